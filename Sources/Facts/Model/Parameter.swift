/// A parameter of an initializer or function.
public struct Parameter: Sendable, Equatable {
  /// The index in `Initializer.parameters`.
  public let index: Int
  /// The argument label; empty for `_`.
  @Symbol public var label: String
  @Symbol public var name: String
  public let type: WrittenType?
  public let traits: Traits
  /// The default value; `none` for a parameter without one.
  public let defaultValue: Value
  public let namePlace: Place
  public let typePlace: Place

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let isAutoclosure = Traits(rawValue: 1 << 0)
    public static let isEscaping = Traits(rawValue: 1 << 1)
    public static let isInOut = Traits(rawValue: 1 << 2)
    public static let isVariadic = Traits(rawValue: 1 << 3)
    public static let hasDefault = Traits(rawValue: 1 << 4)
    /// Has `@ViewBuilder` or an attribute other than `autoclosure`, `escaping`, `Sendable`, and similar ones.
    public static let hasBuilder = Traits(rawValue: 1 << 5)
  }

  public init(
    index: Int, label: Symbol, name: Symbol, type: WrittenType?, traits: Traits = [], defaultValue: Value = .none,
    namePlace: Place = .none, typePlace: Place = .none
  ) {
    self.index = index
    _label = label
    _name = name
    self.type = type
    self.traits = traits
    self.defaultValue = defaultValue
    self.namePlace = namePlace
    self.typePlace = typePlace
  }

  /// The argument label, or the name if there is no label.
  public var outerName: String { label.isEmpty ? name : label }

  public var isClosure: Bool { type?.form == .function || traits.contains(.isAutoclosure) }
  /// Whether it is a closure that an escaping closure can't capture.
  public var isNonEscapingClosure: Bool { isClosure && !traits.contains(.isEscaping) }
}
