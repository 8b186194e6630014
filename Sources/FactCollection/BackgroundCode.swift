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
    var source = Symbol.empty
  }

  /// Returns how the code of a function gets to a background thread. An attribute of the project or the overridden
  /// function may isolate it.
  mutating func background(of function: NodeID, isMember: Bool) -> Background? {
    guard isMember, scopeKind == .class || scopeKind == .extension,
      !readModifiers(of: function).set.contains(.isOverride),
      kind(function) == .functionDeclaration,
      readAttributes(of: function).allSatisfy({ $0.name.first?.isLowercase ?? false })
    else { return nil }
    if isAsync(function) { return Background(start: .function, node: function) }
    let sender = sender(callingDelegate: function)
    if SystemServices.isSender(sender) { return Background(start: .delegate, node: function) }
    return SystemServices.sendsOnQueue(sender)
      ? Background(start: .delegate, node: function, carrier: sender) : Background(start: .caller, node: function)
  }

  /// Returns the type of the first parameter, which is the service that calls a method of its delegate.
  private mutating func sender(callingDelegate function: NodeID) -> Symbol {
    guard let clause = tree.firstChild(of: function, .parameterClause),
      let first = tree.firstChild(of: clause, .parameter)
    else { return .empty }
    return parameterType(first).map { typePath($0) } ?? .empty
  }

  /// Notes that the object makes itself the delegate of a service that calls it on a queue:
  /// `URLSession(configuration: c, delegate: self, delegateQueue: nil)`.
  mutating func noteDelegate(ofCall call: NodeID, after callee: NodeID, _ function: Symbol) {
    guard let (label, senders) = SystemServices.delegation(function), let scope,
      let token = tree.tokenRange(of: callee).last,
      let delegate = argument(after: callee, labeled: ["delegate", ""]), tree.text(of: delegate) == "self",
      let queue = argument(after: callee, labeled: [label]),
      // Without a queue, a session uses one of its own, and the other services use the main queue.
      let carrier = kind(queue) == .nilLiteral ? (label == "delegateQueue" ? .empty : nil) : carrier(ofQueue: queue)
    else { return }
    for sender in senders {
      noteBackgroundChange(
        of: sender, .calledBack, scope: scope, token: token,
        in: Background(start: .callback, node: call, carrier: carrier))
    }
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
      let name = tree.tokenRange(of: function).first.map { symbol(token: $0) } ?? .empty
      guard kind(function) == .identifierExpression, name == Self.task else {
        if SystemServices.isQuery(name) { return Background(start: .callback, node: closure) }
        return name.startsLikeType ? nil : background(ofClosure: closure, in: call, passedTo: function)
      }
      // A task inherits the isolation of the closure around it, which is unknown, or of a view.
      let isInherited =
        execution.background.map { $0.start == .delegate || $0.carrier.isEmpty && $0.source.isEmpty }
        ?? (closureDepth == 0)
      guard isInherited, !execution.isOnMainActor, scopeKind != .struct, createsPlainTask(call) else { return nil }
      return Background(
        start: tree.firstChild(of: closure, .closureSignature) == nil ? .task : .callback, node: closure)
    }
    let name = memberNameToken(of: function).map { symbol(token: $0) } ?? .empty
    switch name.string {
    case "async", "asyncAfter", "addOperation":
      return carrier(ofQueue: base).map { Background(start: .callback, node: closure, carrier: $0) }
    case "sink": return background(ofReceiver: function)
    case "detached":
      return isNamed("Task", by: tree.tokenRange(of: base).first) ? Background(start: .callback, node: closure) : nil
    case "installTap", "performBackgroundTask": return Background(start: .callback, node: closure)
    case "loadDataRepresentation", "loadFileRepresentation", "loadObject", "loadTransferable":
      return argument(after: callee, labeled: ["for", "forTypeIdentifier", "ofClass", "type"]) == nil
        ? nil : Background(start: .callback, node: closure)
    default:
      if let label = SystemServices.labelOfQueue(name), let queue = argument(after: callee, labeled: [label]) {
        return carrier(ofQueue: queue).map { Background(start: .callback, node: closure, carrier: $0) }
      }
      guard SystemServices.mayCallBack(name), let (type, carrier) = service(base) else {
        return background(ofClosure: closure, in: call, passedTo: function)
      }
      return type.isEmpty || SystemServices.callsBack(name, of: type)
        ? Background(start: .callback, node: closure, carrier: carrier) : nil
    }
  }

  /// Returns the class that the expression begins with, as in `URLSession.shared`, or that creates the local constant;
  /// or the property of the type itself that contains the object.
  private mutating func service(_ node: NodeID) -> (type: Symbol, carrier: Symbol)? {
    var current = node
    // Real chains are shorter.
    for _ in 0..<16 {
      current = unwrapped(current)
      if let reference = simpleReference(current), reference.isOfSelf, reference.members.isEmpty,
        !reference.isProjected, !reference.$name.startsLikeType, reference.$name != Symbol(.`self`)
      {
        return (.empty, reference.$name)
      }
      switch kind(current) {
      case .identifierExpression:
        let token = tree.tokenRange(of: current).lowerBound
        guard let index = locals.index(of: symbol(token: token)) else {
          return looksLikeType(token: token) ? (symbol(token: token), .empty) : nil
        }
        guard let constant = locals[index].constant else {
          return locals[index].typePath.isEmpty ? nil : (locals[index].typePath, .empty)
        }
        current = constant
      case .call:
        guard let callee = tree.firstChild(of: current) else { return nil }
        // It may be the main queue.
        if let queue = argument(after: callee, labeled: ["delegateQueue"]), kind(queue) != .nilLiteral { return nil }
        current = callee
      case .memberAccess, .optionalChaining, .forceUnwrap:
        guard let base = tree.firstChild(of: current), kind(base) != .declarationNameArguments else { return nil }
        current = base
      default: return nil
      }
    }
    return nil
  }

  private static let task = Symbol("Task")
  private static let labelsOfTasks: Set<String> = ["", "name", "executorPreference", "priority", "operation"]

  /// Returns whether the initializer of the task may be one of the standard library. Others, in extensions of the
  /// project, may call their closures on any thread.
  private mutating func createsPlainTask(_ call: NodeID) -> Bool {
    for argument in tree.children(of: call).dropFirst()
    where !Self.labelsOfTasks.contains(argumentLabel(of: argument).string) { return false }
    return true
  }

  /// A method of the type itself may call its only closure in the background.
  private mutating func background(
    ofClosure closure: NodeID, in call: NodeID, passedTo function: NodeID
  ) -> Background? {
    guard takesOneClosure(call) else { return nil }
    if let method = ownMember(function) { return Background(start: .callback, node: closure, carrier: method) }
    // `api.load { … }`
    guard kind(function) == .memberAccess, let name = memberNameToken(of: function),
      !KnownWords.runsAtOnce(symbol(token: name))
    else { return nil }
    return source(function).map { Background(start: .callback, node: closure, source: $0) }
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
  mutating func carrier(ofQueue node: NodeID) -> Symbol? {
    guard kind(node) == .call else {
      if kind(node) == .identifierExpression,
        let index = locals.index(of: symbol(token: tree.tokenRange(of: node).lowerBound))
      {
        return locals[index].constant.flatMap { kind($0) == .call ? carrier(ofQueue: $0) : nil }
      }
      return ownMember(node)
    }
    guard let callee = tree.firstChild(of: node), let first = tree.tokenRange(of: callee).first else { return nil }
    let isDispatchQueue = isNamed("DispatchQueue", by: first)
    let isQueue =
      isNamed("global", by: memberNameToken(of: callee)) && (isDispatchQueue || tree.token(at: first).kind == .period)
      || kind(callee) == .identifierExpression && (isDispatchQueue || isNamed("OperationQueue", by: first))
        && argument(after: callee, labeled: ["target"]) == nil
    return isQueue ? .empty : nil
  }

  /// Returns how the values of a publisher get to the member that receives them, such as `sink`.
  mutating func background(ofReceiver member: NodeID) -> Background? {
    guard let publisher = tree.firstChild(of: member) else { return nil }
    switch delivery(by: publisher) {
    case .background(let carrier): return Background(start: .publisher, node: member, carrier: carrier)
    case .inherited(let source): return Background(start: .publisher, node: member, source: source)
    case .once, nil: return nil
    }
  }

  private static let handlersInBackground: Set<String> = [
    "initialResultsHandler", "readabilityHandler", "statisticsUpdateHandler", "terminationHandler",
    "writeabilityHandler",
  ]
  private static let handlersOnQueue: Set<String> = ["newConnectionHandler", "pathUpdateHandler", "stateUpdateHandler"]

  /// Returns how a closure that is assigned gets to a background thread: the handler of a query of HealthKit, of a
  /// process or its pipes, or of a path monitor or a connection that the same member starts.
  mutating func background(ofHandler closure: NodeID, assignedTo target: NodeID) -> Background? {
    guard mayStartBackground, let handler = tree.tokenRange(of: target).last.map({ string(token: $0) }),
      let member = member.node
    else { return nil }
    if Self.handlersInBackground.contains(handler) { return Background(start: .callback, node: closure) }
    guard Self.handlersOnQueue.contains(handler) else { return nil }
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

  /// Notes a call of a parameter of the function around the code.
  mutating func noteCallback(_ parameter: Symbol, scope: Int, token: Int) {
    guard noteBackgroundChange(of: parameter, .calledBack, scope: scope, token: token),
      let background = execution.background, background.start == .callback,
      let function = member.node, kind(function) == .functionDeclaration, takesOneFunction(function),
      !BackgroundChange.asksForMainThread(String(tree.text(of: background.node)))
    else { return }
    let place = place(function)
    guard summary.sentPublishers.last?.place.range != place.range else { return }
    let source = background.source.isEmpty ? background.carrier : background.source
    summary.sentPublishers.append(SentPublisher(name: member.name, owner: scope, source: source, place: place))
  }

  private func takesOneFunction(_ function: NodeID) -> Bool {
    guard let clause = tree.firstChild(of: function, .parameterClause) else { return false }
    return tree.children(of: clause).filter { parameter in
      tree.tokenRange(of: parameter).contains { tree.token(at: $0).kind == .arrow }
    }.count < 2
  }

  /// Returns whether the change is the first of its kind.
  ///
  /// - Parameter background: What moves the change to a background thread; nil for the code around it.
  @discardableResult
  mutating func noteBackgroundChange(
    of name: Symbol, inner: Int? = nil, _ kind: BackgroundChange.Kind, scope: Int, token: Int,
    in background: Background? = nil
  ) -> Bool {
    guard let background = background ?? execution.background, mayStartBackground else { return false }
    let innerName = inner.map { symbol(token: $0) } ?? .empty
    let key = BackgroundKey(name: name, inner: innerName, start: tree.range(of: background.node).start)
    guard seen.backgroundChanges.insert(key).inserted else { return false }
    let period = background.start == .publisher ? memberNameToken(of: background.node).map { $0 - 1 } : nil
    file.backgroundChanges.append(
      BackgroundChange(
        name: name, inner: inner.map { .init(name: innerName, place: place(token: $0)) }, kind: kind, scope: scope,
        member: member.name, start: background.start,
        startPlace: period.map { place(token: $0) } ?? place(background.node), carrier: background.carrier,
        source: background.source, place: place(token: token)))
    return true
  }

  /// Leaves out what methods do that share their name with another, because it is unclear which one a call refers to.
  /// Publishers and callbacks stay if every method with that name has one. Call this at the end of the walk.
  mutating func keepUniqueMethods() {
    let counts = classFunctions.reduce(into: [MemberName: Int]()) { counts, function in
      counts[MemberName(owner: function.owner, name: function.name), default: 0] += 1
    }
    file.backgroundChanges.removeAll { change in
      (change.start == .caller || change.kind == .calledBack)
        && counts[MemberName(owner: change.scope, name: change.$member), default: 0] > 1
    }
    let sent = summary.sentPublishers.reduce(into: [MemberName: Int]()) { sent, publisher in
      sent[MemberName(owner: publisher.owner, name: publisher.$name), default: 0] += 1
    }
    summary.sentPublishers.removeAll { publisher in
      let name = MemberName(owner: publisher.owner, name: publisher.$name)
      return counts[name, default: 0] > sent[name, default: 0]
    }
  }
}
