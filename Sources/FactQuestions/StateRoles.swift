import Facts
import SourceText

/// How a view uses state whose first value comes from outside.
package enum StateRole: Sendable {
  /// Nothing changes it, so it only shows the first value.
  case constant
  /// A working copy: the view changes it and passes it on. Also state that only system controls change, such as a
  /// selection or the visible region of a map.
  case draft
  /// The view sets it again itself, when it appears or when something triggers it.
  case refreshed
  /// People type or choose it, and the view's code never reads it.
  case entered
  /// The view changes it, and the changes never leave the view.
  case changed
  /// It holds an object that the initializer creates.
  case createdObject
}

extension ProjectFacts {
  /// Returns how the view uses its own state.
  package func role(of property: Property, in view: DeclaredType) -> StateRole {
    let uses = stateUses(of: property, in: view)
    let kinds = uses.reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
    let changes = kinds.intersection(changes(of: property, in: view))
    guard !changes.isEmpty, changes != .projected || !isOnlyBoundByReaders(property, of: view) else {
      // A method that an action calls may be mutating. A method of an object leaves the state unchanged.
      let mayChange =
        kinds.contains(.handedOut) && objectType(of: property, in: view.file)?.kind != .class
        && uses.contains { mayMutate(property, of: view, by: $0) }
      return mayChange ? .draft : .constant
    }
    if kinds.contains(.handedOut) || watches(property.$name, in: view) { return .draft }
    if !kinds.isDisjoint(with: [.loaded, .refreshed]) { return .refreshed }
    if kinds.contains(.entered) { return kinds.contains(.read) ? .changed : .entered }
    let isOnlyPassedAsBinding = kinds.isDisjoint(with: .changing.subtracting([.projected, .projectedMember]))
    return isOnlyPassedAsBinding && !isPassedAsBinding(property, by: view) ? .draft : .changed
  }

  /// The uses that change the state itself. Changes inside an observable object do not change the state that holds it.
  func changes(of property: Property, in view: DeclaredType) -> NameUse.Kinds {
    guard let object = objectType(of: property, in: view.file), observability(of: object) == .observable else {
      return .changing
    }
    return .changing.subtracting([.memberWritten, .projectedMember, .actedOn])
  }

  /// Returns whether the view's code creates bindings to members of the state: `$model.name`.
  package func bindsMembers(of property: Property, in view: DeclaredType) -> Bool {
    stateUses(of: property, in: view).contains { $0.kinds.contains(.projectedMember) }
  }

  /// Returns whether the view's code passes on bindings to the state.
  package func isProjected(_ property: Property, in view: DeclaredType) -> Bool {
    stateUses(of: property, in: view).contains { $0.kinds.contains(.projected) }
  }

  /// The role of state whose first value an initializer sets.
  package func role(of input: KeptInput) -> StateRole {
    guard !input.isOfBuiltObject else { return .createdObject }
    let role = isPassedAsBinding(input.property, by: input.view) ? .draft : role(of: input.property, in: input.view)
    let seeds = input.initializer.assignments.filter { $0.$property == input.property.$name }
    let isValue = input.property.type.map { isValueType($0, at: input.property.owner, in: input.view.file) }
    if input.isKeptObject { return role }
    if isValue == .no { return .createdObject }
    // Values that other modules create may be objects, such as a player or a session.
    let isBuilt = seeds.contains { [.construct, .implicitInit, .choice, .call, .closureCall].contains($0.made.kind) }
    let mayBeObject = isValue != .yes || seeds.contains { makesObject($0, in: input.declaration) }
    return isBuilt && mayBeObject && role == .constant ? .createdObject : role
  }

  /// Returns whether an assignment creates an object that the assigned value then holds: `Configuration(clock: Clock(),
  /// …)`.
  private func makesObject(_ assignment: Assignment, in declaration: DeclaredType) -> Bool {
    declaration.file.constructions(at: declaration.index).contains { made in
      made.callee == .type && assignment.place.range.contains(made.place.range)
        && isValueType(named: made.$typePath, at: made.site, in: declaration.file) == .no
    }
  }

