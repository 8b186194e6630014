/// A type's own `==` that only compares members of the two values and joins the results with `&&`, or gives true
/// whatever they are.
public struct Comparison: Sendable, Equatable {
  /// The index in `FileSummary.types` of the type or extension that declares it.
  public let owner: Int
  /// The type of the parameters, as written.
  @Symbol public var typePath: String
  /// The names of the parameters; "_" for one without.
  @Symbol public var first: String
  @Symbol public var second: String
  /// The first name of each path that is compared: "id" for `a.id.value == b.id.value`. Empty for one that is
  /// always true.
  public let members: [Symbol]
  /// The operator after `func`.
  public let namePlace: Place
  /// The whole comparison.
  public let place: Place

  public init(
    owner: Int, typePath: Symbol, first: Symbol, second: Symbol, members: [Symbol], namePlace: Place, place: Place
  ) {
    self.owner = owner
    _typePath = typePath
    _first = first
    _second = second
    self.members = members
    self.namePlace = namePlace
    self.place = place
  }
}
