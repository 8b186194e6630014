import Facts

/// The type that a stored property holds, as far as its written type or its initial value shows.
package enum HeldType: Sendable {
  /// A type of the project.
  case declared(DeclaredType)
  /// A literal, a collection, or a value of a framework type, with the type's name if there is one: "Int".
  case value(String)
}

extension ProjectFacts {
  /// The type that the property holds, from its written type, optional or not, or else from its initial value, which
  /// may be an argument of its wrapper. Nil for generic parameters, members, calls, and unknown types.
  package func heldType(of property: Property, in declarer: DeclaredType) -> HeldType? {
    if let written = property.type { return heldType(written, in: declarer) }
    let value = property.value.kind == .none ? property.attributes.first?.firstArgument ?? .none : property.value
    switch value.kind {
    case .literal: return .value(value.path)
    case .array, .interpolation: return .value("")
    case .construct where value.$path != Symbol(.selfType): return heldType(named: value.$path, in: declarer)
    default: return nil
    }
  }

  /// The class of the object that the property holds, even if it is known only from the name of a shared instance or
  /// from the function that creates it. Nil if the type is unknown or is not a class.
  package func heldClass(of property: Property, in declarer: DeclaredType) -> DeclaredType? {
    let held: DeclaredType? =
      if case .declared(let type) = heldType(of: property, in: declarer) {
        type
      } else if sharedInstance(property.value, typePath: .empty, at: property.owner, in: declarer.file) != nil {
        objectType(of: property, in: declarer.file)
      } else {
        constructedType(of: property, in: declarer)
      }
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

  private func heldType(_ written: WrittenType, in declarer: DeclaredType) -> HeldType? {
    switch written.form {
    case .nominal, .optional, .implicitlyUnwrapped:
      let held = written.path.isEmpty ? nil : heldType(named: written.$path, in: declarer)
      if case .value = held, written.isOptionalSugar { return .value(written.text) }
      return held
    case .array, .dictionary, .tuple: return .value(written.text)
    default: return nil
    }
  }

  private func heldType(named path: Symbol, in declarer: DeclaredType) -> HeldType? {
    let resolution = resolve(path, at: declarer.file.site(ofMembersOf: declarer.index), in: declarer.file)
    if let type = resolution.declared { return .declared(type) }
    switch resolution {
    case .elsewhere:
      return isValueType(named: path, at: declarer.index, in: declarer.file) == .yes ? .value(path.string) : nil
    case .declared, .several, .parameter, .around, .unknown: return nil
    }
  }
}
