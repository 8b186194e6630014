import Facts

/// A parameter of an initializer that a view's state object is built from, or that gives its state the first value.
package struct ObjectInput: Sendable {
  package let parameter: Parameter
  package let initializer: Initializer
  /// The property that holds the object or the value.
  package let property: Property
  package let view: DeclaredType
  /// The view's declaration or extension that holds the initializer.
  package let declaration: DeclaredType
  /// Whether another value is a change. An object changes only where another one takes its place.
  package let isValue: Bool
  /// Whether the initializer is the object's own, and the call that makes the view runs it:
  /// `Card(model: CardModel(name: name))`.
  package var isOfBuiltObject = false
  /// What the initializer reads of an object: "name" in `_name = State(initialValue: model.name)`; empty where it takes
  /// the parameter whole.
  package var member: Symbol = .empty

  /// Whether it gives state an object as it is. Everyone who holds the object sees what changes in it.
  package var isKeptObject: Bool {
    !isValue && member.isEmpty && !isOfBuiltObject && property.isWrapped(by: .state)
  }

  /// What callers know the parameter by; its own name where the label says the same as the property.
  package var shownName: String { parameter.outerName == property.name ? parameter.name : parameter.outerName }

  /// Whether the initializer only passes the parameter on to the one that keeps it.
  package var isDelegated: Bool { initializer.traits.contains(.isDelegating) }

  /// Another parameter of the same initializer.
  package func with(_ parameter: Parameter) -> ObjectInput {
    ObjectInput(
      parameter: parameter, initializer: initializer, property: property, view: view, declaration: declaration,
      isValue: isValue)
  }
}

/// A call of a view that passes a value to such a parameter.
package struct InputCall: Sendable {
  package let found: FoundConstruction
  package let argument: Argument
  package let variation: Variation
}

extension ProjectFacts {
  /// The parameters of the view's initializers, in any file, that its state objects are built from and whose later
  /// values the objects never see. Closures and bindings are none: what changes in them is seen.
  package func objectInputs(of view: DeclaredType) -> [ObjectInput] {
    guard view.file.hasPropertyWithAttribute(view.index) else { return [] }
    let owned = view.properties.filter { property in
      property.isStoredInstance
        && [.stateObject, .environmentStateObject].contains { property.isWrapped(by: $0) }
    }
    // A property wrapper's initial value is only that, as with the frameworks' own.
    guard !owned.isEmpty, !view.declaration.hasAttribute("propertyWrapper") else { return [] }
    return inputs(of: view, forObjectsIn: owned)
  }

  /// Whether callers give the view other values of what its initializers build the property's object from: an object that
  /// is built again follows them, and a kept one would not.
  package func followsInputs(_ property: Property, of view: DeclaredType) -> Bool {
    inputs(of: view, forObjectsIn: [property]).contains { input in
      calls(feeding: input).contains { $0.variation.isVarying && $0.variation != .varying(.doubtful) }
    }
  }

  private func inputs(of view: DeclaredType, forObjectsIn owned: [Property]) -> [ObjectInput] {
    let watched = watchedNames(of: view)
    var result: [ObjectInput] = []
    var keeping: [ObjectInput] = []
    for declaration in [view] + extensions(of: view) {
      for initializer in declaration.initializers {
        for parameter in initializer.parameters {
          if let property = property(among: owned, keeping: parameter, in: initializer) {
            keeping.append(
              ObjectInput(
                parameter: parameter, initializer: initializer, property: property, view: view,
                declaration: declaration, isValue: false))
          }
          guard let property = property(among: owned, builtFrom: parameter, in: initializer),
            !watched.contains(parameter.$name), let isValue = isFrozenValue(parameter, in: declaration)
          else { continue }
          result.append(
            ObjectInput(
              parameter: parameter, initializer: initializer, property: property, view: view,
              declaration: declaration, isValue: isValue))
        }
      }
    }
    return result + delegated(to: result) + delegated(to: keeping)
  }

  /// Whether an object that is built from the parameter never sees later values, or, where it is given an object, later
  /// objects; nil where it may see them, and where the parameter's name says that only the first one counts.
  func isFrozenValue(_ parameter: Parameter, in declaration: DeclaredType) -> Bool? {
    guard let type = parameter.type, !parameter.isClosure, !Self.isSeed(parameter) else { return nil }
    switch isValueType(type, at: declaration.index, in: declaration.file) {
    case .yes: return !isService(type, in: declaration)
    case .no: return type.isBinding ? nil : false
    case .unknown: return nil
    }
  }

