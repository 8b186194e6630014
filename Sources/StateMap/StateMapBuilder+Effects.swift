import Facts

/// Finds the code of holders that assigns state when the holder appears or when a value changes.
extension StateMapBuilder {
  private struct Method: Hashable {
    let type: DeclaredType
    let name: Symbol
  }

  mutating func noteEffects() {
    for file in files where !file.facts.effects.isEmpty {
      let assignments = file.facts.ownAssignments
      let inEffects = Dictionary(grouping: assignments.filter { $0.effect != nil }) { $0.effect ?? 0 }
      var inMethods: [Method: [OwnAssignment]] = [:]
      for assignment in assignments where assignment.effect == nil {
        guard let owner = project.owner(of: assignment.scope, in: file.summary) else { continue }
        inMethods[Method(type: owner, name: assignment.$member), default: []].append(assignment)
      }
      for (number, effect) in file.facts.effects.enumerated() where !effect.context.contains(.isPreview) {
        guard let owner = project.owner(of: effect.scope, in: file.summary), let id = knownHolder(owner) else {
          continue
        }
        let own = inEffects[number] ?? []
        let called = effect.methods.flatMap { inMethods[Method(type: owner, name: $0)] ?? [] }
        guard !own.isEmpty || !called.isEmpty else { continue }
        holders[id].holder.effects.append(
          StateMap.Effect(
            name: effect.watched.map { "\(effect.name)(of: \($0.path))" } ?? effect.name,
            writes: (own + called).map(\.path).withoutRepeats,
            copies: own.filter { copies($0, effect) }.map(\.path).withoutRepeats,
            spot: StateMap.Spot(effect.namePlace, in: file.summary.path)))
      }
    }
    for id in holders.indices { holders[id].holder.effects.sort { $0.spot < $1.spot } }
  }

  /// Returns whether the assigned value is computed, each time, from the value that the effect observes.
  private func copies(_ assignment: OwnAssignment, _ effect: Effect) -> Bool {
    guard let watched = effect.watched, assignment.traits.isSuperset(of: [.isPlain, .isPure, .isDirect]) else {
      return false
    }
    return assignment.mentions.contains { mention in
      mention.root == .closureParameter || mention.isOfSelf && mention.name == watched.name
    }
  }
}

extension Reference {
  fileprivate var path: String { members.isEmpty ? name : "\(name).\(members)" }
}

extension OwnAssignment {
  fileprivate var path: String { members.isEmpty ? name : "\(name).\(members)" }
}
