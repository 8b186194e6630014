/// A member by the index of its type in `FileSummary.types` and its name.
public struct MemberName: Sendable, Hashable {
  public let owner: Int
  @Symbol public var name: String

  public init(owner: Int, name: Symbol) {
    self.owner = owner
    _name = name
  }
}
