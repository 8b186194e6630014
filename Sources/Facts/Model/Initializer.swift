/// An initializer, in a type's declaration or in an extension.
public struct Initializer: Sendable, Equatable {
  /// The index in `FileSummary.initializers`.
  public let index: Int
  public let owner: TypeIndex
  public let access: AccessLevel?
  public let parameters: [Parameter]
  public var traits: Traits
  /// The assignments in text order.
  public let assignments: [Assignment]
  /// The first assignment to `self`.
  public let selfAssignment: SelfAssignment?
  public let condition: Symbol?
  /// The word `init`.
  public let namePlace: Place
  public let place: Place

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Calls `self.init` or assigns `self`.
    public static let isDelegating = Traits(rawValue: 1 << 0)
    public static let isThrowing = Traits(rawValue: 1 << 1)
    public static let isAsync = Traits(rawValue: 1 << 2)
    public static let isFailable = Traits(rawValue: 1 << 3)
    public static let isConvenience = Traits(rawValue: 1 << 4)
    /// Does more than assign initial values to properties and check its arguments: calls, loops, tasks, observers.
    public static let doesWork = Traits(rawValue: 1 << 5)
    /// Every statement assigns a property.
    public static let onlyAssigns = Traits(rawValue: 1 << 6)
  }

  public init(
    index: Int, owner: Int, access: AccessLevel? = nil, parameters: [Parameter] = [], traits: Traits = [],
    assignments: [Assignment] = [], selfAssignment: SelfAssignment? = nil, condition: Symbol? = nil,
    namePlace: Place = .none, place: Place = .none
  ) {
    self.index = index
    self.owner = owner
    self.access = access
    self.parameters = parameters
    self.traits = traits
    self.assignments = assignments
    self.selfAssignment = selfAssignment
    self.condition = condition
    self.namePlace = namePlace
    self.place = place
  }

  public func parameter(named name: Symbol) -> Parameter? { parameters.first { $0.$name == name } }
}

/// `self = value` in an initializer.
public struct SelfAssignment: Sendable, Equatable {
  public let value: Value
  /// Whether it is the first statement at the initializer's top level.
  public let isFirst: Bool
  public let place: Place
  public let valuePlace: Place

  public init(value: Value, isFirst: Bool, place: Place, valuePlace: Place) {
    self.value = value
    self.isFirst = isFirst
    self.place = place
    self.valuePlace = valuePlace
  }
}

/// An assignment to a property in an initializer: `x = v`, `self.x = v`, `_x = State(initialValue: v)`.
public struct Assignment: Sendable, Equatable {
  public enum Form: UInt8, Sendable, Hashable {
    case bare
    case selfMember
    /// `_x` or `self._x`; the property is `x`.
    case storage
  }

  /// The name without the underscore of the wrapper's storage.
  @Symbol public var property: String
  public let form: Form
  /// The right side.
  public let value: Value
  /// The argument of `W(wrappedValue:)` or `.init(initialValue:)`, or the single expression in the trailing closure of
  /// `EnvironmentStateObject { … }`; `none` for any other right side.
  public let wrapped: Value
  /// The initial value of the property. If it is a local variable, the value of that variable, or what all branches
  /// that set the variable create.
  public let source: Value
  /// What is assigned instead of a parameter that is nil: `T()` in `x = x ?? T()`.
  public let fallback: Value
  /// The origin of the first name in the source.
  public let sourceReference: Reference?
  /// The names in `wrapped`, or in the right side if it doesn't create a wrapper, except those declared inside it.
  public let mentions: [Reference]
  /// The traits of the right side.
  public let valueTraits: LocalVariable.ValueTraits
  /// Whether it is at the initializer's top level, outside of closures, branches, and loops.
  public let isAtTopLevel: Bool
  /// Whether it is in a closure or local function, which may run later or never, or in a `defer`, which runs last.
  public let isInClosure: Bool
  /// Whether a `return` comes before it, so that it does not run on every path.
  public let isAfterReturn: Bool
  /// The number of statements before it at the initializer's top level.
  public let statementIndex: Int
  public let place: Place
  /// The name on the left, with `_` but without `self.`.
  public let targetPlace: Place
  public let valuePlace: Place
  /// `StateObject` in `StateObject(wrappedValue: …)`, or the place of `.init`: the callee of the right side.
  public let calleePlace: Place
  /// The expression of `wrapped`.
  public let wrappedPlace: Place

  /// The initial value of the property: the argument of the wrapper, or the right side.
  public var made: Value { form == .storage ? wrapped : value }
  public var madePlace: Place { form == .storage ? wrappedPlace : valuePlace }
  /// Whether it assigns a parameter unchanged.
  public var keepsParameter: Bool { made.kind == .name && mentions.contains { $0.root == .parameter } }
  /// Whether it assigns a member of a parameter unchanged: `model.session`.
  public var keepsMemberOfParameter: Bool { made.kind == .member && mentions.contains { $0.root == .parameter } }

  public init(
    property: Symbol, form: Form, value: Value, wrapped: Value = .none, source: Value? = nil,
    fallback: Value = .none, sourceReference: Reference? = nil, mentions: [Reference] = [],
    valueTraits: LocalVariable.ValueTraits = [], isAtTopLevel: Bool = true, isInClosure: Bool = false,
    isAfterReturn: Bool = false, statementIndex: Int = 0, place: Place = .none, targetPlace: Place = .none,
    valuePlace: Place = .none, calleePlace: Place = .none, wrappedPlace: Place = .none
  ) {
    _property = property
    self.form = form
    self.value = value
    self.wrapped = wrapped
    self.source = source ?? (form == .storage ? wrapped : value)
    self.fallback = fallback
    self.sourceReference = sourceReference
    self.mentions = mentions
    self.valueTraits = valueTraits
    self.isAtTopLevel = isAtTopLevel
    self.isInClosure = isInClosure
    self.isAfterReturn = isAfterReturn
    self.statementIndex = statementIndex
    self.place = place
    self.targetPlace = targetPlace
    self.valuePlace = valuePlace
    self.calleePlace = calleePlace
    self.wrappedPlace = wrappedPlace
  }
}
