import Facts

/// State, or a member of an object that the view owns, that is set from an input when the view appears and never again.
package struct CopiedInput: Sendable {
  package let assignment: OwnAssignment
  package let effect: Effect
  /// The state, or the property that holds the object.
  package let property: Property
  package let view: DeclaredType
  package let inputs: [IgnoredInput]
  /// Whether no other code writes the copy.
  package let isOnlyWrite: Bool
  /// Whether the assignment is animated, as for a view that animates when it appears.
  package let isAnimated: Bool
  /// Whether the inputs are list elements whose copied parts change while their rows stay.
  package let isOfElement: Bool
  /// Nil for a member of an object.
  package let state: WrappedProperty?

  /// The inputs as the assignment names them: "item.name".
  package var paths: [Symbol] {
    let names = Set(inputs.map(\.property.$name))
    var result: [Symbol] = []
    for mention in assignment.mentions where names.contains(mention.$name) {
      let path = mention.$name.appendingPath(mention.$members)
      if !result.contains(path) { result.append(path) }
    }
    // "name" also stands for "name.count".
    return result.filter { path in !result.contains { path.string.hasPrefix("\($0.string).") } }
  }
}

extension ProjectFacts {
  /// The copies in the file that miss later values of their inputs. Those where the same code also works with the input
  /// are left out: that is the more serious mistake, which `ignoredInputs` reports.
  package func copiedInputs(in file: FileFacts) -> [CopiedInput] {
    guard !file.effects.isEmpty, !file.ownAssignments.isEmpty else { return [] }
    return file.effects.indices.flatMap { index -> [CopiedInput] in
      let effect = file.effects[index]
      guard effect.isStart, !effect.isGuarded, let view = owner(of: effect.scope, in: file.summary) else { return [] }
      let isOfEffect = { (effectIndex: Int?, member: Symbol) -> Bool in
        effectIndex.map { $0 == index } ?? effect.methods.contains(member)
      }
      let scopes = scopes(of: view, in: file)
      let work = scopes.flatMap { file.keptReads(at: $0).filter { !$0.isCopy && isOfEffect($0.effect, $0.$member) } }
      let worked = ignoredInputs(of: effect, reading: work, in: file.summary)
      let copying = scopes.flatMap { Array(file.ownAssignments(at: $0)) }.filter { assignment in
        isOfEffect(assignment.effect, assignment.$member) && assignment.isCopy
      }
      return copying.compactMap { assignment in
        guard assignment.mentions.allSatisfy({ $0.isOfSelf && !$0.isProjected }),
          // A copy that is made at once says the same.
          !assignment.traits.contains(.isLate)
            || copying.allSatisfy({ $0.traits.contains(.isLate) || !$0.isCopy(like: assignment) })
        else { return nil }
        let reads = assignment.mentions.map { mention in
          KeptRead(
            name: mention.$name, scope: assignment.scope, member: assignment.$member, effect: index, holder: .empty,
            isCopy: true)
        }
        var inputs = ignoredInputs(of: effect, reading: reads, in: file.summary)
        let isOfElement = inputs.isEmpty
        if isOfElement {
          let paths = { name in assignment.mentions.filter { $0.$name == name }.map(\.$members) }
          inputs = ignoredInputs(of: effect, reading: reads, in: file.summary, paths: paths) { input, view in
            let read = paths(input.$name)
            return callsPassingChangedElement(as: input, to: view, reading: read)
              + callsPassingChangedValue(as: input, to: view, reading: read)
          }
        }
        guard !inputs.isEmpty, !inputs.contains(where: { input in worked.contains { $0.property == input.property } })
        else { return nil }
        return copy(assignment, copying, effect, inputs, isOfElement: isOfElement, of: view, in: file)
      }
    }
  }

