/// An assignment that puts another value in the place of one that a property holds, or of an element of it, where the
/// code shows what differs: `var job = jobs[0]; job.name = name; jobs[0] = job`.
public struct CarriedChange: Sendable, Hashable {
  /// The index in `FileSummary.types` of the type or extension whose code assigns it.
  public let scope: Int
  /// The property that holds the value.
  @Symbol public var property: String
  /// The member that differs. Empty if the value comes from a caller, and anything may.
  @Symbol public var member: String
  /// For a value that is built from the old one, the members that it shares with that. Nil for a copy, which shares
  /// everything that no code changes.
  public let kept: [Symbol]?
  public let place: Place

  public init(scope: Int, property: Symbol, member: Symbol, kept: [Symbol]?, place: Place) {
    self.scope = scope
    _property = property
    _member = member
    self.kept = kept
    self.place = place
  }
}
