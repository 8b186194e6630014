/// A member, identified by its name and by its type's index in `FileSummary.types`.
public struct MemberName: Sendable, Hashable {
  public let owner: Int
  @Symbol public var name: String

  public init(owner: Int, name: Symbol) {
    self.owner = owner
    _name = name
  }
}
