/// `typealias A = B`.
package struct TypeAlias: Sendable, Hashable {
  /// The dotted path within the module; for a local alias, its own name.
  @Symbol package var path: String
  package let target: WrittenType
  /// The index of the type or extension around it.
  package let scope: Int?
  /// Declared inside a function, getter or closure, or in a type that is.
  package let isLocal: Bool
  package let place: Place

  package init(path: Symbol, target: WrittenType, scope: Int?, isLocal: Bool = false, place: Place = .none) {
    _path = path
    self.target = target
    self.scope = scope
    self.isLocal = isLocal
    self.place = place
  }
}
