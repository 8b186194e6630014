import Facts
import Syntax

/// Code of classes that runs on a background thread if the class is not isolated.
extension FactCollector {
  /// The function or closure that moves code to a background thread.
  struct Background {
    let start: BackgroundChange.Start
    /// The function, the closure, or the access to the member that receives a publisher's values.
    let node: NodeID
    var carrier = Symbol.empty
  }

  /// Returns how the code of a function gets to a background thread. An attribute of the project or the overridden
  /// function may isolate it.
  mutating func background(of function: NodeID, isMember: Bool) -> Background? {
    guard isMember, scopeKind == .class || scopeKind == .extension,
      !readModifiers(of: function).set.contains(.isOverride),
      kind(function) == .functionDeclaration,
      readAttributes(of: function).allSatisfy({ $0.name.first?.isLowercase ?? false })
    else { return nil }
    return Background(start: isAsync(function) ? .function : .caller, node: function)
  }

  func isAsync(_ function: NodeID) -> Bool {
    tree.firstChild(of: function, .effects).flatMap { tree.ownToken(of: $0, .async) } != nil
  }

  /// Returns whether a function runs on the actor of its caller or of an argument: it is `nonisolated(nonsending)`, or
  /// a parameter is `isolated`.
  mutating func runsOnGivenActor(_ function: NodeID) -> Bool {
    func tokens(_ kind: NodeKind) -> Range<Int> {
      tree.firstChild(of: function, kind).map { tree.tokenRange(of: $0) } ?? 0..<0
    }
    return tokens(.modifierList).contains { isNamed("nonsending", by: $0) }
      || tokens(.parameterClause).contains {
        tree.token(at: $0).kind == .isolated && tree.token(at: $0 + 1).kind != .colon
      }
  }

  private var mayStartBackground: Bool {
    scopeKind == .class || scopeKind == .struct || scopeKind == .extension
  }

  /// Returns how a closure argument gets to a background thread; nil if it may run elsewhere.
  mutating func background(ofClosure closure: NodeID, in call: NodeID, after callee: NodeID) -> Background? {
    guard mayStartBackground else { return nil }
    let function = strippedCallee(callee)
    guard kind(function) == .memberAccess, let base = tree.firstChild(of: function) else {
      guard isNamed("Task", by: tree.tokenRange(of: function).first), kind(function) == .identifierExpression else {
        return background(ofClosure: closure, in: call, passedTo: function)
      }
      // A task inherits the isolation of the closure around it, which is unknown, or of a view.
      let isInherited = execution.background.map(\.carrier.isEmpty) ?? (closureDepth == 0)
      guard isInherited, !execution.isOnMainActor, scopeKind != .struct else { return nil }
      return Background(
        start: tree.firstChild(of: closure, .closureSignature) == nil ? .task : .callback, node: closure)
    }
    let name = memberNameToken(of: function)
    let root = tree.tokenRange(of: base).first
    let isInBackground: Bool
    switch name.map({ string(token: $0) }) {
    case "async", "asyncAfter":
      return carrier(ofQueue: base).map { Background(start: .callback, node: closure, carrier: $0) }
    case "sink": return background(ofReceiver: function)
    case "detached": isInBackground = isNamed("Task", by: root)
    case "dataTask", "downloadTask", "uploadTask": isInBackground = isNamed("URLSession", by: root)
    case "getNotificationSettings", "requestAuthorization":
      isInBackground = isNamed("UNUserNotificationCenter", by: root)
    default: return background(ofClosure: closure, in: call, passedTo: function)
    }
    return isInBackground ? Background(start: .callback, node: closure) : nil
  }

  /// A method of the type itself may call its only closure in the background.
  private mutating func background(
    ofClosure closure: NodeID, in call: NodeID, passedTo function: NodeID
  ) -> Background? {
    guard let method = ownMember(function), takesOneClosure(call) else { return nil }
    return Background(start: .callback, node: closure, carrier: method)
  }

  private mutating func takesOneClosure(_ call: NodeID) -> Bool {
    var count = 0
    for child in tree.children(of: call) {
      if kind(child) == .closure || lastChild(of: child).map({ kind($0) == .closure }) ?? false { count += 1 }
    }
    return count == 1
  }

  /// The name in `x` and `self.x`, unless a local variable has it.
  private mutating func ownMember(_ node: NodeID) -> Symbol? {
    simpleReference(node).flatMap { $0.isOfSelf && $0.members.isEmpty && !$0.isProjected ? $0.$name : nil }
  }

