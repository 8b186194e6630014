import Facts
import Syntax

/// Methods that fill a property, and their calls.
struct FillingLog {
  /// The members that assign a name where nothing around says that it is nil.
  var writers: [MemberName: Set<Symbol>] = [:]
  /// The names that are nil wherever a method is called under such a condition.
  var calls: [MemberName: Set<Symbol>] = [:]
}

/// State that gets a value only where it has none: `if let x { … } else { Button { x = … } }`.
extension FactCollector {
  /// Whether the branch around the walk is shown while the name is nil.
  func isMissing(_ name: Symbol) -> Bool { moment.branch.contains { $0.kind == .missing && $0.$name == name } }

  /// Whether an assignment gives a value to what has none, or takes it away.
  mutating func fills(_ target: NodeID, with value: NodeID) -> Bool {
    guard let name = simpleReference(target)?.ownName else { return false }
    return isMissing(name) || kind(value) == .nilLiteral && tree.nextSibling(of: value) == nil
  }

  /// Additional traits of a use, from the names that are nil around it.
  mutating func filling(_ name: Symbol, scope: Int, _ kinds: NameUse.Kinds) -> NameUse.Kinds {
    if kinds.contains(.projected) { return isMissing(name) ? .filled : [] }
    guard kinds.contains(.read), !moment.branch.isEmpty else { return [] }
    let missing = moment.branch.lazy.filter { $0.kind == .missing }.map(\.$name)
    guard !missing.isEmpty else { return [] }
    let method = MemberName(owner: scope, name: name)
    fillings.calls[method] = fillings.calls[method]?.intersection(missing) ?? Set(missing)
    return .filled
  }

  mutating func noteWriter(of name: Symbol, scope: Int, _ kinds: NameUse.Kinds) {
    guard kinds.contains(.written), !kinds.contains(.filled), scopeKind == .struct || scopeKind == .extension else {
      return
    }
    fillings.writers[MemberName(owner: scope, name: name), default: []].insert(member.name)
  }

  /// Called when all has been seen: what only methods assign that are called where it is nil is filled by them.
  mutating func fillThroughMethods() {
    guard !fillings.calls.isEmpty else { return }
    let readElsewhere = Set(
      file.nameUses.lazy.filter { $0.kinds.contains(.read) && !$0.kinds.contains(.filled) }
        .map { MemberName(owner: $0.scope, name: $0.$name) })
    for (index, use) in file.nameUses.enumerated() where use.kinds.contains(.written) && !use.kinds.contains(.filled) {
      guard let writers = fillings.writers[MemberName(owner: use.scope, name: use.$name)] else { continue }
      let areCalledToFill = writers.allSatisfy { writer in
        let method = MemberName(owner: use.scope, name: writer)
        return !readElsewhere.contains(method) && fillings.calls[method]?.contains(use.$name) ?? false
      }
      guard areCalledToFill else { continue }
      file.nameUses[index] = NameUse(
        name: use.$name, scope: use.scope, kinds: use.kinds.union(.filled), method: use.$method, place: use.place)
    }
  }
}
