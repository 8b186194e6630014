/// The names that a computed property reads, if an `.id(…)` or a call in the same file uses the property.
public struct Getter: Sendable, Equatable {
  @Symbol public var name: String
  public let owner: TypeIndex
  public let mentions: [Reference]
  /// The method of the first name that returns the whole value: `model.items(in: section)`; empty for other values.
  @Symbol public var method: String
  /// Whether it only returns the elements that it lists: `var steps: [Step] { [Step(1), Step(2)] }`.
  public let isList: Bool
  /// Whether it selects or reorders elements: `items.filter { $0.name.contains(text) }`.
  public let isSelection: Bool
  /// The whole declaration.
  public let place: Place
  /// The hasher at the end of a getter that combines values in its own `Hasher`; nil for other getters.
  public let hasher: LocalHasher?

  /// A local `Hasher` and the statement that returns its result.
  public struct LocalHasher: Sendable, Equatable {
    @Symbol public var name: String
    public let result: Place

    public init(name: Symbol, result: Place) {
      _name = name
      self.result = result
    }
  }

  public init(
    name: Symbol, owner: Int, mentions: [Reference], method: Symbol = .empty, isList: Bool = false,
    isSelection: Bool = false, place: Place, hasher: LocalHasher? = nil
  ) {
    _name = name
    self.owner = owner
    self.mentions = mentions
    _method = method
    self.isList = isList
    self.isSelection = isSelection
    self.place = place
    self.hasher = hasher
  }
}
