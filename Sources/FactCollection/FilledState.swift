import Facts
import Syntax

/// Notes about the methods that set a property, and their calls.
struct FillingLog {
  /// The members that assign a name in code that doesn't require it to be nil.
  var writers: [MemberName: Set<Symbol>] = [:]
  /// The names that are nil at every call of a method.
  var calls: [MemberName: Set<Symbol>] = [:]
}

/// State that is set only if it has no value: `if let x { … } else { Button { x = … } }`.
extension FactCollector {
  /// Returns whether the branch around the walk's position is shown while the name is nil.
  func isMissing(_ name: Symbol) -> Bool { execution.branch.contains { $0.kind == .missing && $0.$name == name } }

  /// Returns whether an assignment sets a missing value, or removes one.
  func fills(_ target: Reference?, with value: NodeID) -> Bool {
    guard let name = target?.ownName else { return false }
    return isMissing(name) || kind(value) == .nilLiteral && tree.nextSibling(of: value) == nil
  }

  /// Returns additional traits of a use, according to the names that are nil around it. Notes them for calls of
  /// methods.
  mutating func filling(_ name: Symbol, scope: Int, _ kinds: NameUse.Kinds) -> NameUse.Kinds {
    if kinds.contains(.projected) { return isMissing(name) ? .filled : [] }
    guard kinds.contains(.read), !execution.branch.isEmpty else { return [] }
    let missing = execution.branch.lazy.filter { $0.kind == .missing }.map(\.$name)
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

  /// Adds `filled` to the assignments in methods that are called only where the assigned name is nil. Call this at the
  /// end of the walk.
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
