/// A variable that an initializer declares at its top level: `let model = Model()`.
public struct LocalVariable: Sendable, Equatable {
  @Symbol public var name: String
  public let isLet: Bool
  /// Whether it is the only variable of its declaration and has no observers or accessors.
  public let isAlone: Bool
  public let type: WrittenType?
  /// The value in its declaration or, if there is none, what all assignments to it create.
  public let value: Value
  /// The names in the value, except those that the value declares itself.
  public let mentions: [Reference]
  public let valueTraits: ValueTraits
  /// The number of statements before it at the initializer's top level.
  public let statementIndex: Int
  /// The places of all later uses of the name.
  public let uses: [Place]
  /// Whether a later use assigns it or passes it as `inout`.
  public let isMutated: Bool
  public let namePlace: Place
  /// The whole declaration.
  public let place: Place
  /// The expression after `=`; `none` without one.
  public let valuePlace: Place

  public init(
    name: Symbol, isLet: Bool, isAlone: Bool, type: WrittenType?, value: Value, mentions: [Reference],
    valueTraits: ValueTraits, statementIndex: Int, uses: [Place], isMutated: Bool, namePlace: Place, place: Place,
    valuePlace: Place
  ) {
    _name = name
    self.isLet = isLet
    self.isAlone = isAlone
    self.type = type
    self.value = value
    self.mentions = mentions
    self.valueTraits = valueTraits
    self.statementIndex = statementIndex
    self.uses = uses
    self.isMutated = isMutated
    self.namePlace = namePlace
    self.place = place
    self.valuePlace = valuePlace
  }

  public struct ValueTraits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let hasTry = ValueTraits(rawValue: 1 << 0)
    public static let hasAwait = ValueTraits(rawValue: 1 << 1)
    /// Contains `self` or `super`.
    public static let hasSelf = ValueTraits(rawValue: 1 << 2)
    public static let hasClosure = ValueTraits(rawValue: 1 << 3)
    /// Reads a local variable, and a name in that variable's value means something else here.
    public static let hasRedeclaredName = ValueTraits(rawValue: 1 << 4)
  }
}

/// Facts about each statement of an initializer, for rules that check them one by one.
public struct InitializerBody: Sendable, Equatable {
  public let locals: [LocalVariable]
  /// The names that each statement at the initializer's top level mentions.
  public let statements: [Statement]
  /// The names of the struct's own members that are read, in text order: `x`, `self.x`, `$x`, `_x.wrappedValue`.
  public let reads: [Read]

  public struct Statement: Sendable, Equatable {
    public let names: [Symbol]
    /// Whether it calls or assigns something.
    public let hasEffects: Bool
    /// Whether a `return` comes before it, so that it does not run on every path.
    public let isAfterReturn: Bool
    public let place: Place

    public init(names: [Symbol], hasEffects: Bool, isAfterReturn: Bool, place: Place) {
      self.names = names
      self.hasEffects = hasEffects
      self.isAfterReturn = isAfterReturn
      self.place = place
    }
  }

  public struct Read: Sendable, Equatable {
    /// The name without `$` or the underscore of the wrapper's storage.
    @Symbol public var name: String
    /// Whether it is in a closure or local function, which may run later.
    public let isInClosure: Bool
    /// The number of statements before it at the initializer's top level.
    public let statementIndex: Int
    public let place: Place

    public init(name: Symbol, isInClosure: Bool, statementIndex: Int, place: Place) {
      _name = name
      self.isInClosure = isInClosure
      self.statementIndex = statementIndex
      self.place = place
    }
  }

  public init(locals: [LocalVariable], statements: [Statement], reads: [Read] = []) {
    self.locals = locals
    self.statements = statements
    self.reads = reads
  }
}
