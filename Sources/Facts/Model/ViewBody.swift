/// The expression that a view's `body` consists of.
package struct ViewBody: Sendable, Equatable {
  /// The index in `FileSummary.types` of the type or extension that declares it.
  package let owner: Int
  /// A call or a chain of calls, so that a modifier can follow it.
  package let expression: Place
}
