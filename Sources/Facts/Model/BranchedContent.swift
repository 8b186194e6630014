/// A condition in drawing code whose branches show the same view twice:
/// `if isOn { content.opacity(0.5) } else { content }`.
public struct BranchedContent: Sendable, Equatable {
  /// The parameter of a modifier's `body`, a property that holds a view or builds one, or "self".
  @Symbol public var name: String
  public let scope: TypeIndex
  /// The enclosing function or property.
  @Symbol public var member: String
  /// The names in the condition, in all of its parts.
  public let mentions: [Reference]
  public let traits: Traits
  /// The condition of an `if`, the subject of a `switch`, or the expression before a question mark.
  public let condition: Place
  public let place: Place
  /// The two branches of an `if` that differ in one modifier; nil for other conditions.
  public let pair: Pair?

  public init(
    name: Symbol, scope: Int, member: Symbol, mentions: [Reference], traits: Traits, condition: Place, place: Place,
    pair: Pair?
  ) {
    _name = name
    self.scope = scope
    _member = member
    self.mentions = mentions
    self.traits = traits
    self.condition = condition
    self.place = place
    self.pair = pair
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A branch has an identity, a transition, or `hidden()`, which shows that the change is intended.
    public static let isIntentional = Traits(rawValue: 1 << 0)
    /// The condition has `#available` or binds a name, so no operator can replace it.
    public static let hasPatterns = Traits(rawValue: 1 << 1)
  }

  /// `content.opacity(0.5)` and `content`.
  public struct Pair: Sendable, Equatable {
    /// "opacity".
    @Symbol public var modifier: String
    /// The argument's label; empty without one.
    @Symbol public var label: String
    public let argument: Place
    /// The place of the view without the modifier.
    public let base: Place
    /// Whether the first branch has the modifier. The other branch does not.
    public let isFirst: Bool

    public init(modifier: Symbol, label: Symbol, argument: Place, base: Place, isFirst: Bool) {
      _modifier = modifier
      _label = label
      self.argument = argument
      self.base = base
      self.isFirst = isFirst
    }
  }
}
