/// A hash that a computed `id` returns, `var id: Int { hashValue }`, or that an initializer assigns to a stored `id`.
public struct HashedIdentifier: Sendable, Equatable {
  public let owner: TypeIndex
  /// The hashed value: "self", "url". Empty for a hasher's result, and for any other expression, such as
  /// `String(hashValue)`.
  @Symbol public var source: String
  /// The returned or assigned expression.
  public let place: Place

  public init(owner: Int, source: Symbol, place: Place) {
    self.owner = owner
    _source = source
    self.place = place
  }
}
