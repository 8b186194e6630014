/// `.id(value)` after an expression.
package struct IdentityModifier: Sendable, Equatable {
  package let argument: Argument
  /// The part of the argument that has a new value on each read: `UUID()` in `"row \(UUID())"`.
  package let volatilePart: Place?
  /// The expression that the chain starts with: `VStack { … }`, `content`, `db.row`.
  package let root: Value
  package let traits: Traits
  package let context: Construction.Context
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?
  /// The whole expression before it.
  package let base: Place
  /// From the period to the closing parenthesis.
  package let place: Place

  package init(
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

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A statement of its own or the content of a modifier, so a view builder shows it.
    package static let isShown = Traits(rawValue: 1 << 0)
    /// The same chain has `.transition(…)`.
    package static let hasTransition = Traits(rawValue: 1 << 1)
    /// The same chain has `.animation(_, value:)` for the same value.
    package static let isAnimated = Traits(rawValue: 1 << 2)
  }
}

extension ElementList.Rows {
  /// Whether the identity tells rows apart by nothing but their position.
  package func isPosition(_ identity: IdentityModifier) -> Bool {
    let names = identity.argument.mentions
    return !position.isEmpty && identity.volatilePart == nil && !names.isEmpty
      && names.allSatisfy { $0.root == .closureParameter && $0.$name.appendingPath($0.$members) == $position }
  }
}
