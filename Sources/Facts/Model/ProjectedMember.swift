/// A member accessed through a wrapper's projection: `$model.title`. There is one for each name, member and scope.
package struct ProjectedMember: Sendable, Equatable {
  /// Without `$`.
  @Symbol package var name: String
  /// Empty for a subscript.
  @Symbol package var member: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  package let place: Place

  package init(name: Symbol, member: Symbol, scope: Int, place: Place) {
    _name = name
    _member = member
    self.scope = scope
    self.place = place
  }
}
