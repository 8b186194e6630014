import Facts

/// The type that a stored property holds, as far as its written type or its initial value shows.
package enum HeldType: Sendable {
  /// A type of the project.
  case declared(DeclaredType)
  /// A literal, a collection, or a value of a framework type, with the type's name if there is one: "Int".
  case value(String)
}

extension ProjectFacts {
  /// What the property holds; nil for unknown types, and for generic parameters that aren't bound to a class.
  package func heldType(of property: Property, in declarer: DeclaredType) -> HeldType? {
    if let type = type(of: property, declaredIn: declarer.file).declared { return .declared(type) }
    switch property.type?.form {
    // Unlike `holdsValue`, this doesn't ask what the elements are.
    case .array, .dictionary, .tuple: break
    default: guard holdsValue(property, in: declarer) else { return nil }
    }
    let value = property.value
    return .value(property.type?.text ?? ([.literal, .construct].contains(value.kind) ? value.path : ""))
  }

  /// The class of the object that the property holds; nil if it is unknown or not a class. For a property with the type
  /// of a protocol, the class of its initial value.
  package func heldClass(of property: Property, in declarer: DeclaredType) -> DeclaredType? {
    let held = objectType(of: property, in: declarer.file) ?? constructedType(of: property, in: declarer)
    return held?.kind == .class ? held : nil
  }

  /// Returns whether the property holds a generic parameter's value that must be an `ObservableObject`.
  package func isGenericObject(_ property: Property, of owner: DeclaredType) -> Bool {
    guard let path = property.type?.$path,
      let parameter = owner.declaration.genericParameters.first(where: { $0.$name == path })
    else { return false }
    return parameter.constraints.contains { constraint in
      constraint.lastPathComponent == Symbol(.observableObject)
        || type(named: constraint, at: owner.index, in: owner.file).map { isObservableObject($0) == .yes } ?? false
    }
  }
}
