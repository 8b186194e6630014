/// A constant that drawing code computes: `let title = model.title(for: id)`, `if let user = users.first`.
public struct LocalConstant: Sendable, Equatable {
  @Symbol public var name: String
  public let value: Value
  /// The names in the value, except those that the value declares itself.
  public let mentions: [Reference]
  /// The range from the constant's name to the end of the statements that can use it.
  public let extent: Place
  /// The expression after `=`.
  public let valuePlace: Place

  public init(name: Symbol, value: Value, mentions: [Reference], extent: Place, valuePlace: Place = .none) {
    _name = name
    self.value = value
    self.mentions = mentions
    self.extent = extent
    self.valuePlace = valuePlace
  }
}
