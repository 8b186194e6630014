/// A type alias: `typealias A = B`.
public struct TypeAlias: Sendable, Hashable {
  /// The dotted path within the module; for a local alias, its own name.
  @Symbol public var path: String
  public let target: WrittenType
  public let access: AccessLevel?
  public let scope: TypeIndex?
  /// Whether it is declared inside a function, getter, or closure, or in a type that is.
  public let isLocal: Bool
  public let place: Place

  public init(
    path: Symbol, target: WrittenType, access: AccessLevel? = nil, scope: Int?, isLocal: Bool = false,
    place: Place = .none
  ) {
    _path = path
    self.target = target
    self.access = access
    self.scope = scope
    self.isLocal = isLocal
    self.place = place
  }
}
