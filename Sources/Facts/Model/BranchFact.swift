/// A fact about a name of the enclosing type that holds while the branch of a condition is shown.
public struct BranchFact: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable {
    /// Its value stays the same: another one shows another branch.
    case steady
    /// It stays the same case of an enumeration, whose values may be others.
    case sameCase
    case missing
    case present
    /// Code of the type changes it, but only in other branches.
    case changedInOthers
    /// The branch is not shown while the object in the property loads, so that what it shows next is in a new view.
    case loaded
  }

  @Symbol public var name: String
  public let kind: Kind

  public init(name: Symbol, kind: Kind) {
    _name = name
    self.kind = kind
  }
}
