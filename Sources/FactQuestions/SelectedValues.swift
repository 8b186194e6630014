import Facts

/// State of an editor that is set from an input when the editor appears, and so stays that of the first selection.
package struct SelectedCopies: Sendable {
  package let view: DeclaredType
  package let input: Property
  /// The input, or the selected member of the object in it: "store.selected".
  package let path: Symbol
  /// The assignments to different state.
  package let assignments: [OwnAssignment]
  /// The calls that create the editor.
  package let shown: [FoundConstruction]
  /// Those that pass what people select.
  package let calls: [ReceivedArgument]
}

/// State that starts with one of several elements, of which another one may take its place.
extension ProjectFacts {
  /// Returns whether people edit in the state what they select beside it: in the detail column of a split view or
  /// beside a list, the argument is looked up, or it is there only while something is selected. Another selection then
  /// passes another argument to the same view.
  package func editsSelected(
    _ argument: Argument, in state: Property, of view: DeclaredType, _ found: FoundConstruction
  ) -> Bool {
    let context = found.construction.context
    guard !context.isDisjoint(with: [.isDetail, .isBesideList]),
      context.isDisjoint(with: [.isPushed, .isPresented, .hasFreshIdentity, .isInAction]), isEntered(state, in: view)
    else { return false }
    // A binding itself stays the same; what it is looked up by does not.
    let chosen = argument.mentions.filter { !$0.isProjected }
    return chosen.contains { isSelected($0, as: argument, in: found, depth: 0) }
      && (context.contains(.isDetail) || chosen.contains { isChosen($0, in: found, depth: 0) })
      && variation(of: Value(.compound), chosen, in: found, depth: 0) == .varying(.likely)
  }

  /// Returns whether the mention is looked up, unwrapped, or part of an enum case.
  private func isSelected(
    _ mention: Reference, as argument: Argument, in found: FoundConstruction, depth: Int
  ) -> Bool {
    guard mention.isOfSelf else {
      return mention.root == .local
        || depth < Self.followedSteps
          && (arguments(forParameter: mention, around: found) ?? []).contains { call, argument in
            guard let argument else { return false }
            return argument.mentions.contains { isSelected($0, as: argument, in: call, depth: depth + 1) }
          }
    }
    if found.construction.branch.contains(where: { $0.kind == .present && $0.$name == mention.$name }) { return true }
    guard argument.value.kind == .name || argument.value.kind == .member,
      let (property, declarer) = property(for: mention, at: found.construction.scope, in: found.file)
    else { return false }
    if property.type?.isOptional == true { return true }
    guard argument.value.$path != mention.$name.appendingPath(mention.$members) else { return false }
    return objectType(of: property, in: declarer.file)?.kind == .enum
  }

  /// Returns whether code of views sets the selection, or the one that a constant or computed property looks up.
  private func isChosen(_ mention: Reference, in found: FoundConstruction, depth: Int) -> Bool {
    guard depth < Self.followedSteps else { return false }
    guard mention.isOfSelf else {
      let constant = mention.root == .local ? constant(named: mention.$name, seenFrom: found) : nil
      return (constant?.mentions ?? []).contains { isChosen($0, in: found, depth: depth + 1) }
        || (arguments(forParameter: mention, around: found) ?? []).contains { call, argument in
          argument?.mentions.contains { isChosen($0, in: call, depth: depth + 1) } ?? false
        }
    }
    guard let caller = owner(of: found.construction.scope, in: found.file),
      let (property, declarer) = property(for: mention, at: found.construction.scope, in: found.file)
    else { return false }
    let names = property.isComputed ? reads(ofMember: property.$name, of: declarer).map(\.$name) : [property.$name]
    return names.contains { isSet($0, of: declarer, by: caller) }
  }

  /// Returns whether the caller chooses the value of its own property, or code outside of it that of an object.
  private func isSet(_ name: Symbol, of declarer: DeclaredType, by caller: DeclaredType) -> Bool {
    guard let (property, _) = property(named: name, of: declarer), property.isStoredInstance else { return false }
    guard declarer == caller else { return isWrittenElsewhere(name, of: declarer) || isBound(name, of: declarer) }
    return (property.wrapper == .state || property.wrapper == .binding)
      && stateUses(of: property, in: caller).contains {
        !$0.kinds.isDisjoint(with: [.written, .projected]) && $0.kinds.isDisjoint(with: .loaded)
      }
  }

  /// Returns whether code creates bindings to the object's member: `$model.selection`.
  private func isBound(_ name: Symbol, of object: DeclaredType) -> Bool {
    files(.writtenMembers, name).contains { file in
      file.memberBindings.contains { binding in
        binding.$member == name
          && owner(of: binding.scope, in: file).map { holds($0, binding.$property, object) } ?? false
      }
    }
  }

  /// Returns whether the argument is a member of a row's element that code changes, and the list is also loaded again,
  /// although the row stays the same.
  package func isChangedInRow(_ argument: Argument, in found: FoundConstruction) -> Bool {
    guard argument.value.kind == .member, let mention = argument.mentions.first,
      !context(of: found).contains(.isPushed), let name = elementName(mention, in: found),
      let (list, declarer) = property(for: name.collection, at: name.scope, in: found.file),
      let element = elementType(of: list, in: declarer),
      declarer.file.carriedChanges.contains(where: {
        $0.$property == list.$name && $0.isLoaded && owner(of: $0.scope, in: declarer.file) == declarer
      })
    else { return false }
    return isWrittenElsewhere(mention.firstMember, of: element)
  }

