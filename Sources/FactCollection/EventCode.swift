import Facts
import Syntax

/// Code that runs in response to events, as opposed to code that draws. Such code passes a view's values on, or loads
/// or refreshes them.
extension FactCollector {
  /// Returns whether a function that acting code calls runs its closures before the view can have another value,
  /// provided that the closures themselves don't wait.
  func runsPromptly(_ function: Symbol?) -> Bool {
    guard let function else { return false }
    return KnownWords.runsAtOnce(function) || ["Task", "run"].contains(function.string)
  }

  /// Visits a closure that is no argument, such as one that is stored or called at once.
  mutating func visitStoredClosure(_ closure: NodeID, type: NodeID?) {
    let saved = execution
    let signature = tree.firstChild(of: closure, .closureSignature)
    let isOnMainActor = [signature, type].contains { $0.map { namesMainActor($0) } ?? false }
    if isOnMainActor { (execution.runsLater, execution.isOnMainActor, execution.background) = (false, true, nil) }
    // It is unknown when it runs, and thus on which thread.
    if execution.background?.start == .caller { execution.background = nil }
    execution.leavesActor = leavesActor(closure, of: nil, function: nil)
    visitClosure(closure, enclosure: nil, result: .expression)
    (execution.leavesActor, execution.background) = (saved.leavesActor, saved.background)
    if isOnMainActor { execution = saved }
  }

  private static let leaving: Set<Symbol> = ["detached", "addTask", "addTaskUnlessCancelled", "async", "asyncAfter"]

  /// Returns whether the closure may run outside of the actor of the code around it: because of an attribute, as in
  /// `{ @Sendable in … }`, in a detached task, in a group of tasks, or on a queue.
  mutating func leavesActor(_ closure: NodeID, of call: NodeID?, function: Symbol?) -> Bool {
    if let signature = tree.firstChild(of: closure, .closureSignature),
      tree.token(at: tree.tokenRange(of: signature).lowerBound).kind == .at
    {
      return !namesMainActor(signature)
    }
    guard let call, execution.leavesActor || function.map({ Self.leaving.contains($0) }) ?? false else {
      return execution.leavesActor
    }
    return !runsOnMain(closure, of: call)
  }

  private mutating func namesMainActor(_ node: NodeID) -> Bool {
    tree.tokenRange(of: node).contains { symbol(token: $0) == Symbol(.mainActor) }
  }

  /// Returns whether a closure argument runs on the main thread, according to its signature or to the code before it:
  /// `DispatchQueue.main.async { … }`, `MainActor.run { … }`, `….receive(on: RunLoop.main).sink { … }`, or a timer,
  /// which runs on the thread that schedules it.
  mutating func runsOnMain(_ closure: NodeID, of call: NodeID) -> Bool {
    if let signature = tree.firstChild(of: closure, .closureSignature), namesMainActor(signature) { return true }
    // A task runs on the actor of the code that starts it.
    if execution.isOnMainActor, !execution.runsLater, let callee = tree.firstChild(of: call),
      kind(callee) == .identifierExpression,
      isNamed("Task", by: tree.tokenRange(of: callee).first)
    {
      return true
    }
    var link: NodeID? = call
    while let current = link {
      guard let callee = tree.firstChild(of: current), case let member = strippedCallee(callee),
        kind(member) == .memberAccess, let base = tree.firstChild(of: member)
      else { return false }
      if isNamed("scheduledTimer", by: memberNameToken(of: member)) { return true }
      // `receive(on:)`, `debounce(for:scheduler:)`, `addObserver(forName:object:queue:)`
      if !isNamed("subscribe", by: memberNameToken(of: member)),
        let scheduler = argument(after: callee, labeled: ["on", "scheduler", "queue"])
      {
        return isNamed("main", by: tree.tokenRange(of: scheduler).last)
      }
      guard kind(base) == .call else {
        let tokens = tree.tokenRange(of: base)
        if isNamed("MainActor", by: tokens.last) { return true }
        return isNamed("main", by: tokens.last)
          && ["DispatchQueue", "OperationQueue", "RunLoop"].contains { isNamed($0, by: tokens.first) }
      }
      link = base
    }
    return false
  }

  mutating func isNamed(_ name: String, by token: Int?) -> Bool { token.map { string(token: $0) == name } ?? false }

  /// Returns whether a function is called for its effect: it returns no value.
  mutating func acts(_ function: NodeID) -> Bool {
    guard kind(function) == .functionDeclaration else { return false }
    guard let clause = tree.firstChild(of: function, .returnClause), let type = tree.firstChild(of: clause) else {
      return true
    }
    return ["Void", "()"].contains(tree.text(of: type))
  }

