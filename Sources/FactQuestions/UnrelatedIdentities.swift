import Facts

/// Identities that change with something other than the value that a call passes.
extension ProjectFacts {
  /// Returns whether no identity around the call changes together with the argument. An identity that code sets
  /// wherever it changes the value may come with each new value.
  package func isUnidentified(_ argument: Argument, in found: FoundConstruction) -> Bool {
    found.construction.identities.allSatisfy { isUnrelated($0, to: argument, in: found) }
  }

  private func isUnrelated(_ identity: Reference, to argument: Argument, in found: FoundConstruction) -> Bool {
    guard identity.isOfSelf, identity.members.isEmpty,
      let caller = owner(of: found.construction.scope, in: found.file),
      let (property, _) = property(named: identity.$name, of: caller), !watches(identity.$name, in: caller),
      argument.mentions.allSatisfy({ isApart($0, from: identity, in: found, caller, depth: 0) })
    else { return false }
    switch property.wrapper {
    case .appStorage, .sceneStorage: return true
    case .environment:
      guard let read = property.readFromEnvironment, read.family == .key else { return false }
      return !extendsFrameworkType("EnvironmentValues", withProperty: read.$path.firstPathComponent)
    case .state:
      return isNeverAssigned(property, of: caller) || argument.mentions.contains { changesAlone($0, of: caller) }
    default: return false
    }
  }

  /// Returns whether the name's value is not computed from the identity, and no code of the caller watches it.
  private func isApart(
    _ mention: Reference, from identity: Reference, in found: FoundConstruction, _ caller: DeclaredType, depth: Int
  ) -> Bool {
    guard depth < Self.followedSteps, !covers(identity, mention) else { return false }
    let sources: [Reference]
    switch mention.root {
    case .memberOrGlobal, .selfMember:
      guard !watches(mention.$name, in: caller) else { return false }
      sources = reads(ofMember: mention.$name, of: caller)
    case .local:
      guard let constant = constant(named: mention.$name, seenFrom: found) else { return false }
      sources = constant.mentions
    case .closureParameter, .parameter, .selfValue: return false
    }
    return sources.allSatisfy { isApart($0, from: identity, in: found, caller, depth: depth + 1) }
  }

  /// Returns whether no code assigns the state: people choose it, or it never changes.
  func isNeverAssigned(_ state: Property, of caller: DeclaredType) -> Bool {
    stateUses(of: state, in: caller).allSatisfy {
      $0.kinds.isDisjoint(with: .changing) || $0.kinds.contains(.entered)
    }
  }

  /// Returns whether people enter the value, or an action does nothing but assign it.
  private func changesAlone(_ mention: Reference, of caller: DeclaredType) -> Bool {
    guard mention.isOfSelf, let (property, _) = property(named: mention.$name, of: caller) else { return false }
    return stateUses(of: property, in: caller).contains { !$0.kinds.isDisjoint(with: [.entered, .alone]) }
  }
}
