import Facts

/// How likely it is that the value that a call passes changes while the called view keeps its identity.
package enum Variation: Sendable, Hashable {
  /// A constant, an object, or a value whose change comes with a new identity.
  case settled
  /// It is unknown whether the value changes.
  case unknown
  case varying(Certainty)

  package var isVarying: Bool {
    if case .varying = self { true } else { false }
  }

  package enum Certainty: UInt8, Sendable, Hashable {
    /// Nothing indicates that the value changes: no known caller passes a value that is known to change, or no caller is
    /// known and the property has an initial value, or the object that is kept probably loads the rest itself.
    case doubtful
    /// The view is usually gone before the value changes, or the value is usually constant for its element.
    case unlikely
    /// The view is in a screen that is pushed or presented.
    case whilePushed
    case likely
  }

  /// The greater of two variations, for two values that are passed together or for two calls.
  func joined(with other: Variation) -> Variation {
    switch (self, other) {
    case (.varying(let first), .varying(let second)): .varying(first.rawValue < second.rawValue ? second : first)
    case (.varying, _), (_, .settled): self
    case (_, .varying), (.settled, .unknown), (.unknown, .unknown): other
    }
  }
}

extension ProjectFacts {
  /// The maximum number of callers, constants, and members that are followed one after another.
  static let followedSteps = 3

  /// The variation of an argument of a construction, based on the names that it mentions.
  package func variation(of argument: Argument, in found: FoundConstruction) -> Variation {
    variation(of: argument, in: found, depth: 0)
  }

  /// The variation of the value of an `.id(…)`, based on the names that it mentions.
  package func variation(of identity: IdentityModifier, in file: FileSummary) -> Variation {
    variation(of: identity.argument, identity.context, scope: identity.scope, identity.place, in: file)
  }

  /// The variation of an expression that is not an argument of a construction, as if it were one at its place.
  func variation(
    of argument: Argument, _ context: Construction.Context, scope: Int?, _ place: Place, in file: FileSummary
  ) -> Variation {
    let construction = Construction(
      callee: .implicit, typePath: "", arguments: [argument], position: .statement, identities: [], context: context,
      scope: scope, member: "", place: place)
    return variation(of: argument, in: FoundConstruction(construction: construction, file: file))
  }

  func variation(of argument: Argument, in found: FoundConstruction, depth: Int) -> Variation {
    if !context(of: found).isDisjoint(with: [.isPresented, .hasFreshIdentity, .isInAction]) { return .settled }
    return variation(of: argument.value, argument.mentions, in: found, depth: depth)
  }

  /// The variation of an expression that an argument comes from, based on the names that it mentions.
  func variation(
    of value: Value, _ mentions: [Reference], in found: FoundConstruction, depth: Int
  ) -> Variation {
    switch value.kind {
    case .name, .member, .compound, .computation, .interpolation, .call: break
    case .literal, .keyPath, .implicitMember, .projection, .none: return .settled
    default: return .unknown
    }
    guard !found.isPreviewOrTest, !isInWidgetExtension(found.file) else { return .settled }
    let construction = found.construction
    let caller = drawingView(around: found)
    let identities =
      caller.map { expandedIdentities(of: construction, in: found.file, caller: $0) } ?? construction.identities
    var result = Variation.settled
    for (index, mention) in mentions.enumerated() {
      let method = index == 0 && value.kind == .call && value.path.contains(".") ? value.$path.lastPathComponent : nil
      let variation = variation(of: mention, calling: method, in: found, caller: caller, depth: depth)
      if variation.isVarying, isCovered(mention, by: identities, in: found) { continue }
      result = result.joined(with: variation)
    }
    if result == .varying(.likely), context(of: found).contains(.isPushed) { return .varying(.whilePushed) }
    return result
  }

  /// The view whose code draws the construction; nil in other code, where only parameters are followed.
  private func drawingView(around found: FoundConstruction) -> DeclaredType? {
    guard let owner = owner(of: found.construction.scope, in: found.file), isSwiftUIOwner(owner) == .yes,
      isWidget(owner) != .yes, !Self.creators.contains(found.construction.$member),
      found.construction.context.isDisjoint(with: [.isInStatic, .isInInitializer])
    else { return nil }
    return owner
  }

