import Facts

/// Objects that a call passes and that are replaced by others while the caller stays.
extension ProjectFacts {
  /// Returns whether one of the names is state of the caller that is assigned, a binding, or a constant or a property
  /// that receives one of these. An identity around the call shows that its author has considered replacement, so the
  /// answer is then no. Members of objects do not count, because they are often services that are set once, when they
  /// are loaded.
  func takesReplacedObject(_ mentions: [Reference], in found: FoundConstruction, depth: Int) -> Bool {
    guard depth < Self.followedSteps, found.construction.identities.isEmpty,
      let caller = owner(of: found.construction.scope, in: found.file)
    else { return false }
    return mentions.contains { mention in
      guard !mention.isProjected, mention.members.isEmpty else { return false }
      switch mention.root {
      case .local:
        guard let constant = constant(named: mention.$name, seenFrom: found) else { return false }
        return takesReplacedObject(constant.mentions, in: found, depth: depth + 1)
      case .memberOrGlobal, .selfMember:
        return property(named: mention.$name, of: caller).map { isReplaced($0.0, of: caller, depth: depth) } ?? false
      default: return false
      }
    }
  }

  private func isReplaced(_ property: Property, of view: DeclaredType, depth: Int) -> Bool {
    switch property.wrapper {
    // One step of a wizard often fills an optional that the next step receives.
    case .state:
      return property.type?.isOptional == true
        ? stateUses(of: property, in: view).contains { $0.kinds.contains(.projected) }
        : isReplacedState(property, of: view)
    case .binding: return true
    case .observedObject, .bindable: break
    case nil where property.attributes.isEmpty && property.isStoredInstance: break
    default: return false
    }
    return constructions(of: view).contains { found in
      guard !found.isPreviewOrTest,
        let argument = found.construction.argument(labeled: property.$name)
      else { return false }
      return takesReplacedObject(argument.mentions, in: found, depth: depth + 1)
    }
  }

  /// Returns whether the view assigns the state or passes on a binding to it, other than to load it once.
  func isReplacedState(_ property: Property, of view: DeclaredType) -> Bool {
    !isLoadedOnce(property, of: view)
      && stateUses(of: property, in: view).contains { !$0.kinds.isDisjoint(with: [.written, .projected]) }
  }
}
