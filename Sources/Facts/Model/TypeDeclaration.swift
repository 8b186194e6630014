/// The index of a type or an extension in `FileSummary.types`. In a fact, `scope` is the innermost type or extension
/// around it, and `owner` is the one that declares it.
public typealias TypeIndex = Int

/// A type, a protocol, or an extension.
public struct TypeDeclaration: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, Hashable {
    case `struct`
    case `class`
    case `enum`
    case actor
    case `protocol`
    case `extension`
  }

  public let kind: Kind
  /// The dotted path within the module: "Home.Row". For an extension, the path of the enclosing types followed by the
  /// extended type as written; for a local type, its own name.
  @Symbol public var path: String
  /// The last component of the path.
  @Symbol public var name: String
  /// The enclosing type or extension.
  public let outer: TypeIndex?
  /// Whether it is declared inside a function, getter, or closure, where no other file can use it.
  public let isLocal: Bool
  /// The written access level.
  public let access: AccessLevel?
  public let attributes: [Attribute]
  public let modifiers: ModifierSet
  /// The types of the inheritance clause, with compositions split into their parts. For a protocol, also the equivalent
  /// requirements on `Self` in its `where` clause.
  public let inherited: [WrittenType]
  /// The place of each inherited type, including attributes. All parts of a composition have the place of the whole.
  public let inheritedPlaces: [Place]
  /// The inheritance clause with the spaces before its colon; nil without one.
  public let inheritanceClause: Place?
  public let genericParameters: [GenericParameter]
  /// The names in the deinitializer; nil if there is none.
  public let namesInDeinitializer: [Symbol]?
  /// Whether it declares a case with associated values.
  public let hasPayloads: Bool
  /// Whether a `where` clause follows the inheritance clause.
  public let isConstrained: Bool
  /// The types that an extension's `where` clause requires: `V` in `extension View where Self == V`. The extension may
  /// use their members.
  public let requiredTypes: [Symbol]
  /// The enclosing `#if` conditions.
  public let condition: Symbol?
  /// The versions that `@available` of the type or of an enclosing one names; empty without one. Code for older systems
  /// cannot use the type.
  public let introduced: [Platform: Version]
  public let namePlace: Place
  /// From the first attribute to the closing brace.
  public let place: Place
  /// The braces and everything inside them.
  public let memberBlock: Place

  public init(
    kind: Kind, path: Symbol, outer: Int? = nil, isLocal: Bool = false, access: AccessLevel? = nil,
    attributes: [Attribute] = [], modifiers: ModifierSet = [], inherited: [WrittenType] = [],
    inheritedPlaces: [Place] = [], inheritanceClause: Place? = nil, genericParameters: [GenericParameter] = [],
    namesInDeinitializer: [Symbol]? = nil, hasPayloads: Bool = false,
    isConstrained: Bool = false, requiredTypes: [Symbol] = [], condition: Symbol? = nil,
    introduced: [Platform: Version] = [:], namePlace: Place = .none, place: Place = .none, memberBlock: Place = .none
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
    self.namesInDeinitializer = namesInDeinitializer
    self.hasPayloads = hasPayloads
    self.isConstrained = isConstrained
    self.requiredTypes = requiredTypes
    self.condition = condition
    self.introduced = introduced
    self.namePlace = namePlace
    self.place = place
    self.memberBlock = memberBlock
  }

  /// The name of SwiftUI's protocol for apps.
  public static let app: Symbol = "App"

  /// Whether it starts an app: its inheritance clause names `App`, or it is the main type, such as an app delegate.
  public var startsApp: Bool {
    inherited.contains { $0.$name == Self.app }
      || attributes.contains { Self.mainAttributes.contains($0.$name) }
  }

  private static let mainAttributes: Set<Symbol> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// Whether one of its generic parameters is required to be an `ObservableObject`.
  public var requiresObservableObjects: Bool {
    genericParameters.contains { $0.constraints.contains { $0.lastPathComponent == Symbol(.observableObject) } }
  }

  public func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Whether no attribute can be a macro that adds members and conformances that the source doesn't show.
  public var hasOnlyPlainAttributes: Bool { attributes.allSatisfy { KnownWords.isPlainAttribute($0.$name) } }
}

/// A generic parameter with its written constraints, from the parameter clause or from `where`.
public struct GenericParameter: Sendable, Equatable {
  @Symbol public var name: String
  public let constraints: [Symbol]

  public init(name: Symbol, constraints: [Symbol] = []) {
    _name = name
    self.constraints = constraints
  }
}

/// The modifiers of a declaration, except access levels.
public struct ModifierSet: FlagSet {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let isStatic = ModifierSet(rawValue: 1 << 0)
  public static let isClassMember = ModifierSet(rawValue: 1 << 1)
  public static let isFinal = ModifierSet(rawValue: 1 << 2)
  public static let isLazy = ModifierSet(rawValue: 1 << 3)
  public static let isWeak = ModifierSet(rawValue: 1 << 4)
  public static let isUnowned = ModifierSet(rawValue: 1 << 5)
  public static let isOverride = ModifierSet(rawValue: 1 << 6)
  public static let isNonisolated = ModifierSet(rawValue: 1 << 7)
  public static let isConvenience = ModifierSet(rawValue: 1 << 8)
  public static let isMutating = ModifierSet(rawValue: 1 << 9)
}
