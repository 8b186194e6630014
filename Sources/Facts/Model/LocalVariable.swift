/// A variable that an initializer declares at its top level: `let model = Model()`.
package struct LocalVariable: Sendable, Equatable {
  @Symbol package var name: String
  package let isLet: Bool
  /// Whether it is the only name of its declaration and has no observers or accessors.
  package let isAlone: Bool
  package let type: WrittenType?
  package let value: Value
  /// The names in the value, except those that the value declares itself.
  package let mentions: [Reference]
  package let valueTraits: ValueTraits
  /// How many statements at the initializer's top level come before it.
  package let statementIndex: Int
  /// Every later use of the name.
  package let uses: [Place]
  /// Whether a later use assigns it or passes it as `inout`.
  package let isMutated: Bool
  package let namePlace: Place
  /// The declaration.
  package let place: Place
  package let valuePlace: Place

  package init(
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

  package struct ValueTraits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let hasTry = ValueTraits(rawValue: 1 << 0)
    package static let hasAwait = ValueTraits(rawValue: 1 << 1)
    /// Mentions `self` or `super`, or an instance member of `Self` through `self.`.
    package static let hasSelf = ValueTraits(rawValue: 1 << 2)
    package static let hasClosure = ValueTraits(rawValue: 1 << 3)
  }
}

/// Facts about each statement of an initializer, for rules that check them one by one.
package struct InitializerBody: Sendable, Equatable {
  package let locals: [LocalVariable]
  /// The names that each statement at the initializer's top level mentions.
  package let statements: [Statement]
  /// The names of the struct's own members that are read, in text order: `x`, `self.x`, `$x`, `_x.wrappedValue`.
  package let reads: [Read]

  package struct Statement: Sendable, Equatable {
    package let names: [Symbol]
    /// Whether it calls or assigns something.
    package let hasEffects: Bool
    package let place: Place

    package init(names: [Symbol], hasEffects: Bool, place: Place) {
      self.names = names
      self.hasEffects = hasEffects
      self.place = place
    }
  }

  package struct Read: Sendable, Equatable {
    /// Without `$` or the underscore that denotes the wrapper's storage.
    @Symbol package var name: String
    /// Whether it is in a closure or local function, which may run later.
    package let isInClosure: Bool
    /// How many statements at the initializer's top level come before it.
    package let statementIndex: Int
    package let place: Place

    package init(name: Symbol, isInClosure: Bool, statementIndex: Int, place: Place) {
      _name = name
      self.isInClosure = isInClosure
      self.statementIndex = statementIndex
      self.place = place
    }
  }

  package init(locals: [LocalVariable], statements: [Statement], reads: [Read] = []) {
    self.locals = locals
    self.statements = statements
    self.reads = reads
  }
}
