/// A property whose changes a view follows. It is the argument of `.onChange(of:)` or `.task(id:)`, or is read by a
/// computed property that is the argument.
package struct WatchedName: Sendable, Hashable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type or extension whose code watches it.
  package let scope: Int
  /// The modifier, where its argument is the property itself: `.onChange(of: draft)`; empty for everything else.
  @Symbol package var modifier: String
  /// The argument.
  package let place: Place

  package init(name: Symbol, scope: Int, modifier: Symbol, place: Place) {
    _name = name
    self.scope = scope
    _modifier = modifier
    self.place = place
  }
}
