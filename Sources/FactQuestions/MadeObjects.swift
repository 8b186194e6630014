import Facts

/// Views that create the objects in their properties themselves.
extension ProjectFacts {
  /// Returns whether every value of the type certainly gets a new object for the property: from its declaration, from
  /// an initializer of the file, or from the calls that create the value.
  package func makesObject(_ wrapped: WrappedProperty) -> Bool {
    let (property, file) = (wrapped.property, wrapped.owner.file)
    let found = FoundProperty(property, in: file)
    if makesNewObject(property.value, for: found, at: found.site, in: file) { return true }
    let assignments = assignmentsInFile(to: property, of: wrapped.owner)
    let isMade = assignments.contains { assignment in
      let (made, reference) = (assignment.source, assignment.sourceReference)
      let site = Site(scope: property.owner, place: assignment.place)
      return makesNewObject(made, reference: reference, for: found, at: site, in: file)
        && !(isMadeFromGiven(assignment, in: wrapped.owner) && mayWrapGiven(made, for: property, at: site, in: file))
    }
    if assignments.contains(where: { makesFallback($0, for: found, of: wrapped.owner) }) { return true }
    // If one initializer receives the object and another creates it, no wrapper is right for both, unless no code
    // calls the first.
    let isGiven = assignments.contains(where: \.keepsParameter)
    if isMade, !isGiven { return true }
    return (isGiven || assignments.isEmpty)
      && isBuiltByCalls(property, of: wrapped.owner, orByInitializers: isMade)
  }

  /// Returns whether the initializer creates an object because no call of the app passes one: `self.x = x ?? T()`.
  private func makesFallback(_ assignment: Assignment, for property: FoundProperty, of owner: DeclaredType) -> Bool {
    let site = Site(scope: property.property.owner, place: assignment.place)
    guard makesNewObject(assignment.fallback, for: property, at: site, in: owner.file),
      let initializer = owner.initializers.first(where: { $0.place.range.contains(assignment.place.range) }),
      let parameter = assignment.sourceReference.flatMap({ initializer.parameter(named: $0.$name) }),
      implicitConstructions(passing: parameter.$label, in: owner).isEmpty
    else { return false }
    let calls = constructions(of: owner).filter { !$0.isPreviewOrTest }
    return !calls.isEmpty
      && calls.allSatisfy {
        $0.construction.callee == .type
          && align($0.construction.arguments, with: initializer.parameters).map { $0[parameter.index] == nil } ?? false
      }
  }

  /// The class of the object that every initializer of the type creates for a property without an initial value. Nil if
  /// one of them receives the object or creates one of another class.
  package func classMadeByInitializers(for property: Property, of owner: DeclaredType) -> DeclaredType? {
    let initializers = ([owner] + extensions(of: owner)).flatMap(\.initializers)
    guard property.value.kind == .none, extensions(of: owner).allSatisfy({ $0.file.id == owner.file.id }) else {
      return nil
    }
    var result: DeclaredType?
    for initializer in initializers where !initializer.traits.contains(.isDelegating) {
      let assignments = initializer.assignments.filter { $0.$property == property.$name }
      guard !assignments.isEmpty else { return nil }
      for assignment in assignments {
        let (source, site) = (assignment.source, Site(scope: property.owner, place: assignment.place))
        // Branches that create the object from parameters usually replace it for other values.
        guard assignments.count == 1 || !isMadeFromGiven(assignment, in: owner), !assignment.isInClosure,
          !mayWrapGiven(source, for: property, at: site, in: owner.file),
          let made = typeCreated(
            by: source, reference: assignment.sourceReference, for: FoundProperty(property, in: owner.file), at: site,
            in: owner.file), result == nil || result == made
        else { return nil }
        result = made
      }
    }
    return result
  }

  /// The class of a property without an initial value, if all calls get its object from the default value of a parameter
  /// or from a delegating initializer; otherwise nil.
  package func classMadeByDefault(for property: Property, of owner: DeclaredType) -> DeclaredType? {
    guard property.value.kind == .none, isBuiltByCalls(property, of: owner, orByInitializers: false) else { return nil }
    return objectType(of: property, in: owner.file)
  }

  /// Returns whether an initializer creates the value from something that it receives: a parameter, or a property that
  /// it has already set.
  func isMadeFromGiven(_ assignment: Assignment, in owner: DeclaredType) -> Bool {
    assignment.mentions.contains { mention in
      mention.root == .parameter
        || mention.isOfSelf
          && owner.properties.contains { $0.$name == mention.$name && $0.isStoredInstance && !$0.hasInitialValue }
    }
  }

  /// The assignments to the property in the file's initializers of the type, except in closures.
  package func assignmentsInFile(to property: Property, of owner: DeclaredType) -> [Assignment] {
    ([owner] + extensions(of: owner)).filter { $0.file.id == owner.file.id }
      .flatMap(\.initializers).flatMap(\.assignments)
      .filter { $0.$property == property.$name && !$0.isInClosure }
  }
}
