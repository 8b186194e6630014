import Facts

/// How much harm it does that a view keeps only the first value that a call passes.
package enum Staleness: Sendable, Comparable {
  /// A value that rarely changes may be outdated.
  case slight
  /// The screen shows an old value.
  case stale
  /// The screen shows the wrong item, or what people enter is lost.
  case severe
}

/// A value that a call passes, and the parameter that keeps only the first one.
package struct StaleInput: Sendable {
  package let call: InputCall
  package let input: KeptInput
  /// The role of the state; nil for an object.
  package let role: StateRole?
  package let staleness: Staleness
}

extension ProjectFacts {
  /// Returns whether a call in the app passes the state's first value and misses what people then enter.
  package func isEnteredWithoutCaller(_ state: Property, of view: DeclaredType) -> Bool {
    constructions(of: view).contains { call in
      call.isCallInApp
        && staleInputs(of: call, in: view, keptBy: .state).contains {
          $0.role == .entered && $0.input.property.$name == state.$name
        }
    }
  }

  /// The values of a call that become stale in the view's state or in its objects. Empty if an identity includes only
  /// some of them: see `partialIdentity`.
  package func staleInputs(
    of found: FoundConstruction, in view: DeclaredType, keptBy wrapper: Wrapper
  ) -> [StaleInput] {
    // A view that only previews create is never shown to users.
    if let caller = owner(of: found.construction.scope, in: found.file), isMadeOnlyByPreviews(caller),
      !mayBeUsedOutside(caller)
    {
      return []
    }
    let stale = initialValueInputs(of: found, in: view, keptBy: wrapper).compactMap { staleInput($0.call, $0.input) }
      .filter { stale in
        // With an identity, the author has decided when the object is created again.
        if stale.role == nil || stale.role == .createdObject, !isUnidentified(stale.call.argument, in: found) {
          return false
        }
        return stale.role == .entered || stale.role == .changed || !readsUnchangedState(stale.call.argument, in: found)
      }
    guard !stale.isEmpty, isSwiftUIOwner(view) == .yes, partialIdentity(of: found, for: view) == nil else { return [] }
    return stale
  }

  /// The input that becomes stale; nil if nothing becomes stale that users would miss.
  package func staleInput(_ call: InputCall, _ input: KeptInput) -> StaleInput? {
    let context = context(of: call.found)
    let isCopy = input.property.isWrapped(by: .state) && Self.isSeedName(input.property.name)
    if !isCopy, copiesAssignedMember(call, input, context) {
      return StaleInput(call: call, input: input, role: .changed, staleness: .stale)
    }
    guard !isHiddenWhileLoading(call.argument, in: call.found) else { return nil }
    if input.property.isWrapped(by: .state), !input.isKeptObject, !input.isValue || call.variation == .varying(.likely),
      editsSelected(call.argument, in: input.property, of: input.view, call.found), role(of: input) == .draft
    {
      return StaleInput(call: call, input: input, role: .draft, staleness: .stale)
    }
    guard case .varying(let certainty) = call.variation, input.parameter.type?.isBinding != true else { return nil }
    // A screen that is pushed for a row, even for one that is identified by its index, is about that element.
    if certainty == .whilePushed, !input.property.isWrapped(by: .state),
      call.argument.mentions.contains(where: { $0.root == .closureParameter })
    {
      return nil
    }
    guard input.property.isWrapped(by: .state) else {
      return staleness(ofObjectIn: input, certainty, isPushed: context.contains(.isPushed)).map {
        StaleInput(call: call, input: input, role: nil, staleness: chosen($0, in: call))
      }
    }
    let role = role(of: input)
    guard !isCopy else { return nil }
    if role == .changed, certainty == .unlikely, isChangedInRow(call.argument, in: call.found) {
      return StaleInput(call: call, input: input, role: role, staleness: .slight)
    }
    // State that starts with a member of an object and then changes is a copy on purpose, unless the member belongs to
    // something that the object replaces.
    if !input.member.isEmpty, role != .constant, role != .entered {
      return copiesShownChoice(input) ? StaleInput(call: call, input: input, role: .changed, staleness: .stale) : nil
    }
    let staleness =
      role == .createdObject
      ? staleness(ofObjectIn: input, certainty, isPushed: context.contains(.isPushed)).flatMap {
        // A type that is not a class of the project may be a value type.
        guard $0 == .slight else { return .stale }
        let isKnown = !input.isOfBuiltObject && objectType(of: input.property, in: input.view.file) != nil
        return isKnown ? .slight : nil
      }
      : Self.staleness(of: role, certainty, isPushed: context.contains(.isPushed))
    return staleness.map {
      StaleInput(
        call: call, input: input, role: role, staleness: role == .entered ? $0 : chosen($0, in: call))
    }
  }

