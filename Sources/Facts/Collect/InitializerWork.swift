import Syntax

/// What initializers do beside giving properties their first values.
extension FactCollector {
  private static let checks: Set<String> = [
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "print", "debugPrint",
    "os_log", "NSLog",
  ]

  private static let logs: Set<String> = ["Logger", "logger", "Log", "log"]

  /// Types whose values begin something when they are made.
  private static let starters: Set<String> = ["Task", "Timer", "Thread", "DispatchWorkItem"]

  /// Notes a statement of an initializer that calls something, or keeps what a call with a closure gives: a task, a
  /// subscription. Closures run later or never, and a value that is made, as the branch of an `if` expression may do,
  /// does nothing by itself.
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
      if kind(value) == .call, tree.tokenRange(of: value).contains(where: { tokens[$0].kind == .leftBrace }),
        !onlyReads(value)
      {
        initializer?.doesWork = true
      }
    default: break
    }
  }

  /// `items.map { … }`, which gives something made of the items.
  private mutating func onlyReads(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call), let name = memberNameToken(of: strippedCallee(callee)) else {
      return false
    }
    return KnownWords.keeps(symbol(token: name))
  }

  mutating func noteLoop() {
    guard closureDepth == 0, quietDepth == 0 else { return }
    initializer?.doesWork = true
  }

  /// `super.init()`, `self.init()`, `assert(…)`, `Logger.app.debug(…)`, `String(localized: …)`, `rows.append(row)`,
  /// `.loaded(rows)`.
  private mutating func isCheckOrInitializer(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call) else { return true }
    let inner = unwrapped(callee)
    if let target = constructionTarget(inner) {
      return !Self.starters.contains(target.path.string)
        && !tree.tokenRange(of: call).contains { tokens[$0].kind == .leftBrace }
    }
    switch kind(inner) {
    case .identifierExpression: return Self.checks.contains(string(token: tree.tokenRange(of: inner).lowerBound))
    case .memberAccess:
      guard let base = tree.firstChild(of: inner), kind(base) != .declarationNameArguments else { return true }
      guard let name = memberNameToken(of: inner) else { return false }
      let word = symbol(token: name)
      return word == Symbol(.`init`) || KnownWords.reorders(word) || word == Symbol(.append)
        || tree.tokenRange(of: base).contains { Self.logs.contains(string(token: $0)) }
    default: return false
    }
  }

  /// Notes the read of a name of the struct that is being initialized.
  mutating func noteRead(inInitializer token: Int) {
    guard let scope, let type = types(at: scope), type.kind == .struct || type.kind == .extension else { return }
    let read = InitializerBody.Read(
      name: symbol(token: token).withoutStoragePrefix, isInClosure: closureDepth > 0,
      statementIndex: initializer?.statementIndex ?? 0,
      place: place(token: token))
    initializer?.reads.append(read)
  }
}
