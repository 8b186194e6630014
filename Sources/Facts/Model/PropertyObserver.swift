/// `didSet { … }` or `willSet { … }` of a stored property.
public struct PropertyObserver: Sendable, Equatable {
  /// The name of the property.
  @Symbol public var name: String
  public let owner: TypeIndex
  public let traits: Traits
  /// The name of the old or new value in the observer: "oldValue" unless another name is written.
  @Symbol public var parameter: String
  /// `didSet` or `willSet`.
  public let keyword: Place
  /// The statements, including their braces.
  public let body: Place
  /// The whole accessor block of the property.
  public let accessors: Place

  public init(
    name: Symbol, owner: Int, traits: Traits, parameter: Symbol, keyword: Place, body: Place, accessors: Place
  ) {
    _name = name
    self.owner = owner
    self.traits = traits
    _parameter = parameter
    self.keyword = keyword
    self.body = body
    self.accessors = accessors
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let isWillSet = Traits(rawValue: 1 << 0)
    /// Does nothing except print, log, and assert.
    public static let onlyReports = Traits(rawValue: 1 << 1)
    public static let namesParameter = Traits(rawValue: 1 << 2)
    /// Assigns the property itself.
    public static let assignsProperty = Traits(rawValue: 1 << 3)
    /// Is the property's only observer.
    public static let isAlone = Traits(rawValue: 1 << 4)
  }
}
