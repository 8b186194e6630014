import Facts
import Syntax

/// A use of the type's own member, and its position.
struct PlacedUse {
  var name: Symbol
  var scope: Int
  /// The enclosing function or computed property.
  var member: Symbol
  var enclosure: Int?
  var token: Int
  /// The branches around a change.
  var branches: ArraySlice<Branch> = []
}

/// A branch of an `if` or `switch`.
struct Branch {
  var tokens: Range<Int>
  /// The tokens of the `if` or `switch` with all its branches.
  var all: Range<Int>
}

/// Facts about content that is shown on top of other content, and about changes in the content below.
struct PresentationLog {
  /// The members of the enclosing type that drawing code names.
  var uses: [PlacedUse] = []
  /// The members that code changes or passes as bindings.
  var changes: [PlacedUse] = []
  /// The branches around the walk's position.
  var branches: [Branch] = []
}

/// The context that constructions inherit from enclosing closures and from the places that show their member.
extension FactCollector {
  /// The number of steps from a member to the members that show it.
  private static let followedMembers = 3

  mutating func enterBranch(_ branch: NodeID, of node: NodeID) {
    presentations.branches.append(Branch(tokens: tree.tokenRange(of: branch), all: tree.tokenRange(of: node)))
  }

  mutating func leaveBranch() { _ = presentations.branches.popLast() }

  /// Notes a use of the type's own member, with the closures and branches around it.
  mutating func notePlace(of name: Symbol, scope: Int, token: Int, isChange: Bool) {
    guard functionDepth > 0 else { return }
    var use = PlacedUse(name: name, scope: scope, member: member.name, enclosure: enclosures.current, token: token)
    if isChange {
      var runsOnDisappear = false
      enclosures.visit(from: enclosures.current) { runsOnDisappear = runsOnDisappear || $0.runsOnDisappear }
      // The changes of an initializer precede the first display.
      if !runsOnDisappear, !context.contains(.isInInitializer) || closureDepth > 0 {
        use.branches = presentations.branches[...]
        presentations.changes.append(use)
      }
    } else if execution.isDrawing {
      presentations.uses.append(use)
    }
  }

  /// Returns the constructions with the identities and contexts of the closures around them, and with those that all
  /// uses of their member have in common.
  mutating func identifiedConstructions() -> [Construction] {
    let firstScopes = firstScopesByPath()
    func firstScope(_ scope: Int) -> Int { firstScopes.indices.contains(scope) ? firstScopes[scope] : scope }
    let uses = MembersByKey(presentations.uses) { MemberName(owner: firstScope($0.scope), name: $0.name) }
    let changes = MembersByKey(presentations.changes) { MemberName(owner: firstScope($0.scope), name: $0.name) }
    let modifiers = MembersByOwner(file.identities) { $0.scope.map(firstScope) }
    return summary.constructions.enumerated().map { number, construction in
      var identities = construction.identities
      var context = construction.context
      var isInRow = false
      for outer in enclosures.enclosures(ofConstruction: number) {
        for identity in outer.identities where !identities.contains(identity) { identities.append(identity) }
        if !changesWhatIsPassed(by: construction, inside: outer) { context.formUnion(outer.context) }
        isInRow = isInRow || outer.parameterKind.isOfRow
      }
      var branch = construction.branch
      if let scope = construction.scope.map(firstScope) {
        context.formUnion(shownContext(of: construction.$member, scope: scope, uses, Self.followedMembers))
        let shown = shownIdentities(
          of: construction.$member, scope: scope, uses, modifiers[scope], Self.followedMembers)
        for identity in shown where !identities.contains(identity) { identities.append(identity) }
        branch += namesChangedInOtherBranches(construction, of: scope, changes)
        if context.contains(.isBesideList), isInRow || changesOnlyWithin(construction, of: scope, changes) {
          context.subtract(.isBesideList)
        }
      }
      guard identities != construction.identities || context != construction.context || branch != construction.branch
      else { return construction }
      return construction.with(identities: identities, context: context, branch: branch)
    }
  }

  /// Returns the index of the first declaration in the file with the same path, for each type and extension. A type and
  /// its extensions share members.
  private func firstScopesByPath() -> [Int] {
    var firsts: [Symbol: Int] = [:]
    return summary.types.enumerated().map { index, type in
      if let first = firsts[type.$path] { return first }
      firsts[type.$path] = index
      return index
    }
  }

