/// An assignment to state, to a binding, or to a member of a stored property of a view, outside of initializers:
/// `text = item.name`, `model.name = name`. A file keeps all of them.
public struct OwnAssignment: Sendable, Equatable {
  /// The name of the property.
  @Symbol public var name: String
  /// "name" in `model.name = name`; empty for an assignment to the property itself.
  @Symbol public var members: String
  public let scope: TypeIndex
  /// The enclosing function or property.
  @Symbol public var member: String
  /// The index in `FileFacts.effects` of the enclosing effect; nil outside of effects.
  public let effect: Int?
  public var traits: Traits
  public let mentions: [Reference]
  /// The right side.
  public let value: Place
  public let place: Place
  /// The range to delete if all assignments to the name are deleted: with the code around it that then does nothing.
  /// Nil if the assignment can't be deleted, or if its scope reads the property.
  public var removal: Place?

  public init(
    name: Symbol, members: Symbol, scope: Int, member: Symbol, effect: Int?, traits: Traits, mentions: [Reference],
    value: Place, place: Place
  ) {
    _name = name
    _members = members
    self.scope = scope
    _member = member
    self.effect = effect
    self.traits = traits
    self.mentions = mentions
    self.value = value
    self.place = place
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `=`, as opposed to `+=` and other operators.
    public static let isPlain = Traits(rawValue: 1 << 0)
    /// The right side has only names, literals, operators, and calls that return the same result for the same
    /// arguments.
    public static let isPure = Traits(rawValue: 1 << 1)
    /// A statement directly in an effect's closure or in the member, which therefore always runs with it.
    public static let isDirect = Traits(rawValue: 1 << 2)
    /// The only statement there.
    public static let isOnly = Traits(rawValue: 1 << 3)
    /// In the closure of `withAnimation`.
    public static let isAnimated = Traits(rawValue: 1 << 4)
    /// Follows an `await`.
    public static let isAfterAwait = Traits(rawValue: 1 << 5)
    /// The same scope also writes the property in other ways.
    public static let isOneOfMany = Traits(rawValue: 1 << 6)
    /// Not pure, but only because the right side runs closures or methods over collections: `items.filter { $0.isOn }`.
    public static let isComputed = Traits(rawValue: 1 << 7)
    /// Like `isDirect`, but in a condition whose branches all assign the same target.
    public static let isChosen = Traits(rawValue: 1 << 8)
    /// In an `#if` inside the type.
    public static let isConditional = Traits(rawValue: 1 << 9)
    /// Directly in a closure that is passed on or stored, or in a loop, with a right side that is pure except for the
    /// time. The closure or loop may keep an old value of the view.
    public static let isLate = Traits(rawValue: 1 << 10)
    /// Like `isDirect`, but runs only if optional values aren't nil: `if let user { name = user.name }`.
    public static let isUnwrapped = Traits(rawValue: 1 << 11)
  }
}
