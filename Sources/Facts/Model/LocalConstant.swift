/// A constant that drawing code computes: `let title = model.title(for: id)`, `if let user = users.first`.
package struct LocalConstant: Sendable, Equatable {
  @Symbol package var name: String
  package let value: Value
  /// The names in the value, except those that the value declares itself.
  package let mentions: [Reference]
  /// From its name to the end of the statements in its scope.
  package let extent: Place
  /// The expression behind `=`.
  package let valuePlace: Place

  package init(name: Symbol, value: Value, mentions: [Reference], extent: Place, valuePlace: Place = .none) {
    _name = name
    self.value = value
    self.mentions = mentions
    self.extent = extent
    self.valuePlace = valuePlace
  }
}
