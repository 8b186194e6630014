/// An enum case whose associated value is the enum's `id`: `case .text(let id, _): id`.
public struct CaseIdentifier: Sendable, Equatable {
  @Symbol public var name: String
  public let owner: TypeIndex
  /// The position among the associated values.
  public let index: Int

  public init(name: Symbol, owner: Int, index: Int) {
    _name = name
    self.owner = owner
    self.index = index
  }
}
