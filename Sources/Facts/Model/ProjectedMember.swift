/// A member accessed through a wrapper's projection: `$model.title`. There is one for each name, member and scope.
public struct ProjectedMember: Sendable, Equatable {
  /// Without `$`.
  @Symbol public var name: String
  /// Empty for a subscript.
  @Symbol public var member: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  public let scope: Int
  public let place: Place

  public init(name: Symbol, member: Symbol, scope: Int, place: Place) {
    _name = name
    _member = member
    self.scope = scope
    self.place = place
  }
}
