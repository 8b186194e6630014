import Facts

/// State that is set to a member of an object when the view appears, and that is written back whenever it changes, but
/// that never receives the changes that other code makes to the member.
package struct OneWayCopy: Sendable {
  package let assignment: OwnAssignment
  package let view: DeclaredType
  /// "model.text"
  package let path: Symbol
  /// The assignment that writes it back.
  package let back: OwnAssignment
  /// The place where other code changes the member, or the member's declaration if the object itself changes it.
  package let change: FoundPlace
}

extension ProjectFacts {
  package func oneWayCopies(in file: FileFacts) -> [OneWayCopy] {
    guard file.effects.contains(where: \.isStart), file.effects.contains(where: { !$0.isStart }) else { return [] }
    return file.effects.indices.flatMap { index -> [OneWayCopy] in
      let effect = file.effects[index]
      guard effect.isStart, !effect.isGuarded, !effect.context.contains(.isPreview),
        let view = owner(of: effect.scope, in: file.summary)
      else { return [] }
      let all = scopes(of: view, in: file).flatMap { Array(file.ownAssignments(at: $0)) }
      return all.compactMap { assignment in
        assignment.effect.map({ $0 == index }) ?? effect.methods.contains(assignment.$member)
          ? oneWayCopy(assignment, among: all, of: view, in: file) : nil
      }
    }
  }

  private func oneWayCopy(
    _ assignment: OwnAssignment, among all: [OwnAssignment], of view: DeclaredType, in file: FileFacts
  ) -> OneWayCopy? {
    guard assignment.traits.isSuperset(of: [.isPlain, .isPure, .isDirect]), !assignment.traits.contains(.isAfterAwait),
      assignment.members.isEmpty, assignment.mentions.count == 1, let source = assignment.mentions.first,
      source.isOfSelf, !source.isProjected, !source.members.isEmpty,
      property(named: assignment.$name, of: view)?.0.wrapper == .state,
      !Self.isHistoryName(assignment.name), !Self.isSeedName(assignment.name),
      case let path = source.$name.appendingPath(source.$members), file.text(assignment.value) == path.string,
      let (holder, declarer) = property(named: source.$name, of: view), holder.isStoredInstance,
      let object = objectType(of: holder, in: declarer.file), isObserved(object, in: holder),
      !watches(source.$name, in: view), !file.receivedNames.contains(where: { $0.$name == source.$name }),
      // Another copy of it may be made whenever it changes.
      !all.contains(where: { other in
        other.$name == assignment.$name && other != assignment
          && other.mentions.contains { $0.$name == source.$name || $0.root == .closureParameter }
      }),
      let back = all.first(where: { isReturned($0, to: source, from: assignment.$name, in: file) }),
      let change = change(of: source.$members, in: object, outside: view)
    else { return nil }
    return OneWayCopy(assignment: assignment, view: view, path: path, back: back, change: change)
  }

  private func isObserved(_ object: DeclaredType, in holder: Property) -> Bool {
    switch observability(of: object) {
    case .observable: true
    case .observableObject: holder.isObservingWrapper
    case nil: false
    }
  }

  /// Returns whether the assignment writes each change of the state back to the member.
  private func isReturned(
    _ assignment: OwnAssignment, to source: Reference, from state: Symbol, in file: FileFacts
  ) -> Bool {
    guard assignment.$name == source.$name, assignment.$members == source.$members, let index = assignment.effect,
      file.effects.indices.contains(index), case let effect = file.effects[index], !effect.isStart,
      let watched = effect.watched, watched.isOfSelf, watched.$name == state
    else { return false }
    return assignment.mentions.contains { $0.$name == state || $0.root == .closureParameter }
  }

  /// The place where code of another type assigns the member, or the member's declaration if the object's own code
  /// changes it. For a longer path, the object's own changes do not count, because they may affect another part of the
  /// first member.
  private func change(of members: Symbol, in object: DeclaredType, outside view: DeclaredType) -> FoundPlace? {
    let member = members.firstPathComponent
    for file in files(.writtenMembers, member) where !file.traits.contains(.isTest) {
      let write = file.memberWrites.first { write in
        guard write.$member == member, let writer = owner(of: write.scope, in: file) else { return false }
        return writer != view && holds(writer, write.$property, object)
      }
      if let write { return FoundPlace(file: file, place: write.place) }
    }
    guard members == member, let (property, declarer) = property(named: member, of: object),
      changes(of: member, in: object).contains(where: \.isCertain)
    else { return nil }
    return FoundPlace(file: declarer.file, place: property.namePlace)
  }
}