  /// Returns the property that has to contain a queue for the expression not to be the main queue; empty if it
  /// certainly isn't, nil if it may be.
  private mutating func carrier(ofQueue node: NodeID) -> Symbol? {
    guard kind(node) == .call else {
      if kind(node) == .identifierExpression,
        let index = locals.index(of: symbol(token: tree.tokenRange(of: node).lowerBound))
      {
        return locals[index].constant.flatMap { kind($0) == .call ? carrier(ofQueue: $0) : nil }
      }
      return ownMember(node)
    }
    guard let callee = tree.firstChild(of: node), isNamed("DispatchQueue", by: tree.tokenRange(of: callee).first),
      isNamed("global", by: memberNameToken(of: callee))
        || kind(callee) == .identifierExpression && argument(after: callee, labeled: ["target"]) == nil
    else { return nil }
    return .empty
  }

  /// Returns how the values of a publisher get to the member that receives them, such as `sink`.
  mutating func background(ofReceiver member: NodeID) -> Background? {
    var link = tree.firstChild(of: member)
    while let call = link, kind(call) == .call, let callee = tree.firstChild(of: call),
      case let access = strippedCallee(callee), kind(access) == .memberAccess
    {
      let name = memberNameToken(of: access)
      if isNamed("dataTaskPublisher", by: name) { return Background(start: .publisher, node: member) }
      // The last scheduler decides; that of `subscribe` is only for the work of the publisher.
      if !isNamed("subscribe", by: name), let scheduler = argument(after: callee, labeled: ["on", "scheduler"]) {
        return carrier(ofQueue: scheduler).map { Background(start: .publisher, node: member, carrier: $0) }
      }
      link = tree.firstChild(of: access)
    }
    return nil
  }

  /// Returns how a closure that is assigned gets to a background thread: the handler of a path monitor that the same
  /// member starts.
  mutating func background(ofHandler closure: NodeID, assignedTo target: NodeID) -> Background? {
    guard mayStartBackground, isNamed("pathUpdateHandler", by: tree.tokenRange(of: target).last),
      let member = member.node
    else { return nil }
    let tokens = tree.tokenRange(of: member)
    guard let start = tokens.first(where: { isNamed("start", by: $0) && isNamed("queue", by: $0 + 2) }),
      tokens.contains(start + 4)
    else { return nil }
    // `queue`, `DispatchQueue(label: …)`, `DispatchQueue.global(…)`
    let isProperty = tree.token(at: start + 5).kind == .rightParenthesis
    guard isProperty || isNamed("DispatchQueue", by: start + 4) && !isNamed("main", by: start + 6) else { return nil }
    return Background(start: .callback, node: closure, carrier: isProperty ? symbol(token: start + 4) : .empty)
  }

  /// Notes that a publisher changes a property: `assign(to: &$b)`.
  mutating func noteAssignedPublisher(after callee: NodeID) {
    guard let scope, let target = argument(after: callee, labeled: ["to"]), kind(target) == .inOutExpression,
      let name = tree.firstChild(of: target).flatMap({ simpleReference($0) }), name.isOfSelf, name.isProjected,
      let background = background(ofReceiver: strippedCallee(callee))
    else { return }
    let token = tree.tokenRange(of: target).upperBound - 1
    noteBackgroundChange(of: name.$name, .assigned, scope: scope, token: token, in: background)
  }

  /// Notes a call of a function without a receiver, or of a method of `self`.
  mutating func noteBackgroundCall(token: Int) {
    // One call is enough to see the reason.
    guard let scope, let background = execution.background, background.start != .caller else { return }
    noteBackgroundChange(of: symbol(token: token), .called, scope: scope, token: token)
  }

  /// - Parameter background: What moves the change to a background thread; nil for the code around it.
  mutating func noteBackgroundChange(
    of name: Symbol, inner: Int? = nil, _ kind: BackgroundChange.Kind, scope: Int, token: Int,
    in background: Background? = nil
  ) {
    guard let background = background ?? execution.background, lookaheadDepth == 0, mayStartBackground else { return }
    let innerName = inner.map { symbol(token: $0) } ?? .empty
    let key = BackgroundKey(name: name, inner: innerName, start: tree.range(of: background.node).start)
    guard seen.backgroundChanges.insert(key).inserted else { return }
    let period = background.start == .publisher ? memberNameToken(of: background.node).map { $0 - 1 } : nil
    file.backgroundChanges.append(
      BackgroundChange(
        name: name, inner: inner.map { .init(name: innerName, place: place(token: $0)) }, kind: kind, scope: scope,
        member: member.name, start: background.start,
        startPlace: period.map { place(token: $0) } ?? place(background.node), carrier: background.carrier,
        place: place(token: token)))
  }

  /// Leaves out what methods do that share their name with another, because it is unclear which one a call refers to.
  /// Call this at the end of the walk.
  mutating func keepUniqueMethods() {
    let counts = classFunctions.reduce(into: [MemberName: Int]()) { counts, function in
      counts[MemberName(owner: function.owner, name: function.name), default: 0] += 1
    }
    file.backgroundChanges.removeAll { change in
      (change.start == .caller || change.kind == .calledBack)
        && counts[MemberName(owner: change.scope, name: change.$member), default: 0] > 1
    }
  }
}