  /// The copies in the file that an editor makes of what is selected when it appears, and that it neither follows nor
  /// makes again.
  package func selectedCopies(in file: FileFacts) -> [SelectedCopies] {
    guard !file.effects.isEmpty, !file.ownAssignments.isEmpty else { return [] }
    var result: [SelectedCopies] = []
    for index in file.effects.indices {
      let effect = file.effects[index]
      guard effect.isStart, !effect.isGuarded, !effect.context.contains(.isPreview),
        let view = owner(of: effect.scope, in: file.summary), isSwiftUIOwner(view) == .yes
      else { continue }
      var copies: [(input: Property, path: Symbol, assignment: OwnAssignment)] = []
      for assignment in scopes(of: view, in: file).flatMap({ Array(file.ownAssignments(at: $0)) })
      where assignment.effect.map({ $0 == index }) ?? effect.methods.contains(assignment.$member) {
        if let (input, path) = copiedSelection(by: assignment, of: view, in: file),
          !copies.contains(where: { $0.assignment.$name == assignment.$name })
        {
          copies.append((input, path, assignment))
        }
      }
      guard let (input, path, first) = copies.first else { continue }
      let calls = path == input.$name ? callsPassingSelection(as: input, copiedTo: first.$name, of: view) : []
      let shown = path == input.$name ? calls.map(\.found) : callsBesideSelection(of: view)
      guard !shown.isEmpty else { continue }
      result.append(
        SelectedCopies(
          view: view, input: input, path: path, assignments: copies.filter { $0.path == path }.map(\.assignment),
          shown: shown, calls: calls))
    }
    return result
  }

  /// The input of which the assignment copies a part to state in which people enter something, and the path of what may
  /// be selected; nil if the view follows the input or may copy it again.
  private func copiedSelection(
    by assignment: OwnAssignment, of view: DeclaredType, in file: FileFacts
  ) -> (input: Property, path: Symbol)? {
    guard assignment.traits.isSuperset(of: [.isPlain, .isPure, .isDirect]), !assignment.traits.contains(.isAfterAwait),
      assignment.members.isEmpty, assignment.mentions.count == 1, let source = assignment.mentions.first,
      source.isOfSelf, !source.isProjected, let input = view.property(named: source.$name), input.isStoredInstance,
      input.value.kind == .none, input.wrapper?.isOwned != true, input.wrapper != nil || input.attributes.isEmpty,
      let path = selectedPath(source, in: input, of: view), !Self.isStartName(input.name), !Self.isSeedName(input.name),
      !watches(source.$name, in: view), !file.receivedNames.contains(where: { $0.$name == source.$name }),
      let state = wrappedProperty(named: assignment.$name, of: view, by: .state), isEntered(state.property, in: view),
      !Self.isHistoryName(assignment.name)
    else { return nil }
    let others = assignments(to: assignment.$name, of: view, in: file).filter {
      $0.place.range != assignment.place.range
    }
    // A button that discards changes does not run when people select something else.
    let isCopiedAgain = others.contains { other in
      other.effect != nil || file.effects.contains { !$0.isStart && $0.methods.contains(other.$member) }
    }
    let isMethodOfOther = file.effects.contains { !$0.isStart && $0.methods.contains(assignment.$member) }
    return isCopiedAgain || isMethodOfOther && assignment.effect == nil ? nil : (input, path)
  }

  /// The path of the optional that other code sets in an observed object; the input's name if callers may pass what is
  /// selected.
  private func selectedPath(_ source: Reference, in input: Property, of view: DeclaredType) -> Symbol? {
    let name = source.firstMember
    if source.$members != name, let object = objectType(of: input, in: view.file), observability(of: object) != nil,
      let (member, _) = property(named: name, of: object), member.type?.isOptional == true
    {
      let set = member.isComputed ? reads(ofMember: name, of: object).map(\.$name) : [name]
      return set.contains { isWrittenElsewhere($0, of: object) || isBound($0, of: object) }
        ? input.$name.appendingPath(name) : nil
    }
    return [nil, .binding, .bindable, .observedObject].contains(input.wrapper) ? input.$name : nil
  }

  /// The calls that create the view where people select something beside it.
  private func callsBesideSelection(of view: DeclaredType) -> [FoundConstruction] {
    constructions(of: view).filter { found in
      let context = found.construction.context
      return found.isCallInApp && found.construction.callee == .type && found.construction.identities.isEmpty
        && !context.isDisjoint(with: [.isDetail, .isBesideList])
        && context.isDisjoint(with: [.isPushed, .isPresented, .hasFreshIdentity, .isInAction])
    }
  }

  private func callsPassingSelection(
    as input: Property, copiedTo state: Symbol, of view: DeclaredType
  ) -> [ReceivedArgument] {
    let initializers = ([view] + extensions(of: view)).flatMap(\.initializers)
    guard let state = view.property(named: state) else { return [] }
    return callsBesideSelection(of: view).compactMap { found in
      guard let argument = argument(givenBy: found, to: input, initializers),
        editsSelected(argument, in: state, of: view, found)
      else { return nil }
      return ReceivedArgument(found: found, argument: argument, variation: .varying(.likely), isIdentified: false)
    }
  }
}
