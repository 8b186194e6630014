import Facts

/// How a type's own code uses one of its properties.
extension ProjectFacts {
  /// The first use of one of the kinds in the type's braces, the types inside them, and its extensions in any file. The
  /// path and place of the use; nil when there is none.
  package func use(
    of property: Property, as kinds: NameUse.Kinds, in type: DeclaredType, facts: FileFacts
  ) -> ForeignUse? {
    for use in facts.nameUses(named: property.$name, at: codeScopes(of: type, in: facts.summary))
    where uses(use, as: kinds, of: property, in: type) {
      return ForeignUse(path: facts.path, place: use.place, isInSameFile: true, isCertain: true)
    }
    for declaration in extensions(of: type) where declaration.file.id != facts.id {
      for use in declaration.file.extensionUses(named: property.$name)
      where use.scope == declaration.index && uses(use, as: kinds, of: property, in: type) {
        return ForeignUse(path: declaration.file.path, place: use.place, isInSameFile: false, isCertain: true)
      }
    }
    return nil
  }

  /// Whether a use is one of the kinds. A method that is known to leave its value as it is does not count as called.
  private func uses(_ use: NameUse, as kinds: NameUse.Kinds, of property: Property, in type: DeclaredType) -> Bool {
    let found = use.kinds.intersection(kinds)
    return found == .methodCalled ? mayChange(property, of: type, byCalling: use.$method) : !found.isEmpty
  }

  /// Whether a method that is called on the property's value may be mutating: the project declares none of that name
  /// for the value's type that is not, or one that is.
  private func mayChange(_ property: Property, of type: DeclaredType, byCalling name: Symbol) -> Bool {
    guard !name.isEmpty else { return true }
    if KnownWords.isPlainModifier(name), self.type(of: property, declaredIn: type.file).object == nil { return false }
    guard let methods = methods(named: name, ofValueOf: property, in: type) else { return true }
    return methods.isEmpty ? !isClosure(name, ofValueOf: property, in: type) : methods.contains(where: \.isMutating)
  }

  /// Whether what looks like a method is a closure that the value holds: `let handler: () -> Void`.
  private func isClosure(_ name: Symbol, ofValueOf property: Property, in type: DeclaredType) -> Bool {
    guard let value = self.type(of: property, declaredIn: type.file).object,
      let (held, _) = self.property(named: name, of: value)
    else { return false }
    return held.isStoredInstance && (held.isLet || held.type?.form == .function)
  }

  /// Whether the use calls a method of the value or a part of it of which nobody knows that it changes nothing.
  func mayMutate(_ property: Property, of type: DeclaredType, by use: NameUse) -> Bool {
    use.kinds.contains(.methodCalled) && mayChange(property, of: type, byCalling: use.$method)
  }

  /// Whether the use calls a method of the property's value that the project declares to be mutating.
  func isMutated(_ property: Property, of type: DeclaredType, by use: NameUse) -> Bool {
    guard use.kinds.contains(.methodCalled), !use.method.isEmpty else { return false }
    return methods(named: use.$method, ofValueOf: property, in: type)?.contains(where: \.isMutating) ?? false
  }

  /// The methods of that name that the project declares for the value's type; nil where nobody knows which type it is.
  private func methods(named name: Symbol, ofValueOf property: Property, in type: DeclaredType) -> [Method]? {
    let resolution = self.type(of: property, declaredIn: type.file)
    var parts: [DeclaredType] = []
    if let value = resolution.object {
      parts = ([value] + ancestors(of: value).compactMap(\.declared)).flatMap { [$0] + extensions(of: $0) }
    } else {
      guard case .elsewhere(let path) = resolution else { return nil }
      parts = files(.extended, path.lastPathComponent, seeingInternalsOf: type.file).flatMap { file in
        file.extensions(named: path.lastPathComponent).indexes.compactMap { DeclaredType(file, $0) }
      }
    }
    return parts.flatMap { part in
      part.file.methods(named: name).filter { $0.owner == part.index && !$0.isStatic }
    }
  }

  /// Whether names in an expression of an initializer belong to the value being initialized, which no escaping closure
  /// may capture there.
  package func readsSelf(
    _ mentions: [Reference], traits: LocalVariable.ValueTraits, in type: DeclaredType
  ) -> Bool {
    if traits.contains(.hasSelf) { return true }
    return mentions.contains { mention in
      switch mention.root {
      case .selfMember, .selfValue: return true
      case .memberOrGlobal: return property(named: mention.$name, of: type).map { !$0.0.isStatic } ?? false
      default: return false
      }
    }
  }
}
