/// A stored or computed property of a type, a protocol's property requirement, or a global variable.
public struct Property: Sendable, Equatable {
  @Symbol public var name: String
  /// Nil for a global.
  public let owner: TypeIndex?
  public let attributes: [Attribute]
  /// The first known wrapper among the attributes.
  public let wrapper: Wrapper?
  public let modifiers: ModifierSet
  public let traits: Traits
  /// The written access level; nil if none is written.
  public let access: AccessLevel?
  /// The access level of `private(set)` and similar modifiers.
  public let setterAccess: AccessLevel?
  public let type: WrittenType?
  /// The initial value, from the declaration or from an argument of the wrapper.
  public let value: Value
  /// The enclosing `#if` conditions, except those around the type.
  public let condition: Symbol?

  public let namePlace: Place
  /// The whole declaration with its attributes.
  public let place: Place
  /// The expression after `=`, or the wrapper's argument.
  public let valuePlace: Place
  /// The access keyword; nil if none is written.
  public let accessPlace: Place?
  /// The whole `private(set)`; nil if there is none.
  public let setterAccessPlace: Place?
  /// The first modifier, or `let` or `var` if there is none. A new modifier may be inserted before it.
  public let modifierPlace: Place
  /// `let` or `var`.
  public let introducerPlace: Place
  /// The braces of a computed property that contain the getter's statements instead of accessors.
  public let getterPlace: Place?

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let isLet = Traits(rawValue: 1 << 0)
    public static let isComputed = Traits(rawValue: 1 << 1)
    public static let hasObservers = Traits(rawValue: 1 << 2)
    /// Shares its `let` or `var` with other names.
    public static let isOneOfSeveral = Traits(rawValue: 1 << 3)
    public static let isRequirement = Traits(rawValue: 1 << 4)
    /// A requirement with `set`, or a computed property with a setter.
    public static let isSettable = Traits(rawValue: 1 << 5)
    /// Its documentation states that callers may set it.
    public static let isDocumentedAsInput = Traits(rawValue: 1 << 6)
    /// Its initial value is an argument of the wrapper: `@State(initialValue: 0)`.
    public static let hasValueInAttribute = Traits(rawValue: 1 << 7)
  }

  public init(
    name: Symbol, owner: Int?, attributes: [Attribute] = [], modifiers: ModifierSet = [], traits: Traits = [],
    access: AccessLevel? = nil, setterAccess: AccessLevel? = nil, type: WrittenType? = nil, value: Value = .none,
    condition: Symbol? = nil, namePlace: Place = .none, place: Place = .none, valuePlace: Place = .none,
    accessPlace: Place? = nil, setterAccessPlace: Place? = nil, modifierPlace: Place = .none,
    introducerPlace: Place = .none, getterPlace: Place? = nil
  ) {
    _name = name
    self.owner = owner
    self.attributes = attributes
    wrapper = attributes.lazy.compactMap(\.wrapper).first
    self.modifiers = modifiers
    self.traits = traits
    self.access = access
    self.setterAccess = setterAccess
    self.type = type
    self.value = value
    self.condition = condition
    self.namePlace = namePlace
    self.place = place
    self.valuePlace = valuePlace
    self.accessPlace = accessPlace
    self.setterAccessPlace = setterAccessPlace
    self.modifierPlace = modifierPlace
    self.introducerPlace = introducerPlace
    self.getterPlace = getterPlace
  }

  public var isStatic: Bool { !modifiers.isDisjoint(with: [.isStatic, .isClassMember]) }
  public var hasAccessors: Bool { isComputed || traits.contains(.hasObservers) }
  public var isLet: Bool { traits.contains(.isLet) }
  public var isComputed: Bool { traits.contains(.isComputed) }
  public var isStoredInstance: Bool { owner != nil && !isStatic && !isComputed && !traits.contains(.isRequirement) }

  public func attribute(_ wrapper: Wrapper) -> Attribute? { attributes.first { $0.wrapper == wrapper } }
  public func isWrapped(by wrapper: Wrapper) -> Bool { attributes.contains { $0.wrapper == wrapper } }

  /// Whether the wrapper makes its view observe an `ObservableObject`.
  public var isObservingWrapper: Bool { wrapper?.holdsObservableObject ?? false }

  /// Whether a view may update for changes of an object in it: it observes the object, or the object may be an instance
  /// of an `@Observable` class.
  public var mayHoldFollowedObject: Bool {
    isObservingWrapper || wrapper == .state || wrapper == .bindable || wrapper == .environment
  }

  /// Whether the wrapper needs no value from an initializer, because SwiftUI or the wrapper's arguments provide it.
  public var isFilledByItsWrapper: Bool {
    switch wrapper {
    case .environment, .environmentObject, .focusState, .accessibilityFocusState, .namespace, .appStorage,
      .sceneStorage, .focusedValue:
      true
    case .query, .fetchRequest, .sectionedFetchRequest, .scaledMetric, .gestureState:
      attributes.contains { $0.argumentLabels != nil }
    default:
      false
    }
  }

  /// The path of the elements' type if it is an array, as written, or as its initial value `[Item()]` shows; nil
  /// otherwise. Empty if that type has no name.
  public var elementPath: Symbol? {
    guard let type else { return value.kind == .array && !value.path.isEmpty ? value.$path : nil }
    return type.form == .array ? type.$path : nil
  }

  public var holdsList: Bool { elementPath != nil }

  /// Whether it has an initial value: `= …`, a wrapper argument that provides one, or a type written with `?` or `!`. A
  /// binding does not begin with nil.
  public var hasInitialValue: Bool {
    value.kind != .none || type?.startsAsNil == true && !isWrapped(by: .binding)
      || attributes.contains(where: \.givesInitialValue)
  }
  /// Whether the type is neither written nor follows from a value or from the wrapper.
  public var isUnfinished: Bool {
    type == nil && value.kind == .none && !isFilledByItsWrapper
      && !attributes.contains { $0.argumentLabels != nil }
  }
  /// Whether the `@State` macro of Xcode 27 creates the initial value once, on first use. The macro stores that value
  /// separately, and an assignment in an initializer can't replace it early enough.
  public var isLazyInXcode27: Bool {
    value.kind != .none && !traits.contains(.hasValueInAttribute) && access.map { $0 <= .fileprivate } ?? false
  }
}
