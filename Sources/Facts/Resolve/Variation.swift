/// Whether the value that a call passes can change while the called view keeps its identity.
package enum Variation: Sendable, Hashable {
  /// A constant, an object, or a value whose change comes with a new identity.
  case settled
  /// Nothing certain.
  case unknown
  case varying(Certainty)

  package var isVarying: Bool {
    if case .varying = self { true } else { false }
  }

  package enum Certainty: UInt8, Sendable, Hashable {
    /// Callers are known, and none of them is known to pass a value that changes.
    case doubtful
    /// Usually gone before it changes, or usually constant for its element.
    case unlikely
    /// In a screen that is pushed or presented.
    case whilePushed
    case likely
  }
}

extension ProjectFacts {
  /// Judges one argument of a construction by the names that it mentions.
  package func variation(of argument: Argument, in found: FoundConstruction) -> Variation {
    variation(of: argument, in: found, depth: 0)
  }

  /// Judges the value of an `.id(…)` by the names that it mentions.
  package func variation(of identity: IdentityModifier, in file: FileSummary) -> Variation {
    let construction = Construction(
      callee: .implicit, typePath: "", arguments: [identity.argument], position: .statement, identities: [],
      context: identity.context, scope: identity.scope, member: "", place: identity.place)
    return variation(of: identity.argument, in: FoundConstruction(construction: construction, file: file))
  }

  func variation(of argument: Argument, in found: FoundConstruction, depth: Int) -> Variation {
    let construction = found.construction
    if !construction.context.isDisjoint(with: [.isPresented, .hasFreshIdentity]) { return .settled }
    switch argument.value.kind {
    case .name, .member, .compound, .interpolation, .call: break
    case .literal, .keyPath, .implicitMember, .projection, .none: return .settled
    default: return .unknown
    }
    guard !found.isPreviewOrTest, let caller = owner(of: construction.scope, in: found.file),
      isSwiftUIOwner(caller) == .yes, isWidget(caller) != .yes, !construction.context.contains(.isInStatic),
      !construction.context.contains(.isInInitializer)
    else { return .settled }
    guard !argument.mentions.isEmpty, !isInWidgetExtension(found.file) else { return .settled }
    let identities = expandedIdentities(of: construction, in: found.file, caller: caller)
    var result = Variation.settled
    for mention in argument.mentions {
      let variation = variation(of: mention, caller: caller, depth: depth)
      switch variation {
      case .settled: continue
      case .unknown: if result == .settled { result = .unknown }
      case .varying(let certainty):
        guard let identities else { continue }
        if identities.contains(where: { covers($0, mention) }) { continue }
        if case .varying(let known) = result, known.rawValue >= certainty.rawValue { continue }
        result = .varying(certainty)
      }
    }
    if case .varying(.likely) = result, construction.context.contains(.isPushed) { return .varying(.whilePushed) }
    return result
  }

  /// An identity covers what is read from the same name.
  func covers(_ identity: Reference, _ mention: Reference) -> Bool {
    identity.$name == mention.$name && identity.isOfSelf == mention.isOfSelf
  }

  /// The names that the identities around a construction mention, computed properties looked through once; nil when
  /// one of them is computed where nobody can see it, so that it may cover everything.
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

  private func variation(of mention: Reference, caller: DeclaredType, depth: Int) -> Variation {
    switch mention.root {
    case .parameter, .local: return .unknown
    case .selfValue: return .unknown
    case .closureParameter: return variation(ofElement: mention)
    case .memberOrGlobal, .selfMember: break
    }
    if mention.isProjected { return .settled }
    guard let (property, declarer) = property(named: mention.$name, of: caller) else {
      return mention.name.startsLikeType ? .settled : .unknown
    }
    if property.isStatic { return .settled }
    if property.isComputed { return variation(ofComputed: property, declarer: declarer, caller: caller, depth: depth) }
    return variation(of: mention, readFrom: property, declarer: declarer, caller: caller, depth: depth)
  }

  /// What a short computed property reads varies, and so does it.
  private func variation(
    ofComputed property: Property, declarer: DeclaredType, caller: DeclaredType, depth: Int
  ) -> Variation {
    guard depth < 3,
      let getter = declarer.file.identityGetters(of: declarer.index).first(where: { $0.name == property.name })
    else { return .unknown }
    var result = Variation.unknown
    for mention in getter.mentions where mention.isOfSelf && mention.$name != property.$name {
      guard case .varying(let certainty) = variation(of: mention, caller: caller, depth: depth + 1) else { continue }
      if case .varying(let known) = result, known.rawValue >= certainty.rawValue { continue }
      result = .varying(certainty)
    }
    return result
  }

