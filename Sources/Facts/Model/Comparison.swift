/// A `==` function of a type that only compares members of the two values and joins the results with `&&`, or that is
/// always true.
public struct Comparison: Sendable, Equatable {
  public let owner: TypeIndex
  /// The type of the parameters, as written.
  @Symbol public var typePath: String
  /// The names of the parameters; "_" for a parameter without a name.
  @Symbol public var first: String
  @Symbol public var second: String
  /// The first name of each compared path: "id" for `a.id.value == b.id.value`. Empty for a function that is always
  /// true.
  public let members: [Symbol]
  /// Those of which it compares only how many elements they have: `a.items.count == b.items.count`.
  public let counted: [Symbol]
  /// The operator after `func`.
  public let namePlace: Place
  /// The whole function.
  public let place: Place

  public init(
    owner: Int, typePath: Symbol, first: Symbol, second: Symbol, members: [Symbol], counted: [Symbol],
    namePlace: Place, place: Place
  ) {
    self.owner = owner
    _typePath = typePath
    _first = first
    _second = second
    self.members = members
    self.counted = counted
    self.namePlace = namePlace
    self.place = place
  }
}

/// Two members of a type that its code compares or subtracts: `a == b.x`, `b - a`.
public struct ComparedMembers: Sendable, Equatable {
  public let scope: TypeIndex
  @Symbol public var first: String
  @Symbol public var second: String

  public init(scope: Int, first: Symbol, second: Symbol) {
    self.scope = scope
    _first = first
    _second = second
  }

  public func compares(_ name: Symbol, withAnyOf others: Set<Symbol>) -> Bool {
    $first == name && others.contains($second) || $second == name && others.contains($first)
  }
}
