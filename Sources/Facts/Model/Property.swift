/// A stored or computed property of a type, a protocol's property requirement, or a global variable.
package struct Property: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type or extension that declares it; nil for a global.
  package let owner: Int?
  package let attributes: [Attribute]
  /// The first wrapper that the rules know.
  package let wrapper: Wrapper?
  package let modifiers: ModifierSet
  package let traits: Traits
  /// The written access level; nil where none is written.
  package let access: AccessLevel?
  /// The level of `private(set)` and its like.
  package let setterAccess: AccessLevel?
  package let type: WrittenType?
  package let value: Value
  /// The enclosing `#if` conditions, except those around the type.
  package let condition: Symbol?

  package let namePlace: Place
  /// The whole declaration, attributes included.
  package let place: Place
  /// The expression after `=`.
  package let valuePlace: Place
  /// The access keyword, where one is written.
  package let accessPlace: Place?
  /// `private(set)` whole, where one is written.
  package let setterAccessPlace: Place?
  /// The first modifier, or else `let` or `var`. A new modifier may be inserted before it.
  package let modifierPlace: Place
  /// `let` or `var`.
  package let introducerPlace: Place
  /// The braces of a computed property that contain the getter's statements rather than accessors.
  package let getterPlace: Place?

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isLet = Traits(rawValue: 1 << 0)
    package static let isComputed = Traits(rawValue: 1 << 1)
    package static let hasObservers = Traits(rawValue: 1 << 2)
    /// Shares its `let` or `var` with other names.
    package static let isOneOfSeveral = Traits(rawValue: 1 << 3)
    package static let isRequirement = Traits(rawValue: 1 << 4)
    /// A requirement with `set`, or a computed property with a setter.
    package static let isSettable = Traits(rawValue: 1 << 5)
    /// Its documentation tells callers that they may set it.
    package static let isOffered = Traits(rawValue: 1 << 6)
  }

  package init(
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

  package var isStatic: Bool { !modifiers.isDisjoint(with: [.isStatic, .isClassMember]) }
  package var hasAccessors: Bool { isComputed || traits.contains(.hasObservers) }
  package var isLet: Bool { traits.contains(.isLet) }
  package var isComputed: Bool { traits.contains(.isComputed) }
  package var isStoredInstance: Bool { owner != nil && !isStatic && !isComputed && !traits.contains(.isRequirement) }

  package func attribute(_ wrapper: Wrapper) -> Attribute? {
    attributes.first { $0.wrapper == wrapper }
  }

  package func isWrapped(by wrapper: Wrapper) -> Bool { attributes.contains { $0.wrapper == wrapper } }

  /// Whether the wrapper makes its view follow an `ObservableObject`.
  package var isObservingWrapper: Bool {
    switch wrapper {
    case .stateObject, .observedObject, .environmentObject, .environmentStateObject: true
    default: false
    }
  }

  /// Whether the wrapper needs no value from an initializer, because its arguments or SwiftUI provide everything.
  package var isFilledByItsWrapper: Bool {
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

  /// Whether it has an initial value: `= …`, a wrapper argument that provides one, or a type written with `?` or `!`.
  package var hasInitialValue: Bool {
    value.kind != .none || type?.isOptionalSugar == true
      || attributes.contains(where: \.givesInitialValue)
  }
  /// Whether the `@State` macro of Xcode 27 creates the initial value once, on first use. The macro stores that value
  /// separately, and an assignment in an initializer cannot replace it early enough.
  package var isLazyInXcode27: Bool {
    value.kind != .none && access.map { $0 <= .fileprivate } ?? false
  }
}
