import Facts

/// An initializer parameter that a view's state object is created from, or that sets the first value of its state.
package struct KeptInput: Sendable {
  package let parameter: Parameter
  package let initializer: Initializer
  /// The property that holds the object or the value.
  package let property: Property
  package let view: DeclaredType
  /// The declaration or extension of the view that contains the initializer.
  package let declaration: DeclaredType
  /// Whether the parameter is a value, so that any other value is a change. An object changes only if another one
  /// replaces it.
  package let isValue: Bool
  /// Whether the initializer is the object's own, and the call that creates the view also creates the object:
  /// `Card(model: CardModel(name: name))`.
  package var isOfBuiltObject = false
  /// The member of an object that the initializer reads: "name" in `_name = State(initialValue: model.name)`; empty if
  /// it uses the whole parameter.
  package var member: Symbol = .empty

  /// Whether it sets state to an object unchanged. All code that holds the object sees its changes.
  package var isKeptObject: Bool { !isValue && member.isEmpty && !isOfBuiltObject && property.isWrapped(by: .state) }

  /// The name that callers know the parameter by; its own name if the label is the same as the property's name.
  package var shownName: String { parameter.outerName == property.name ? parameter.name : parameter.outerName }

  /// Whether the initializer only passes the parameter on to the initializer that keeps it.
  package var isDelegated: Bool { initializer.traits.contains(.isDelegating) }

  /// The input for another parameter of the same initializer.
  package func with(_ parameter: Parameter) -> KeptInput {
    KeptInput(
      parameter: parameter, initializer: initializer, property: property, view: view, declaration: declaration,
      isValue: isValue)
  }
}

/// A call of a view that passes a value for the parameter of a `KeptInput`.
package struct InputCall: Sendable {
  package let found: FoundConstruction
  package let argument: Argument
  package let variation: Variation

  /// Whether it shows a row in place and passes the row's element, whose `id` identifies the row.
  package var isOfRow: Bool {
    argument.mentions.first?.parameterKind == .element
      && found.construction.context.isDisjoint(with: [.isPushed, .isPresented])
  }
}

extension ProjectFacts {
  /// The parameters of the view's initializers, in any file, that its state objects are created from and whose later
  /// values the objects never see. Closures and bindings are left out, because objects see changes through them.
  package func objectInputs(of view: DeclaredType) -> [KeptInput] {
    guard view.file.hasPropertyWithAttribute(view.index) else { return [] }
    let owned = view.properties.filter { property in
      property.isStoredInstance
        && [.stateObject, .environmentStateObject].contains { property.isWrapped(by: $0) }
    }
    // A property wrapper uses its initial value only once on purpose, like the framework's own wrappers.
    guard !owned.isEmpty, !view.declaration.hasAttribute("propertyWrapper") else { return [] }
    return inputs(of: view, forObjectsIn: owned)
  }

  /// The app's calls that pass the view other values from which its initializers create the property's object. An
  /// object that is created again follows these values; one that is kept would not. If the initializer assigns the
  /// object without naming the wrapper, only calls in rows count: for another value, other views are usually
  /// created again.
  package func callsFollowed(by property: Property, of view: DeclaredType) -> [InputCall] {
    inputs(of: view, forObjectsIn: [property]).flatMap { input in
      let isWrapped = input.initializer.assignments.contains {
        $0.$property == property.$name && $0.form == .storage
      }
      return calls(feeding: input).filter { call in
        call.variation.isVarying && call.variation != .varying(.doubtful) && (isWrapped || call.isOfRow)
      }
    }
  }

  private func inputs(of view: DeclaredType, forObjectsIn owned: [Property]) -> [KeptInput] {
    var result: [KeptInput] = []
    var keeping: [KeptInput] = []
    for declaration in [view] + extensions(of: view) {
      for initializer in declaration.initializers {
        for parameter in initializer.parameters {
          if let property = property(among: owned, keeping: parameter, in: initializer) {
            keeping.append(
              KeptInput(
                parameter: parameter, initializer: initializer, property: property, view: view,
                declaration: declaration, isValue: false))
          }
          guard let property = property(among: owned, builtFrom: parameter, in: initializer),
            !follows(parameter.$name, for: property, in: view), let isValue = isFrozenValue(parameter, in: declaration)
          else { continue }
          result.append(
            KeptInput(
              parameter: parameter, initializer: initializer, property: property, view: view,
              declaration: declaration, isValue: isValue))
        }
      }
    }
    return result + delegated(to: result) + delegated(to: keeping)
  }

  /// Returns whether the parameter is a value, as opposed to an object. An object that is created from it never sees
  /// later values or another object. Nil if the object may see them, if the parameter's name says that only the first
  /// value counts, or if the type is unknown.
  func isFrozenValue(_ parameter: Parameter, in declaration: DeclaredType) -> Bool? {
    guard let type = parameter.type, !parameter.isClosure, !Self.isSeed(parameter) else { return nil }
    switch isValueType(type, at: declaration.index, in: declaration.file) {
    case .yes: return !isService(type, in: declaration)
    case .no: return type.isBinding ? nil : false
    case .unknown: return nil
    }
  }

