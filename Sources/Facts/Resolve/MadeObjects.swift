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
        && !(assignment.mentions.contains { $0.root == .parameter } && mayWrapGiven(made, at: site, in: file))
    }
    // Where one initializer is given the object and another builds it, no wrapper is right for both.
    let isGiven = assignments.contains(where: \.keepsParameter)
    if isMade, !isGiven { return true }
    return (isGiven || assignments.isEmpty)
      && isBuiltByCalls(property, of: wrapped.owner, orByInitializers: isMade)
  }

  /// What the initializers of the file assign to the property, closures left aside.
  package func assignmentsInFile(to wrapped: WrappedProperty) -> [Assignment] {
    ([wrapped.owner] + extensions(of: wrapped.owner)).filter { $0.file.id == wrapped.owner.file.id }
      .flatMap(\.initializers).flatMap(\.assignments)
      .filter { $0.$property == wrapped.property.$name && !$0.isInClosure }
  }
}
