/// The single expression of a view's `body`.
public struct ViewBody: Sendable, Equatable {
  /// The index in `FileSummary.types` of the type or extension that declares it.
  public let owner: Int
  /// A call or a chain of calls, which a modifier can follow.
  public let expression: Place

  public init(owner: Int, expression: Place) {
    self.owner = owner
    self.expression = expression
  }
}
