import Facts

/// The initializer that the compiler synthesizes for a struct without one.
package struct MemberwiseInitializer: Sendable, Hashable {
  package struct Parameter: Sendable, Hashable {
    @Symbol package var label: String
    /// Whether calls may omit it.
    package let isOptional: Bool
  }

  /// The properties that the initializer takes.
  package enum Form: Sendable, Hashable {
    /// All stored properties. The lowest access level among them is the initializer's. The only form before Swift 6.4.
    case whole
    /// All but the properties that are less accessible than `internal` and have an initial value (SE-0502).
    case withoutPrivate
  }

  /// `internal` at most.
  package let access: AccessLevel
  package let parameters: [Parameter]
  package let labels: Set<Symbol>
  /// Whether it is known for every property's wrapper if it needs a value.
  package let isCertain: Bool

  /// "internal init(title:count:)", with the parameters that calls may omit in brackets.
  package var description: String {
    let list = parameters.map { $0.isOptional ? "[\($0.label):]" : "\($0.label):" }.joined()
    return "\(access) init(\(list))"
  }
}

extension ProjectFacts {
  /// Returns whether the compiler synthesizes a memberwise initializer.
  package func hasMemberwiseInitializer(_ type: DeclaredType) -> Bool {
    type.kind == .struct && !type.file.declaresInitializer(type.index)
  }

  /// Returns whether code may pass the property to a memberwise initializer. False if all callers are known, because
  /// `state-receives-argument` reports those that do. A type that is only created without arguments, as in `Settings()`,
  /// hides its properties well enough.
  package func mayBeSetByCallers(_ wrapped: WrappedProperty) -> Bool {
    guard memberwiseInitializer(of: wrapped.owner, form: .whole).map({ $0.access > .fileprivate }) ?? false else {
      return false
    }
    let calls = constructions(of: wrapped.owner).filter { $0.construction.callee != .reference }
    let appCalls = calls.filter { !$0.isPreviewOrTest }
    if knowsCallers(of: wrapped.owner) { return false }
    return calls.isEmpty || (appCalls.isEmpty ? calls : appCalls).contains { !$0.construction.arguments.isEmpty }
  }

  /// The type's memberwise initializer; nil if the compiler synthesizes none. A parameter that takes the wrapper
  /// itself, such as a `Binding`, is treated like one that takes the value.
  package func memberwiseInitializer(
    of type: DeclaredType, form: MemberwiseInitializer.Form
  ) -> MemberwiseInitializer? {
    guard hasMemberwiseInitializer(type) else { return nil }
    guard form == .whole, let id = id(of: type) else { return findMemberwiseInitializer(of: type, form: form) }
    return cache.memberwise.answer(id) { findMemberwiseInitializer(of: type, form: form) }
  }

  private func findMemberwiseInitializer(
    of type: DeclaredType, form: MemberwiseInitializer.Form
  ) -> MemberwiseInitializer? {
    let stored = type.properties.filter { $0.isStoredInstance && !($0.isLet && $0.value.kind != .none) }
    let taken = stored.filter { property in
      guard (property.access ?? .internal) < .internal, isFilled(property, of: type) != .no else { return true }
      // A wrapped property with an initial value has always been left out.
      return property.attributes.isEmpty && form == .whole
    }
    return MemberwiseInitializer(
      access: taken.map { min($0.access ?? .internal, .internal) }.min() ?? .internal,
      parameters: taken.map { .init(label: $0.$name, isOptional: isFilled($0, of: type) != .no) },
      labels: Set(taken.map(\.$name)),
      isCertain: stored.allSatisfy { isFilled($0, of: type) != .unknown })
  }

  /// The argument labels of the memberwise initializer; empty if the compiler synthesizes none.
  func memberwiseLabels(of type: DeclaredType) -> Set<Symbol> {
    memberwiseInitializer(of: type, form: .whole)?.labels ?? []
  }

  /// Returns whether the property needs no value from an initializer.
  private func isFilled(_ property: Property, of type: DeclaredType) -> Answer {
    // A constant with an optional type has no implicit initial value.
    if property.isLet { return .no }
    if property.hasInitialValue || property.isFilledByItsWrapper { return .yes }
    guard property.wrapper == nil, let attribute = property.attributes.first(where: { $0.name.startsLikeType }) else {
      return .no
    }
    // `@Injected(\.store) var store`: the wrapper's arguments provide everything that it needs.
    if attribute.argumentLabels != nil { return .yes }
    let wrappers = types(named: attribute.$base.appendingPath(attribute.$name), at: type.index, in: type.file)
    guard let wrapper = wrappers.first, wrapper.declaration.hasAttribute("propertyWrapper") else { return .unknown }
    let needsNothing = ([wrapper] + extensions(of: wrapper)).flatMap(\.initializers).contains { initializer in
      initializer.parameters.allSatisfy { $0.traits.contains(.hasDefault) }
    }
    return needsNothing ? .yes : .no
  }
}
