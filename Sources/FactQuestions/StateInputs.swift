import Facts

/// Parameters that set the first value of a view's state.
extension ProjectFacts {
  /// Returns the parameters of the view's initializers, in any file, that only set the first value of the view's state,
  /// so that later values of the parameter have no effect. Leaves out bindings, unless people edit state that copies a
  /// member of one, parameters that the view watches, and parameters and state whose names say that they are first
  /// values. Includes an object if the state keeps the object itself or a member of it that changes.
  package func stateInputs(of view: DeclaredType) -> [KeptInput] {
    allStateInputs(of: view).filter { !Self.isSeedName($0.property.name) }
  }

  /// The same parameters, and those of state whose name says that it is a copy to work on.
  func allStateInputs(of view: DeclaredType) -> [KeptInput] {
    guard view.file.hasPropertyWithAttribute(view.index), !view.declaration.hasAttribute("propertyWrapper") else {
      return []
    }
    let states = view.properties.compactMap { wrappedProperty(named: $0.$name, of: view, by: .state) }
    guard !states.isEmpty else { return [] }
    var result: [KeptInput] = []
    for declaration in [view] + extensions(of: view) {
      for initializer in declaration.initializers where !initializer.traits.contains(.isDelegating) {
        for parameter in initializer.parameters {
          guard !parameter.isClosure, !Self.isSeed(parameter),
            let input = states.lazy.compactMap({
              self.input(of: $0.property, from: parameter, in: initializer, declaration, of: view)
            }).first(where: { !isFollowed($0) })
          else { continue }
          result.append(input)
        }
      }
    }
    return result + delegated(to: result.filter(\.isValue))
  }

  private func input(
    of state: Property, from parameter: Parameter, in initializer: Initializer, _ declaration: DeclaredType,
    of view: DeclaredType
  ) -> KeptInput? {
    guard let type = parameter.type, isUsed(state, by: view),
      let seed = initializer.assignments.first(where: { seeds(state, $0, from: parameter, in: initializer, of: view) })
    else { return nil }
    let isValue = isValueType(type, at: declaration.index, in: declaration.file)
    let member: Symbol?
    switch isValue {
    case .yes: member = .empty
    case .no:
      member =
        seed.keepsParameter && !type.isBinding
        ? .empty : readMember(of: parameter, in: seed, for: state, declaration, view)
    case .unknown: member = nil
    }
    return member.map {
      KeptInput(
        parameter: parameter, initializer: initializer, property: state, view: view, declaration: declaration,
        isValue: isValue == .yes, member: $0)
    }
  }

  /// Returns whether code uses the state other than by setting its first value.
  private func isUsed(_ state: Property, by view: DeclaredType) -> Bool {
    stateUses(of: state, in: view).contains { $0.kinds != .writtenInInitializer }
  }

  /// Returns the member of the parameter's object that provides the state's first value, if it is the only one and the
  /// object announces its changes; also what state that people edit copies from a binding.
  private func readMember(
    of parameter: Parameter, in seed: Assignment, for state: Property, _ declaration: DeclaredType, _ view: DeclaredType
  ) -> Symbol? {
    let reads = seed.mentions.filter { $0.root == .parameter && $0.$name == parameter.$name }
    guard reads.count == 1, let member = reads.first?.$members, !member.isEmpty else { return nil }
    if parameter.type?.isBinding == true { return isEntered(state, in: view) ? member : nil }
    guard let path = parameter.type?.$path,
      let object = type(named: path, at: declaration.index, in: declaration.file), object.kind == .class,
      variation(ofMember: member.firstPathComponent, of: object).isVarying
    else { return nil }
    return member
  }