  /// Whether the type's values are nothing but functions, and so stand for a service as an object does.
  private func isService(_ type: WrittenType, in declaration: DeclaredType) -> Bool {
    guard let type = self.type(named: type.$path, at: declaration.index, in: declaration.file), type.kind == .struct
    else { return false }
    let stored = type.properties.filter(\.isStoredInstance)
    return !stored.isEmpty && stored.allSatisfy { $0.type?.form == .function }
  }

  /// The parameters of initializers that pass them to one of the inputs: `self.init(source: Source(url: url))`.
  func delegated(to inputs: [ObjectInput]) -> [ObjectInput] {
    inputs.flatMap { input in
      let watched = watchedNames(of: input.view)
      return delegations(in: input.view).compactMap { found, initializer -> ObjectInput? in
        guard let declaration = DeclaredType(found.file, found.construction.scope),
          let passed = align(found.construction.arguments, with: input.initializer.parameters)?[input.parameter.index]
        else { return nil }
        let names = Set(passed.mentions.filter { $0.root == .parameter }.map(\.$name))
        guard names.count == 1, let name = names.first, let parameter = initializer.parameter(named: name),
          let type = parameter.type, !parameter.isClosure, !Self.isSeed(parameter), !watched.contains(name),
          isValueType(type, at: declaration.index, in: declaration.file) == .yes
        else { return nil }
        return ObjectInput(
          parameter: parameter, initializer: initializer, property: input.property, view: input.view,
          declaration: declaration, isValue: true)
      }
    }
  }

  /// Whether the view's own code follows changes of the property.
  package func watches(_ name: Symbol, in view: DeclaredType) -> Bool { watchedNames(of: view).contains(name) }

  /// What the view's own code follows the changes of, and so can tell its object about.
  func watchedNames(of view: DeclaredType) -> Set<Symbol> {
    var result: Set<Symbol> = []
    for declaration in [view] + extensions(of: view) {
      for watched in declaration.file.watchedNames(at: declaration.index) { result.insert(watched.$name) }
    }
    return result
  }

  private func property(
    among owned: [Property], builtFrom parameter: Parameter, in initializer: Initializer
  ) -> Property? {
    for assignment in initializer.assignments where assignment.form == .storage && !assignment.isInClosure {
      guard builds(assignment),
        assignment.mentions.contains(where: { $0.root == .parameter && $0.$name == parameter.$name }),
        let property = owned.first(where: { $0.$name == assignment.$property })
      else { continue }
      return property
    }
    return nil
  }

  /// The state object that begins with what the parameter is: an object, or a closure that makes one.
  private func property(
    among owned: [Property], keeping parameter: Parameter, in initializer: Initializer
  ) -> Property? {
    let kept = Value(parameter.isClosure ? .call : .name, parameter.$name)
    let assignment = initializer.assignments.first { $0.form == .storage && $0.wrapped == kept }
    return assignment.flatMap { assignment in owned.first { $0.$name == assignment.$property } }
  }

  /// Whether the wrapper is given an expression that makes something, not a value that was made before.
  private func builds(_ assignment: Assignment) -> Bool {
    switch assignment.wrapped.kind {
    case .construct, .implicitInit, .choice, .call, .closureCall, .closure: true
    case .name: assignment.mentions.contains { $0.$name != assignment.wrapped.$path }
    default: false
    }
  }

  /// The class of the object that is built from the parameter, where the expression or the property names it.
  package func builtObject(_ input: ObjectInput) -> DeclaredType? {
    let assignment = input.initializer.assignments.first {
      $0.form == .storage && $0.$property == input.property.$name && $0.wrapped.kind == .construct
    }
    let file = input.declaration.file
    if let assignment {
      let site = Site(scope: input.declaration.index, place: assignment.place)
      return type(named: assignment.wrapped.$path, at: site, in: file)
    }
    return input.property.type.flatMap { type(named: $0.$path, at: input.property.owner, in: input.view.file) }
  }

