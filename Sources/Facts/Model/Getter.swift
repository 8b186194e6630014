/// The names that a computed property reads, where an `.id(…)` or a call in the same file uses the property.
package struct Getter: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types`.
  package let owner: Int
  package let mentions: [Reference]
  /// Whether it does nothing but give the elements that it lists: `var steps: [Step] { [Step(1), Step(2)] }`.
  package let isList: Bool
  /// The declaration.
  package let place: Place
  /// The end of the getter, where it combines values in its own `Hasher`.
  package let hasher: LocalHasher?

  /// A local `Hasher` and the statement that returns its result.
  package struct LocalHasher: Sendable, Equatable {
    @Symbol package var name: String
    package let result: Place

    package init(name: Symbol, result: Place) {
      _name = name
      self.result = result
    }
  }

  package init(
    name: Symbol, owner: Int, mentions: [Reference], isList: Bool = false, place: Place, hasher: LocalHasher? = nil
  ) {
    _name = name
    self.owner = owner
    self.mentions = mentions
    self.isList = isList
    self.place = place
    self.hasher = hasher
  }
}
