import Facts

/// Values that a screen or its model waits for.
extension ProjectFacts {
  /// Returns whether everything that an argument uses is nil until it is loaded. Then the view appears together with
  /// the value, and loading again mostly returns the same value.
  func isLoaded(_ argument: Argument, in found: FoundConstruction) -> Bool {
    !argument.mentions.isEmpty && argument.mentions.allSatisfy { isLoaded($0, in: found, depth: 0) }
  }

  private func isLoaded(_ mention: Reference, in found: FoundConstruction, depth: Int) -> Bool {
    if mention.root == .local {
      guard depth < Self.followedSteps, let constant = constant(named: mention.$name, seenFrom: found) else {
        return false
      }
      return !constant.mentions.isEmpty
        && constant.mentions.allSatisfy { isLoaded($0, in: found, depth: depth + 1) }
    }
    guard mention.isOfSelf, let caller = owner(of: found.construction.scope, in: found.file),
      let (property, declarer) = property(named: mention.$name, of: caller)
    else { return false }
    if property.isWrapped(by: .state), property.type?.isOptional == true {
      return isOnlyFilled(property, of: declarer, as: [.loaded, .awaited])
    }
    guard let object = type(of: property, declaredIn: declarer.file).declared, object.kind == .class,
      let (member, _) = self.property(named: mention.$members.firstPathComponent, of: object)
    else { return false }
    return isOnlyLoaded(member, in: object)
  }

  private func isOnlyLoaded(_ member: Property, in object: DeclaredType) -> Bool {
    guard member.type?.isOptional == true else { return false }
    let changes = changes(of: member.$name, in: object)
    return !changes.isEmpty && changes.allSatisfy(\.isAwaited) && !isWrittenElsewhere(member.$name, of: object)
  }
}
