import Syntax

/// Publishers that views make.
extension FactCollector {
  /// Records a publisher in the initial value of the property that is being visited.
  mutating func recordPublisher(inProperty value: NodeID) {
    guard scopeKind == .struct, kind(unwrapped(value)) == .call, let kind = publisherKind(of: value)
    else {
      return
    }
    recordPublisher(value, kind, property: member.name, receiver: .none)
  }

  /// Records a publisher that `.onReceive(…)` is given.
  mutating func recordPublisher(ofReception call: NodeID, behind callee: NodeID) {
    guard moment.isDrawing, let argument = tree.nextSibling(of: callee), kind(argument) == .argument,
      let value = lastChild(of: argument), let name = memberNameToken(of: strippedCallee(callee)),
      let kind = publisherKind(of: value)
    else { return }
    recordPublisher(value, kind, property: .empty, receiver: place(token: name))
  }

  private mutating func recordPublisher(
    _ value: NodeID, _ kind: MadePublisher.Kind, property: Symbol, receiver: Place
  ) {
    guard quietDepth == 0, let scope else { return }
    file.publishers.append(
      MadePublisher(
        kind: kind, property: property, scope: scope, context: context, place: place(value), receiver: receiver))
  }

  /// What stands at the beginning of a chain of operators.
  private mutating func publisherKind(of value: NodeID) -> MadePublisher.Kind? {
    var current = unwrapped(value)
    // Nobody writes longer chains.
    for _ in 0..<64 {
      guard kind(current) == .call, let callee = tree.firstChild(of: current) else { break }
      let inner = strippedCallee(callee)
      guard kind(inner) == .memberAccess, let name = memberNameToken(of: inner), let base = tree.firstChild(of: inner),
        kind(base) != .declarationNameArguments
      else { break }
      if string(token: name) == "publish", plainPath(of: base)?.text == "Timer" { return .timer }
      current = unwrapped(base)
    }
    guard kind(current) == .call else { return nil }
    switch self.value(of: current).path.lastPathComponent {
    case "PassthroughSubject": return .subject
    case "CurrentValueSubject": return .value
    default: return nil
    }
  }
}