  /// Returns whether everything that the call passes is loaded while the view is not shown, so that the next values
  /// come with a new view.
  private func isHiddenWhileLoading(_ argument: Argument, in found: FoundConstruction, depth: Int = 0) -> Bool {
    let loaded = found.construction.branch.filter { $0.kind == .loaded }
    return !argument.mentions.isEmpty
      && argument.mentions.allSatisfy { mention in
        if loaded.contains(where: { $0.$name == mention.$name }) { return true }
        guard depth < Self.followedSteps, let passed = arguments(forParameter: mention, around: found) else {
          return false
        }
        return !passed.isEmpty
          && passed.allSatisfy { call, argument in
            argument.map { isHiddenWhileLoading($0, in: call, depth: depth + 1) } ?? false
          }
      }
  }

  /// Returns whether the view changes a copy of an object's member that code elsewhere assigns while the view stays
  /// onscreen.
  private func copiesAssignedMember(_ call: InputCall, _ input: KeptInput, _ context: Construction.Context) -> Bool {
    guard !input.member.isEmpty, call.variation != .settled, context.isDisjoint(with: [.isPushed, .isPresented]),
      !watches(input.property.$name, in: input.view)
    else { return false }
    let kinds = stateUses(of: input.property, in: input.view).reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
    // What people type or choose is a draft.
    return kinds.contains(.written) && kinds.isDisjoint(with: [.projected, .entered, .loaded, .refreshed])
      && isAssignedByOthers(input)
  }

  /// The staleness, limited if the view has an identity. Code that gives it one has decided when the view starts over.
  private func chosen(_ staleness: Staleness, in call: InputCall) -> Staleness {
    isUnidentified(call.argument, in: call.found) ? staleness : min(staleness, .slight)
  }

  /// The staleness of state. A screen that is pushed for an element of a list edits that element, and is gone before
  /// another element takes its place.
  private static func staleness(of role: StateRole, _ certainty: Variation.Certainty, isPushed: Bool) -> Staleness? {
    switch (role, certainty) {
    case (.draft, _), (.refreshed, _): nil
    case (.constant, .likely), (.constant, .whilePushed): .stale
    case (.constant, .doubtful), (.constant, .unlikely): isPushed ? nil : .slight
    case (.entered, .likely): .severe
    case (.entered, .unlikely): isPushed ? nil : .stale
    case (.changed, .likely): .stale
    case (.entered, _), (.changed, _), (.createdObject, _): nil
    }
  }

  /// The staleness of an object. If code of the view calls the object, the object loads its contents again when its
  /// screen is pushed again.
  private func staleness(
    ofObjectIn input: KeptInput, _ certainty: Variation.Certainty, isPushed: Bool
  ) -> Staleness? {
    switch certainty {
    case .likely: .severe
    case .whilePushed: isUsedInActions(input.property, in: input.view) ? nil : .stale
    case .unlikely: isPushed || isUnchangeable(input.parameter, of: input.declaration) ? nil : .slight
    case .doubtful: nil
    }
  }

  /// Returns whether another value of the parameter's type is another element: an enum case, or a value in which no
  /// code changes a part.
  private func isUnchangeable(_ parameter: Parameter, of declaration: DeclaredType) -> Bool {
    guard let path = parameter.type?.$path,
      let type = type(named: path, at: declaration.index, in: declaration.file)
    else { return false }
    return type.kind == .enum || type.kind == .struct && !mayChange(elementsOf: type)
  }

  /// Returns whether code may change a part of such a value, or replace it in a list.
  private func mayChange(elementsOf type: DeclaredType) -> Bool {
    let variables = type.properties.filter { $0.isStoredInstance && !$0.isLet && $0.name != "id" }
    guard !variables.isEmpty, isComplete else { return !variables.isEmpty }
    return variables.contains { !files(.writtenMembers, $0.$name).isEmpty }
      || files(.propertyTypes, type.$name).contains { file in file.partWrites.contains(where: \.member.isEmpty) }
  }
}
