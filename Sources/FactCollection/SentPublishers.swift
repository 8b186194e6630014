import Facts
import Syntax

/// The threads on which publishers send their values.
extension FactCollector {
  /// What decides about the thread.
  enum Delivery {
    /// An operator, or `URLSession`. The property with the queue must not contain the main queue; empty if it certainly
    /// isn't the main queue.
    case background(carrier: Symbol)
    /// The function or property of the project that returns the publisher: "api.load".
    case inherited(from: Symbol)
    /// The code that subscribes: `Fail(error: error)`.
    case once
  }

  private static let constants: Set<Symbol> = ["Empty", "Fail", "Just"]

  /// Returns what decides about the thread; nil if that is unknown, and if it is the main thread.
  mutating func delivery(by publisher: NodeID) -> Delivery? {
    var link = constantCall(publisher)
    // Real chains are shorter.
    for _ in 0..<64 {
      guard kind(link) == .call, let callee = tree.firstChild(of: link) else {
        return source(link).map { .inherited(from: $0) }
      }
      let access = strippedCallee(callee)
      guard kind(access) == .memberAccess, let token = memberNameToken(of: access),
        let base = tree.firstChild(of: access), kind(base) != .declarationNameArguments
      else {
        if let target = constructionTarget(access) { return Self.constants.contains(target.path) ? .once : nil }
        return source(access).map { .inherited(from: $0) }
      }
      let name = string(token: token)
      if name == "dataTaskPublisher" { return .background(carrier: .empty) }
      // The last scheduler decides; that of `subscribe` is only for the work of the publisher.
      if name != "subscribe", let scheduler = argument(after: callee, labeled: ["on", "scheduler"]) {
        return carrier(ofQueue: scheduler).map { .background(carrier: $0) }
      }
      // An operator of the project, such as `receiveOnMain()`.
      if name.lowercased().contains("main") { return nil }
      let inner = constantCall(base)
      guard kind(inner) == .call else { return source(access).map { .inherited(from: $0) } }
      link = inner
    }
    return nil
  }

  /// Returns the call that a local constant contains; otherwise the expression itself.
  private mutating func constantCall(_ node: NodeID) -> NodeID {
    let node = unwrapped(node)
    guard kind(node) == .identifierExpression,
      let value = constantValue(named: tree.tokenRange(of: node).lowerBound).map({ unwrapped($0) }),
      kind(value) == .call
    else { return node }
    return value
  }

  /// Returns the path of a function or property, with the type of a local variable that it begins with.
  mutating func source(_ node: NodeID) -> Symbol? {
    guard let path = plainPath(of: node), !path.isImplicit else { return nil }
    guard let index = locals.index(of: path.symbol.firstPathComponent) else { return path.symbol }
    let type = locals[index].typePath
    return type.isEmpty ? nil : type.appendingPath(path.symbol.withoutFirstComponent)
  }

  /// Returns whether a type is `AnyPublisher<…>`, `some Publisher`, `Publishers.Map<…>`, or the like.
  private mutating func namesPublisher(_ type: NodeID) -> Bool {
    for index in tree.tokenRange(of: type) where tree.token(at: index).kind == .identifier {
      let name = string(token: index)
      if name.hasSuffix("Publisher") || name == "Publishers" { return true }
    }
    return false
  }

  /// Notes a function or getter that returns such a publisher at each end that isn't `Fail` or the like.
  mutating func noteSentPublisher(name: Symbol, body: NodeID) {
    guard let scope, result.type.map({ namesPublisher($0) }) ?? false else { return }
    var source: Symbol?
    for end in ends(of: body) {
      switch end.value.flatMap({ delivery(by: $0) }) {
      case .background(let carrier) where carrier.isEmpty && source?.isEmpty ?? true: source = .empty
      case .inherited(let path) where source == nil: source = path
      case .once: continue
      default: return
      }
    }
    guard let source else { return }
    summary.sentPublishers.append(SentPublisher(name: name, owner: scope, source: source, place: place(body)))
  }
}
