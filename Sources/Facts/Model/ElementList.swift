/// `ForEach(items) { … }`, `List(items) { … }`, or `Table(items) { … }`: a view for each element.
public struct ElementList: Sendable, Equatable {
  public enum Form: UInt8, Sendable, Hashable {
    /// `items`.
    case elements
    /// `items.indices`. For this form and those below, also a part of the indices or another order:
    /// `items.indices.reversed()`.
    case indices
    /// `0..<items.count`.
    case countRange
    /// `items.enumerated()`, `Array(items.enumerated())`.
    case enumerated
    /// `zip(items.indices, items)`, `zip(0..., items)`.
    case zipped
    case other

    public var holdsPositions: Bool { self != .elements && self != .other }
  }

  public var form: Form
  /// Whether it is a container of the project that takes positions and their key in the same way as the frameworks'
  /// lists.
  public let isContainer: Bool
  /// Whether the list shows only some of the elements or positions, or all of them in another order.
  public let isRearranged: Bool
  /// The first argument.
  public let data: Argument
  /// The reference in place of `items`; nil if it isn't a plain chain of names.
  public var collection: Reference?
  public var collectionPlace: Place
  /// The key path after `id:` without its backslash and period: "self", "element.id"; nil without `id:`.
  public let key: Symbol?
  /// The expression after `id:`.
  public let keyPlace: Place
  public let rows: Rows?
  /// The modifier with which people move or delete elements: `.onMove(perform: move)`.
  public let rearranger: Place?
  public let scope: TypeIndex?
  public let context: Construction.Context
  public let place: Place

  public init(
    form: Form, isContainer: Bool, isRearranged: Bool, data: Argument, collection: Reference?, collectionPlace: Place,
    key: Symbol?, keyPlace: Place, rows: Rows?, rearranger: Place? = nil, scope: Int?,
    context: Construction.Context, place: Place
  ) {
    self.form = form
    self.isContainer = isContainer
    self.isRearranged = isRearranged
    self.data = data
    self.collection = collection
    self.collectionPlace = collectionPlace
    self.key = key
    self.keyPlace = keyPlace
    self.rows = rows
    self.rearranger = rearranger
    self.scope = scope
    self.context = context
    self.place = place
  }

  /// The closure that creates a view for an element or its index.
  public struct Rows: Sendable, Equatable {
    public let place: Place
    /// The closure's only parameter, including a written type. Nil for `$0` and for several parameters.
    public let parameter: Place?
    /// The closure's name for the position of an element: "index", "$0", "pair.offset"; empty if it has none.
    @Symbol public var position: String
    /// Each `items[index]` that the closure reads.
    public let elements: [Place]
    /// Each `$items[index]`.
    public let bindings: [Place]
    /// Whether the index has other uses, or uses that aren't all known.
    public let usesPosition: Bool
    /// The names that the closure uses and that a new name must avoid.
    public let names: [Symbol]

    public init(
      place: Place, parameter: Place?, position: Symbol = .empty, elements: [Place], bindings: [Place],
      usesPosition: Bool,
      names: [Symbol]
    ) {
      self.place = place
      self.parameter = parameter
      _position = position
      self.elements = elements
      self.bindings = bindings
      self.usesPosition = usesPosition
      self.names = names
    }
  }

  /// Whether a row is identified by its position, so that its state stays at that position when the elements move.
  public var isIdentifiedByPosition: Bool {
    switch form {
    case .indices, .countRange: key == nil || key == "self"
    case .enumerated: key == "offset" || key == "0"
    case .zipped: key == "0"
    case .elements, .other: false
    }
  }
}
