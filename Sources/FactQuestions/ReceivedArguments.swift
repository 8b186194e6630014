import Facts

/// A call that passes a value for a view's property to the memberwise initializer.
package struct ReceivedArgument: Sendable {
  package let found: FoundConstruction
  package let argument: Argument
  package let variation: Variation
  /// Whether the view gets, or may get, a new identity together with a new value, so that it uses the new value.
  package let isIdentified: Bool
}

extension ProjectFacts {
  /// The app's calls that pass a value for the property to the memberwise initializer, directly or through an
  /// initializer that only passes on its own parameter. Empty if the view has no memberwise initializer.
  package func arguments(for property: Property, of view: DeclaredType) -> [ReceivedArgument] {
    givenArguments(for: property, of: view).map { received($0.argument, for: property, of: view, in: $0.found) }
  }

  /// The arguments of the calls that `arguments(for:of:)` returns, without their variation and identity.
  func givenArguments(
    for property: Property, of view: DeclaredType
  ) -> [(argument: Argument, found: FoundConstruction)] {
    guard hasMemberwiseInitializer(view) else { return [] }
    let labels = memberwiseLabels(of: view)
    let calls = constructions(of: view).filter(\.isCallInApp)
    return calls.flatMap { found -> [(argument: Argument, found: FoundConstruction)] in
      guard let argument = found.construction.argument(labeled: property.$name),
        found.construction.arguments.allSatisfy({ $0.isTrailingClosure || labels.contains($0.$label) })
      else { return [] }
      let forwarded = forwardedParameter(argument, in: found)
      guard let (initializer, index) = forwarded else {
        return [(argument, found)]
      }
      return calls.compactMap { call in
        align(call.construction.arguments, with: initializer.parameters)?[index].map { ($0, call) }
      }
    }
  }

  private func received(
    _ argument: Argument, for property: Property, of view: DeclaredType, in found: FoundConstruction
  ) -> ReceivedArgument {
    let isValue = property.type.map { isValueType($0, at: property.owner, in: view.file) } ?? .unknown
    // Code that replaces an object usually also gives the views below another identity, based on something else that
    // changes.
    let isReset = isValue != .yes && !found.construction.identities.isEmpty
    let isFresh = isElementWithFreshIdentity(argument, takenAs: property.type, at: property.owner, in: view.file)
    return ReceivedArgument(
      found: found, argument: argument,
      variation: isReset ? .unknown : isFresh ? .settled : variation(of: argument, in: found),
      isIdentified: isIdentified(argument, in: found))
  }

  /// The initializer around a `self.init(…)` and the index of the parameter that the argument passes on; nil if it
  /// passes anything else.
  func forwardedParameter(
    _ argument: Argument, in found: FoundConstruction
  ) -> (initializer: Initializer, parameter: Int)? {
    guard argument.value.kind == .name, argument.mentions.first?.root == .parameter,
      let initializer = delegatingInitializer(around: found),
      let index = initializer.parameters.firstIndex(where: { $0.$name == argument.value.$path })
    else { return nil }
    return (initializer, index)
  }

  /// The calls of `self.init(…)` and `Self(…)` in the type's initializers, each with the initializer around it.
  func delegations(in type: DeclaredType) -> [(found: FoundConstruction, initializer: Initializer)] {
    ([type] + extensions(of: type)).flatMap { declaration in
      declaration.file.constructions(at: declaration.index).compactMap { construction in
        let found = FoundConstruction(construction: construction, file: declaration.file)
        return delegatingInitializer(around: found).map { (found, $0) }
      }
    }
  }

  /// The initializer around a `self.init(…)`; nil for any other construction.
  func delegatingInitializer(around found: FoundConstruction) -> Initializer? {
    let construction = found.construction
    guard construction.callee == .ownType, construction.context.contains(.isInInitializer),
      let scope = construction.scope
    else { return nil }
    return found.file.initializers(of: scope).first { $0.place.range.contains(construction.place.range) }
  }

  /// Returns whether the view has an identity that changes, or may change, with the value.
  private func isIdentified(_ argument: Argument, in found: FoundConstruction) -> Bool {
    if argument.mentions.contains(where: {
      $0.root == .closureParameter
        && ($0.parameterKind == .item || $0.parameterKind == .elementByValue
          || $0.parameterKind == .element && isIdentified($0, in: found))
    }) {
      // The row's element settles nothing else in the same argument: 'selected' changes in 'selected == item.id'.
      return !variation(of: argument, in: found).isVarying
    }
    if found.construction.context.contains(.hasFreshIdentity) { return true }
    guard !found.construction.identities.isEmpty else { return false }
    switch variation(of: argument, in: found) {
    case .varying: return false
    case .unknown: return true
    case .settled: break
    }
    let construction = found.construction.with(identities: [], context: found.construction.context)
    return variation(of: argument, in: FoundConstruction(construction: construction, file: found.file)).isVarying
  }
}
