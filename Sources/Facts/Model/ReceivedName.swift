/// A member of the view that drawing code gives `.onReceive(…)` as it is: `.onReceive(timer)`.
public struct ReceivedName: Sendable, Equatable {
  @Symbol public var name: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  public let scope: Int
  /// `onReceive`.
  public let place: Place

  public init(name: Symbol, scope: Int, place: Place) {
    _name = name
    self.scope = scope
    self.place = place
  }
}
