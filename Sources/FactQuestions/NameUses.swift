import Facts

/// The uses of a property in its type's own code.
extension ProjectFacts {
  /// The path and place of the first use of one of these kinds in the type's braces, in the types inside them, or in
  /// its extensions in any file; nil if there is none.
  package func use(
    of property: Property, as kinds: NameUse.Kinds, in type: DeclaredType, facts: FileFacts,
    where matches: (NameUse) -> Bool = { _ in true }
  ) -> ForeignUse? {
    for use in facts.nameUses(named: property.$name, at: codeScopes(of: type, in: facts.summary))
    where uses(use, as: kinds, of: property, in: type) && matches(use)
      && !isOfInnerType(use, in: facts.summary, inside: type)
    {
      return ForeignUse(path: facts.path, place: use.place, isInSameFile: true, isCertain: true)
    }
    for declaration in extensions(of: type) where declaration.file.id != facts.id {
      for use in declaration.file.extensionUses(named: property.$name)
      where use.scope == declaration.index && uses(use, as: kinds, of: property, in: type) && matches(use) {
        return ForeignUse(path: declaration.file.path, place: use.place, isInSameFile: false, isCertain: true)
      }
    }
    return nil
  }

  /// Returns whether a name in a nested type refers to a property of the nested type.
  private func isOfInnerType(_ use: NameUse, in file: FileSummary, inside type: DeclaredType) -> Bool {
    guard use.scope != type.index, let inner = owner(of: use.scope, in: file), inner != type else { return false }
    return property(named: use.$name, of: inner) != nil
  }

  /// Returns whether a use is of one of these kinds. A call of a method that is known not to change the value does not
  /// count.
  private func uses(_ use: NameUse, as kinds: NameUse.Kinds, of property: Property, in type: DeclaredType) -> Bool {
    let found = use.kinds.intersection(kinds)
    return found == .methodCalled ? mayChange(property, of: type, byCalling: use.$method) : !found.isEmpty
  }

  /// Returns whether a method of that name may mutate the property's value: the project declares a mutating method of
  /// that name for the value's type, or none at all.
  private func mayChange(_ property: Property, of type: DeclaredType, byCalling name: Symbol) -> Bool {
    guard !name.isEmpty else { return true }
    if KnownWords.isPlainModifier(name), self.type(of: property, declaredIn: type.file).object == nil { return false }
    guard let methods = methods(named: name, ofValueOf: property, in: type) else { return true }
    return methods.isEmpty ? !isClosure(name, ofValueOf: property, in: type) : methods.contains(where: \.isMutating)
  }

  /// Returns whether a name that is called like a method is a closure that the value holds: `let handler: () -> Void`.
  private func isClosure(_ name: Symbol, ofValueOf property: Property, in type: DeclaredType) -> Bool {
    guard let value = self.type(of: property, declaredIn: type.file).object,
      let (held, _) = self.property(named: name, of: value)
    else { return false }
    return held.isStoredInstance && (held.isLet || held.type?.form == .function)
  }

  /// Returns whether the use calls a method, on the value or on a part of it, that is not known to leave the value
  /// unchanged.
  func mayMutate(_ property: Property, of type: DeclaredType, by use: NameUse) -> Bool {
    use.kinds.contains(.methodCalled) && mayChange(property, of: type, byCalling: use.$method)
  }

  /// Returns whether the use calls a method of the property's value that the project declares to be mutating.
  func isMutated(_ property: Property, of type: DeclaredType, by use: NameUse) -> Bool {
    guard use.kinds.contains(.methodCalled), !use.method.isEmpty else { return false }
    return methods(named: use.$method, ofValueOf: property, in: type)?.contains(where: \.isMutating) ?? false
  }

  /// Returns whether the use only changes the value, by a method of the standard library that returns nothing:
  /// `isOn.toggle()`, `names.append(name)`.
  func onlyChanges(_ property: Property, of type: DeclaredType, by use: NameUse) -> Bool {
    use.kinds.contains(.methodCalled) && KnownWords.onlyChanges(use.$method) && holdsValue(property, in: type)
      && methods(named: use.$method, ofValueOf: property, in: type)?.isEmpty != false
  }

  /// The methods of that name that the project declares for the value's type; nil if the type is not known.
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

  /// Returns whether names in an expression of an initializer refer to the value being initialized, which an escaping
  /// closure cannot capture there.
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
