/// The single expression of a view's `body`.
public struct ViewBody: Sendable, Equatable {
  public let owner: TypeIndex
  /// A call or a chain of calls, which a modifier can follow.
  public let expression: Place

  public init(owner: Int, expression: Place) {
    self.owner = owner
    self.expression = expression
  }
}
