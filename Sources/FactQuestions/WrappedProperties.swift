import Facts

/// A stored property with a SwiftUI wrapper, and the type that declares it.
package struct WrappedProperty: Sendable, Equatable {
  package let property: Property
  package let wrapper: Wrapper
  package let attribute: Attribute
  package let owner: DeclaredType
}

extension ProjectFacts {
  /// The properties of the file's types with one of these wrappers. Empty if the file cannot see SwiftUI. A property
  /// is left out if the file sees a wrapper or macro of the project with the same name, or if the compiler rejects
  /// the declaration.
  package func wrappedProperties(in file: FileFacts, by wrappers: Wrapper...) -> [WrappedProperty] {
    let properties = file.summary.properties
    return wrappedPropertyIndices(in: file.summary).compactMap { index in
      let index = Int(index)
      guard let wrapper = properties[index].wrapper, wrappers.contains(wrapper) else { return nil }
      return DeclaredType(file.summary, properties[index].owner).flatMap { wrapped(properties[index], of: $0) }
    }
  }

  /// The indices of the file's properties for which `isWrapped` is true. Cached, because many rules ask, each for one
  /// wrapper.
  private func wrappedPropertyIndices(in file: FileSummary) -> [Int32] {
    guard file.hasMembersWithAttributes, seesSwiftUI(file) else { return [] }
    func find() -> [Int32] {
      let properties = file.properties
      let found = properties.indices.filter { index in
        DeclaredType(file, properties[index].owner).map { isWrapped(properties[index], of: $0) } ?? false
      }
      return found.map { Int32(truncatingIfNeeded: $0) }
    }
    // Indices stay valid if only places in the file have moved.
    return currentNumber(of: file).map { cache.wrapped.answer($0, find) } ?? find()
  }

  /// The type's first property with the wrapper. The exceptions of `wrappedProperties(in:by:)` apply.
  package func firstProperty(of owner: DeclaredType, wrappedBy wrapper: Wrapper) -> Property? {
    owner.properties.first {
      $0.wrapper == wrapper && wrappedProperty(named: $0.$name, of: owner, by: wrapper) != nil
    }
  }

  /// The type's stored property of that name if it has the wrapper. The exceptions of `wrappedProperties(in:by:)` apply.
  package func wrappedProperty(named name: Symbol, of owner: DeclaredType, by wrapper: Wrapper) -> WrappedProperty? {
    guard let property = owner.properties.first(where: { $0.$name == name }), property.wrapper == wrapper,
      seesSwiftUI(owner.file)
    else { return nil }
    return isWrapped(property, of: owner) ? wrapped(property, of: owner) : nil
  }

  /// The file's static properties with a wrapper that only works in instance properties. The exceptions of
  /// `wrappedProperties(in:by:)` apply.
  package func staticWrappedProperties(in file: FileFacts) -> [WrappedProperty] {
    guard file.summary.hasMembersWithAttributes, seesSwiftUI(file.summary) else { return [] }
    return file.summary.properties.compactMap { property in
      guard property.isStatic, !property.isComputed, property.wrapper?.needsView == true,
        let owner = DeclaredType(file.summary, property.owner), isAccepted(property, of: owner)
      else { return nil }
      return wrapped(property, of: owner)
    }
  }

  private func wrapped(_ property: Property, of owner: DeclaredType) -> WrappedProperty? {
    guard let wrapper = property.wrapper, let attribute = property.attribute(wrapper) else { return nil }
    return WrappedProperty(property: property, wrapper: wrapper, attribute: attribute, owner: owner)
  }

  private func isWrapped(_ property: Property, of owner: DeclaredType) -> Bool {
    property.isStoredInstance && owner.kind != .extension && isAccepted(property, of: owner)
  }

  /// Returns whether the compiler accepts the property's wrapper, and the wrapper's name refers to the one in SwiftUI.
  private func isAccepted(_ property: Property, of owner: DeclaredType) -> Bool {
    guard let wrapper = property.wrapper, !property.isLet, !property.traits.contains(.isOneOfSeveral),
      !property.isUnfinished, property.modifiers.isDisjoint(with: [.isLazy, .isWeak, .isUnowned]),
      owner.kind != .protocol,
      !isShadowed(wrapper, at: owner)
    else { return false }
    return !property.attributes.contains { $0.name == "Previewable" }
  }

  /// Returns whether the file can use the names of SwiftUI.
  package func seesSwiftUI(_ file: FileSummary) -> Bool {
    file.importsSwiftUI || reexportsSwiftUI
      || (!settings.reexporters.isEmpty || folderSettings.hasReexporters)
        && file.imports(anyOf: configuredSettings(of: file).reexporters)
  }

  /// Returns whether the project declares a property wrapper or macro with the wrapper's name that the type can see: in
  /// an enclosing type, or outside of types.
  func isShadowed(_ wrapper: Wrapper, at owner: DeclaredType) -> Bool {
    let file = owner.file
    if files(.macros, wrapper.symbol).contains(where: { sees($0, from: file) }) { return true }
    let declaring = files(.propertyWrappers, wrapper.symbol)
    if declaring.isEmpty { return false }
    if types(named: wrapper.symbol, at: owner.index, in: file).contains(where: {
      $0.declaration.hasAttribute("propertyWrapper")
    }) {
      return true
    }
    return declaring.contains { other in
      sees(other, from: file)
        && other.types.enumerated().contains { index, type in
          type.path == wrapper.rawValue && type.hasAttribute("propertyWrapper")
            && (other.id == file.id || DeclaredType(other, index)?.isHiddenFromOtherFiles == false)
        }
    }
  }
}