  /// Returns whether the state copies a part of a value that the object selects, such as `model.selected?.name`, and
  /// the view's code also shows the selected value. The selection may change while the copy stays the same.
  package func copiesShownChoice(_ input: KeptInput) -> Bool {
    let (member, declaration) = (input.member.firstPathComponent, input.declaration)
    guard member != input.member, let path = input.parameter.type?.$path,
      let object = type(named: path, at: declaration.index, in: declaration.file),
      let (chosen, _) = property(named: member, of: object), chosen.isComputed, chosen.type?.isOptional == true,
      Set(reads(ofMember: member, of: object).map(\.$name)).count > 1
    else { return false }
    let names = copies(of: input.parameter, in: input.initializer)
    return ([input.view] + extensions(of: input.view)).contains { part in
      names.contains { name in part.file.drawnMembers(of: name, at: part.index).contains { $0.$member == member } }
    }
  }

  /// Returns whether code outside the view assigns to the object's member that provides the state's first value.
  func isAssignedByOthers(_ input: KeptInput) -> Bool {
    guard let path = input.parameter.type?.$path,
      let object = type(named: path, at: input.declaration.index, in: input.declaration.file)
    else { return false }
    return files(.writtenMembers, input.member).contains { file in
      !file.traits.contains(.isTest)
        && file.memberWrites.contains { write in
          guard write.$member == input.member, let writer = owner(of: write.scope, in: file), writer != input.view,
            let (holder, declarer) = property(named: write.$property, of: writer)
          else { return false }
          return isInstance(holder, declaredIn: declarer.file, of: object) == .yes
        }
    }
  }

  /// Returns whether the view's own code watches the input's value and may pass its changes on to the state.
  private func isFollowed(_ input: KeptInput) -> Bool {
    copies(of: input.parameter, in: input.initializer).contains { follows($0, for: input.property, in: input.view) }
  }

  /// Returns the names under which the view's code can read the parameter's value.
  private func copies(of parameter: Parameter, in initializer: Initializer) -> Set<Symbol> {
    var result: Set<Symbol> = [parameter.$name]
    for assignment in initializer.assignments
    where assignment.form != .storage && assignment.value.kind == .name && assignment.value.$path == parameter.$name {
      result.insert(assignment.$property)
    }
    return result
  }

  /// Returns whether the parameter sets the property's first value. State that is created from several parameters and
  /// that the view changes is independent of each parameter.
  private func seeds(
    _ property: Property, _ assignment: Assignment, from parameter: Parameter, in initializer: Initializer,
    of view: DeclaredType
  ) -> Bool {
    guard assignment.$property == property.$name, !assignment.isInClosure, !Self.hasInitialLabel(assignment) else {
      return false
    }
    let parameters = assignment.mentions.filter { $0.root == .parameter }
    guard parameters.contains(where: { $0.$name == parameter.$name }),
      parameters.allSatisfy({ $0.$name == parameter.$name })
        || Self.onlyCombines(assignment.made) && role(of: property, in: view) == .constant
    else { return false }
    // In `given ?? load()`, the parameter is only one of the sources of the value.
    guard assignment.made.kind != .other else { return false }
    if assignment.form == .storage { return assignment.made.kind != .none }
    guard property.hasInitialValue else { return true }
    // If the state has an initial value, an assignment to it may have no effect.
    if case .taken = outcome(of: assignment, in: initializer, of: view) { return true }
    return false
  }

  /// Returns whether the value consists of nothing but the values that the expression names: `a + b`, `min(a, b)`.
  private static func onlyCombines(_ value: Value) -> Bool {
    switch value.kind {
    case .compound, .computation, .interpolation: true
    case .call: value.path == "min" || value.path == "max"
    default: value.isMade
    }
  }

  /// Returns whether the called function's name or a name in the expression says that the value is a first value:
  /// `content.makeInitialOffering()`, `initialData.name`.
  private static func hasInitialLabel(_ assignment: Assignment) -> Bool {
    let name = assignment.made.path.lastPathComponent
    return name.contains("Initial") || name.hasPrefix("initial")
      || assignment.mentions.contains { $0.root == .local && isSeedName($0.name) }
  }
}
