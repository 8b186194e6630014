/// A member of the view that drawing code gives `.onReceive(…)` as it is: `.onReceive(timer)`.
package struct ReceivedName: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  /// `onReceive`.
  package let place: Place

  package init(name: Symbol, scope: Int, place: Place) {
    _name = name
    self.scope = scope
    self.place = place
  }
}
