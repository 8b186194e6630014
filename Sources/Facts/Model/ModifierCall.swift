/// A call of a modifier that the project may define, or of `.modifier(…)`: `Home().themed()`.
public struct ModifierCall: Sendable, Equatable {
  @Symbol public var name: String
  /// The expression before it, which the modifier wraps; nil for a call without a base, as in an extension of `View`.
  public let base: Place?
  /// The name and members that it is called on; nil if it is called on another kind of expression.
  public let receiver: Reference?
  /// The path of the written type, if the receiver starts with a local variable or a parameter.
  @Symbol public var localType: String
  /// The arguments that are plain names, with their labels.
  public let names: [PassedName]
  public let context: Construction.Context
  public let scope: TypeIndex?
  /// The enclosing function, property, or initializer, which is a member of `scope` or a global declaration.
  @Symbol public var member: String
  public let namePlace: Place
  /// The whole call, with the base and the arguments.
  public let place: Place

  public init(
    name: Symbol, base: Place?, receiver: Reference?, localType: Symbol, names: [PassedName],
    context: Construction.Context, scope: Int?, member: Symbol, namePlace: Place, place: Place
  ) {
    _name = name
    self.base = base
    self.receiver = receiver
    _localType = localType
    self.names = names
    self.context = context
    self.scope = scope
    _member = member
    self.namePlace = namePlace
    self.place = place
  }

  public struct PassedName: Sendable, Equatable {
    @Symbol public var label: String
    public let reference: Reference

    public init(label: Symbol, reference: Reference) {
      _label = label
      self.reference = reference
    }
  }
}