  /// Returns whether a closure argument runs in response to an event.
  mutating func isActionClosure(_ argument: NodeID, of call: NodeID, function: Symbol?) -> Bool {
    let label = argumentLabel(of: argument)
    if label == Symbol(.action) || label == Symbol(.perform) || label == Symbol(.set) || label.startsWithOn {
      return true
    }
    guard label.isEmpty, let function else { return false }
    if KnownWords.acts(function) || KnownWords.loads(function) || KnownWords.refreshes(function)
      || function.startsWithOn
    {
      return true
    }
    if function == Symbol(.button) { return !hasArgument(labeled: Symbol(.action), call) }
    return !KnownWords.isFramework(function) && beginsToAct(argument)
  }

  /// Returns whether a closure with that name runs in response to an event: `let onSave = { … }`.
  mutating func isAction(_ closure: NodeID, named name: Int) -> Bool {
    symbol(token: name).startsWithOn || holdsAction(closure, depth: 0)
  }

  /// Returns whether the closure assigns something, waits, starts a task, or calls an action, which no view content
  /// does.
  private mutating func beginsToAct(_ argument: NodeID) -> Bool {
    guard let closure = kind(argument) == .closure ? argument : lastChild(of: argument), kind(closure) == .closure
    else { return false }
    return holdsAction(closure, depth: 0)
  }

  private mutating func holdsAction(_ parent: NodeID, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    for child in tree.children(of: parent) {
      switch kind(child) {
      case .sequenceExpression:
        let second = tree.firstChild(of: child).flatMap { tree.nextSibling(of: $0) }
        if second.map({ kind($0) == .assignmentOperator }) ?? false { return true }
        if tree.firstChild(of: child).map({ kind($0) == .awaitExpression }) ?? false { return true }
      case .awaitExpression: return true
      case .call:
        guard let callee = tree.firstChild(of: child), kind(callee) == .identifierExpression else { continue }
        let name = symbol(token: tree.tokenRange(of: callee).lowerBound)
        if name == Symbol(.dismiss) || name.startsWithOn || KnownWords.acts(name) { return true }
      case .ifExpression, .guardStatement, .switchExpression, .switchCase, .codeBlock, .doStatement, .tryExpression:
        if holdsAction(child, depth: depth + 1) { return true }
      default: break
      }
    }
    return false
  }

  /// Returns additional traits of assignments in a closure of the call: whether they load a value for the first time,
  /// refresh it, or follow the pointer.
  mutating func filling(by closure: NodeID, of call: NodeID, function: Symbol?) -> NameUse.Kinds? {
    let label = argumentLabel(of: closure)
    if label == Symbol(.pressing) || label == Symbol(.onPressingChanged) { return .pointed }
    guard let function else { return nil }
    if KnownWords.loads(function) { return hasArgument(labeled: Symbol(.id), call) ? .refreshed : .loaded }
    if function == Symbol(.onHover) || function == Symbol(.onContinuousHover) { return .pointed }
    return KnownWords.refreshes(function) ? .refreshed : nil
  }

  /// Returns whether an assigned value is nil or was awaited, and isn't known to be loaded repeatedly.
  mutating func isLoad(_ value: NodeID) -> Bool {
    guard !execution.filling.contains(.refreshed) else { return false }
    let tried = kind(value) == .tryExpression ? tree.firstChild(of: value) ?? value : value
    return execution.followsAwait || kind(tried) == .awaitExpression || kind(tried) == .nilLiteral
  }

  /// Returns the additional traits of an assignment that replaces the previous value with one from elsewhere.
  mutating func refilling(by value: NodeID) -> NameUse.Kinds {
    switch self.value(of: value).kind {
    case .name, .member, .call, .construct: .refreshed
    default: []
    }
  }

  /// Returns additional traits of a binding in the argument. People edit a list of bindings row by row.
  static func entry(_ function: Symbol, label: Symbol) -> NameUse.Kinds {
    if KnownWords.isForTyping(function) {
      // The other bindings are for the selection, the focus, or tokens.
      return ["text", "value"].contains(label.string) ? [.entered, .typed] : []
    }
    if label == Symbol(.item), KnownWords.presents(function) { return .filled }
    let isList = label.isEmpty && (function == Symbol(.forEach) || function == Symbol(.list))
    return isList || KnownWords.isForChoosing(function) ? .entered : []
  }

  /// Returns how code changes, edits, and passes on the state and objects that the file's types own, how it changes
  /// bindings, and which other properties people edit.
  mutating func usesOfState() -> [NameUse] {
    let wrapped = summary.properties.lazy.filter { $0.isStoredInstance && $0.wrapper != nil }
    let names = Set(wrapped.map(\.$name))
    guard !names.isEmpty else { return [] }
    let followed = Set(wrapped.filter { $0.wrapper?.isOwned == true || $0.isWrapped(by: .binding) }.map(\.$name))
    return file.nameUses.filter { use in
      followed.contains(use.$name) || use.kinds.contains(.entered) && names.contains(use.$name)
    }
    .map { use in
      guard use.kinds.contains(.read), drawing.namesOutsideActions.knownNumber(of: use.$name) == nil else { return use }
      return NameUse(
        name: use.$name, scope: use.scope, kinds: use.kinds.union(.readByActions), method: use.$method, place: use.place
      )
    }
  }
}
