import Facts

/// A property with `@State` and at least one other property wrapper.
package struct ComposedState: Sendable {
  package let property: Property
  package let owner: DeclaredType
  package let state: Attribute
  package let others: [Attribute]
}

extension ProjectFacts {
  /// Wrappers from well-known packages that are combined with state.
  private static let wrappersOfPackages: Set<Symbol> = [
    "Fetch", "FetchAll", "FetchOne", "Shared", "SharedReader", "Dependency", "Injected", "ObservedResults",
    "ObservedRealmObject", "StateRealmObject",
  ]

  /// Returns the properties of the file that have `@State` and another wrapper in the same build configuration.
  package func composedStates(in file: FileSummary) -> [ComposedState] {
    guard file.hasMembersWithAttributes, seesSwiftUI(file) else { return [] }
    return file.properties.compactMap { property in
      guard property.attributes.count > 1, property.isStoredInstance, !property.traits.contains(.isOneOfSeveral),
        let owner = DeclaredType(file, property.owner), let state = property.attribute(.state),
        !isShadowed(.state, at: owner)
      else { return nil }
      let others = property.attributes.filter { other in
        other.wrapper != .state
          && (state.condition == nil || other.condition == nil || state.condition == other.condition)
          && isPropertyWrapper(other, at: owner) == .yes
      }
      return others.isEmpty ? nil : ComposedState(property: property, owner: owner, state: state, others: others)
    }
  }

  /// Returns whether an attribute of a property of the type is a property wrapper: one from a framework, the project,
  /// or a known package. Returns `unknown` for any other name that the project does not declare.
  package func isPropertyWrapper(_ attribute: Attribute, at owner: DeclaredType) -> Answer {
    let declared = types(named: attribute.$base.appendingPath(attribute.$name), at: owner.index, in: owner.file)
    if !declared.isEmpty { return declared.contains { $0.declaration.hasAttribute("propertyWrapper") } ? .yes : .no }
    if attribute.wrapper != nil { return .yes }
    return Self.wrappersOfPackages.contains(attribute.$name) ? .yes : .unknown
  }
}