  /// Returns whether an identity changes with a mention, because both are read from the same name.
  func covers(_ identity: Reference, _ mention: Reference) -> Bool {
    identity.$name == mention.$name && identity.isOfSelf == mention.isOfSelf
  }

  /// Returns whether one of the identities changes with the mention, or with the list that it is an element of. True if
  /// the identities are not known.
  private func isCovered(_ mention: Reference, by identities: [Reference]?, in found: FoundConstruction) -> Bool {
    guard let identities else { return true }
    let names = [mention, elementName(mention, in: found)?.collection].compactMap { $0 }
    return identities.contains { identity in
      names.contains { covers(identity, $0) } && !isOtherVariable(identity, than: mention, in: found)
    }
  }

  /// Returns whether the identity is another argument of the call, and both are variables of an object that stays the
  /// same: `MonthView(year: dates.year, month: dates.month).id(dates.month)`.
  private func isOtherVariable(_ identity: Reference, than mention: Reference, in found: FoundConstruction) -> Bool {
    guard mention.isOfSelf, mention.members != identity.members, let caller = drawingView(around: found),
      found.construction.arguments.contains(where: { $0.value.kind == .member && $0.mentions.contains(identity) }),
      let (holder, declarer) = property(named: mention.$name, of: caller),
      let object = objectType(of: holder, in: declarer.file), object.kind == .class,
      let own = variable(mention.$members, of: object), let other = variable(identity.$members, of: object),
      own != other, other.name != "id"
    else { return false }
    return variation(of: Reference(root: mention.root, name: mention.$name), caller: caller, depth: 0) == .settled
  }

  private func variable(_ name: Symbol, of object: DeclaredType) -> Property? {
    guard let (property, _) = property(named: name, of: object), property.isStoredInstance, !property.isLet else {
      return nil
    }
    return property
  }

  /// The names that the identities around a construction mention, together with those that their computed properties
  /// read. Nil if it is not known what a computed property reads, because it may then read anything.
  func expandedIdentities(
    of construction: Construction, in file: FileSummary, caller: DeclaredType
  ) -> [Reference]? {
    var result: [Reference] = []
    for identity in construction.identities {
      result.append(identity)
      guard identity.isOfSelf, identity.members.isEmpty else { continue }
      if let (property, declarer) = property(named: identity.$name, of: caller) {
        guard property.isComputed else { continue }
        guard declarer.file.id == file.id,
          let getter = file.identityGetters(of: declarer.index).first(where: { $0.$name == identity.$name })
        else { return nil }
        result += getter.mentions
      } else if !identity.name.startsLikeType {
        return nil
      }
    }
    return result
  }

  /// - Parameter method: The method that is called on the mention.
  private func variation(
    of mention: Reference, calling method: Symbol?, in found: FoundConstruction, caller: DeclaredType?, depth: Int
  ) -> Variation {
    switch mention.root {
    case .parameter: variation(ofParameter: mention, in: found, depth: depth)
    case .local: caller == nil ? .settled : variation(ofConstant: mention, in: found, depth: depth)
    case .selfValue: caller == nil ? .settled : .unknown
    case .closureParameter: caller == nil ? .settled : variation(ofElement: mention, in: found)
    case .memberOrGlobal, .selfMember:
      caller.map { caller in
        isConstantWhileShown(mention.$name, members: mention.$members, around: found.construction, in: caller)
          ? .settled : variation(of: mention, calling: method, caller: caller, depth: depth)
      } ?? .settled
    }
  }

  private func variation(
    of mention: Reference, calling method: Symbol? = nil, caller: DeclaredType, depth: Int
  ) -> Variation {
    if mention.isProjected { return .settled }
    guard let (property, declarer) = property(named: mention.$name, of: caller) else {
      return mention.name.startsLikeType ? .settled : variation(ofResult: mention.$name, of: caller, depth: depth)
    }
    if property.isStatic { return .settled }
    if property.isComputed { return variation(ofResult: property.$name, of: caller, depth: depth) }
    return variation(
      of: mention, calling: method, readFrom: property, declarer: declarer, caller: caller, depth: depth)
  }

