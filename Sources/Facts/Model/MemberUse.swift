/// A name of the type's own that a function, an initializer or a property of a struct or extension uses, but not as the
/// target of an initializer's assignment. There is one for each member, name and kind of place.
package struct MemberUse: Sendable, Equatable {
  /// "init" for an initializer.
  @Symbol package var member: String
  /// The index in `FileSummary.types` of the struct or extension.
  package let scope: Int
  /// Without `$` or `_`.
  @Symbol package var name: String
  /// In a closure or local function, where it may run later.
  package let isInClosure: Bool
  package let place: Place

  package init(member: Symbol, scope: Int, name: Symbol, isInClosure: Bool, place: Place) {
    _member = member
    self.scope = scope
    _name = name
    self.isInClosure = isInClosure
    self.place = place
  }
}
