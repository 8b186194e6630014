/// A variable that an initializer declares at its own statement level: `let model = Model()`.
package struct LocalVariable: Sendable, Equatable {
  @Symbol package var name: String
  package let isLet: Bool
  /// The only name of its declaration, without observers and accessors.
  package let isAlone: Bool
  package let type: WrittenType?
  package let value: Value
  /// Names in the value that the value does not declare itself.
  package let mentions: [Reference]
  package let valueTraits: ValueTraits
  /// How many statements of the initializer's own level stand before.
  package let statementIndex: Int
  /// Every later use of the name.
  package let uses: [Place]
  /// Whether a later use assigns it or takes it inout.
  package let isMutated: Bool
  package let namePlace: Place
  /// The declaration.
  package let place: Place
  package let valuePlace: Place

  package struct ValueTraits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let hasTry = ValueTraits(rawValue: 1 << 0)
    package static let hasAwait = ValueTraits(rawValue: 1 << 1)
    /// Mentions `self`, `super` or `Self`'s instance members by `self.`.
    package static let hasSelf = ValueTraits(rawValue: 1 << 2)
    package static let hasClosure = ValueTraits(rawValue: 1 << 3)
  }
}

/// What an initializer's statements do, for rules that judge them one by one.
package struct InitializerBody: Sendable, Equatable {
  package let locals: [LocalVariable]
  /// For each statement of the initializer's own level: the names it mentions.
  package let statements: [Statement]
  /// Names of the struct being initialized that are read, in text order: `x`, `self.x`, `$x`, `_x.wrappedValue`.
  package let reads: [Read]

  package struct Statement: Sendable, Equatable {
    package let names: [Symbol]
    /// Calls something or assigns something.
    package let hasEffects: Bool
    package let place: Place

    package init(names: [Symbol], hasEffects: Bool, place: Place) {
      self.names = names
      self.hasEffects = hasEffects
      self.place = place
    }
  }

  package struct Read: Sendable, Equatable {
    /// Without `$` and without an underscore that stands for the wrapper's storage.
    @Symbol package var name: String
    /// In a closure or local function, where it may run later.
    package let isInClosure: Bool
    /// How many statements of the initializer's own level stand before.
    package let statementIndex: Int
    package let place: Place
  }

  package init(locals: [LocalVariable], statements: [Statement], reads: [Read] = []) {
    self.locals = locals
    self.statements = statements
    self.reads = reads
  }
}
