/// A property whose changes a view follows. Either the property is the argument of `.onChange(of:)` or `.task(id:)`, or
/// the argument is a computed property that reads it.
public struct WatchedName: Sendable, Hashable {
  @Symbol public var name: String
  /// "id" in `.task(id: item.id)`; empty for the whole value.
  @Symbol public var members: String
  public let scope: TypeIndex
  /// The modifier, if its argument is the property itself: `.onChange(of: draft)`; otherwise empty.
  @Symbol public var modifier: String
  /// The argument.
  public let place: Place
  /// The members of the view that the modifier's code uses, directly or through other members in the same file. "self"
  /// stands for members that are not known.
  public var used: [Symbol]
  /// For `.task(id:)`, the properties that are nil there because of the conditions around it.
  public let missing: [Symbol]

  public init(
    name: Symbol, members: Symbol, scope: Int, modifier: Symbol, place: Place, used: [Symbol] = [],
    missing: [Symbol] = []
  ) {
    _name = name
    _members = members
    self.scope = scope
    _modifier = modifier
    self.place = place
    self.used = used
    self.missing = missing
  }
}
