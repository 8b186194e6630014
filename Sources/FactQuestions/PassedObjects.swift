import Facts

/// An initializer parameter through which callers pass an object that the view keeps.
package struct PassedObject: Sendable {
  /// The parameter's name, or the path to an object that the parameter holds: "model.session".
  @Symbol package var name: String
  /// The path of the file that declares the parameter.
  package let path: String
  package let place: Place
  /// The assignment that keeps the object.
  package let assignment: Assignment
  /// The calls in views that pass an object that the calling view holds.
  package let calls: [FoundConstruction]
  /// Whether the view also gets objects that it should own, because another call creates one for it or because it
  /// creates one itself.
  package let isBuiltElsewhere: Bool
  /// The only view that passes an object, if it keeps that object in state that never holds another one.
  package let keeper: DeclaredType?
}

extension ProjectFacts {
  /// The initializer parameters that a property stores unchanged, except those whose object the view owns: no caller is
  /// known to keep it, and either a call, another initializer, or a default value creates it, or all calls run only
  /// once.
  package func passedObjects(_ property: Property, of view: DeclaredType) -> [PassedObject] {
    let kept = keptParameters(property, of: view)
    let initializers = ([view] + extensions(of: view)).flatMap(\.initializers)
    let assigning = initializers.filter { $0.assignments.contains { $0.$property == property.$name } }
    let isBuiltByView = property.hasInitialValue || assigning.count > kept.count
    return kept.compactMap { kept in
      let calls = passingCalls(of: kept, to: view)
      let isBuilt = isBuiltByView || isBuilt(byDefaultOf: kept) || calls.contains { $0.owner == .view }
      let keeping = calls.filter { $0.owner == .caller }
      let isHosted = !calls.isEmpty && calls.allSatisfy { $0.owner == .host }
      if keeping.isEmpty, isBuilt || isHosted { return nil }
      return PassedObject(
        name: kept.assignment.made.$path, path: kept.file.path, place: kept.parameter.namePlace,
        assignment: kept.assignment, calls: keeping.map(\.found), isBuiltElsewhere: isBuilt,
        keeper: isBuilt || keeping.count < calls.count ? nil : keeper(of: keeping, passedFor: kept))
    }
  }

  private func keeper(of calls: [PassingCall], passedFor kept: KeptParameter) -> DeclaredType? {
    guard kept.assignment.keepsParameter,
      let caller = calls.first.flatMap({ owner(of: $0.found.construction.scope, in: $0.found.file) })
    else { return nil }
    let isKept = calls.allSatisfy { call in
      let arguments = align(call.found.construction.arguments, with: kept.initializer.parameters)
      guard owner(of: call.found.construction.scope, in: call.found.file) == caller,
        let argument = arguments?[kept.parameter.index], argument.value.kind == .name,
        let mention = argument.mentions.first, mention.isOfSelf, mention.members.isEmpty,
        let (property, declarer) = property(named: mention.$name, of: caller)
      else { return false }
      return property.isWrapped(by: .stateObject) || isUnchangedState(property, of: declarer)
    }
    return isKept ? caller : nil
  }

  /// Returns whether a caller may pass the view an object that the caller keeps, so that the view does not own it.
  package func mayBelongToCaller(_ property: Property, to view: DeclaredType) -> Bool {
    keptParameters(property, of: view).contains { kept in
      let calls = passingCalls(of: kept, to: view)
      return calls.isEmpty || calls.contains { $0.owner != .view }
    }
      || givenArguments(for: property, of: view).contains { owner(of: $0.argument, callerOf: $0.found) == .caller }
  }

  /// Returns whether a call is known to pass an object that the calling view holds.
  package func isKeptByCaller(_ property: Property, of view: DeclaredType) -> Bool {
    givenArguments(for: property, of: view).contains { owner(of: $0.argument, callerOf: $0.found) == .caller }
      || keptParameters(property, of: view).contains { passingCalls(of: $0, to: view).contains { $0.owner == .caller } }
  }

  /// Returns whether every call in the app passes an argument for the property. Always false if the view declares
  /// initializers.
  package func isAlwaysPassed(_ property: Property, to view: DeclaredType) -> Bool {
    guard initializers(of: view).isEmpty else { return false }
    let calls = constructions(of: view).filter { !$0.isPreviewOrTest }
    return !calls.isEmpty && calls.allSatisfy { $0.construction.argument(labeled: property.$name) != nil }
  }

  /// Returns whether every call in the app passes an object for a property without an initial value, and no call
  /// creates the object.
  package func isAlwaysGiven(_ property: Property, to view: DeclaredType) -> Bool {
    !property.hasInitialValue && isAlwaysPassed(property, to: view) && !isBuiltInCall(property, of: view)
  }

  /// Returns whether a call creates the object that it passes for the property, so that no other code keeps it.
  package func isBuiltInCall(_ property: Property, of view: DeclaredType) -> Bool {
    givenArguments(for: property, of: view).contains { owner(of: $0.argument, callerOf: $0.found) == .view }
      || keptParameters(property, of: view).contains { kept in
        isBuilt(byDefaultOf: kept) || passingCalls(of: kept, to: view).contains { $0.owner == .view }
      }
  }

