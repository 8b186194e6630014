/// State that is only ever computed from other values of its view, whenever one of them changes.
package struct DerivedState: Sendable {
  package let state: WrappedProperty
  package let assignments: [OwnAssignment]
  /// What it is computed from, as written where nothing hands the new value in.
  package let sources: [Symbol]
  /// The right side, with the value that a closure is passed under the name of what it follows.
  package let expression: String
}

/// Two values of a view that follow each other.
package struct MutualStates: Sendable {
  package let first: Effect
  package let second: Effect
  /// What the first one follows, and what the second one does.
  package let names: (String, String)
}

extension ProjectFacts {
  /// Those of the file that nothing else writes.
  package func derivedStates(in file: FileFacts) -> [DerivedState] {
    guard file.effects.contains(where: { !$0.isStart }), !file.ownAssignments.isEmpty else { return [] }
    return wrappedProperties(in: file, by: .state).compactMap { derivedState($0, in: file) }
  }

  private func derivedState(_ state: WrappedProperty, in file: FileFacts) -> DerivedState? {
    let (property, view) = (state.property, state.owner)
    guard property.access.map({ $0 <= .fileprivate }) ?? false, !property.traits.contains(.hasObservers),
      case let assignments = assignments(to: property, of: view, in: file), !assignments.isEmpty,
      isOnlyAssigned(property, of: view), !watches(property.$name, in: view),
      !file.animationValues.contains(property.$name), !Self.isHistoryName(property.name),
      !Self.isSeedName(property.name), isSwiftUIOwner(view) == .yes
    else { return nil }
    var expression: String?
    var sources: [Symbol] = []
    var follows = false
    for assignment in assignments {
      guard assignment.traits.isSuperset(of: [.isPlain, .isPure, .isOnly]), assignment.members.isEmpty,
        assignment.traits.isDisjoint(with: [.isAnimated, .isAfterAwait, .isOneOfMany]),
        let effect = assignment.effect, file.effects.indices.contains(effect),
        let (text, names) = computed(assignment, in: file.effects[effect], of: view, file),
        !names.contains(property.$name),
        expression.map({ $0 == text }) ?? true
      else { return nil }
      (expression, sources) = (text, names)
      if !file.effects[effect].isStart {
        guard let watched = file.effects[effect].watched, names.contains(watched.$name) else { return nil }
        follows = true
      }
    }
    guard follows, let expression else { return nil }
    return DerivedState(state: state, assignments: assignments, sources: sources, expression: expression)
  }

  /// Those in the type's own code in the file.
  func assignments(to property: Property, of view: DeclaredType, in file: FileFacts) -> [OwnAssignment] {
    file.ownAssignments.filter { $0.$name == property.$name && owner(of: $0.scope, in: file.summary) == view }
  }

  /// Whether the state is read, and changed by nothing but assignments to it outside of initializers.
  func isOnlyAssigned(_ property: Property, of view: DeclaredType) -> Bool {
    let kinds = stateUses(of: property, in: view).reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
    let other: NameUse.Kinds = [
      .projected, .projectedMember, .takenInOut, .memberWritten, .methodCalled, .storage, .writtenInInitializer,
    ]
    return kinds.contains(.read) && kinds.isDisjoint(with: other)
      && !([view] + extensions(of: view)).flatMap(\.initializers).flatMap(\.assignments).contains {
        $0.$property == property.$name
      }
  }

  /// What is assigned, in the view's own names: nil where anything but values that the view holds is part of it.
  private func computed(
    _ assignment: OwnAssignment, in effect: Effect, of view: DeclaredType, _ file: FileFacts
  ) -> (text: String, names: [Symbol])? {
    var text = file.text(assignment.value)
    var names: [Symbol] = []
    for mention in assignment.mentions {
      guard !mention.isProjected else { return nil }
      if mention.root == .closureParameter {
        let new = effect.parameters.last ?? "$0"
        guard effect.parameters.count != 2 || mention.$name == new, mention.name == new.string || mention.name == "$0",
          let watched = effect.watched, watched.isOfSelf, isPlainValue(watched, of: view)
        else { return nil }
        text = text.replacingWord(new.string, with: watched.$name.appendingPath(watched.$members).string)
        names.append(watched.$name)
      } else {
        guard mention.isOfSelf, isPlainValue(mention, of: view) else { return nil }
        names.append(mention.$name)
      }
    }
    return names.isEmpty ? nil : (text, names)
  }

  /// Whether the name is a property of the view that holds a value: an input, state, a binding or something of the
  /// environment.
  private func isPlainValue(_ reference: Reference, of view: DeclaredType) -> Bool {
    guard let (property, declarer) = property(named: reference.$name, of: view), !property.isStatic,
      property.isStoredInstance
    else { return false }
    switch property.wrapper {
    case .state, .binding: break
    case .environment: return property.readFromEnvironment?.family == .key
    case nil where property.attributes.isEmpty: break
    default: return false
    }
    if let type = property.type { return isValueType(type, at: property.owner, in: declarer.file) == .yes }
    return property.value.kind == .literal || property.value.kind == .array
  }

  /// "lastText", "previousID": what was there before cannot be computed.
  static func isHistoryName(_ name: String) -> Bool {
    ["last", "previous", "old", "original", "baseline", "saved", "cached", "snapshot"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
    }
  }

  // MARK: Two that follow each other

  package func mutualStates(in file: FileFacts) -> [MutualStates] {
    let following = file.effects.indices.filter { !file.effects[$0].isStart }
    guard following.count > 1 else { return [] }
    let steps = following.flatMap { index in
      file.ownAssignments.filter { $0.effect == index }.compactMap { step(of: $0, in: file.effects[index], file) }
    }
    var result: [MutualStates] = []
    for (position, first) in steps.enumerated() {
      for second in steps.dropFirst(position + 1)
      where first.view == second.view && first.from == second.to && first.to == second.from
        && [first.from, first.to].allSatisfy({ property(named: $0, of: first.view)?.0.wrapper == .state })
      {
        result.append(
          MutualStates(first: first.effect, second: second.effect, names: (first.from.string, second.from.string)))
      }
    }
    return result
  }

  private struct Step {
    let effect: Effect
    let view: DeclaredType
    let from: Symbol
    let to: Symbol
  }

  /// That a change of one value sets another one which is computed from it.
  private func step(of assignment: OwnAssignment, in effect: Effect, _ file: FileFacts) -> Step? {
    guard assignment.traits.isSuperset(of: [.isPlain, .isDirect]), assignment.members.isEmpty,
      assignment.traits.isDisjoint(with: [.isAfterAwait]), let watched = effect.watched, watched.isOfSelf,
      watched.members.isEmpty, let view = owner(of: effect.scope, in: file.summary),
      assignment.mentions.contains(where: { $0.root == .closureParameter || $0.$name == watched.$name }),
      [watched.$name, assignment.$name].allSatisfy({ isChangeable($0, of: view) })
    else { return nil }
    return Step(effect: effect, view: view, from: watched.$name, to: assignment.$name)
  }

  private func isChangeable(_ name: Symbol, of view: DeclaredType) -> Bool {
    property(named: name, of: view).map { $0.0.isWrapped(by: .state) || $0.0.isWrapped(by: .binding) } ?? false
  }
}

extension String {
  /// Each occurrence as a whole word.
  fileprivate func replacingWord(_ word: String, with other: String) -> String {
    var result = ""
    var current = ""
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "$"
    }
    for character in self {
      if isPart(character) {
        current.append(character)
      } else {
        result += current == word ? other : current
        current = ""
        result.append(character)
      }
    }
    return result + (current == word ? other : current)
  }
}
