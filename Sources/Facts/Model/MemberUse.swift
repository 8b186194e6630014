/// A use of the type's own member in a function, initializer, or property of a struct, an extension, or a class that
/// views observe. Targets of assignments in initializers don't count. There is one for each member, name, and kind of
/// use.
public struct MemberUse: Sendable, Equatable {
  /// "init" for an initializer.
  @Symbol public var member: String
  /// The index of the type or extension in `FileSummary.types`.
  public let scope: Int
  /// The name without `$` or `_`.
  @Symbol public var name: String
  public let traits: Traits
  public let place: Place

  public init(member: Symbol, scope: Int, name: Symbol, traits: Traits, place: Place) {
    _member = member
    self.scope = scope
    _name = name
    self.traits = traits
    self.place = place
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// In a closure or local function, which may run later.
    public static let isInClosure = Traits(rawValue: 1 << 0)
    /// Read by a member that returns a value, which may depend on it.
    public static let isForResult = Traits(rawValue: 1 << 1)
    /// In a `nonisolated` member, or in a closure that may run outside of its member's actor.
    public static let isNonisolated = Traits(rawValue: 1 << 2)
  }
}
