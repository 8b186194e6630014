/// What a view that draws reads through an object: `model.child.name`. A file keeps one of each kind.
package struct NestedRead: Sendable, Hashable {
  /// The index in `FileSummary.types` of the type or extension whose code reads it.
  package let scope: Int
  /// `model`.
  package let property: String
  /// `child`.
  package let member: String
  /// `name`.
  package let inner: String
  /// From the property to `name`.
  package let place: Place

  package init(scope: Int, property: String, member: String, inner: String, place: Place) {
    self.scope = scope
    self.property = property
    self.member = member
    self.inner = inner
    self.place = place
  }
}