  /// Returns whether the type's values consist of functions alone, so that they are services, like objects.
  private func isService(_ type: WrittenType, in declaration: DeclaredType) -> Bool {
    guard let type = self.type(named: type.$path, at: declaration.index, in: declaration.file), type.kind == .struct
    else { return false }
    let stored = type.properties.filter(\.isStoredInstance)
    return !stored.isEmpty && stored.allSatisfy { $0.type?.form == .function }
  }

  /// The initializer parameters that are passed on to one of the inputs: `self.init(source: Source(url: url))`.
  func delegated(to inputs: [KeptInput]) -> [KeptInput] {
    inputs.flatMap { input in
      delegations(in: input.view).compactMap { found, initializer -> KeptInput? in
        guard let declaration = DeclaredType(found.file, found.construction.scope),
          let passed = align(found.construction.arguments, with: input.initializer.parameters)?[input.parameter.index]
        else { return nil }
        let names = Set(passed.mentions.filter { $0.root == .parameter }.map(\.$name))
        guard names.count == 1, let name = names.first, let parameter = initializer.parameter(named: name),
          let type = parameter.type, !parameter.isClosure, !Self.isSeed(parameter),
          !follows(name, for: input.property, in: input.view),
          isValueType(type, at: declaration.index, in: declaration.file) == .yes
        else { return nil }
        return KeptInput(
          parameter: parameter, initializer: initializer, property: input.property, view: input.view,
          declaration: declaration, isValue: true)
      }
    }
  }

  /// Returns whether the view's own code watches the property for changes.
  ///
  /// - Parameter paths: The members that matter; empty if the whole value does. With `.task(id: item.id)`, changes of
  ///   other members go unnoticed.
  package func watches(_ name: Symbol, in view: DeclaredType, reading paths: [Symbol] = []) -> Bool {
    ([view] + extensions(of: view)).contains { declaration in
      declaration.file.watchedNames(at: declaration.index).contains { watched in
        watched.$name == name && !watched.used.contains { watched.missing.contains($0) && isResult($0, of: view) }
          && !(watched.$members == Symbol(.id) && mayChange(paths, withoutIDOf: name, in: view))
      }
    }
  }

  /// Returns whether these members of the property's value may change while its stored `id` stays the same.
  func mayChange(_ paths: [Symbol], withoutIDOf name: Symbol, in view: DeclaredType) -> Bool {
    guard !paths.isEmpty, paths.allSatisfy({ !$0.isEmpty && $0.firstPathComponent != Symbol(.id) }),
      let (property, declarer) = property(named: name, of: view),
      let type = type(of: property, declaredIn: declarer.file).declared, type.kind == .struct
    else { return false }
    return type.property(named: Symbol(.id))?.isStoredInstance ?? false
  }

  /// Returns whether the name is state that receives a result, such as a loaded image. A view that is shown only while
  /// the state is nil disappears once it is set:
  /// `if let image { … } else { ProgressView().task(id: name) { image = await load(name) } }`. An error doesn't count
  /// as a result.
  package func isResult(_ name: Symbol, of view: DeclaredType) -> Bool {
    guard let (state, _) = property(named: name, of: view), state.isWrapped(by: .state) else { return false }
    return !["error", "fail"].contains { name.string.lowercased().contains($0) }
  }

  /// Returns whether the view's own code watches the name for changes and then uses the property, so that it may pass
  /// the changes on.
  func follows(_ name: Symbol, for property: Property, in view: DeclaredType) -> Bool {
    let parts = [view] + extensions(of: view)
    return parts.contains { part in
      part.file.watchedNames(at: part.index).contains { watched in
        watched.$name == name
          && watched.used.contains { used in
            used == property.$name || used == Symbol(.`self`)
              || parts.contains { $0.file.id != part.file.id && !$0.file.methods(named: used).isEmpty }
          }
      }
    }
  }

  private func property(
    among owned: [Property], builtFrom parameter: Parameter, in initializer: Initializer
  ) -> Property? {
    for assignment in initializer.assignments where !assignment.isInClosure {
      guard let property = owned.first(where: { $0.$name == assignment.$property }),
        assignment.form == .storage || property.isWrapped(by: .observedObject), builds(assignment),
        assignment.mentions.contains(where: { $0.root == .parameter && $0.$name == parameter.$name })
      else { continue }
      return property
    }
    return nil
  }

  /// The state object that starts with the parameter: an object, or a closure that creates one.
  private func property(
    among owned: [Property], keeping parameter: Parameter, in initializer: Initializer
  ) -> Property? {
    let kept = Value(parameter.isClosure ? .call : .name, parameter.$name)
    let assignment = initializer.assignments.first { $0.form == .storage && $0.wrapped == kept }
    return assignment.flatMap { assignment in owned.first { $0.$name == assignment.$property } }
  }

  /// Returns whether the property receives an expression that creates something, as opposed to a value that was created
  /// before.
  private func builds(_ assignment: Assignment) -> Bool {
    switch assignment.made.kind {
    case .construct, .implicitInit, .choice, .call, .closureCall, .closure: true
    case .name: assignment.mentions.contains { $0.$name != assignment.made.$path }
    default: false
    }
  }

