/// The name for an element of the collection in a list's closure: `row` in `ForEach(model.rows) { row in … }`, or "$0".
public struct ElementName: Sendable, Equatable {
  @Symbol public var name: String
  public let collection: Reference
  /// The key path after `id:`, as in `ElementList`.
  public let key: Symbol?
  public let scope: TypeIndex?
  /// The range of the closure.
  public let extent: Place

  public init(name: Symbol, collection: Reference, key: Symbol?, scope: Int?, extent: Place) {
    _name = name
    self.collection = collection
    self.key = key
    self.scope = scope
    self.extent = extent
  }
}