  /// The variation of a short computed property or function of the view, based on what it reads.
  private func variation(ofResult member: Symbol, of view: DeclaredType, depth: Int) -> Variation {
    guard depth < Self.followedSteps else { return .unknown }
    var result = Variation.unknown
    for getter in getters(named: member, of: view) {
      for (index, mention) in getter.mentions.enumerated() where mention.isOfSelf && mention.$name != member {
        let method = index == 0 && !getter.method.isEmpty ? getter.$method : nil
        result = result.joined(with: variation(of: mention, calling: method, caller: view, depth: depth + 1))
      }
    }
    return result
  }

  /// Returns whether a short computed property or function of the view around the list reads the list's collection.
  package func member(_ member: Symbol, reads list: ElementList, in file: FileSummary) -> Bool {
    guard let collection = list.collection, collection.isOfSelf, let view = owner(of: list.scope, in: file) else {
      return false
    }
    return reads(ofMember: member, of: view).contains { $0.$name == collection.$name }
  }

  /// The members of the type that a short computed property or function of the type reads.
  func reads(ofMember member: Symbol, of type: DeclaredType) -> [Reference] {
    getters(named: member, of: type).flatMap(\.mentions).filter { $0.isOfSelf && $0.$name != member }
  }

  private func getters(named name: Symbol, of type: DeclaredType) -> [Getter] {
    ([type] + extensions(of: type)).flatMap { declaration in
      declaration.file.identityGetters(of: declaration.index).filter { $0.$name == name }
    }
  }

  /// The name of a property's type, as written or as constructed by its initial value; nil for generic types and for
  /// types without a single name.
  func typeName(of property: Property) -> Symbol? {
    guard let written = property.type else {
      return property.value.kind == .construct && property.value.$path != Symbol(.selfType) ? property.value.$path : nil
    }
    switch written.form {
    case .nominal, .optional, .implicitlyUnwrapped:
      return written.isGeneric || written.path.isEmpty ? nil : written.$path
    case .existential, .opaque: return written.path.isEmpty ? nil : written.$path
    default: return nil
    }
  }

  private func variation(ofElement mention: Reference, in found: FoundConstruction) -> Variation {
    switch mention.parameterKind {
    case .item, .elementByValue: .settled
    case .element: isIdentified(mention, in: found) ? .settled : .varying(.unlikely)
    // The value at a position changes when elements move. The fix for that is rows that follow their elements.
    case .index: mention.members.isEmpty ? .settled : .varying(.unlikely)
    case .elementByIndex: mention.firstMember == "offset" ? .settled : .varying(.unlikely)
    case .unknown: .unknown
    case .other: .varying(.likely)
    }
  }

  private func variation(
    of mention: Reference, calling method: Symbol?, readFrom property: Property, declarer: DeclaredType,
    caller: DeclaredType, depth: Int
  ) -> Variation {
    let path = method.map { mention.$members.appendingPath($0) } ?? mention.$members
    let member = path.isEmpty ? nil : path
    let isPlain: Bool
    var certainty = Variation.Certainty.likely
    switch property.wrapper {
    case .namespace: return .settled
    case .stateObject, .environmentObject, .environmentStateObject:
      return member.map { variation(ofPath: $0, in: property, declarer: declarer, depth: depth) } ?? .settled
    case .observedObject, .bindable:
      if let member { return variation(ofPath: member, in: property, declarer: declarer, depth: depth) }
      return replacement(of: property, of: caller, depth: depth)
    case .state:
      if !property.hasInitialValue && isUnchangedState(property, of: declarer) || isLoadedOnce(property, of: declarer) {
        return .settled
      }
      isPlain = false
    case .environment where property.readFromEnvironment?.family == .observable:
      return member.map { variation(ofPath: $0, in: property, declarer: declarer, depth: depth) } ?? .settled
    case .environment where isSteadyInEnvironment(property, depth: depth): return .settled
    case .binding, .environment, .appStorage, .sceneStorage, .focusState, .gestureState, .query, .fetchRequest,
      .sectionedFetchRequest, .focusedValue, .accessibilityFocusState, .scaledMetric:
      isPlain = false
    case .published: return .unknown
    case nil:
      guard property.attributes.isEmpty else { return .unknown }
      isPlain = true
    }
    if isPlain {
      if property.value.kind != .none && (property.isLet || property.access == .private) { return .settled }
      if isAppOrScene(caller) == .yes || beginsState(with: property, of: caller) { return .settled }
      switch variationGiven(to: property, of: caller, depth: depth) {
      case .settled: return .settled
      case .unknown: return .varying(.doubtful)
      case .varying(let given): certainty = given
      // A view that no code is known to create belongs to a library, or receives nothing.
      case nil: certainty = property.hasInitialValue ? .doubtful : .likely
      }
    }
    guard let type = typeName(of: property) else { return .varying(certainty) }
    switch isValueType(named: type, at: declarer.index, in: declarer.file) {
    case .yes: return .varying(certainty)
    case .no:
      if let member { return variation(ofPath: member, in: property, declarer: declarer, depth: depth) }
      return replacement(of: property, of: caller, depth: depth)
    // If the whole value is passed, the parameter that receives it is known to have a value type.
    case .unknown: return mention.members.isEmpty ? .varying(certainty) : .unknown
    }
  }

