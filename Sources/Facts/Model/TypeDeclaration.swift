/// A type, a protocol or an extension. Its index in `FileSummary.types` is the scope that other facts name.
package struct TypeDeclaration: Sendable, Equatable {
  package enum Kind: UInt8, Sendable, Hashable {
    case `struct`
    case `class`
    case `enum`
    case actor
    case `protocol`
    case `extension`
  }

  package let kind: Kind
  /// The dotted path within the module: "Home.Row". For an extension, the path of the enclosing types followed by the
  /// extended type as written; for a local type, its own name.
  @Symbol package var path: String
  /// The last component of the path.
  @Symbol package var name: String
  /// The index of the type or extension around it.
  package let outer: Int?
  /// Declared inside a function, getter or closure: no other file sees it.
  package let isLocal: Bool
  /// The written access level.
  package let access: AccessLevel?
  package let attributes: [Attribute]
  package let modifiers: ModifierSet
  /// The types of the inheritance clause, with compositions split into their parts. For a protocol, also the
  /// requirements on `Self` in its `where` clause, which mean the same.
  package let inherited: [WrittenType]
  /// The place of each inherited type, including attributes. All parts of a composition have the place of the
  /// composition.
  package let inheritedPlaces: [Place]
  /// The inheritance clause with the blanks before its colon; nil without one.
  package let inheritanceClause: Place?
  package let genericParameters: [GenericParameter]
  /// Whether it declares a deinitializer.
  package let hasDeinitializer: Bool
  /// Whether it declares a case with values.
  package let hasPayloads: Bool
  /// Whether a `where` clause follows the inheritance clause.
  package let isConstrained: Bool
  /// The enclosing `#if` conditions.
  package let condition: Symbol?
  package let namePlace: Place
  /// From the first attribute to the closing brace.
  package let place: Place
  /// The braces and everything inside them.
  package let memberBlock: Place

  package init(
    kind: Kind, path: Symbol, outer: Int? = nil, isLocal: Bool = false, access: AccessLevel? = nil,
    attributes: [Attribute] = [], modifiers: ModifierSet = [], inherited: [WrittenType] = [],
    inheritedPlaces: [Place] = [], inheritanceClause: Place? = nil, genericParameters: [GenericParameter] = [],
    hasDeinitializer: Bool = false, hasPayloads: Bool = false,
    isConstrained: Bool = false, condition: Symbol? = nil,
    namePlace: Place = .none, place: Place = .none, memberBlock: Place = .none
  ) {
    self.kind = kind
    _path = path
    _name = path.lastPathComponent
    self.outer = outer
    self.isLocal = isLocal
    self.access = access
    self.attributes = attributes
    self.modifiers = modifiers
    self.inherited = inherited
    self.inheritedPlaces = inheritedPlaces
    self.inheritanceClause = inheritanceClause
    self.genericParameters = genericParameters
    self.hasDeinitializer = hasDeinitializer
    self.hasPayloads = hasPayloads
    self.isConstrained = isConstrained
    self.condition = condition
    self.namePlace = namePlace
    self.place = place
    self.memberBlock = memberBlock
  }

  /// Whether one of its generic parameters is required to be an `ObservableObject`.
  package var asksForObservableObjects: Bool {
    genericParameters.contains { $0.constraints.contains { $0.lastPathComponent == Symbol(.observableObject) } }
  }

  package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Whether none of the attributes can be a macro that adds members and conformances that the source does not show.
  package var hasOnlyPlainAttributes: Bool {
    attributes.allSatisfy { KnownWords.isPlainAttribute($0.$name) }
  }
}

/// A generic parameter with its written constraints, from the clause or from `where`.
package struct GenericParameter: Sendable, Equatable {
  @Symbol package var name: String
  package let constraints: [Symbol]

  package init(name: Symbol, constraints: [Symbol] = []) {
    _name = name
    self.constraints = constraints
  }
}

/// The modifiers of a declaration, except access levels.
package struct ModifierSet: FlagSet, Sendable, Hashable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let isStatic = ModifierSet(rawValue: 1 << 0)
  package static let isClassMember = ModifierSet(rawValue: 1 << 1)
  package static let isFinal = ModifierSet(rawValue: 1 << 2)
  package static let isLazy = ModifierSet(rawValue: 1 << 3)
  package static let isWeak = ModifierSet(rawValue: 1 << 4)
  package static let isUnowned = ModifierSet(rawValue: 1 << 5)
  package static let isOverride = ModifierSet(rawValue: 1 << 6)
  package static let isNonisolated = ModifierSet(rawValue: 1 << 7)
  package static let isConvenience = ModifierSet(rawValue: 1 << 8)
  package static let isMutating = ModifierSet(rawValue: 1 << 9)
}
