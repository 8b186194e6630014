/// What moves elements of a collection to other positions: `items.remove(at: 0)`, `items = items.sorted()`. There is one
/// for each collection and scope.
package struct Reordering: Sendable, Equatable {
  package let collection: Reference
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?
  /// From the collection to the method's name, or the collection on the right side of an assignment.
  package let place: Place

  package init(collection: Reference, scope: Int?, place: Place) {
    self.collection = collection
    self.scope = scope
    self.place = place
  }

  /// The collection's own name: "items" of `model.items.sort()`.
  package var name: Symbol {
    collection.members.isEmpty ? collection.$name : collection.$members.lastPathComponent
  }
}
