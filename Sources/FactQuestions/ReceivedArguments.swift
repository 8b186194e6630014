import Facts

/// A call that gives a view's property a value through the initializer that the compiler writes.
package struct ReceivedArgument: Sendable {
  package let found: FoundConstruction
  package let argument: Argument
  package let variation: Variation
  /// Whether another value comes with another identity of the view, or may do so, and then it is taken as well.
  package let isIdentified: Bool
}

extension ProjectFacts {
  /// The app's calls that pass a property to the initializer that the compiler writes, directly or through an
  /// initializer that only passes its own parameter on. None where the compiler writes no initializer.
  package func arguments(for property: Property, of view: DeclaredType) -> [ReceivedArgument] {
    givenArguments(for: property, of: view).map { received($0.argument, for: property, of: view, in: $0.found) }
  }

  /// The same without what they mean for the view.
  func givenArguments(
    for property: Property, of view: DeclaredType
  ) -> [(argument: Argument, found: FoundConstruction)] {
    guard hasMemberwiseInitializer(view) else { return [] }
    let labels = memberwiseLabels(of: view)
    let calls = constructions(of: view).filter { !$0.isPreviewOrTest && $0.construction.callee != .reference }
    return calls.flatMap { found -> [(argument: Argument, found: FoundConstruction)] in
      guard let argument = found.construction.argument(labelled: property.$name),
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
    // Who replaces an object gives the views below another identity as well, by whatever changes then.
    let isReset = isValue != .yes && !found.construction.identities.isEmpty
    let isFresh = isElementWithFreshIdentity(argument, takenAs: property.type, at: property.owner, in: view.file)
    return ReceivedArgument(
      found: found, argument: argument,
      variation: isReset ? .unknown : isFresh ? .settled : variation(of: argument, in: found),
      isIdentified: isIdentified(argument, in: found))
  }

  /// The initializer around a `self.init(…)` and which of its parameters the argument is.
  func forwardedParameter(
    _ argument: Argument, in found: FoundConstruction
  ) -> (initializer: Initializer, parameter: Int)? {
    guard argument.value.kind == .name, argument.mentions.first?.root == .parameter,
      let initializer = delegatingInitializer(around: found),
      let index = initializer.parameters.firstIndex(where: { $0.$name == argument.value.$path })
    else { return nil }
    return (initializer, index)
  }

  /// The calls `self.init(…)` and `Self(…)` in the initializers of the type, with the initializer around each.
  func delegations(in type: DeclaredType) -> [(found: FoundConstruction, initializer: Initializer)] {
    ([type] + extensions(of: type)).flatMap { declaration in
      declaration.file.constructions(at: declaration.index).compactMap { construction in
        let found = FoundConstruction(construction: construction, file: declaration.file)
        return delegatingInitializer(around: found).map { (found, $0) }
      }
    }
  }

  /// The initializer around a `self.init(…)`.
  func delegatingInitializer(around found: FoundConstruction) -> Initializer? {
    let construction = found.construction
    guard construction.callee == .ownType, construction.context.contains(.isInInitializer),
      let scope = construction.scope
    else { return nil }
    return found.file.initializers(of: scope).first { $0.place.range.contains(construction.place.range) }
  }

  /// Whether the value would vary if the view had no identity that changes with it.
  private func isIdentified(_ argument: Argument, in found: FoundConstruction) -> Bool {
    if argument.mentions.contains(where: {
      $0.root == .closureParameter
        && ($0.parameterKind == .item || $0.parameterKind == .elementByValue
          || $0.parameterKind == .element && isIdentified($0, in: found))
    }) {
      return true
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
