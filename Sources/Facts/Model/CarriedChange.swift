/// An assignment that replaces the value of a property, or an element of it. Either the code makes the new value from
/// the old one, so that the difference is known: `var job = jobs[0]; job.name = name; jobs[0] = job`. Or the new value
/// comes from elsewhere.
public struct CarriedChange: Sendable, Hashable {
  public let scope: TypeIndex
  /// The property that holds the value.
  @Symbol public var property: String
  /// The member that differs. Empty if the value comes from elsewhere, and any member may differ.
  @Symbol public var member: String
  /// The members that a newly built value takes over from the old one. Nil for a copy, which shares every member that
  /// no code changes.
  public let kept: [Symbol]?
  /// Whether the value is awaited or the parameter of a closure, rather than the parameter of a function.
  public let isLoaded: Bool
  public let place: Place

  public init(
    scope: Int, property: Symbol, member: Symbol, kept: [Symbol]?, isLoaded: Bool = false, place: Place
  ) {
    self.scope = scope
    _property = property
    _member = member
    self.kept = kept
    self.isLoaded = isLoaded
    self.place = place
  }
}
