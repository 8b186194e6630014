/// A function or computed property that returns a new object on each use.
public struct Factory: Sendable, Equatable {
  @Symbol public var name: String
  /// The type that declares it; nil for a global.
  public let owner: TypeIndex?
  public let isStatic: Bool
  /// Whether it is called with parentheses. Also true for the closure in a property's initial value `{ … }()`, under the
  /// property's name.
  public let isFunction: Bool
  /// The path of the created type, or that of the written result for `Self()`, for `.init()`, and for a factory that
  /// creates objects of several types.
  @Symbol public var createdType: String

  public init(name: Symbol, owner: Int?, isStatic: Bool, isFunction: Bool, createdType: Symbol) {
    _name = name
    self.owner = owner
    self.isStatic = isStatic
    self.isFunction = isFunction
    _createdType = createdType
  }
}
