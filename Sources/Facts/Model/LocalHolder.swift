/// A variable or parameter of a function or closure that has a wrapper for views only, as in
/// `@Previewable @StateObject var model = Model()`.
public struct LocalHolder: Sendable, Equatable {
  @Symbol public var name: String
  public let wrapper: Wrapper
  public let attribute: Attribute
  public let isParameter: Bool
  public let type: WrittenType?
  public let value: Value
  public let scope: TypeIndex?
  public let place: Place
  public let namePlace: Place
  public let traits: Traits

  public init(
    name: Symbol, wrapper: Wrapper, attribute: Attribute, isParameter: Bool, type: WrittenType?, value: Value,
    scope: Int?, place: Place, namePlace: Place, traits: Traits
  ) {
    _name = name
    self.wrapper = wrapper
    self.attribute = attribute
    self.isParameter = isParameter
    self.type = type
    self.value = value
    self.scope = scope
    self.place = place
    self.namePlace = namePlace
    self.traits = traits
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Has `@Previewable`, which makes it a property.
    public static let isPreviewable = Traits(rawValue: 1 << 0)
    /// No code after the declaration uses it.
    public static let isUnused = Traits(rawValue: 1 << 1)
  }
}
