import Syntax

/// What initialisers do beside giving properties their first values.
extension FactCollector {
  private static let checks: Set<String> = [
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "print", "debugPrint",
  ]

  /// Notes a statement of an initialiser that calls something, or keeps what a call with a closure gives: a task, a
  /// subscription. Closures run later or never.
  mutating func noteWork(_ statement: NodeID) {
    guard closureDepth == 0, quietDepth == 0 else { return }
    let node = unwrapped(statement)
    switch kind(node) {
    case .call:
      if !isCheckOrInitializer(node) { initializer?.doesWork = true }
    case .sequenceExpression:
      guard let first = tree.firstChild(of: node), let second = tree.nextSibling(of: first),
        kind(second) == .assignmentOperator, let third = tree.nextSibling(of: second)
      else { return }
      let value = unwrapped(third)
      if kind(value) == .call, tree.tokenRange(of: value).contains(where: { tokens[$0].kind == .leftBrace }) {
        initializer?.doesWork = true
      }
    default: break
    }
  }

  mutating func noteLoop() {
    guard closureDepth == 0, quietDepth == 0 else { return }
    initializer?.doesWork = true
  }

  /// `super.init()`, `self.init()`, `assert(…)`.
  private mutating func isCheckOrInitializer(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call) else { return true }
    let inner = unwrapped(callee)
    switch kind(inner) {
    case .identifierExpression: return Self.checks.contains(string(token: tree.tokenRange(of: inner).lowerBound))
    case .memberAccess:
      return memberNameToken(of: inner).map { symbol(token: $0) == KnownWords.`init` } ?? false
    default: return false
    }
  }
  /// Notes the read of a name of the struct that is being initialised.
  mutating func noteRead(inInitializer token: Int) {
    guard let scope, let type = types(at: scope), type.kind == .struct || type.kind == .extension else { return }
    let read = InitializerBody.Read(
      name: symbol(token: token).withoutStoragePrefix, isInClosure: closureDepth > 0,
      statementIndex: initializer?.statementIndex ?? 0,
      place: place(token: token))
    initializer?.reads.append(read)
  }
}
