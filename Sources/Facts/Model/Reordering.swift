/// A change that moves elements of a collection to other positions: `items.remove(at: 0)`, `items = items.sorted()`.
/// There is at most one of each kind for each collection and scope.
public struct Reordering: Sendable, Equatable {
  public let collection: Reference
  public let scope: TypeIndex?
  /// From the collection to the method's name, or the collection on the right side of an assignment.
  public let place: Place

  /// Whether it only removes elements, without an animation, so that no element is seen to move. A list animates the
  /// rows that people delete.
  public let isPlainRemoval: Bool

  public init(collection: Reference, scope: Int?, place: Place, isPlainRemoval: Bool) {
    self.collection = collection
    self.scope = scope
    self.place = place
    self.isPlainRemoval = isPlainRemoval
  }

  /// The collection's own name: "items" of `model.items.sort()`.
  public var name: Symbol { collection.members.isEmpty ? collection.$name : collection.$members.lastPathComponent }
}
