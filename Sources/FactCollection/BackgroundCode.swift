import Facts
import Syntax

/// Code of classes that runs on a background thread if the class is not isolated.
extension FactCollector {
  /// The function or closure that moves code to a background thread.
  struct Background {
    let start: BackgroundChange.Start
    let node: NodeID
  }

  /// Returns how a function moves its own code to a background thread. An attribute of the project or the overridden
  /// function may isolate it.
  mutating func background(of function: NodeID, isMember: Bool) -> Background? {
    guard isMember, scopeKind == .class || scopeKind == .extension,
      !readModifiers(of: function).set.contains(.isOverride),
      let effects = tree.firstChild(of: function, .effects), tree.ownToken(of: effects, .async) != nil,
      readAttributes(of: function).allSatisfy({ $0.name.first?.isLowercase ?? false })
    else { return nil }
    return Background(start: .function, node: function)
  }

  /// Returns whether a function runs on the actor of its caller or of an argument: it is `nonisolated(nonsending)`, or a
  /// parameter is `isolated`.
  mutating func runsOnGivenActor(_ function: NodeID) -> Bool {
    func tokens(_ kind: NodeKind) -> Range<Int> {
      tree.firstChild(of: function, kind).map { tree.tokenRange(of: $0) } ?? 0..<0
    }
    return tokens(.modifierList).contains { isNamed("nonsending", by: $0) }
      || tokens(.parameterClause).contains {
        tree.token(at: $0).kind == .isolated && tree.token(at: $0 + 1).kind != .colon
      }
  }

  /// Returns how a closure argument gets to a background thread; nil if it may run elsewhere.
  mutating func background(ofClosure closure: NodeID, in call: NodeID, after callee: NodeID) -> Background? {
    guard scopeKind == .class || scopeKind == .extension else { return nil }
    let function = strippedCallee(callee)
    guard kind(function) == .memberAccess, let base = tree.firstChild(of: function) else {
      // A task inherits the isolation of the closure around it, which is unknown.
      guard isNamed("Task", by: tree.tokenRange(of: function).first), kind(function) == .identifierExpression,
        closureDepth == 0 || execution.background != nil, !execution.isOnMainActor
      else { return nil }
      return Background(
        start: tree.firstChild(of: closure, .closureSignature) == nil ? .task : .callback, node: closure)
    }
    let name = memberNameToken(of: function)
    let root = tree.tokenRange(of: base).first
    let isInBackground: Bool
    switch name.map({ string(token: $0) }) {
    case "detached": isInBackground = isNamed("Task", by: root)
    case "async", "asyncAfter":
      let queue = kind(base) == .call ? tree.firstChild(of: base) : nil
      isInBackground =
        isNamed("DispatchQueue", by: root)
        && isNamed("global", by: queue.flatMap { memberNameToken(of: $0) })
    case "dataTask", "downloadTask", "uploadTask": isInBackground = isNamed("URLSession", by: root)
    case "getNotificationSettings", "requestAuthorization":
      isInBackground = isNamed("UNUserNotificationCenter", by: root)
    default: isInBackground = false
    }
    return isInBackground ? Background(start: .callback, node: closure) : nil
  }

  mutating func noteBackgroundChange(of name: Symbol, scope: Int, _ kinds: NameUse.Kinds, method: Symbol, token: Int) {
    guard let background = execution.background, lookaheadDepth == 0,
      !kinds.isDisjoint(with: [.written, .memberWritten]) || KnownWords.changes(method),
      seen.backgroundChanges.insert(BackgroundKey(name: name, start: tree.range(of: background.node).start)).inserted
    else { return }
    file.backgroundChanges.append(
      BackgroundChange(
        name: name, scope: scope, member: member.name, start: background.start, startPlace: place(background.node),
        place: place(token: token)))
  }
}
