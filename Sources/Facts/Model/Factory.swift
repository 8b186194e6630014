/// A function or computed property whose only statement makes a new object.
package struct Factory: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type or extension that declares it; nil for a global.
  package let owner: Int?
  package let isStatic: Bool
  /// Called with parentheses.
  package let isFunction: Bool
  /// The path of the made type; empty for `Self()` and `.init()`.
  @Symbol package var madeType: String

  package init(name: Symbol, owner: Int?, isStatic: Bool, isFunction: Bool, madeType: Symbol) {
    _name = name
    self.owner = owner
    self.isStatic = isStatic
    self.isFunction = isFunction
    _madeType = madeType
  }
}
