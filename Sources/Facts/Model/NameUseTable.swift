/// The uses of names in a file, by name and by the type whose code contains them.
public struct NameUseTable: Sendable {
  private let byName: MembersByName<NameUse>
  private let byScope: MembersByOwner<NameUse>

  public init(_ uses: [NameUse]) {
    byName = MembersByName(uses) { $0.$name }
    byScope = MembersByOwner(uses) { $0.scope }
  }

  public subscript(name: Symbol) -> OwnedMembers<NameUse> { byName[name] }

  /// The uses in the code of the types and extensions with these indices, in text order.
  public subscript(scopes: Range<Int>) -> [NameUse] { byScope[scopes] }

  /// The uses of a name in the code of the types and extensions with these indices.
  public subscript(name: Symbol, at scopes: [Range<Int>]) -> [NameUse] {
    let named = byName[name]
    // Searches the shorter list: many types may use the name, or the types may use many names.
    guard scopes.reduce(0, { $0 + byScope.count(of: $1) }) < named.count else {
      return named.filter { use in scopes.contains { $0.contains(use.scope) } }
    }
    return scopes.flatMap { byScope[$0] }.filter { $0.$name == name }
  }
}
