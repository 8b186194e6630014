/// The type that a function returns, if it is not one of a framework.
public struct FunctionResult: Sendable, Equatable {
  @Symbol public var name: String
  /// The type that declares the function; nil for a global.
  public let owner: TypeIndex?
  /// The path of the written type. It may be optional.
  @Symbol public var type: String

  public init(name: Symbol, owner: Int?, type: Symbol) {
    _name = name
    self.owner = owner
    _type = type
  }
}
