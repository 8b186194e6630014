import Facts

/// State that is only ever computed from other values of its view, whenever one of them changes.
package struct DerivedState: Sendable {
  package let state: WrappedProperty
  package let assignments: [OwnAssignment]
  /// The view's values that it is computed from. For a closure parameter, the value that the effect follows.
  package let sources: [Symbol]
  /// The sources that no effect follows.
  package let unfollowed: [Symbol]
  /// The right side of the assignment, with the closure parameter replaced by the value that the effect follows.
  package let expression: String
}

/// Two values of a view, each of which an effect sets when the other one changes.
package struct MutualStates: Sendable {
  package let first: Effect
  package let second: Effect
  /// The names of the values that the first and the second effect follow.
  package let names: (String, String)
}

extension ProjectFacts {
  /// The derived states in the file. No other code sets them.
  package func derivedStates(in file: FileFacts) -> [DerivedState] {
    guard file.effects.contains(where: { !$0.isStart }), !file.ownAssignments.isEmpty else { return [] }
    return wrappedProperties(in: file, by: .state).compactMap { derivedState($0, in: file) }
  }

  private func derivedState(_ state: WrappedProperty, in file: FileFacts) -> DerivedState? {
    let (property, view) = (state.property, state.owner)
    guard property.access.map({ $0 <= .fileprivate }) ?? false, !property.traits.contains(.hasObservers),
      case let assignments = assignments(to: property.$name, of: view, in: file), !assignments.isEmpty,
      isOnlyAssigned(property, of: view), !watches(property.$name, in: view),
      !file.animationValues.contains(property.$name), !Self.isHistoryName(property.name),
      !Self.isSeedName(property.name), isSwiftUIOwner(view) == .yes
    else { return nil }
    var expression: String?
    var sources: [Symbol] = []
    var followed: Set<Symbol> = []
    for assignment in assignments {
      guard assignment.traits.isSuperset(of: [.isPlain, .isOnly]), assignment.members.isEmpty,
        !assignment.traits.isDisjoint(with: [.isPure, .isComputed]),
        assignment.traits.isDisjoint(with: [.isAnimated, .isAfterAwait, .isOneOfMany]),
        // On other platforms, the state has its initial value.
        !assignment.traits.contains(.isConditional) || property.condition != nil,
        let effect = assignment.effect, file.effects.indices.contains(effect),
        let (text, names) = computed(assignment, in: file.effects[effect], of: view, file),
        !names.contains(property.$name),
        expression.map({ $0 == text }) ?? true
      else { return nil }
      expression = text
      if !file.effects[effect].isStart {
        guard let watched = file.effects[effect].watched, let source = source(watched, in: view), names.contains(source)
        else { return nil }
        sources = names
        followed.insert(source)
      }
    }
    // An expensive result may be stored on purpose, unless every change computes it again.
    let isCheap = assignments.allSatisfy { $0.traits.contains(.isPure) }
    guard !followed.isEmpty, isCheap || followed.isSuperset(of: sources), let expression else { return nil }
    return DerivedState(
      state: state, assignments: assignments, sources: sources,
      unfollowed: Set(sources).subtracting(followed).sortedByText(), expression: expression)
  }

  /// The assignments to the property in the type's own code in the file.
  package func assignments(to name: Symbol, of view: DeclaredType, in file: FileFacts) -> [OwnAssignment] {
    scopes(of: view, in: file).flatMap { file.ownAssignments(at: $0).filter { $0.$name == name } }
  }

  /// The indices of the type's declaration and its extensions in the file.
  func scopes(of type: DeclaredType, in file: FileFacts) -> [Int] {
    ([type] + extensions(of: type)).filter { $0.file.id == file.id }.map(\.index)
  }

  /// Returns whether the state is read, and changed by nothing but assignments to it outside of initializers.
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

  /// The text of the assigned expression, with the observed value in place of the closure's parameter, and the view's
  /// values that it reads. Nil if it reads anything else, or none of them.
  private func computed(
    _ assignment: OwnAssignment, in effect: Effect, of view: DeclaredType, _ file: FileFacts
  ) -> (text: String, names: [Symbol])? {
    let text = file.text(assignment.value)
    var parameter: (name: String, value: String)?
    var names: [Symbol] = []
    let followed = effect.watched.flatMap { source($0, in: view) }
    for mention in assignment.mentions {
      guard !mention.isProjected else { return nil }
      if mention.root == .closureParameter {
        let new = effect.parameters.last ?? "$0"
        // In a nested closure, `$0` means something else.
        guard effect.parameters.count != 2 || mention.$name == new, mention.name == new.string || mention.name == "$0",
          !effect.parameters.isEmpty || !text.contains("{"),
          let watched = effect.watched, let followed
        else { return nil }
        parameter = (new.string, watched.$name.appendingPath(watched.$members).string)
        names.append(followed)
      } else {
        guard let source = source(mention, in: view) else { return nil }
        // `model.name.isEmpty` is a part of the followed value.
        names.append(followed.flatMap { source.string.hasPrefix("\($0).") ? $0 : nil } ?? source)
      }
    }
    guard !names.isEmpty else { return nil }
    return (parameter.map { text.replacingWord($0.name, with: $0.value) } ?? text, names)
  }

  /// The view's value or the member of an object that the reference reads; nil unless every change of it updates the
  /// view.
  private func source(_ reference: Reference, in view: DeclaredType) -> Symbol? {
    guard reference.isOfSelf, !reference.isProjected else { return nil }
    if isPlainValue(reference, of: view) { return reference.$name }
    return isShownMember(reference, of: view) ? reference.$name.appendingPath(reference.$members) : nil
  }