  /// The name of a property's type, as written or as its initial value constructs it; nil for types without a single
  /// name and for generic ones.
  private func typeName(of property: Property) -> Symbol? {
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

  private func variation(ofElement mention: Reference) -> Variation {
    switch mention.parameterKind {
    case .item, .elementByValue: .settled
    case .element: mention.firstMember == "id" ? .settled : .varying(.unlikely)
    case .index: mention.members.isEmpty ? .settled : .varying(.likely)
    case .elementByIndex: mention.firstMember == "offset" ? .settled : .varying(.likely)
    case .other: .varying(.likely)
    }
  }

  private func variation(
    of mention: Reference, readFrom property: Property, declarer: DeclaredType, caller: DeclaredType,
    depth: Int
  ) -> Variation {
    let isPlain: Bool
    switch property.wrapper {
    case .namespace: return .settled
    case .stateObject, .observedObject, .environmentObject, .environmentStateObject, .bindable:
      return variation(ofMember: mention, ofObject: property, declarer: declarer)
    case .state:
      if isUnchangedState(property, of: declarer) || isLoadedOnce(property, of: declarer) { return .settled }
      isPlain = false
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
      case .varying, nil: break
      }
    }
    guard let type = typeName(of: property) else { return .varying(.likely) }
    switch isValueType(named: type, at: declarer.index, in: declarer.file) {
    case .yes: return .varying(.likely)
    case .no: return variation(ofMember: mention, ofObject: property, declarer: declarer)
    // The parameter that takes it whole is known to take a value.
    case .unknown: return mention.members.isEmpty ? .varying(.likely) : .unknown
    }
  }

  /// Whether the view keeps a parameter beside state or an object that begins with it: what becomes stale then is the
  /// view itself, one level up.
  private func beginsState(with property: Property, of view: DeclaredType) -> Bool {
    (objectInputs(of: view) + stateInputs(of: view)).contains { input in
      keeps(input, in: property.name)
    }
  }

  /// How much what the app's calls give the view's plain property varies; nil where no call is known.
  private func variationGiven(to property: Property, of view: DeclaredType, depth: Int) -> Variation? {
    guard depth < 3 else { return nil }
    let initializers = ([view] + extensions(of: view)).flatMap(\.initializers)
    let calls = constructions(of: view).filter { !$0.isPreviewOrTest }
    var result: Variation?
    for found in calls {
      let given = variation(givenBy: found, to: property, initializers, depth: depth)
      if case .varying = given { return given }
      if result == nil || given == .unknown { result = given }
    }
    return result
  }

  private func variation(
    givenBy found: FoundConstruction, to property: Property, _ initializers: [Initializer], depth: Int
  ) -> Variation {
    guard found.construction.callee == .type else { return .unknown }
    let argument: Argument?
    if let initializer = initializers.first(where: { align(found.construction.arguments, with: $0.parameters) != nil })
    {
      guard let parameter = parameter(assignedTo: property, in: initializer) else { return .unknown }
      argument = align(found.construction.arguments, with: initializer.parameters)?[parameter.index]
    } else {
      argument = found.construction.argument(labelled: property.$name)
    }
    return argument.map { variation(of: $0, in: found, depth: depth + 1) } ?? .settled
  }

  private func parameter(assignedTo property: Property, in initializer: Initializer) -> Parameter? {
    for assignment in initializer.assignments
    where assignment.$property == property.$name && assignment.form != .storage && assignment.value.kind == .name {
      if let parameter = initializer.parameter(named: assignment.value.$path) { return parameter }
    }
    return nil
  }

  /// A value read from an object: it varies when the view follows its changes.
  private func variation(
    ofMember mention: Reference, ofObject property: Property, declarer: DeclaredType
  ) -> Variation {
    if mention.members.isEmpty { return .settled }
    guard let object = type(of: property, declaredIn: declarer.file).declared,
      let (member, _) = self.property(named: mention.firstMember, of: object)
    else { return .unknown }
    if member.isStatic || member.isLet { return object.kind == .class ? .settled : .varying(.likely) }
    if member.isWrapped(by: .published) { return .varying(.likely) }
    if object.declaration.hasAttribute("Observable"), !member.isComputed { return .varying(.likely) }
    return .unknown
  }
}

extension String {
  /// Whether the first letter behind underscores is an upper-case one, as in the names of types.
  package var startsLikeType: Bool {
    for byte in utf8 {
      if byte == UInt8(ascii: "_") { continue }
      return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
    return false
  }
}
