/// A computed property whose only statement returns a new value each time: `var id: UUID { UUID() }`.
package struct VolatileGetter: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types`.
  package let owner: Int
  /// The expression that it returns.
  package let place: Place
}