  /// Returns whether the reference reads a member of an object that the view observes: `model.items`.
  private func isShownMember(_ reference: Reference, of view: DeclaredType) -> Bool {
    let member = reference.firstMember
    guard !member.isEmpty, let (property, declarer) = property(named: reference.$name, of: view),
      property.isStoredInstance, let object = type(of: property, declaredIn: declarer.file).declared,
      object.kind == .class, let (stored, _) = self.property(named: member, of: object), !stored.isStatic,
      !stored.isLet, !stored.hasAttribute("ObservationIgnored")
    else { return false }
    switch observability(of: object) {
    case .observable: break
    case .observableObject: guard property.isObservingWrapper else { return false }
    case nil: return false
    }
    return variation(ofMember: member, of: object) == .varying(.likely)
  }

  /// Returns whether the name is a property of the view that holds a value: an input, state, a binding, the focus, an
  /// environment value, or the results of a query, whose changes update the view too.
  private func isPlainValue(_ reference: Reference, of view: DeclaredType) -> Bool {
    guard let (property, declarer) = property(named: reference.$name, of: view), !property.isStatic,
      property.isStoredInstance
    else { return false }
    switch property.wrapper {
    case .state, .binding, .focusState: break
    case .environment: return property.readFromEnvironment?.family == .key
    case .query, .fetchRequest: return true
    case nil where property.attributes.isEmpty: break
    default: return false
    }
    return holdsValue(property, in: declarer)
  }

  /// Returns whether the property certainly holds a value, as opposed to an object: because of its type or, if none is
  /// written, its initial value.
  package func holdsValue(_ property: Property, in declarer: DeclaredType) -> Bool {
    if let type = property.type { return isValueType(type, at: property.owner, in: declarer.file) == .yes }
    return isPlainValue(property.value, at: declarer.index, in: declarer.file)
  }

  /// Returns whether the property's written type is `Error`, which only tells what went wrong.
  package func holdsError(_ property: Property, in declarer: DeclaredType) -> Bool {
    guard let type = property.type, type.path == "Error", type.form != .array else { return false }
    return types(named: type.$path, at: property.owner, in: declarer.file).isEmpty
  }

  /// Returns whether the expression is a value, as opposed to an object: `0`, `[Item()]`, `Item()`, `Mode.list`,
  /// `CGSize.zero`.
  private func isPlainValue(_ value: Value, at scope: Int, in file: FileSummary) -> Bool {
    switch value.kind {
    case .literal, .interpolation, .array: return true
    case .construct: return isValueType(named: value.$path, at: scope, in: file) == .yes
    case .member:
      if let type = type(of: value, at: file.site(ofMembersOf: scope), in: file).declared {
        return type.kind == .enum || type.kind == .struct
      }
      let base = value.$path.pathWithoutLastComponent
      return types(named: base, at: scope, in: file).isEmpty && isValueType(named: base, at: scope, in: file) == .yes
    default: return false
    }
  }

  /// Returns whether the name is that of an earlier value, which cannot be computed: "lastText", "previousID".
  static func isHistoryName(_ name: String) -> Bool {
    ["last", "previous", "old", "original", "baseline", "saved", "cached", "snapshot"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
    }
  }

  // MARK: Mutual states

  package func mutualStates(in file: FileFacts) -> [MutualStates] {
    let steps = file.effects.indices.flatMap { self.steps(ofEffect: $0, in: file) }
    var result: [MutualStates] = []
    for (position, first) in steps.enumerated() {
      for second in steps.dropFirst(position + 1)
      where first.from == second.to && first.to == second.from && first.view == second.view {
        let kept = [first.from, first.to].filter { property(named: $0, of: first.view)?.0.wrapper == .state }.count
        // If a copy of a binding is assigned back unchanged, both end up with the same value.
        guard kept == 2 || kept == 1 && !(first.isCopy && second.isCopy) else { continue }
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
    /// Whether the value is assigned unchanged.
    let isCopy: Bool
  }

  /// The values that an effect sets when another value changes, and that are computed from that value.
  private func steps(ofEffect index: Int, in file: FileFacts) -> [Step] {
    let effect = file.effects[index]
    guard !effect.isStart, let watched = effect.watched, watched.isOfSelf, watched.members.isEmpty,
      let view = owner(of: effect.scope, in: file.summary), isChangeable(watched.$name, of: view)
    else { return [] }
    let assignments = file.ownAssignments(at: effect.scope).filter { assignment in
      assignment.effect == index && assignment.traits.contains(.isPlain) && assignment.members.isEmpty
        && !assignment.traits.isDisjoint(with: [.isDirect, .isChosen]) && !assignment.traits.contains(.isAfterAwait)
    }
    return Set(assignments.map(\.$name)).sortedByText().compactMap { name in
      let written = assignments.filter { $0.$name == name }
      guard isChangeable(name, of: view),
        // A limit such as `max(high, low)` only changes the value that passes it.
        !written.flatMap(\.mentions).contains(where: { $0.$name == name && $0.isOfSelf }),
        written.flatMap(\.mentions).contains(where: { $0.root == .closureParameter || $0.$name == watched.$name })
      else { return nil }
      return Step(
        effect: effect, view: view, from: watched.$name, to: name,
        isCopy: written.allSatisfy { assignment in
          assignment.mentions.count == 1 && assignment.mentions.first?.name == file.text(assignment.value)
        })
    }
  }

  private func isChangeable(_ name: Symbol, of view: DeclaredType) -> Bool {
    property(named: name, of: view).map { $0.0.isWrapped(by: .state) || $0.0.isWrapped(by: .binding) } ?? false
  }
}

extension String {
  /// Replaces each occurrence that is a whole word.
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
