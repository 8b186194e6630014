import Facts

/// Calls of memberwise initializers that only the type itself can call.
extension ProjectFacts {
  /// The calls, with arguments, of the memberwise initializer of a struct whose stored properties are all private.
  /// Empty if the struct declares an initializer in its braces, or if a property is visible from outside the file.
  package func callsOfPrivateMemberwiseInitializer(of type: DeclaredType) -> [FoundConstruction] {
    guard hasMemberwiseInitializer(type), !isDeclaredTwice(type),
      let memberwise = memberwiseInitializer(of: type, form: .whole), memberwise.isCertain,
      type.properties.allSatisfy({ isPrivateOrNoParameter($0) })
    else { return [] }
    let labels = memberwise.parameters.map(\.$label)
    let required = memberwise.parameters.filter { !$0.isOptional }.map(\.$label)
    let written = initializers(of: type)
    // An `.init(…)` without a known type may create a value of any other type, so it is left out.
    return constructions(of: type).filter { found in
      let arguments = found.construction.arguments
      guard !arguments.isEmpty, found.construction.callee != .reference, isInside(found, of: type),
        arguments.allSatisfy({ labels.contains($0.$label) }),
        required.allSatisfy({ found.construction.argument(labeled: $0) != nil })
      else { return false }
      return !written.contains { align(arguments, with: $0.parameters) != nil }
    }
  }

  private func isPrivateOrNoParameter(_ property: Property) -> Bool {
    guard property.isStoredInstance, !(property.isLet && property.value.kind != .none) else { return true }
    if property.isFilledByItsWrapper, property.value.kind == .none { return true }
    return property.access.map { $0 <= .fileprivate } ?? false
  }
}
