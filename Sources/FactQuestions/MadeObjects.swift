import Facts

/// Which views make the objects of their properties themselves.
extension ProjectFacts {
  /// Whether each value of the type certainly makes a new object for the property: in its declaration or in an
  /// initializer of the file.
  package func makesObject(_ wrapped: WrappedProperty) -> Bool {
    let (property, file) = (wrapped.property, wrapped.owner.file)
    let inline = property.value.kind == .none ? wrapped.attribute.firstArgument : property.value
    if makesNewObject(inline, at: property.owner, in: file) { return true }
    let assignments = assignmentsInFile(to: wrapped)
    let isMade = assignments.contains { assignment in
      let made = assignment.made
      let site = Site(scope: property.owner, place: assignment.place)
      return makesNewObject(made, at: site, in: file)
        && !(isMadeFromGiven(assignment, in: wrapped.owner) && mayWrapGiven(made, at: site, in: file))
    }
    // Where one initializer is given the object and another builds it, no wrapper is right for both, unless nobody calls
    // the first.
    let isGiven = assignments.contains(where: \.keepsParameter)
    if isMade, !isGiven { return true }
    return (isGiven || assignments.isEmpty)
      && isBuiltByCalls(property, of: wrapped.owner, orByInitializers: isMade)
  }

  /// The class of the object that every initializer of the type makes for a plain property without a value. Nil where
  /// one is given the object, or makes another.
  package func classMadeByInitializers(for property: Property, of owner: DeclaredType) -> DeclaredType? {
    let initializers = ([owner] + extensions(of: owner)).flatMap(\.initializers)
    guard property.value.kind == .none, extensions(of: owner).allSatisfy({ $0.file.id == owner.file.id }) else {
      return nil
    }
    var result: DeclaredType?
    for initializer in initializers where !initializer.traits.contains(.isDelegating) {
      let assignments = initializer.assignments.filter { $0.$property == property.$name }
      guard let assignment = assignments.first, assignments.count == 1, !assignment.isInClosure,
        assignment.value.kind == .construct, case let site = Site(scope: property.owner, place: assignment.place),
        !mayWrapGiven(assignment.value, at: site, in: owner.file),
        let made = type(named: assignment.value.$path, at: site, in: owner.file), result == nil || result == made
      else { return nil }
      result = made
    }
    return result
  }

  /// Whether an initializer makes the value from something that it is given: a parameter, or a property that it has
  /// given a value already.
  func isMadeFromGiven(_ assignment: Assignment, in owner: DeclaredType) -> Bool {
    assignment.mentions.contains { mention in
      mention.root == .parameter
        || mention.isOfSelf
          && owner.properties.contains { $0.$name == mention.$name && $0.isStoredInstance && !$0.hasInitialValue }
    }
  }

  /// What the initializers of the file assign to the property, closures left aside.
  package func assignmentsInFile(to wrapped: WrappedProperty) -> [Assignment] {
    ([wrapped.owner] + extensions(of: wrapped.owner)).filter { $0.file.id == wrapped.owner.file.id }
      .flatMap(\.initializers).flatMap(\.assignments)
      .filter { $0.$property == wrapped.property.$name && !$0.isInClosure }
  }
}
