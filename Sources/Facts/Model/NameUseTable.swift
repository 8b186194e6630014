/// The uses of names in a file, to be found by the name and by the type whose code they stand in.
struct NameUseTable: Sendable {
  private let byName: MembersByName<NameUse>
  private let byScope: MembersByOwner<NameUse>

  init(_ uses: [NameUse]) {
    byName = MembersByName(uses) { $0.$name }
    byScope = MembersByOwner(uses) { $0.scope }
  }

  subscript(name: Symbol) -> OwnedMembers<NameUse> { byName[name] }

  /// Those in the code of the types and extensions of these indices, in text order.
  subscript(scopes: Range<Int>) -> [NameUse] { byScope[scopes] }

  /// Those of a name in the code of the types and extensions of these indices.
  subscript(name: Symbol, at scopes: [Range<Int>]) -> [NameUse] {
    let named = byName[name]
    // Of a name that the whole file uses, few uses stand in one type.
    guard named.count > MembersByName<NameUse>.fewCount else {
      return named.filter { use in scopes.contains { $0.contains(use.scope) } }
    }
    return scopes.flatMap { byScope[$0] }.filter { $0.$name == name }
  }
}
