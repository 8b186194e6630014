/// What a computed property reads that is the argument of an `.id(…)` in the same file.
package struct Getter: Sendable, Hashable {
  package let name: String
  /// The index in `FileSummary.types`.
  package let owner: Int
  package let mentions: [Reference]
  /// The declaration.
  package let place: Place

  package init(name: String, owner: Int, mentions: [Reference], place: Place) {
    self.name = name
    self.owner = owner
    self.mentions = mentions
    self.place = place
  }
}
