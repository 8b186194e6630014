/// `typealias A = B`.
package struct TypeAlias: Sendable, Hashable {
  /// The dotted path within the module.
  package let path: String
  package let target: WrittenType
  /// The index of the type or extension around it.
  package let scope: Int?

  package init(path: String, target: WrittenType, scope: Int?) {
    self.path = path
    self.target = target
    self.scope = scope
  }
}
