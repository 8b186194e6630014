/// The closure in which `EnvironmentStateObject` builds its object: `EnvironmentStateObject { env in Model(env.db) }`.
public struct EnvironmentClosure: Sendable, Equatable {
  public let traits: Traits
  /// The only expression of the closure; nil if it has several statements or none.
  public let result: Result?
  /// The closure with its braces.
  public let place: Place

  public init(traits: Traits, result: Result?, place: Place) {
    self.traits = traits
    self.result = result
    self.place = place
  }

  public struct Result: Sendable, Equatable {
    public let value: Value
    public let place: Place

    public init(value: Value, place: Place) {
      self.value = value
      self.place = place
    }
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Uses its parameter or `$0` in its statements.
    public static let usesEnvironment = Traits(rawValue: 1 << 0)
    public static let hasCaptures = Traits(rawValue: 1 << 1)
    public static let hasTry = Traits(rawValue: 1 << 2)
  }
}
