/// Parameters that give a view's state its first value.
extension ProjectFacts {
  /// The parameters of the view's initializers, in any file, whose first values its state keeps and whose later values
  /// it never sees. Those whose names say so, those that the view follows, and objects and bindings are none.
  package func stateInputs(of view: DeclaredType) -> [ObjectInput] {
    guard view.file.hasPropertyWithAttribute(view.index), !view.declaration.hasAttribute("propertyWrapper") else {
      return []
    }
    let states = view.properties.compactMap { wrappedProperty(named: $0.$name, of: view, by: .state) }
    guard !states.isEmpty else { return [] }
    let watched = watchedNames(of: view)
    var result: [ObjectInput] = []
    for declaration in [view] + extensions(of: view) {
      for initializer in declaration.initializers where !initializer.traits.contains(.isDelegating) {
        for parameter in initializer.parameters {
          guard let state = states.first(where: { seeds($0.property, from: parameter, in: initializer, of: view) }),
            let type = parameter.type, !parameter.isClosure, !Self.isSeed(parameter),
            !Self.isSeedName(state.property.name),
            copies(of: parameter, in: initializer).isDisjoint(with: watched),
            isValueType(type, at: declaration.index, in: declaration.file) == .yes
          else { continue }
          result.append(
            ObjectInput(
              parameter: parameter, initializer: initializer, property: state.property, view: view,
              declaration: declaration, isValue: true))
        }
      }
    }
    return result + delegated(to: result)
  }

  /// The names under which the view's code finds the parameter's value.
  private func copies(of parameter: Parameter, in initializer: Initializer) -> Set<Symbol> {
    var result: Set<Symbol> = [parameter.$name]
    for assignment in initializer.assignments
    where assignment.form != .storage && assignment.value.kind == .name && assignment.value.$path == parameter.$name {
      result.insert(assignment.$property)
    }
    return result
  }

  /// Whether the parameter alone gives the property its first value. State that is made from several parameters is a
  /// model of its own.
  private func seeds(
    _ property: Property, from parameter: Parameter, in initializer: Initializer, of view: DeclaredType
  ) -> Bool {
    initializer.assignments.contains { assignment in
      guard assignment.$property == property.$name, !assignment.isInClosure, !Self.saysInitial(assignment) else {
        return false
      }
      let parameters = assignment.mentions.filter { $0.root == .parameter }
      guard !parameters.isEmpty, parameters.allSatisfy({ $0.$name == parameter.$name }) else { return false }
      // `given ?? load()`: what is given is only one of the places that the value comes from.
      guard assignment.made.kind != .other else { return false }
      if assignment.form == .storage { return assignment.made.kind != .none }
      guard property.hasInitialValue else { return true }
      // An assignment to state that has a value may do nothing.
      if case .taken = fate(of: assignment, in: initializer, of: view) { return true }
      return false
    }
  }

  /// Whether what is called or read says that it is a first value: `content.makeInitialOffering()`, `initialData.name`.
  private static func saysInitial(_ assignment: Assignment) -> Bool {
    let name = assignment.made.path.lastPathComponent
    return name.contains("Initial") || name.hasPrefix("initial")
      || assignment.mentions.contains { $0.root == .local && isSeedName($0.name) }
  }
}
