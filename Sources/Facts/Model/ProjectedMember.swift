/// A member accessed through a wrapper's projection: `$model.title`. There is one for each name, member, and scope.
public struct ProjectedMember: Sendable, Equatable {
  /// The name without `$`.
  @Symbol public var name: String
  /// The name of the member; empty for a subscript.
  @Symbol public var member: String
  public let scope: TypeIndex
  public let place: Place

  public init(name: Symbol, member: Symbol, scope: Int, place: Place) {
    _name = name
    _member = member
    self.scope = scope
    self.place = place
  }
}
