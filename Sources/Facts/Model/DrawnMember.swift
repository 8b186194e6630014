/// A member of a property's value that a view reads while it draws, outside of actions.
package struct DrawnMember: Sendable, Hashable {
  /// The index in `FileSummary.types` of the type or extension whose code reads it.
  package let scope: Int
  @Symbol package var property: String
  @Symbol package var member: String
  package let place: Place

  package init(scope: Int, property: Symbol, member: Symbol, place: Place) {
    self.scope = scope
    _property = property
    _member = member
    self.place = place
  }
}
