import Facts

/// An `.id(…)` that changes with some of the initial values of a view's objects and state, but not with the others.
package struct PartialIdentity: Sendable {
  /// The arguments that the identity leaves out.
  package let missing: [(argument: Argument, input: KeptInput)]
  /// The names that the identity includes, as the arguments mention them.
  package let covered: [Reference]
}

extension ProjectFacts {
  /// The partial identity around a construction of the view. Nil if its identities include none of the values or all of
  /// them.
  package func partialIdentity(of found: FoundConstruction, for view: DeclaredType) -> PartialIdentity? {
    let construction = found.construction
    guard !construction.identities.isEmpty,
      let caller = owner(of: construction.scope, in: found.file),
      let identities = expandedIdentities(of: construction, in: found.file, caller: caller)
    else { return nil }
    let bare = FoundConstruction(
      construction: construction.with(identities: [], context: construction.context), file: found.file)
    var missing: [(argument: Argument, input: KeptInput)] = []
    var covered: [Reference] = []
    let initialValueInputs =
      initialValueInputs(of: found, in: view, keptBy: .stateObject)
      + initialValueInputs(of: found, in: view, keptBy: .state)
    for (call, input) in initialValueInputs where input.isValue {
      let isVarying = variation(of: call.argument, in: bare).isVarying
      if isVarying, staleInput(call, input) != nil { missing.append((call.argument, input)) }
      // A row's element does not vary, but an identity that repeats the row's own is incomplete as well.
      for mention in call.argument.mentions
      where (isVarying || mention.parameterKind == .element) && identities.contains(where: { covers($0, mention) }) {
        if !covered.contains(mention) { covered.append(mention) }
      }
    }
    return missing.isEmpty || covered.isEmpty ? nil : PartialIdentity(missing: missing, covered: covered)
  }

  /// The computed property that an identity reads, if it combines values in its own `Hasher`; otherwise nil.
  package func hashingGetter(of identity: IdentityModifier, in file: FileSummary) -> Getter? {
    guard identity.argument.value.kind == .name || identity.argument.value.kind == .member,
      let mention = identity.argument.mentions.first, mention.isOfSelf, mention.members.isEmpty,
      let caller = owner(of: identity.scope, in: file),
      let (property, declarer) = property(named: mention.$name, of: caller), declarer.file.id == file.id
    else { return nil }
    return file.identityGetters(of: declarer.index).first { $0.$name == property.$name && $0.hasher != nil }
  }

  /// Returns whether an identity mentions one of the names, directly or in a computed property that it reads.
  package func mentions(_ identity: IdentityModifier, anyOf names: [Reference], in file: FileSummary) -> Bool {
    let getters = file.identityGetters.filter { getter in
      identity.argument.mentions.contains { $0.isOfSelf && $0.members.isEmpty && $0.$name == getter.$name }
    }
    let known = identity.argument.mentions + getters.flatMap(\.mentions)
    return names.contains { name in known.contains { covers($0, name) } }
  }
}
