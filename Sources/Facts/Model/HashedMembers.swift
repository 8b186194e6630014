/// What a type's own `hash(into:)` is known to hash. It may hash more.
package struct HashedMembers: Sendable, Equatable {
  /// The index in `FileSummary.types` of the type or extension that declares it.
  package let owner: Int
  /// The first name of each path that is combined by a statement of its own: "id" for `hasher.combine(id.value)`.
  package let members: [Symbol]
  /// `hash`.
  package let namePlace: Place

  package init(owner: Int, members: [Symbol], namePlace: Place) {
    self.owner = owner
    self.members = members
    self.namePlace = namePlace
  }
}
