/// A function or computed property that gives a new object whenever it is asked.
package struct Factory: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type or extension that declares it; nil for a global.
  package let owner: Int?
  package let isStatic: Bool
  /// Called with parentheses.
  package let isFunction: Bool
  /// The path of the made type; empty for `Self()` and `.init()`, and where it makes objects of several types.
  @Symbol package var madeType: String
}
