/// A member of the view that drawing code passes directly to `.onReceive(…)`: `.onReceive(timer)`.
public struct ReceivedName: Sendable, Equatable {
  @Symbol public var name: String
  public let scope: TypeIndex

  public init(name: Symbol, scope: Int) {
    _name = name
    self.scope = scope
  }
}
