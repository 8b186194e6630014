/// A computed property or function whose only statement returns a new value each time: `var id: UUID { UUID() }`. The
/// value may come from another one of the same file: `func token() -> String { prefix + makeID() }`.
package struct VolatileGetter: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types`.
  package let owner: Int
  /// The expression that it returns.
  package let place: Place

  package init(name: Symbol, owner: Int, place: Place) {
    _name = name
    self.owner = owner
    self.place = place
  }
}
