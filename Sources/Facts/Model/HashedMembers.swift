/// The members that a type's `hash(into:)` is known to hash. It may hash more.
public struct HashedMembers: Sendable, Equatable {
  public let owner: TypeIndex
  /// The first name of each path that a separate statement combines: "id" for `hasher.combine(id.value)`.
  public let members: [Symbol]
  /// The name `hash`.
  public let namePlace: Place

  public init(owner: Int, members: [Symbol], namePlace: Place) {
    self.owner = owner
    self.members = members
    self.namePlace = namePlace
  }
}
