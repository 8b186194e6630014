/// The single expression of a view's `body`.
package struct ViewBody: Sendable, Equatable {
  /// The index in `FileSummary.types` of the type or extension that declares it.
  package let owner: Int
  /// A call or a chain of calls, so a modifier can follow it.
  package let expression: Place

  package init(owner: Int, expression: Place) {
    self.owner = owner
    self.expression = expression
  }
}
