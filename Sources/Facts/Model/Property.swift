/// A stored or computed property of a type, a protocol's property requirement, or a global variable.
package struct Property: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type or extension that declares it; nil for a global.
  package let owner: Int?
  package let attributes: [Attribute]
  /// The first of the wrappers that the rules know.
  package let wrapper: Wrapper?
  package let modifiers: ModifierSet
  package let traits: Traits
  /// As written; nil where nothing is.
  package let access: AccessLevel?
  /// The level of `private(set)` and its like.
  package let setterAccess: AccessLevel?
  package let type: WrittenType?
  package let value: Value
  /// The enclosing `#if` conditions, the type's own apart.
  package let condition: Symbol?

  package let namePlace: Place
  /// The whole declaration, attributes included.
  package let place: Place
  /// The expression behind `=`.
  package let valuePlace: Place
  /// The access keyword, where one is written.
  package let accessPlace: Place?
  /// `private(set)` whole, where one is written.
  package let setterAccessPlace: Place?
  /// The first modifier or else `let`/`var`: where a modifier may be put in front.
  package let modifierPlace: Place
  /// `let` or `var`.
  package let introducerPlace: Place
  /// The braces of a computed property that holds its getter's statements, not accessors.
  package let getterPlace: Place?

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isLet = Traits(rawValue: 1 << 0)
    package static let isComputed = Traits(rawValue: 1 << 1)
    package static let hasObservers = Traits(rawValue: 1 << 2)
    /// Shares its `let`/`var` with other names.
    package static let isOneOfSeveral = Traits(rawValue: 1 << 3)
    package static let isRequirement = Traits(rawValue: 1 << 4)
    /// A requirement with `set`, or a computed property with a setter.
    package static let isSettable = Traits(rawValue: 1 << 5)
    /// Its documentation addresses callers who set it.
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
  var hasAccessors: Bool { isComputed || traits.contains(.hasObservers) }
  package var isLet: Bool { traits.contains(.isLet) }
  package var isComputed: Bool { traits.contains(.isComputed) }
  package var isStoredInstance: Bool { owner != nil && !isStatic && !isComputed && !traits.contains(.isRequirement) }

  package func attribute(_ wrapper: Wrapper) -> Attribute? {
    attributes.first { $0.wrapper == wrapper }
  }

  package func isWrapped(by wrapper: Wrapper) -> Bool { attributes.contains { $0.wrapper == wrapper } }

  /// Whether the wrapper has its view follow an `ObservableObject`.
  package var isObservingWrapper: Bool {
    switch wrapper {
    case .stateObject, .observedObject, .environmentObject, .environmentStateObject: true
    default: false
    }
  }

  /// Whether the wrapper needs nothing from an initializer: it has what it needs in its arguments or gets it from
  /// SwiftUI.
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

  /// A value from the start: `= …`, a wrapper argument that gives one, or a type written with `?` or `!`.
  package var hasInitialValue: Bool {
    value.kind != .none || type?.isOptionalSugar == true
      || attributes.contains(where: \.givesInitialValue)
  }
  /// Whether the macro that `@State` is from Xcode 27 on makes the initial value when it is first needed, and once. It
  /// keeps that value apart, where no assignment in an initializer reaches it early.
  package var isLazyInXcode27: Bool {
    value.kind != .none && access.map { $0 <= .fileprivate } ?? false
  }
}
