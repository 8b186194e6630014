/// A change that moves elements of a collection to other positions: `items.remove(at: 0)`, `items = items.sorted()`.
/// There is one for each collection and scope.
public struct Reordering: Sendable, Equatable {
  public let collection: Reference
  /// The index in `FileSummary.types` of the innermost enclosing type or extension.
  public let scope: Int?
  /// From the collection to the method's name, or the collection on the right side of an assignment.
  public let place: Place

  public init(collection: Reference, scope: Int?, place: Place) {
    self.collection = collection
    self.scope = scope
    self.place = place
  }

  /// The collection's own name: "items" of `model.items.sort()`.
  public var name: Symbol {
    collection.members.isEmpty ? collection.$name : collection.$members.lastPathComponent
  }
}
