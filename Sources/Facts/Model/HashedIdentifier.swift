/// A computed `id` that returns a hash: `var id: Int { hashValue }`.
public struct HashedIdentifier: Sendable, Equatable {
  /// The index in `FileSummary.types` of the type or extension that declares it.
  public let owner: Int
  /// The hashed value: "self", "url". Empty for a hasher's result, and for any other expression, such as
  /// `String(hashValue)`.
  @Symbol public var source: String
  /// The returned expression.
  public let place: Place

  public init(owner: Int, source: Symbol, place: Place) {
    self.owner = owner
    _source = source
    self.place = place
  }
}