  /// Returns whether the view has a control that people type in and that loses its focus with a new identity.
  package func hasTextInput(_ view: DeclaredType) -> Bool {
    view.properties.contains { property in
      stateUses(of: property, in: view).contains { $0.kinds.contains(.typed) }
    }
  }

  /// Returns whether the view changes parts of the value. These changes are lost with the view if nothing passes the
  /// value on.
  package func editsParts(of property: Property, in view: DeclaredType) -> Bool {
    guard let type = property.type, isValueType(type, at: property.owner, in: view.file) == .yes else { return false }
    return stateUses(of: property, in: view).contains {
      !$0.kinds.isDisjoint(with: [.memberWritten, .projectedMember])
        || $0.kinds.contains(.actedOn) && $0.method.isEmpty
    }
  }

  /// Returns whether people enter the state in a control of the view.
  package func isEntered(_ property: Property, in view: DeclaredType) -> Bool {
    stateUses(of: property, in: view).contains { $0.kinds.contains(.entered) }
  }

  /// Returns whether people type in a view that is created inside the range.
  package func hasTextInput(_ range: ByteRange, of file: FileSummary) -> Bool {
    viewsMade(inside: range, of: file).contains { hasTextInput($0) }
  }

  /// Returns whether people type in the rows of the list: in a control there or in a function that draws them, or in a
  /// view that these create.
  package func hasTextInput(_ rows: ElementList.Rows, of list: ElementList, in file: FileFacts) -> Bool {
    let range = rows.place.range
    let drawn = list.scope.map { drawingFunctions(calledIn: range, at: $0, of: file.summary).map(\.place.range) } ?? []
    return ([range] + drawn).contains { range in
      file.frameworkCalls(in: range, at: list.scope).contains(where: \.isTextInput)
        || hasTextInput(range, of: file.summary)
    }
  }

  /// Returns whether the view's code calls a method of the value that may change it.
  package func mayBeMutated(_ property: Property, in view: DeclaredType) -> Bool {
    stateUses(of: property, in: view).contains { $0.kinds.contains(.methodCalled) }
  }

  /// Returns whether the view's code uses `_x` for anything other than to set its first value.
  package func usesStorage(of property: Property, in view: DeclaredType) -> Bool {
    stateUses(of: property, in: view).contains { $0.kinds.contains(.storage) }
  }

  /// Returns whether code with side effects uses the property, such as code that tells an object what to load.
  package func isUsedInActions(_ property: Property, in view: DeclaredType) -> Bool {
    stateUses(of: property, in: view).contains { !$0.kinds.isDisjoint(with: [.handedOut, .actedOn]) }
  }

  /// Returns whether the state starts without a value and is only ever set when the view appears.
  func isLoadedOnce(_ property: Property, of view: DeclaredType) -> Bool {
    guard property.isWrapped(by: .state), property.value.kind == .none || property.value == Value(.literal) else {
      return false
    }
    return property.type?.isOptional == true && isOnlyFilled(property, of: view, as: .loaded)
  }

  /// Returns whether the state changes, but only by assignments of one of these kinds.
  func isOnlyFilled(_ property: Property, of view: DeclaredType, as kind: NameUse.Kinds) -> Bool {
    let changes = stateUses(of: property, in: view).filter { !$0.kinds.isDisjoint(with: .changing) }
    return !changes.isEmpty && changes.allSatisfy { !$0.kinds.isDisjoint(with: kind) }
  }

  /// Returns whether the view passes a binding to the property to a view of the project.
  private func isPassedAsBinding(_ property: Property, by view: DeclaredType) -> Bool {
    for declaration in [view] + extensions(of: view) {
      for construction in declaration.file.constructions(at: declaration.index) {
        let passesBinding = construction.arguments.contains { argument in
          argument.mentions.contains { $0.isProjected && $0.isOfSelf && $0.$name == property.$name }
        }
        if passesBinding, !types(named: construction.$typePath, at: construction.site, in: declaration.file).isEmpty {
          return true
        }
      }
    }
    return false
  }
}
