import Facts
import Syntax

/// A name of the type's own, and where it is.
struct PlacedUse {
  var name: Symbol
  var scope: Int
  /// The function or computed property around it.
  var member: Symbol
  var enclosure: Int?
  var token: Int
  /// The branches around a change.
  var branches: ArraySlice<Branch> = []
}

/// A branch of an `if` or `switch`.
struct Branch {
  var tokens: Range<Int>
  /// Of the `if` or `switch` with all its branches.
  var all: Range<Int>
}

/// Facts about content that is shown on top of other content, and about changes below it.
struct PresentationLog {
  /// The members of its own type that drawing code names.
  var uses: [PlacedUse] = []
  /// The members that code changes or passes as bindings.
  var changes: [PlacedUse] = []
  /// Around where the walk is.
  var branches: [Branch] = []
}

/// The context that constructions inherit from enclosing closures and from the places that show their member.
extension FactCollector {
  /// How often a member that only another member shows is followed to that one.
  private static let followedMembers = 3

  mutating func enterBranch(_ branch: NodeID, of node: NodeID) {
    presentations.branches.append(Branch(tokens: tree.tokenRange(of: branch), all: tree.tokenRange(of: node)))
  }

  mutating func leaveBranch() { _ = presentations.branches.popLast() }

  /// Notes a name of the type's own for the questions below.
  mutating func notePlace(of name: Symbol, scope: Int, token: Int, isChange: Bool) {
    guard functionDepth > 0 else { return }
    var use = PlacedUse(name: name, scope: scope, member: member.name, enclosure: enclosures.current, token: token)
    if isChange {
      var runsOnDisappear = false
      enclosures.visit(from: enclosures.current) { runsOnDisappear = runsOnDisappear || $0.runsOnDisappear }
      // An initializer changes nothing that anybody has seen.
      if !runsOnDisappear, !context.contains(.isInInitializer) || closureDepth > 0 {
        use.branches = presentations.branches[...]
        presentations.changes.append(use)
      }
    } else if moment.isDrawing {
      presentations.uses.append(use)
    }
  }

  /// The constructions with what the closures around them say, and those around each use of their member.
  mutating func identifiedConstructions() -> [Construction] {
    let homes = homesOfScopes()
    func home(_ scope: Int) -> Int { homes.indices.contains(scope) ? homes[scope] : scope }
    let uses = MembersByKey(presentations.uses) { MemberName(owner: home($0.scope), name: $0.name) }
    let changes = MembersByKey(presentations.changes) { MemberName(owner: home($0.scope), name: $0.name) }
    return summary.constructions.enumerated().map { number, construction in
      var identities = construction.identities
      var context = construction.context
      for outer in enclosures.enclosures(ofConstruction: number) {
        for identity in outer.identities where !identities.contains(identity) { identities.append(identity) }
        if !changesWhatIsPassed(by: construction, inside: outer) { context.formUnion(outer.context) }
      }
      var branch = construction.branch
      if let scope = construction.scope.map(home) {
        context.formUnion(shownContext(of: construction.$member, scope: scope, uses, Self.followedMembers))
        branch += namesChangedInOtherBranches(construction, of: scope, changes)
      }
      guard identities != construction.identities || context != construction.context || branch != construction.branch
      else { return construction }
      return construction.with(identities: identities, context: context, branch: branch)
    }
  }

  /// For each type and extension, the first one in the file of the same path: a type and its extensions share members.
  private func homesOfScopes() -> [Int] {
    var firsts: [Symbol: Int] = [:]
    return summary.types.enumerated().map { index, type in
      if let first = firsts[type.$path] { return first }
      firsts[type.$path] = index
      return index
    }
  }

  /// The arguments of the construction that only other branches of the enclosing conditions change: a screen that
  /// follows another one begins with what was chosen there.
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

  /// Whether a sheet's content has another part that changes what the construction is given.
  private mutating func changesWhatIsPassed(by construction: Construction, inside enclosure: Enclosure) -> Bool {
    guard enclosure.context.contains(.isPresented) else { return false }
    let start = construction.place.range.start
    return presentations.changes.contains { change in
      // A closure that the construction is given says what people have chosen, and the screen ends.
      enclosure.tokens.contains(change.token)
        && !construction.place.range.contains(tree.token(at: change.token).range.start)
        // Another branch is gone when that of the construction is shown, which begins with the value of then.
        && !isInOtherBranch(change, than: start)
        && construction.arguments.contains { $0.mentions.contains { $0.isOfSelf && $0.$name == change.name } }
    }
  }

  private func starts(_ offset: Int, in tokens: Range<Int>) -> Bool {
    guard let last = tokens.last else { return false }
    return tree.token(at: tokens.lowerBound).range.start <= offset && offset < tree.token(at: last).range.end
  }

  /// Whether all that show the member push it or present it.
  private mutating func shownContext(
    of member: Symbol, scope: Int, _ uses: MembersByKey<MemberName, PlacedUse>, _ depth: Int
  ) -> Construction.Context {
    guard depth > 0, member != Symbol(.body) else { return [] }
    let found = uses[MemberName(owner: scope, name: member)]
    guard !found.isEmpty else { return [] }
    var result: Construction.Context = [.isPushed, .isPresented]
    for use in found {
      var own: Construction.Context = []
      enclosures.visit(from: use.enclosure) { own.formUnion($0.context) }
      if use.member != member { own.formUnion(shownContext(of: use.member, scope: scope, uses, depth - 1)) }
      result.formIntersection(own)
      if result.isEmpty { return [] }
    }
    return result
  }
}