  /// The variation of the choice of object in a property of the view. It varies if the property is a binding or state
  /// that the view assigns, or if callers pass different objects.
  private func replacement(of property: Property, of view: DeclaredType, depth: Int) -> Variation {
    if property.isWrapped(by: .binding) { return .varying(.likely) }
    if property.isWrapped(by: .state) {
      return isReplacedState(property, of: view) ? .varying(.likely) : .settled
    }
    guard case .varying(.likely) = variationGiven(to: property, of: view, depth: depth) else { return .settled }
    return .varying(.likely)
  }

  /// Returns whether the view stores a parameter in the property and also starts state or an object with the parameter.
  /// Then it is the view itself that becomes stale, one level up.
  private func beginsState(with property: Property, of view: DeclaredType) -> Bool {
    (objectInputs(of: view) + stateInputs(of: view)).contains { input in
      keeps(input, in: property.name)
    }
  }

  /// The variation of the values that the app's calls pass for the view's plain property; nil if no call is known.
  private func variationGiven(to property: Property, of view: DeclaredType, depth: Int) -> Variation? {
    guard depth < Self.followedSteps else { return nil }
    guard let id = id(of: view) else { return findVariationGiven(to: property, of: view, depth: depth) }
    return cache.given.answer(AnswerCache.GivenInput(view: id, property: property.$name, depth: depth)) {
      findVariationGiven(to: property, of: view, depth: depth)
    }
  }

  private func findVariationGiven(to property: Property, of view: DeclaredType, depth: Int) -> Variation? {
    let initializers = ([view] + extensions(of: view)).flatMap(\.initializers)
    let calls = constructions(of: view).filter { !$0.isPreviewOrTest }
    var result: Variation?
    for found in calls {
      let given = variation(givenBy: found, to: property, initializers, depth: depth)
      if given == .varying(.likely) { return given }
      result = result?.joined(with: given) ?? given
    }
    return result
  }

  /// The app's calls that pass a value for the view's plain property that is likely to change while the view stays the
  /// same.
  func callsPassingAnother(_ property: Property, to view: DeclaredType) -> [FoundConstruction] {
    calls(giving: property, to: view, .likely).filter { !onlyPassesOn($0, property, depth: 0) }
  }

  /// The app's calls that pass a value for the view's plain property that varies with this certainty.
  func calls(
    giving property: Property, to view: DeclaredType, _ certainty: Variation.Certainty
  ) -> [FoundConstruction] {
    let initializers = ([view] + extensions(of: view)).flatMap(\.initializers)
    return constructions(of: view).filter { found in
      !found.isPreviewOrTest && variation(givenBy: found, to: property, initializers, depth: 0) == .varying(certainty)
    }
  }

  /// Returns whether the call only passes on inputs of its caller, and no call of that caller is known, as in a
  /// library.
  private func onlyPassesOn(_ found: FoundConstruction, _ property: Property, depth: Int) -> Bool {
    guard depth < Self.followedSteps, let caller = owner(of: found.construction.scope, in: found.file),
      let argument = found.construction.argument(labeled: property.$name)
    else { return false }
    return !argument.mentions.isEmpty
      && argument.mentions.allSatisfy { mention in
        guard mention.isOfSelf, let (input, _) = self.property(named: mention.$name, of: caller),
          input.isStoredInstance, input.attributes.isEmpty
        else { return false }
        let calls = constructions(of: caller).filter { !$0.isPreviewOrTest }
        return calls.allSatisfy { onlyPassesOn($0, input, depth: depth + 1) }
      }
  }