  private func copy(
    _ assignment: OwnAssignment, _ copying: [OwnAssignment], _ effect: Effect, _ inputs: [IgnoredInput],
    isOfElement: Bool, of view: DeclaredType, in file: FileFacts
  ) -> CopiedInput? {
    guard let (property, _) = property(named: assignment.$name, of: view), property.isStoredInstance,
      ![assignment.name, assignment.$members.lastPathComponent.string].contains(where: {
        Self.isHistoryName($0) || Self.isSeedName($0)
      })
    else { return nil }
    let others = assignments(to: assignment.$name, of: view, in: file).filter {
      other in
      other.$members == assignment.$members
        && !copying.contains { $0.place.range == other.place.range && $0.isCopy(like: assignment) }
    }
    let names = Set(inputs.map(\.property.$name))
    // A copy that is compared with its input is meant to differ from it.
    guard !file.comparedMembers.contains(where: { $0.compares(assignment.$name, withAnyOf: names) }),
      !others.contains(where: { mayRefresh($0, from: names, of: view, in: file) })
    else { return nil }
    if assignment.members.isEmpty {
      guard let state = wrappedProperty(named: assignment.$name, of: view, by: .state), isShownCopy(state) else {
        return nil
      }
      let isOnly = others.isEmpty && !assignment.traits.contains(.isOneOfMany) && isOnlyAssigned(property, of: view)
      return CopiedInput(
        assignment: assignment, effect: effect, property: property, view: view, inputs: inputs, isOnlyWrite: isOnly,
        isAnimated: assignment.traits.contains(.isAnimated) || file.animationValues.contains(assignment.$name),
        isOfElement: isOfElement, state: state)
    }
    guard property.wrapper?.isOwned == true, let held = objectType(of: property, in: view.file),
      observability(of: held) != nil, !assignment.members.contains("."),
      file.summary.drawnMembers(of: property.$name).contains(where: { $0.$member == assignment.$members }),
      changes(of: assignment.$members, in: held).isEmpty, others.isEmpty,
      !file.projectedMembers.contains(where: { $0.$property == property.$name && $0.$member == assignment.$members })
    else { return nil }
    return CopiedInput(
      assignment: assignment, effect: effect, property: property, view: view, inputs: inputs, isOnlyWrite: true,
      isAnimated: assignment.traits.contains(.isAnimated), isOfElement: isOfElement, state: nil)
  }

  /// Returns whether the assignment may update the copy with later values of the inputs. An assignment that runs when
  /// the view's own state changes does not.
  private func mayRefresh(
    _ assignment: OwnAssignment, from inputs: Set<Symbol>, of view: DeclaredType, in file: FileFacts
  ) -> Bool {
    guard let index = assignment.effect else {
      return assignment.mentions.contains { mention in
        // `.onReceive(Just(name)) { text = $0 }`
        inputs.contains(mention.$name) || mention.root == .closureParameter && isRefreshed(assignment.$name, in: view)
      }
    }
    guard file.effects.indices.contains(index), let watched = file.effects[index].watched, watched.isOfSelf,
      let (property, _) = property(named: watched.$name, of: view)
    else { return true }
    let paths = assignment.mentions.filter { $0.$name == watched.$name }.map(\.$members)
    if watched.$members == Symbol(.id), mayChange(paths, withoutIDOf: watched.$name, in: view) { return false }
    return ![.state, .focusState, .gestureState].contains(property.wrapper)
  }

  private func isRefreshed(_ name: Symbol, in view: DeclaredType) -> Bool {
    property(named: name, of: view).map { property, _ in
      stateUses(of: property, in: view).contains { $0.kinds.contains(.refreshed) }
    } ?? false
  }

  /// Returns whether the state is read, never passed on as a binding, and not watched for changes.
  private func isShownCopy(_ state: WrappedProperty) -> Bool {
    let kinds = stateUses(of: state.property, in: state.owner).reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
    return kinds.contains(.read)
      && kinds.isDisjoint(with: [.projected, .projectedMember, .storage, .takenInOut])
      && !watches(state.property.$name, in: state.owner)
  }
}

extension OwnAssignment {
  /// Whether it only copies the values that it mentions, either at once or in code that keeps an old value of the view.
  fileprivate var isCopy: Bool {
    traits.contains(.isPlain)
      && (traits.contains(.isLate)
        || traits.contains(.isPure) && !traits.isDisjoint(with: [.isDirect, .isUnwrapped])
          && !traits.contains(.isAfterAwait))
  }

  fileprivate func isCopy(like other: OwnAssignment) -> Bool {
    $name == other.$name && $members == other.$members && mentions.map(\.$name) == other.mentions.map(\.$name)
  }
}
