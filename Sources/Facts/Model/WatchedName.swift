/// A property whose changes a view follows. It is the argument of `.onChange(of:)` or `.task(id:)`, or is read by a
/// computed property that is the argument.
public struct WatchedName: Sendable, Hashable {
  @Symbol public var name: String
  /// The index in `FileSummary.types` of the type or extension whose code watches it.
  public let scope: Int
  /// The modifier, where its argument is the property itself: `.onChange(of: draft)`; empty for everything else.
  @Symbol public var modifier: String
  /// The argument.
  public let place: Place

  public init(name: Symbol, scope: Int, modifier: Symbol, place: Place) {
    _name = name
    self.scope = scope
    _modifier = modifier
    self.place = place
  }
}
