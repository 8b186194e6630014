import Facts

/// Notes about members that may return a different value each time.
struct VolatilityLog {
  struct Part {
    let name: Symbol
    let isFunction: Bool
  }

  /// A member whose value consists of other members.
  struct Draft {
    let member: VolatileGetter
    let isFunction: Bool
    let parts: [Part]
  }

  struct Key: Hashable {
    let path: Symbol
    let name: Symbol
    let isFunction: Bool
  }

  /// The parts of the current expression.
  var parts: [Part] = []
  var drafts: [Draft] = []
  /// The number of functions with the same name that return a value, for each type or extension.
  var functions: [MemberName: Int] = [:]
}

extension FactCollector {
  private static let followedSteps = 3

  /// Adds the members whose values consist of volatile members, over a few steps. Removes functions that share their
  /// name.
  mutating func finishVolatility() {
    guard !summary.volatileGetters.isEmpty || !summary.volatileFunctions.isEmpty else { return }
    let paths = summary.types.map(\.$path)
    func key(_ owner: Int, _ name: Symbol, _ isFunction: Bool) -> VolatilityLog.Key {
      VolatilityLog.Key(path: paths.indices.contains(owner) ? paths[owner] : .empty, name: name, isFunction: isFunction)
    }
    var counts: [VolatilityLog.Key: Int] = [:]
    for (function, count) in volatility.functions {
      counts[key(function.owner, function.$name, true), default: 0] += count
    }
    summary.volatileFunctions.removeAll { counts[key($0.owner, $0.$name, true)] != 1 }
    var known = Set(summary.volatileGetters.map { key($0.owner, $0.$name, false) })
    known.formUnion(summary.volatileFunctions.map { key($0.owner, $0.$name, true) })
    for _ in 0..<Self.followedSteps {
      let before = known
      for draft in volatility.drafts {
        let (owner, own) = (draft.member.owner, key(draft.member.owner, draft.member.$name, draft.isFunction))
        guard !known.contains(own), !draft.isFunction || counts[own] == 1,
          draft.parts.contains(where: { before.contains(key(owner, $0.name, $0.isFunction)) })
        else { continue }
        known.insert(own)
        if draft.isFunction {
          summary.volatileFunctions.append(draft.member)
        } else {
          summary.volatileGetters.append(draft.member)
        }
      }
    }
  }
}