  private func variation(
    givenBy found: FoundConstruction, to property: Property, _ initializers: [Initializer], depth: Int
  ) -> Variation {
    guard found.construction.callee == .type else { return .unknown }
    if let initializer = initializer(calledBy: found, among: initializers),
      parameter(assignedTo: property, in: initializer) == nil
    {
      return .unknown
    }
    return argument(givenBy: found, to: property, initializers)
      .map { variation(of: $0, in: found, depth: depth + 1) } ?? .settled
  }

  /// The argument that the call passes for a property that stores a parameter unchanged; nil if there is none.
  func argument(
    givenBy found: FoundConstruction, to property: Property, _ initializers: [Initializer]
  ) -> Argument? {
    guard let initializer = initializer(calledBy: found, among: initializers) else {
      return found.construction.argument(labeled: property.$name)
    }
    return parameter(assignedTo: property, in: initializer).flatMap {
      align(found.construction.arguments, with: initializer.parameters)?[$0.index]
    }
  }

  private func initializer(calledBy found: FoundConstruction, among initializers: [Initializer]) -> Initializer? {
    initializers.first { align(found.construction.arguments, with: $0.parameters) != nil }
  }

  private func parameter(assignedTo property: Property, in initializer: Initializer) -> Parameter? {
    for assignment in initializer.assignments
    where assignment.$property == property.$name && assignment.form != .storage && assignment.value.kind == .name {
      if let parameter = initializer.parameter(named: assignment.value.$path) { return parameter }
    }
    return nil
  }

  /// The variation of a value read from an object, or returned by one of its methods. It varies if its changes update
  /// the view.
  private func variation(
    ofPath path: Symbol, in property: Property, declarer: DeclaredType, depth: Int
  ) -> Variation {
    guard let object = type(of: property, declaredIn: declarer.file).declared else { return .unknown }
    let name = path.firstPathComponent
    if changesInside(path, of: object, depth: depth) { return .varying(.likely) }
    let result = variation(ofMember: name, of: object, depth: depth)
    guard result.isVarying, object.kind == .class, let (member, _) = self.property(named: name, of: object),
      isUnchanged(member, of: object)
    else { return result }
    // It is a different value only if the object is a different one.
    return [.stateObject, .environmentObject, .environmentStateObject].contains(property.wrapper)
      ? .settled : replacement(of: property, of: declarer, depth: depth)
  }

  /// Returns whether the path leads to a member of another object that updates the views itself, and code changes the
  /// member: `model.profile.name`.
  private func changesInside(_ path: Symbol, of object: DeclaredType, depth: Int) -> Bool {
    guard case let name = path.withoutFirstComponent.firstPathComponent, !name.isEmpty, object.kind == .class,
      let (holder, declarer) = property(named: path.firstPathComponent, of: object),
      let inner = objectType(of: holder, in: declarer.file), inner.kind == .class, isObservable(inner) == .yes,
      variation(ofMember: name, of: inner, depth: depth) == .varying(.likely)
    else { return false }
    let isStored = property(named: name, of: inner)?.0.isStoredInstance ?? false
    return (isStored ? [name] : reads(ofMember: name, of: inner).map(\.$name)).contains {
      !changes(of: $0, in: inner).isEmpty || isWrittenElsewhere($0, of: inner) || isWritten($0, inValuesOf: inner)
    }
  }

  /// The variation of a member of a class or of a value type.
  func variation(ofMember name: Symbol, of object: DeclaredType, depth: Int = 0) -> Variation {
    if let (member, _) = property(named: name, of: object), !member.isComputed || member.isStatic {
      if member.isStatic || member.isLet { return object.kind == .class ? .settled : .varying(.likely) }
      // Core Data announces changes of its objects' properties, and SwiftData observes its models.
      let isAnnounced = member.isWrapped(by: .published) || member.hasAttribute("NSManaged")
      return isAnnounced || isObservable(object) == .yes ? .varying(.likely) : .unknown
    }
    guard depth < Self.followedSteps, object.kind == .class else { return .unknown }
    let isShown = reads(ofMember: name, of: object).contains { read in
      property(named: read.$name, of: object).map { !$0.0.isLet } ?? true
        && variation(ofMember: read.$name, of: object, depth: depth + 1).isVarying
    }
    return isShown ? .varying(.likely) : .unknown
  }
}
