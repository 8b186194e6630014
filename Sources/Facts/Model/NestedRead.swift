/// A value that drawing code or a getter reads through an object: `model.child.name`. A file keeps one of each kind.
package struct NestedRead: Sendable, Hashable {
  /// The index in `FileSummary.types` of the type or extension whose code reads it.
  package let scope: Int
  /// `model`.
  @Symbol package var property: String
  /// `child`.
  @Symbol package var member: String
  /// `name`.
  @Symbol package var inner: String
  /// From the property to `name`.
  package let place: Place
  /// Whether `child` is a collection of which an element has it: `model.rows[0].name`.
  package let isOfElement: Bool

  package init(scope: Int, property: Symbol, member: Symbol, inner: Symbol, place: Place, isOfElement: Bool = false) {
    self.scope = scope
    _property = property
    _member = member
    _inner = inner
    self.place = place
    self.isOfElement = isOfElement
  }
}
