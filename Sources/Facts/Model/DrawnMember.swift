/// A member of a plain or state property's value that a view reads while it draws, outside of actions.
package struct DrawnMember: Sendable, Hashable {
  /// The index in `FileSummary.types` of the type or extension whose code reads it.
  package let scope: Int
  package let property: String
  package let member: String
  package let place: Place

  package init(scope: Int, property: String, member: String, place: Place) {
    self.scope = scope
    self.property = property
    self.member = member
    self.place = place
  }
}
