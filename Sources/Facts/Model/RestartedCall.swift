/// A call of a framework view that keeps state of its own, or of a modifier that runs code or animates when a view
/// appears: `ScrollView { … }`, `.task { … }`. It starts over when the view gets a new identity.
public struct RestartedCall: Sendable, Equatable {
  public let scope: TypeIndex
  public let place: Place

  public init(scope: Int, place: Place) {
    self.scope = scope
    self.place = place
  }
}