  /// Returns whether every call of an initializer that takes the object creates a new object for it: `init() {
  /// self.init(model: Model()) }`, or a default value that no call replaces.
  ///
  /// - Parameter byInitializers: Whether other initializers create the object. If so, callers may create it as well;
  /// otherwise, callers that create it should keep it themselves. If the app calls only those other initializers, no
  /// call passes an object.
  func isBuiltByCalls(_ property: Property, of view: DeclaredType, orByInitializers byInitializers: Bool) -> Bool {
    // Most views declare no initializer, and checking the calls takes longer.
    guard byInitializers || ([view] + extensions(of: view)).contains(where: { !$0.initializers.isEmpty }) else {
      return false
    }
    let kept = keptParameters(property, of: view)
    guard kept.allSatisfy({ $0.initializer.access.map { $0 <= .internal } ?? true }) else { return false }
    let handedOver = kept.flatMap { passingCalls(of: $0, to: view) }
    let given = givenArguments(for: property, of: view)
    func mayBuild(_ found: FoundConstruction) -> Bool { byInitializers || delegatingInitializer(around: found) != nil }
    if handedOver.isEmpty, given.isEmpty { return byInitializers && isCalled(view, withoutPassing: kept) }
    // Finding out who owns the arguments of the calls takes the longest, so it comes last.
    return handedOver.allSatisfy { $0.owner == .view && ($0.isDefault || mayBuild($0.found)) }
      && given.allSatisfy { mayBuild($0.found) && owner(of: $0.argument, callerOf: $0.found) == .view }
  }

  /// Returns whether the app's calls are known and none of them may call an initializer with one of these parameters.
  private func isCalled(_ view: DeclaredType, withoutPassing parameters: [KeptParameter]) -> Bool {
    let calls = constructions(of: view).filter { !$0.isPreviewOrTest }
    return !calls.isEmpty && calls.allSatisfy { $0.construction.callee == .type }
      && parameters.allSatisfy { implicitConstructions(passing: $0.parameter.$label, in: view).isEmpty }
  }

  /// The only property in which the view already has an object of the type; nil if there is none or more than one.
  package func heldObject(of type: DeclaredType, in view: DeclaredType) -> Property? {
    let held = view.properties.filter {
      $0.isStoredInstance && $0.type?.isOptional != true && objectType(of: $0, in: view.file) == type
    }
    return held.count == 1 ? held.first : nil
  }

  // MARK: Parameters

  /// An initializer parameter, in any file, that a property stores unchanged.
  private struct KeptParameter {
    let parameter: Parameter
    let initializer: Initializer
    let assignment: Assignment
    let file: FileSummary
  }

  private func keptParameters(_ property: Property, of view: DeclaredType) -> [KeptParameter] {
    ([view] + extensions(of: view)).flatMap { declaration in
      declaration.initializers.compactMap { initializer in
        let assignments = initializer.assignments.filter { $0.$property == property.$name }
        guard assignments.count == 1, let assignment = assignments.first, !assignment.isInClosure,
          assignment.keepsParameter || assignment.keepsMemberOfParameter,
          let parameter = initializer.parameter(named: assignment.made.$path.firstPathComponent), !parameter.isClosure,
          assignment.keepsParameter || isHeld(assignment.made.$path, by: parameter, in: declaration)
        else { return nil }
        return KeptParameter(
          parameter: parameter, initializer: initializer, assignment: assignment, file: declaration.file)
      }
    }
  }

  /// Returns whether the path after the parameter's name consists of stored properties.
  private func isHeld(_ path: Symbol, by parameter: Parameter, in declaration: DeclaredType) -> Bool {
    let members = path.withoutFirstComponent
    guard let name = parameter.type?.$path,
      let holder = type(named: name, at: declaration.index, in: declaration.file),
      let (first, declarer) = property(named: members.firstPathComponent, of: holder), first.isStoredInstance
    else { return false }
    return properties(along: members.withoutFirstComponent, from: FoundProperty(first, in: declarer.file))?
      .allSatisfy(\.property.isStoredInstance) ?? false
  }

  private func isBuilt(byDefaultOf kept: KeptParameter) -> Bool {
    makesNewObject(kept.parameter.defaultValue, at: kept.initializer.owner, in: kept.file)
  }

  // MARK: Calls

  /// The owner of an object that a call passes to a view.
  private enum ObjectOwner {
    /// The call creates the object, and no other code keeps it.
    case view
    /// The call runs only once, so there is never another object.
    case host
    /// The calling view holds it.
    case caller
    case unknown
  }

  private struct PassingCall {
    let found: FoundConstruction
    let owner: ObjectOwner
    /// Whether the call leaves the object to the parameter's default value.
    let isDefault: Bool
  }