  /// The class of the object that is created from the parameter, if the expression or the property names it.
  package func builtObject(_ input: KeptInput) -> DeclaredType? {
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

  /// Returns whether the view also stores the parameter in another property, or in the property with the given name.
  package func keeps(_ input: KeptInput, in property: String? = nil) -> Bool {
    input.initializer.assignments.contains { assignment in
      guard assignment.form != .storage, assignment.value == Value(.name, input.parameter.$name) else { return false }
      return property.map { $0 == assignment.property } ?? (assignment.property != input.property.name)
    }
  }

  /// The property of the created object that has the parameter's name and type, if every file of the module can set
  /// it; otherwise nil.
  package func settableMember(for input: KeptInput) -> Property? {
    guard let object = builtObject(input), let (member, _) = property(named: input.parameter.$name, of: object),
      !member.isStatic, !member.isLet, member.setterAccess == nil, member.access.map({ $0 > .fileprivate }) ?? true,
      !member.isComputed || member.traits.contains(.isSettable), member.type?.text == input.parameter.type?.text
    else { return nil }
    return member
  }

  /// The only member of the parameter's value from which the initializer creates objects and state, if it can be
  /// hashed: "id" in `_model = StateObject(wrappedValue: Model(id: user.id))`.
  package func onlyMember(takenBy input: KeptInput) -> String? {
    guard !input.isDelegated, !input.isOfBuiltObject, let type = input.parameter.type, type.form == .nominal,
      let declared = self.type(named: type.$path, at: input.declaration.index, in: input.declaration.file),
      case let reads = input.initializer.assignments.filter({ assignment in
        assignment.form == .storage
          || input.view.property(named: assignment.$property)?.isWrapped(by: .state) == true
      }).flatMap(\.mentions).filter({ $0.root == .parameter && $0.$name == input.parameter.$name }),
      let member = reads.first?.$members, reads.allSatisfy({ $0.$members == member }),
      let (property, declarer) = property(named: member, of: declared),
      property.access.map({ $0 > .fileprivate }) ?? true, let written = property.type,
      // The identity would miss what its `==` leaves out.
      self.type(named: written.$path, at: property.owner, in: declarer.file).map({ !implementsEqualityOrHashing($0) })
        ?? true,
      hashableMember(of: written, at: property.owner, in: declarer.file) == ""
    else { return nil }
    return property.name
  }

  /// Returns whether the created object has a constant with the parameter's name, so that it cannot follow later
  /// values.
  package func feedsConstant(_ input: KeptInput) -> Bool {
    builtObject(input).flatMap { property(named: input.parameter.$name, of: $0) }?.0.isLet ?? false
  }

  // MARK: Calls

  /// The app's calls that pass a value for the parameter or leave it to its default value. A default value is settled.
  package func calls(feeding input: KeptInput) -> [InputCall] {
    constructions(of: input.view).compactMap { found in
      found.isPreviewOrTest || found.construction.callee == .reference ? nil : call(found, feeding: input)
    }
  }

  /// Returns whether no code of the app creates the view, as in a library. Previews and tests don't count.
  package func isNeverCreatedByApp(_ view: DeclaredType) -> Bool {
    constructions(of: view).allSatisfy { $0.isPreviewOrTest || $0.construction.callee == .reference }
  }

  /// The call, if it calls the parameter's initializer; otherwise nil.
  package func call(_ found: FoundConstruction, feeding input: KeptInput) -> InputCall? {
    guard let arguments = align(found.construction.arguments, with: input.initializer.parameters) else { return nil }
    guard let argument = arguments[input.parameter.index] else {
      return InputCall(found: found, argument: Argument(label: "", value: .none), variation: .settled)
    }
    return call(found, passing: argument, to: input)
  }

  func call(_ found: FoundConstruction, passing argument: Argument, to input: KeptInput) -> InputCall {
    if !input.member.isEmpty {
      let variation = variation(of: argument.reading(input.member), in: found)
      return InputCall(found: found, argument: argument, variation: variation)
    }
    var variation = variation(of: argument, in: found)
    if variation == .varying(.likely), input.parameter.type?.isOptional != true, isLoaded(argument, in: found) {
      // An object usually loads the rest by itself, or only takes the element's id.
      variation = .varying(input.property.isWrapped(by: .state) ? .unlikely : .doubtful)
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

  /// Returns whether the argument is a property of the caller that always holds an object. An object that a call
  /// creates belongs to the view, and an optional is usually set only once.
  private func holdsRequiredObject(_ argument: Argument, in found: FoundConstruction) -> Bool {
    guard argument.value.kind == .name, let mention = argument.mentions.first, mention.isOfSelf,
      let caller = owner(of: found.construction.scope, in: found.file)
    else { return false }
    return property(named: mention.$name, of: caller)?.0.type?.isOptional != true
  }

  /// The arguments of a call by the index of their parameter; nil if the call does not match the parameters.
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
