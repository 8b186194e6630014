/// How a type's own code uses one of its properties.
extension ProjectFacts {
  /// The first use of one of the kinds in the type's braces, the types inside them, and its extensions in any file. The
  /// path and place of the use; nil when there is none.
  package func use(
    of property: Property, as kinds: NameUse.Kinds, in type: DeclaredType, facts: FileFacts
  ) -> ForeignUse? {
    for use in facts.nameUses(named: property.$name, at: codeScopes(of: type, in: facts.summary))
    where !use.kinds.isDisjoint(with: kinds) {
      return ForeignUse(path: facts.path, place: use.place, isInSameFile: true, isCertain: true)
    }
    for declaration in extensions(of: type) where declaration.file.id != facts.id {
      for use in declaration.file.extensionUses(named: property.$name)
      where use.scope == declaration.index && !use.kinds.isDisjoint(with: kinds) {
        return ForeignUse(path: declaration.file.path, place: use.place, isInSameFile: false, isCertain: true)
      }
    }
    return nil
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
