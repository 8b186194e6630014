/// A member behind a wrapper's projection: `$model.title`. There is one for each name, member and scope.
package struct ProjectedMember: Sendable, Hashable {
  /// Without `$`.
  package let name: String
  /// Empty for a subscript.
  package let member: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  package let place: Place

  package init(name: String, member: String, scope: Int, place: Place) {
    self.name = name
    self.member = member
    self.scope = scope
    self.place = place
  }
}
