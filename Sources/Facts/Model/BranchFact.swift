/// A fact about a name of the enclosing type that is true while a branch of a condition is shown.
public struct BranchFact: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable {
    /// The value stays the same: a different value shows a different branch.
    case steady
    /// The value stays the same enumeration case. Its associated values may change.
    case sameCase
    case missing
    case present
    /// Code of the type changes the value, but only in other branches.
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
