/// `.id(value)` after an expression.
public struct IdentityModifier: Sendable, Equatable {
  public let argument: Argument
  /// The part of the argument that has a new value on each read: `UUID()` in `"row \(UUID())"`.
  public let volatilePart: Place?
  /// The expression that the chain starts with: `VStack { … }`, `content`, `db.row`.
  public let root: Value
  public let traits: Traits
  public let context: Construction.Context
  public let scope: TypeIndex?
  /// The whole expression before the modifier.
  public let base: Place
  /// From the period to the closing parenthesis.
  public let place: Place

  public init(
    argument: Argument, volatilePart: Place?, root: Value, traits: Traits, context: Construction.Context, scope: Int?,
    base: Place, place: Place
  ) {
    self.argument = argument
    self.volatilePart = volatilePart
    self.root = root
    self.traits = traits
    self.context = context
    self.scope = scope
    self.base = base
    self.place = place
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A separate statement or the content of a modifier, so a view builder shows it.
    public static let isShown = Traits(rawValue: 1 << 0)
    /// The same chain has `.transition(…)`.
    public static let hasTransition = Traits(rawValue: 1 << 1)
    /// The same chain has `.animation(_, value:)` for the same value.
    public static let isAnimated = Traits(rawValue: 1 << 2)
  }
}

extension ElementList.Rows {
  /// Returns whether the identity distinguishes rows only by their position.
  public func isPosition(_ identity: IdentityModifier) -> Bool {
    let names = identity.argument.mentions
    return !position.isEmpty && identity.volatilePart == nil && !names.isEmpty
      && names.allSatisfy { $0.root == .closureParameter && $0.$name.appendingPath($0.$members) == $position }
  }
}
