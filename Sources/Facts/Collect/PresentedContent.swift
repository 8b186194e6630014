/// What constructions inherit from the closures around them and from the places where their member is shown.
extension FactCollector {
  /// How often a member that only another member shows is followed to that one.
  private static let followedMembers = 3

  /// Notes a name of the type's own for the questions below.
  mutating func notePlace(of name: Symbol, scope: Int, token: Int, isChange: Bool) {
    guard functionDepth > 0 else { return }
    let use = PlacedUse(name: name, scope: scope, member: member, enclosure: enclosure, token: token)
    if isChange {
      if enclosure != nil { changesInPresentations.append(use) }
    } else if isDrawing {
      placedUses.append(use)
    }
  }

  /// The constructions with what the closures around them say, and those around each use of their member.
  mutating func identifiedConstructions() -> [Construction] {
    let uses = Dictionary(grouping: placedUses, by: \.name)
    var result = summary.constructions
    for (number, enclosure) in constructionEnclosures.enumerated() where result.indices.contains(number) {
      let construction = result[number]
      var identities = construction.identities
      var context = construction.context
      var next = enclosure
      while let index = next, enclosures.indices.contains(index) {
        let outer = enclosures[index]
        for identity in outer.identities where !identities.contains(identity) { identities.append(identity) }
        if !changesWhatIsPassed(by: construction, inside: outer) { context.formUnion(outer.context) }
        next = outer.outer.flatMap { $0 < index ? $0 : nil }
      }
      if let scope = construction.scope {
        context.formUnion(shownContext(of: construction.$member, scope: scope, uses, Self.followedMembers))
      }
      guard identities != construction.identities || context != construction.context else { continue }
      result[number] = construction.with(identities: identities, context: context)
    }
    return result
  }

  /// Whether a sheet's content has another part that changes what the construction is given.
  private mutating func changesWhatIsPassed(by construction: Construction, inside enclosure: Enclosure) -> Bool {
    guard enclosure.context.contains(.isPresented) else { return false }
    return changesInPresentations.contains { change in
      // A closure that the construction is given says what people have chosen, and the screen ends.
      enclosure.tokens.contains(change.token)
        && !construction.place.range.contains(tree.token(at: change.token).range.start)
        && construction.arguments.contains { $0.mentions.contains { $0.isOfSelf && $0.$name == change.name } }
    }
  }

  /// Whether all that show the member push it or present it.
  private mutating func shownContext(
    of member: Symbol, scope: Int, _ uses: [Symbol: [PlacedUse]], _ depth: Int
  ) -> Construction.Context {
    guard depth > 0, member != KnownWords.body, let found = uses[member]?.filter({ $0.scope == scope }), !found.isEmpty
    else { return [] }
    var result: Construction.Context = [.isPushed, .isPresented]
    for use in found {
      var own: Construction.Context = []
      var next = use.enclosure
      while let index = next, enclosures.indices.contains(index) {
        own.formUnion(enclosures[index].context)
        next = enclosures[index].outer.flatMap { $0 < index ? $0 : nil }
      }
      if use.member != member { own.formUnion(shownContext(of: use.member, scope: scope, uses, depth - 1)) }
      result.formIntersection(own)
      if result.isEmpty { return [] }
    }
    return result
  }
}
