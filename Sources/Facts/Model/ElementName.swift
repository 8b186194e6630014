/// What the closure of a list calls an element of the collection: `row` in `ForEach(model.rows) { row in … }`, or "$0".
package struct ElementName: Sendable, Equatable {
  @Symbol package var name: String
  package let collection: Reference
  /// The key path behind `id:`, as in `ElementList`.
  package let key: Symbol?
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?
  /// The closure.
  package let extent: Place

  package init(name: Symbol, collection: Reference, key: Symbol?, scope: Int?, extent: Place) {
    _name = name
    self.collection = collection
    self.key = key
    self.scope = scope
    self.extent = extent
  }
}