  /// Whether the view keeps the parameter in a property of its own too, or in that of the name.
  package func keeps(_ input: ObjectInput, in property: String? = nil) -> Bool {
    input.initializer.assignments.contains { assignment in
      guard assignment.form != .storage, assignment.value == Value(.name, input.parameter.$name) else { return false }
      return property.map { $0 == assignment.property } ?? (assignment.property != input.property.name)
    }
  }

  /// The property of the built object that holds what the parameter gave it, when every file of the module can set it:
  /// one of the same name and type.
  package func settableMember(for input: ObjectInput) -> Property? {
    guard let object = builtObject(input), let (member, _) = property(named: input.parameter.$name, of: object),
      !member.isStatic, !member.isLet, member.setterAccess == nil, member.access.map({ $0 > .fileprivate }) ?? true,
      !member.isComputed || member.traits.contains(.isSettable), member.type?.text == input.parameter.type?.text
    else { return nil }
    return member
  }

  // MARK: Calls

  /// The app's calls that pass a value for the parameter or leave it to its default. A default is settled.
  package func calls(feeding input: ObjectInput) -> [InputCall] {
    constructions(of: input.view).compactMap { found in
      found.isPreviewOrTest || found.construction.callee == .reference ? nil : call(found, feeding: input)
    }
  }

  /// Whether no code of the app makes the view, as in a library. Where another initializer makes it, only previews need
  /// the parameter's.
  package func isMadeByNobody(_ view: DeclaredType) -> Bool {
    constructions(of: view).allSatisfy { $0.isPreviewOrTest || $0.construction.callee == .reference }
  }

  /// The call, when it is one of the parameter's initializer.
  package func call(_ found: FoundConstruction, feeding input: ObjectInput) -> InputCall? {
    guard let arguments = align(found.construction.arguments, with: input.initializer.parameters) else { return nil }
    guard let argument = arguments[input.parameter.index] else {
      return InputCall(found: found, argument: Argument(label: "", value: .none), variation: .settled)
    }
    return call(found, passing: argument, to: input)
  }

  func call(_ found: FoundConstruction, passing argument: Argument, to input: ObjectInput) -> InputCall {
    if !input.member.isEmpty {
      let variation = variation(of: argument.reading(input.member), in: found)
      return InputCall(found: found, argument: argument, variation: variation)
    }
    var variation = variation(of: argument, in: found)
    if variation == .varying(.likely), input.parameter.type?.isOptionalSugar != true, isLoaded(argument, in: found) {
      variation = .varying(.unlikely)
    }
    if isElementWithFreshIdentity(
      argument, takenAs: input.parameter.type, at: input.declaration.index, in: input.declaration.file)
    {
      variation = .settled
    }
    let isKnown =
      input.isValue
      || (!input.isKeptObject || holdsRequiredObject(argument, in: found))
        && takesReplacedObject(argument.mentions, in: found, depth: 0)
    return InputCall(found: found, argument: argument, variation: isKnown ? variation : .settled)
  }

  /// Whether the argument is a property that always holds an object. What a call makes belongs to the view, and an
  /// optional is usually filled once.
  private func holdsRequiredObject(_ argument: Argument, in found: FoundConstruction) -> Bool {
    guard argument.value.kind == .name, let mention = argument.mentions.first, mention.isOfSelf,
      let caller = owner(of: found.construction.scope, in: found.file)
    else { return false }
    return property(named: mention.$name, of: caller)?.0.type?.isOptionalSugar != true
  }

  /// The arguments of a call in the order of the initializer's parameters; nil when the call cannot be one of it.
  package func align(_ arguments: [Argument], with parameters: [Parameter]) -> [Int: Argument]? {
    var result: [Int: Argument] = [:]
    var next = 0
    for argument in arguments {
      var index = next
      while index < parameters.count {
        let parameter = parameters[index]
        if parameter.$label == argument.$label && !(argument.isTrailingClosure && argument.label.isEmpty)
          || argument.isTrailingClosure && argument.label.isEmpty && parameter.isClosure
        {
          break
        }
        guard parameter.traits.contains(.hasDefault) || parameter.traits.contains(.isVariadic) else { return nil }
        index += 1
      }
      guard index < parameters.count else { return nil }
      result[index] = argument
      next = parameters[index].traits.contains(.isVariadic) ? index : index + 1
    }
    for parameter in parameters.dropFirst(next)
    where !parameter.traits.contains(.hasDefault) && !parameter.traits.contains(.isVariadic) {
      return nil
    }
    return result
  }
}
