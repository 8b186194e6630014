/// A function or computed property that returns a publisher whose values arrive on a background thread, or a function
/// that calls its closure there.
public struct SentPublisher: Sendable, Equatable {
  @Symbol public var name: String
  public let owner: TypeIndex
  /// The call whose publisher it returns or to which it passes the closure, such as "api.load"; empty if its own code
  /// decides about the thread.
  @Symbol public var source: String
  public let place: Place

  public init(name: Symbol, owner: Int, source: Symbol, place: Place) {
    _name = name
    self.owner = owner
    _source = source
    self.place = place
  }
}
