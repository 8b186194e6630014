import Facts

/// How views learn about changes inside objects.
package enum Observability: Sendable, Hashable {
  /// A class that views follow by reading its properties: `@Observable`, or a subclass of such a class.
  case observable
  /// A class that conforms to `ObservableObject`.
  case observableObject
}

extension ProjectFacts {
  /// Nil for what is no class, for a class that cannot be observed, for SwiftData's models, and where nothing is known.
  package func observability(of type: DeclaredType) -> Observability? {
    guard type.kind == .class, !type.declaration.hasAttribute("Model") else { return nil }
    let isObject = isObservableObject(type) == .yes
    // A conformance to `Observable` that is only written, and not made by the macro, tracks nothing.
    if isObservable(type) == .yes, !isObject || isMarkedObservable(type) { return .observable }
    return isObject ? .observableObject : nil
  }

  /// The class of the object that a property's initial value constructs; nil where it is not known.
  package func constructedType(of property: Property, in declarer: DeclaredType) -> DeclaredType? {
    let path: Symbol
    switch property.value.kind {
    case .construct where property.value.$path != Symbol(.selfType): path = property.value.$path
    case .choice where !property.value.path.isEmpty: path = property.value.$path
    case .implicitInit, .choice: path = property.type.flatMap { $0.form == .nominal ? $0.$path : nil } ?? .empty
    default: return nil
    }
    return type(named: path, at: property.owner, in: declarer.file)
  }
}
