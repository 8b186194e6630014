/// Code that a view runs when it appears or when something changes: `.task { … }`, `.onAppear(perform: load)`,
/// `.onChange(of: id) { … }`.
public struct Effect: Sendable, Equatable {
  /// "task", "onAppear", or "onChange".
  @Symbol public var name: String
  public let scope: TypeIndex
  /// The value that `.onChange(of:)` follows if it is a plain chain of names; otherwise nil.
  public let watched: Reference?
  /// The names of the closure's parameters.
  public let parameters: [Symbol]
  public let context: Construction.Context
  /// The names of the functions that it calls without a base, or of the function that is passed instead of a closure.
  /// They may be methods of the type.
  public var methods: [Symbol] = []
  /// The properties that are nil there because of the conditions around it.
  public let missing: [Symbol]
  /// Whether an `if` or `guard` at the top level of its closure does more than unwrap values.
  public let isGuarded: Bool
  public let namePlace: Place
  /// The closure; nil if a method is named.
  public let closure: Place?
  /// The whole call. Other modifiers can follow its end.
  public let place: Place

  public init(
    name: Symbol, scope: Int, watched: Reference?, parameters: [Symbol], context: Construction.Context,
    methods: [Symbol] = [], missing: [Symbol] = [], isGuarded: Bool, namePlace: Place, closure: Place?, place: Place
  ) {
    _name = name
    self.scope = scope
    self.watched = watched
    self.parameters = parameters
    self.context = context
    self.methods = methods
    self.missing = missing
    self.isGuarded = isGuarded
    self.namePlace = namePlace
    self.closure = closure
    self.place = place
  }

  /// Whether it runs when the view appears: `.task` or `.onAppear`. `.task(id:)` also runs again when its id changes, see
  /// `FileSummary.watchedNames`.
  public var isStart: Bool { name != "onChange" }
}

/// A property that code with side effects reads for a lasting purpose: to assign its value, or to pass it to an
/// object's method.
public struct KeptRead: Sendable, Hashable {
  @Symbol public var name: String
  public let scope: TypeIndex
  /// The enclosing function or property.
  @Symbol public var member: String
  /// The index in `FileFacts.effects` of the enclosing effect; nil outside of effects.
  public let effect: Int?
  /// The property whose method is called; empty for an assignment.
  @Symbol public var holder: String
  /// Whether the code only copies the value, in an assignment without calls.
  public let isCopy: Bool

  public init(name: Symbol, scope: Int, member: Symbol, effect: Int?, holder: Symbol, isCopy: Bool) {
    _name = name
    self.scope = scope
    _member = member
    self.effect = effect
    _holder = holder
    self.isCopy = isCopy
  }
}
