/// A computed `id` that returns a hash: `var id: Int { hashValue }`.
package struct HashedIdentifier: Sendable, Equatable {
  /// The index in `FileSummary.types` of the type or extension that declares it.
  package let owner: Int
  /// The hashed value: "self", "url"; empty for a hasher's result and where the getter does more than hashing.
  @Symbol package var source: String
  /// The expression.
  package let place: Place

  package init(owner: Int, source: Symbol, place: Place) {
    self.owner = owner
    _source = source
    self.place = place
  }
}
