import Facts

/// The way in which views learn about changes inside objects.
package enum Observability: Sendable, Hashable {
  /// A class for which SwiftUI tracks the properties that views read: `@Observable`, or a subclass of such a class.
  case observable
  /// A class that conforms to `ObservableObject`.
  case observableObject
}

extension ProjectFacts {
  /// How views learn about changes in objects of the type. Nil for a type that is not a class, for a class that cannot
  /// be observed, for SwiftData models, and if nothing is known.
  package func observability(of type: DeclaredType) -> Observability? {
    guard type.kind == .class, !type.declaration.hasAttribute("Model") else { return nil }
    let isObject = isObservableObject(type) == .yes
    // A conformance to `Observable` without the macro tracks nothing.
    if isObservable(type) == .yes, !isObject || isMarkedObservable(type) { return .observable }
    return isObject ? .observableObject : nil
  }

  /// The stored properties of the file's classes whose changes views learn about: `@Published` ones, and those that
  /// `@Observable` tracks. Properties with other wrappers are left out.
  package func announcedProperties(in file: FileFacts) -> [(property: Property, owner: DeclaredType)] {
    file.summary.types.indices.flatMap { index -> [(property: Property, owner: DeclaredType)] in
      guard let owner = DeclaredType(file.summary, index), owner.kind == .class,
        owner.declaration.hasOnlyPlainAttributes,
        isMarkedObservable(owner) || owner.properties.contains(where: { $0.isWrapped(by: .published) }),
        let observability = observability(of: owner)
      else { return [] }
      return owner.properties.compactMap { property in
        guard property.isStoredInstance, !property.isLet, isTracked(property, observability),
          property.attributes.allSatisfy({ $0.wrapper == .published })
        else { return nil }
        return (property, owner)
      }
    }
  }
}