  /// The app's calls of the parameter's initializer. A call by an initializer that only forwards one of its own
  /// parameters is replaced by the calls of that initializer.
  private func passingCalls(of kept: KeptParameter, to view: DeclaredType) -> [PassingCall] {
    let calls = constructions(of: view).filter(\.isCallInApp)
    return calls.flatMap { found -> [PassingCall] in
      let argument = align(found.construction.arguments, with: kept.initializer.parameters)?[kept.parameter.index]
      guard let argument, let (initializer, index) = forwardedParameter(argument, in: found) else {
        return handover(to: kept.initializer, kept.parameter.index, by: found, in: kept.file).map { [$0] } ?? []
      }
      return calls.compactMap { handover(to: initializer, index, by: $0, in: found.file) }
    }
  }

  private func handover(
    to initializer: Initializer, _ parameter: Int, by found: FoundConstruction, in file: FileSummary
  ) -> PassingCall? {
    guard let arguments = align(found.construction.arguments, with: initializer.parameters),
      initializer.parameters.indices.contains(parameter)
    else { return nil }
    guard let argument = arguments[parameter] else {
      let isBuilt = makesNewObject(initializer.parameters[parameter].defaultValue, at: initializer.owner, in: file)
      return PassingCall(found: found, owner: isBuilt ? .view : .unknown, isDefault: true)
    }
    return PassingCall(found: found, owner: owner(of: argument, callerOf: found), isDefault: false)
  }

  private func owner(of argument: Argument, callerOf found: FoundConstruction, depth: Int = 0) -> ObjectOwner {
    let reference = argument.mentions.first
    // A call usually creates the object that it returns. A local variable that is not just another name for an object
    // usually holds a new one.
    if argument.value.kind == .call || argument.mentions.count == 1 && reference?.root == .local { return .view }
    let site = found.construction.site
    if makesNewObject(argument.value, reference: reference, at: site, in: found.file) { return .view }
    if argument.value.kind == .name, let reference, let passed = arguments(forParameter: reference, around: found),
      !passed.isEmpty, passed.allSatisfy({ isBuilt($1, by: $0) })
    {
      return .view
    }
    switch self.site(of: found) {
    case .appOrScene, .host: return .host
    case .view where isMadeForCaller(argument, in: found, depth: depth): return .view
    case .preview, .test, .view, .elsewhere: return holdsObject(argument, callerOf: found) ? .caller : .unknown
    }
  }

  /// Returns whether the object is created for the calling view, which only passes it on: the view's initializers
  /// create it for a plain property, or every call that creates the view also creates the object.
  private func isMadeForCaller(_ argument: Argument, in found: FoundConstruction, depth: Int) -> Bool {
    guard argument.value.kind == .name, depth < Self.followedSteps, let mention = argument.mentions.first,
      mention.isOfSelf, mention.members.isEmpty, let caller = owner(of: found.construction.scope, in: found.file),
      let (input, _) = property(named: mention.$name, of: caller),
      input.isStoredInstance, input.isLet, input.attributes.isEmpty, !input.hasInitialValue
    else { return false }
    let initializers = ([caller] + extensions(of: caller)).flatMap(\.initializers)
    let made = initializers.flatMap(\.assignments).filter { $0.$property == input.$name }
    if !made.isEmpty, made.allSatisfy({ [.call, .construct, .implicitInit].contains($0.value.kind) }) { return true }
    let calls = constructions(of: caller).filter { !$0.isPreviewOrTest }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        self.argument(givenBy: call, to: input, initializers).map {
          owner(of: $0, callerOf: call, depth: depth + 1) == .view
        } ?? false
      }
  }

  /// Returns whether a function call creates a new object for the argument, or leaves it to the default value.
  private func isBuilt(_ argument: Argument?, by found: FoundConstruction) -> Bool {
    argument.map {
      makesNewObject($0.value, reference: $0.mentions.first, at: found.construction.site, in: found.file)
    } ?? true
  }

  /// Returns whether the argument reads a stored property of the calling view, or one of a value in such a property. An
  /// observable object counts like a view if it draws for views. Controllers and local variables usually don't keep
  /// what they pass. For a parameter of a function that draws, the arguments of that function's calls are checked.
  package func holdsObject(_ argument: Argument, callerOf found: FoundConstruction) -> Bool {
    holdsObject(argument, callerOf: found, depth: 0)
  }

  private func holdsObject(_ argument: Argument, callerOf found: FoundConstruction, depth: Int) -> Bool {
    guard argument.value.kind == .name || argument.value.kind == .member, let mention = argument.mentions.first,
      !mention.isProjected
    else { return false }
    if argument.value.kind == .name, depth < Self.followedSteps,
      let passed = arguments(forParameter: mention, around: found)
    {
      return passed.contains { call, argument in
        argument.map { holdsObject($0, callerOf: call, depth: depth + 1) } ?? false
      }
    }
    // A list of the caller holds its elements.
    let source = elementName(mention, in: found)?.collection ?? mention
    guard source.isOfSelf,
      let caller = owner(of: found.construction.scope, in: found.file),
      isSwiftUIOwner(caller) == .yes || observability(of: caller) != nil && drawingFunction(around: found) != nil,
      let (property, declarer) = property(named: source.$name, of: caller)
    else { return false }
    let path = properties(along: source.$members, from: FoundProperty(property, in: declarer.file))
    return [property, path?.last?.property ?? property].allSatisfy { !$0.isComputed && !$0.isStatic }
  }
}
