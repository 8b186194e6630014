import Facts

/// Changes in private methods that only initializers call. They count as part of the initializer.
extension FactCollector {
  mutating func noteChange(_ change: MemberChange) {
    if member.isPrivate, closureDepth == 0, !execution.runsLater {
      privateChanges.append(change)
    } else {
      summary.memberChanges.insert(change)
    }
  }

  /// Marks the changes in members that other code in the file names. Call this at the end of the walk.
  mutating func markNamedChanges() {
    guard !summary.memberChanges.isEmpty else { return }
    var named = Set(file.nameUses.map(\.$name))
    for call in summary.methodCalls { named.insert(call.$name) }
    for reference in summary.memberReferences { named.insert(reference.$name) }
    summary.memberChanges = Set(
      summary.memberChanges.map { change in
        var change = change
        change.isNamed = named.contains(change.$member)
        return change
      })
  }

  /// Records the changes in private methods, except those that only initializers cause. Call this at the end of the
  /// walk.
  mutating func keepPrivateChanges() {
    guard !privateChanges.isEmpty else { return }
    var callers: [Symbol: Set<Symbol>] = [:]
    for use in file.memberUses {
      callers[use.$name, default: []].insert(use.traits.contains(.isInClosure) ? .empty : use.$member)
    }
    for call in summary.methodCalls { callers[call.$name, default: []].insert(.empty) }
    var ofInitializers: Set<Symbol> = [Symbol(.`init`)]
    // A method that one of these methods calls may be found only in a later round.
    for _ in 0..<3 {
      for change in privateChanges {
        guard let callers = callers[change.$member], !callers.isEmpty, callers.isSubset(of: ofInitializers) else {
          continue
        }
        ofInitializers.insert(change.$member)
      }
    }
    for change in privateChanges where !ofInitializers.contains(change.$member) {
      summary.memberChanges.insert(change)
    }
  }
}
