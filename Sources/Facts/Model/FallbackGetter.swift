/// A property of the environment's values that creates a value if its key has none:
/// `get { self[ThemeKey.self] ?? Theme() }`.
public struct FallbackGetter: Sendable, Equatable {
  @Symbol public var name: String
  /// The extension.
  public let owner: TypeIndex
  /// The path of the key.
  @Symbol public var key: String
  /// The path of the created type; empty if the property's type determines it.
  @Symbol public var createdType: String
  /// Whether the created value consists only of literals, so that it could be created once.
  public let isConstant: Bool
  /// The expression that creates the value.
  public let place: Place

  public init(name: Symbol, owner: Int, key: Symbol, createdType: Symbol, isConstant: Bool, place: Place) {
    _name = name
    self.owner = owner
    _key = key
    _createdType = createdType
    self.isConstant = isConstant
    self.place = place
  }
}
