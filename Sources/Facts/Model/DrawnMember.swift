/// A member of a property's value that a view reads while it draws, not in an action.
public struct DrawnMember: Sendable, Hashable {
  public let scope: TypeIndex
  /// For a change of an element, the path of its list: "model.items".
  @Symbol public var property: String
  @Symbol public var member: String
  public let place: Place

  public init(scope: Int, property: Symbol, member: Symbol, place: Place) {
    self.scope = scope
    _property = property
    _member = member
    self.place = place
  }
}
