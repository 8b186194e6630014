import Facts

/// State that keeps its initial value.
extension ProjectFacts {
  /// Returns whether no code of the view, in any file, changes the state or passes a binding to it to code that may.
  func isUnchangedState(_ property: Property, of view: DeclaredType) -> Bool {
    guard property.isStoredInstance, property.isWrapped(by: .state) else { return false }
    let kinds = NameUse.Kinds.changing.union([.writtenInInitializer, .methodCalled])
    let changes = stateUses(of: property, in: view).reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
      .intersection(kinds)
    return changes.isEmpty || changes == .projected && isOnlyBoundByReaders(property, of: view)
  }

  /// Returns whether an argument reads only state of the caller that nothing changes. If the view edits its copy, it
  /// may have been meant to change that state.
  package func readsUnchangedState(_ argument: Argument, in found: FoundConstruction) -> Bool {
    guard let caller = owner(of: found.construction.scope, in: found.file) else { return false }
    return !argument.mentions.isEmpty
      && argument.mentions.allSatisfy { mention in
        guard mention.isOfSelf, let (state, declarer) = property(named: mention.$name, of: caller) else { return false }
        return isUnchangedState(state, of: declarer)
          && (mention.members.isEmpty || type(of: state, declaredIn: declarer.file).declared?.kind == .struct)
      }
  }

  /// The uses of the state in the view's code, in any file. Calls of methods that change the value are marked
  /// `actedOn`.
  func stateUses(of property: Property, in view: DeclaredType) -> [NameUse] {
    var result = view.file.stateUses(named: property.$name, at: codeScopes(of: view, in: view.file))
    for declaration in extensions(of: view) where declaration.file.id != view.file.id {
      result += declaration.file.extensionUses(named: property.$name).filter { $0.scope == declaration.index }
    }
    guard result.contains(where: { $0.kinds.contains(.methodCalled) }) else { return result }
    return result.map { use in
      guard isMutated(property, of: view, by: use) else { return use }
      return NameUse(
        name: use.$name, scope: use.scope, kinds: use.kinds.union(.actedOn), method: use.$method, place: use.place)
    }
  }
}
