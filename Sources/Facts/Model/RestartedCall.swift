/// A call of the frameworks whose view keeps something by itself, or that runs code or animates when a view appears:
/// `ScrollView { … }`, `.task { … }`. With a new identity of the view, it starts over.
public struct RestartedCall: Sendable, Equatable {
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  public let scope: Int
  public let place: Place

  public init(scope: Int, place: Place) {
    self.scope = scope
    self.place = place
  }
}
