/// An initializer of a type, in its braces or in an extension.
package struct Initializer: Sendable, Equatable {
  /// The index in `FileSummary.initializers`.
  package let index: Int
  /// The index in `FileSummary.types` of the type or extension that declares it.
  package let owner: Int
  package let access: AccessLevel?
  package let attributes: [Attribute]
  package let parameters: [Parameter]
  package var traits: Traits
  /// In text order.
  package let assignments: [Assignment]
  /// The first assignment to `self`.
  package let selfAssignment: SelfAssignment?
  package let condition: Symbol?
  /// The word `init`.
  package let namePlace: Place
  package let place: Place

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Calls `self.init` or assigns `self`.
    package static let isDelegating = Traits(rawValue: 1 << 0)
    package static let isThrowing = Traits(rawValue: 1 << 1)
    package static let isAsync = Traits(rawValue: 1 << 2)
    package static let isFailable = Traits(rawValue: 1 << 3)
    package static let isConvenience = Traits(rawValue: 1 << 4)
    /// Does more than assign initial values to properties and check its arguments: calls, loops, tasks, observers.
    package static let doesWork = Traits(rawValue: 1 << 5)
    /// Every statement assigns a property.
    package static let onlyAssigns = Traits(rawValue: 1 << 6)
  }

  package init(
    index: Int, owner: Int, access: AccessLevel? = nil, attributes: [Attribute] = [], parameters: [Parameter] = [],
    traits: Traits = [], assignments: [Assignment] = [], selfAssignment: SelfAssignment? = nil,
    condition: Symbol? = nil, namePlace: Place = .none, place: Place = .none
  ) {
    self.index = index
    self.owner = owner
    self.access = access
    self.attributes = attributes
    self.parameters = parameters
    self.traits = traits
    self.assignments = assignments
    self.selfAssignment = selfAssignment
    self.condition = condition
    self.namePlace = namePlace
    self.place = place
  }

  package func parameter(named name: Symbol) -> Parameter? { parameters.first { $0.$name == name } }
}

/// `self = value` in an initializer.
package struct SelfAssignment: Sendable, Equatable {
  package let value: Value
  /// Whether it is the first statement at the initializer's top level.
  package let isFirst: Bool
  package let place: Place
  package let valuePlace: Place

  package init(value: Value, isFirst: Bool, place: Place, valuePlace: Place) {
    self.value = value
    self.isFirst = isFirst
    self.place = place
    self.valuePlace = valuePlace
  }
}

/// An assignment to a property in an initializer: `x = v`, `self.x = v`, `_x = State(initialValue: v)`.
package struct Assignment: Sendable, Equatable {
  package enum Form: UInt8, Sendable, Hashable {
    case bare
    case selfMember
    /// `_x` or `self._x`; the property is `x`.
    case storage
  }

  /// The name without the underscore that denotes the wrapper's storage.
  @Symbol package var property: String
  package let form: Form
  /// The right side.
  package let value: Value
  /// The argument of `W(wrappedValue:)` or `.init(initialValue:)`, or the single expression of the trailing closure of
  /// `EnvironmentStateObject { … }`; `none` for a right side of any other form.
  package let wrapped: Value
  /// The names in `wrapped`, or in the right side when it does not create a wrapper, except those declared inside it.
  package let mentions: [Reference]
  /// The traits of the right side.
  package let valueTraits: LocalVariable.ValueTraits
  /// Whether it is at the initializer's top level, outside closures, branches and loops.
  package let isAtTopLevel: Bool
  /// Whether it is in a closure or local function, which runs later or never.
  package let isInClosure: Bool
  /// Whether a `return` comes before it, so that it does not run on every path.
  package let isAfterReturn: Bool
  /// How many statements at the initializer's top level come before it.
  package let statementIndex: Int
  package let place: Place
  /// The name on the left, with `_` but without `self.`.
  package let targetPlace: Place
  package let valuePlace: Place
  /// `StateObject` in `StateObject(wrappedValue: …)`, or `.init`'s place; the callee of the right side.
  package let calleePlace: Place
  /// The expression of `wrapped`.
  package let wrappedPlace: Place

  /// The initial value of the property: the argument of the wrapper, or the right side.
  package var made: Value { form == .storage ? wrapped : value }
  package var madePlace: Place { form == .storage ? wrappedPlace : valuePlace }
  /// Whether it assigns a parameter unchanged.
  package var keepsParameter: Bool { made.kind == .name && mentions.contains { $0.root == .parameter } }
  /// Whether it assigns a member of a parameter unchanged: `model.session`.
  package var keepsMemberOfParameter: Bool { made.kind == .member && mentions.contains { $0.root == .parameter } }

  package init(
    property: Symbol, form: Form, value: Value, wrapped: Value = .none, mentions: [Reference] = [],
    valueTraits: LocalVariable.ValueTraits = [], isAtTopLevel: Bool = true, isInClosure: Bool = false,
    isAfterReturn: Bool = false, statementIndex: Int = 0, place: Place = .none, targetPlace: Place = .none,
    valuePlace: Place = .none, calleePlace: Place = .none, wrappedPlace: Place = .none
  ) {
    _property = property
    self.form = form
    self.value = value
    self.wrapped = wrapped
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
