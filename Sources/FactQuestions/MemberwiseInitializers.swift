import Facts

/// The initializer that the compiler writes for a struct without one.
package struct MemberwiseInitializer: Sendable, Hashable {
  package struct Parameter: Sendable, Hashable {
    @Symbol package var label: String
    /// Whether calls may leave it out.
    package let isOptional: Bool
  }

  /// Which properties it takes.
  package enum Form: Sendable, Hashable {
    /// All stored ones, and the narrowest of them decides who may call it; before Swift 6.4 the only form.
    case whole
    /// Without those that are not `internal` and have an initial value (SE-0502).
    case withoutPrivate
  }

  /// `internal` at most.
  package let access: AccessLevel
  package let parameters: [Parameter]
  package let labels: Set<Symbol>
  /// Whether every property's wrapper is known to need a value or to need none.
  package let isCertain: Bool

  /// "internal init(title:count:)", with the parameters that may be left out in brackets.
  package var description: String {
    let list = parameters.map { $0.isOptional ? "[\($0.label):]" : "\($0.label):" }.joined()
    return "\(access) init(\(list))"
  }
}

extension ProjectFacts {
  /// Whether the compiler writes an initializer with the stored properties as parameters.
  package func hasMemberwiseInitializer(_ type: DeclaredType) -> Bool {
    type.kind == .struct && !type.file.declaresInitializer(type.index)
  }

  /// Whether callers may pass something under the name of the property: to the initializer that the compiler writes, or
  /// to one of the type's own. A private property makes the first one private up to Swift 6.3.
  package func isParameter(_ name: String, of type: DeclaredType) -> Bool {
    memberwiseInitializer(of: type, form: .whole).map { $0.access > .fileprivate } ?? false
      || initializers(of: type).contains { $0.parameters.contains { $0.label == name || $0.name == name } }
  }

  /// Whether all initializers are written ones, and none of them takes anything under the name of the property.
  package func isHiddenByInitializers(_ wrapped: WrappedProperty) -> Bool {
    !hasMemberwiseInitializer(wrapped.owner) && !isParameter(wrapped.property.name, of: wrapped.owner)
  }

  /// The shape of that initializer; nil where the compiler writes none. A wrapper's own shape of the parameter counts
  /// as the property.
  package func memberwiseInitializer(
    of type: DeclaredType, form: MemberwiseInitializer.Form
  ) -> MemberwiseInitializer? {
    guard hasMemberwiseInitializer(type) else { return nil }
    guard form == .whole, let id = id(of: type) else { return findMemberwiseInitializer(of: type, form: form) }
    return memory.memberwise.answer(id) { findMemberwiseInitializer(of: type, form: form) }
  }

  private func findMemberwiseInitializer(
    of type: DeclaredType, form: MemberwiseInitializer.Form
  ) -> MemberwiseInitializer? {
    let stored = type.properties.filter { $0.isStoredInstance && !($0.isLet && $0.value.kind != .none) }
    let taken = stored.filter { property in
      guard (property.access ?? .internal) < .internal, isFilled(property, of: type) != .no else { return true }
      // A wrapped one with a value has always been left out.
      return property.attributes.isEmpty && form == .whole
    }
    return MemberwiseInitializer(
      access: taken.map { min($0.access ?? .internal, .internal) }.min() ?? .internal,
      parameters: taken.map { .init(label: $0.$name, isOptional: isFilled($0, of: type) != .no) },
      labels: Set(taken.map(\.$name)),
      isCertain: stored.allSatisfy { isFilled($0, of: type) != .unknown })
  }

  /// The labels of the initializer that the compiler writes, where it writes one.
  func memberwiseLabels(of type: DeclaredType) -> Set<Symbol> {
    memberwiseInitializer(of: type, form: .whole)?.labels ?? []
  }

  /// Whether the property needs nothing from an initializer.
  private func isFilled(_ property: Property, of type: DeclaredType) -> Answer {
    // A constant's optional type gives it no value.
    if property.isLet { return .no }
    if property.hasInitialValue || property.isFilledByItsWrapper { return .yes }
    guard property.wrapper == nil, let attribute = property.attributes.first(where: { $0.name.startsLikeType }) else {
      return .no
    }
    // `@Injected(\.store) var store`: the wrapper has what it needs.
    if attribute.argumentLabels != nil { return .yes }
    let wrappers = types(named: attribute.$base.appendingPath(attribute.$name), at: type.index, in: type.file)
    guard let wrapper = wrappers.first, wrapper.declaration.hasAttribute("propertyWrapper") else { return .unknown }
    let needsNothing = ([wrapper] + extensions(of: wrapper)).flatMap(\.initializers).contains { initializer in
      initializer.parameters.allSatisfy { $0.traits.contains(.hasDefault) }
    }
    return needsNothing ? .yes : .no
  }
}
