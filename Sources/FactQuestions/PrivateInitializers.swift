import Facts

/// Calls of the initializer that the compiler writes where nobody but the type can call it.
extension ProjectFacts {
  /// The calls, with arguments, of the memberwise initializer of a struct whose stored properties are all private. None
  /// where the struct declares an initializer in its braces, or where a property is seen from outside.
  package func callsOfPrivateMemberwiseInitializer(of type: DeclaredType) -> [FoundConstruction] {
    guard hasMemberwiseInitializer(type), !isDeclaredTwice(type),
      let memberwise = memberwiseInitializer(of: type, form: .whole), memberwise.isCertain,
      type.properties.allSatisfy({ isPrivateOrNoParameter($0) })
    else { return [] }
    let labels = memberwise.parameters.map(\.$label)
    let required = memberwise.parameters.filter { !$0.isOptional }.map(\.$label)
    let written = initializers(of: type)
    // Where nothing says what an `.init(…)` makes it may be any other type.
    return constructions(of: type).filter { found in
      let arguments = found.construction.arguments
      guard !arguments.isEmpty, found.construction.callee != .reference, isInside(found, of: type),
        arguments.allSatisfy({ labels.contains($0.$label) }),
        required.allSatisfy({ found.construction.argument(labelled: $0) != nil })
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
