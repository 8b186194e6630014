/// An array literal in which a literal occurs twice: `["S", "M", "T", "W", "T", "F", "S"]`.
public struct RepeatedElement: Sendable, Equatable {
  public let array: Place
  /// The second occurrence of the first such literal.
  public let place: Place

  public init(array: Place, place: Place) {
    self.array = array
    self.place = place
  }
}
