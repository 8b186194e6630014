/// A member of the view that drawing code passes directly to `.onReceive(…)`: `.onReceive(timer)`.
public struct ReceivedName: Sendable, Equatable {
  @Symbol public var name: String
  /// The index in `FileSummary.types` of the innermost enclosing type or extension.
  public let scope: Int

  public init(name: Symbol, scope: Int) {
    _name = name
    self.scope = scope
  }
}
