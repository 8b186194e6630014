/// `base.$name`: the publisher of another object's published property. A file keeps one for each name, base and scope.
package struct PublisherUse: Sendable, Hashable {
  /// Without `$`.
  package let name: String
  /// The last name in front; empty where there is none.
  package let base: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?

  package init(name: String, base: String, scope: Int?) {
    self.name = name
    self.base = base
    self.scope = scope
  }
}