  /// Returns the arguments of the construction that only other branches of the enclosing conditions change. A screen
  /// that follows another one starts with the value that was chosen there.
  private mutating func namesChangedInOtherBranches(
    _ construction: Construction, of scope: Int, _ changes: MembersByKey<MemberName, PlacedUse>
  ) -> [BranchFact] {
    guard !construction.branch.isEmpty else { return [] }
    var result: [BranchFact] = []
    for mention in construction.arguments.flatMap(\.mentions) where mention.isOfSelf && mention.members.isEmpty {
      let changed = changes[MemberName(owner: scope, name: mention.$name)]
      let start = construction.place.range.start
      guard !changed.isEmpty, changed.allSatisfy({ isInOtherBranch($0, than: start) }) else { continue }
      result.append(BranchFact(name: mention.$name, kind: .changedInOthers))
    }
    return result
  }

  private mutating func isInOtherBranch(_ change: PlacedUse, than offset: Int) -> Bool {
    change.branches.contains { starts(offset, in: $0.all) && !starts(offset, in: $0.tokens) }
  }

  /// Returns whether another part of a sheet's content changes a value that the construction receives.
  private mutating func changesWhatIsPassed(by construction: Construction, inside enclosure: Enclosure) -> Bool {
    guard enclosure.context.contains(.isPresented) else { return false }
    let start = construction.place.range.start
    return presentations.changes.contains { change in
      // A closure argument of the construction reports what people have chosen, and then the screen closes.
      enclosure.tokens.contains(change.token)
        && !construction.place.range.contains(tree.token(at: change.token).range.start)
        // Another branch has disappeared when the construction's branch appears, which starts with the value at that
        // time.
        && !isInOtherBranch(change, than: start)
        && construction.arguments.contains { $0.mentions.contains { $0.isOfSelf && $0.$name == change.name } }
    }
  }

  /// Returns whether nothing but the view itself changes one of the values that it gets, through its closures.
  private func changesOnlyWithin(
    _ construction: Construction, of scope: Int, _ changes: MembersByKey<MemberName, PlacedUse>
  ) -> Bool {
    construction.arguments.flatMap(\.mentions).contains { mention in
      guard mention.isOfSelf, mention.members.isEmpty, !mention.isProjected else { return false }
      let changed = changes[MemberName(owner: scope, name: mention.$name)]
      return !changed.isEmpty
        && changed.allSatisfy { construction.place.range.contains(tree.token(at: $0.token).range.start) }
    }
  }

  private func starts(_ offset: Int, in tokens: Range<Int>) -> Bool {
    guard let last = tokens.last else { return false }
    return tree.token(at: tokens.lowerBound).range.start <= offset && offset < tree.token(at: last).range.end
  }

  /// Returns the contexts that all uses of the member have in common.
  private mutating func shownContext(
    of member: Symbol, scope: Int, _ uses: MembersByKey<MemberName, PlacedUse>, _ depth: Int
  ) -> Construction.Context {
    guard depth > 0, member != Symbol(.body) else { return [] }
    let found = uses[MemberName(owner: scope, name: member)]
    guard !found.isEmpty else { return [] }
    var result: Construction.Context = [.isPushed, .isPresented, .isDetail, .isBesideList]
    for use in found {
      var own: Construction.Context = []
      enclosures.visit(from: use.enclosure) { own.formUnion($0.context) }
      if use.member != member { own.formUnion(shownContext(of: use.member, scope: scope, uses, depth - 1)) }
      result.formIntersection(own)
      if result.isEmpty { return [] }
    }
    return result
  }

  /// Returns the names in the arguments of the `.id(…)` that all uses of the member have in common.
  ///
  /// - Parameter modifiers: Those in the type's code.
  private mutating func shownIdentities(
    of member: Symbol, scope: Int, _ uses: MembersByKey<MemberName, PlacedUse>,
    _ modifiers: some Collection<IdentityModifier>, _ depth: Int
  ) -> [Reference] {
    guard depth > 0, member != Symbol(.body), !modifiers.isEmpty else { return [] }
    var result: [Reference]?
    for use in uses[MemberName(owner: scope, name: member)] {
      let start = tree.token(at: use.token).range.start
      var own = modifiers.filter { $0.base.range.contains(start) }.flatMap(\.argument.mentions)
      if use.member != member { own += shownIdentities(of: use.member, scope: scope, uses, modifiers, depth - 1) }
      result = result.map { $0.filter(own.contains) } ?? own
      if result?.isEmpty ?? true { return [] }
    }
    return result ?? []
  }
}
