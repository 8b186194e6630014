/// A computed property or function whose only statement returns a new value each time: `var id: UUID { UUID() }`. The
/// value may come from another one in the same file: `func token() -> String { prefix + makeID() }`.
public struct VolatileGetter: Sendable, Equatable {
  @Symbol public var name: String
  public let owner: TypeIndex
  /// The expression that it returns, or the `switch`.
  public let place: Place
  /// Whether only some cases of the `switch` return a new value.
  public let isInSomeCases: Bool

  public init(name: Symbol, owner: Int, place: Place, isInSomeCases: Bool = false) {
    _name = name
    self.owner = owner
    self.place = place
    self.isInSomeCases = isInSomeCases
  }
}
