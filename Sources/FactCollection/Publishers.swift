import Facts
import Syntax

/// Publishers that views create.
extension FactCollector {
  /// Records a publisher in the initial value of the property that is being visited.
  mutating func recordPublisher(inProperty value: NodeID, type: NodeID?) {
    guard scopeKind == .struct, kind(unwrapped(value)) == .call else { return }
    recordPublisher(value, property: member.name, type: type, receiver: .none)
  }

  /// Records a publisher that a statement of an initializer assigns to a property.
  mutating func recordPublisher(_ value: NodeID, assignedTo property: Symbol) {
    guard scopeKind == .struct, kind(unwrapped(value)) == .call else { return }
    recordPublisher(value, property: property, receiver: .none)
  }

  /// Records the publisher that a computed property creates at each read.
  mutating func recordPublisher(inGetter accessors: NodeID) {
    guard functionDepth == 1, scopeKind == .struct || scopeKind == .extension, let value = valueOfGetter(accessors),
      kind(value) == .call
    else { return }
    recordPublisher(value, property: member.name, receiver: .none)
  }

  /// Records the publisher in the argument of `.onReceive(…)`: an expression, a constant, or a member of the view.
  mutating func recordPublisher(ofReception call: NodeID, after callee: NodeID) {
    guard execution.isDrawing, let argument = tree.nextSibling(of: callee), kind(argument) == .argument,
      let value = lastChild(of: argument), let name = memberNameToken(of: strippedCallee(callee))
    else { return }
    guard kind(value) == .identifierExpression || kind(value) == .memberAccess else {
      return recordPublisher(value, property: .empty, receiver: place(token: name))
    }
    if kind(value) == .identifierExpression,
      let local = locals.index(of: symbol(token: tree.tokenRange(of: value).lowerBound))
    {
      guard let call = locals[local].constant, kind(unwrapped(call)) == .call else { return }
      recordPublisher(call, property: .empty, receiver: place(token: name))
    } else if let scope, let reference = simpleReference(value), reference.isOfSelf,
      !reference.isProjected, reference.members.isEmpty
    {
      file.receivedNames.append(MemberName(owner: scope, name: reference.$name))
    }
  }

  private mutating func recordPublisher(
    _ value: NodeID, property: Symbol, type: NodeID? = nil, receiver: Place
  ) {
    guard let scope, let (kind, interval) = publisher(at: value, type: type) else { return }
    file.publishers.append(
      MadePublisher(
        kind: kind, interval: interval, property: property, scope: scope, context: context, place: place(value),
        receiver: receiver))
  }

  /// Returns the publisher at the beginning of a chain of operators.
  ///
  /// - Parameter type: The type that `.init()` creates.
  private mutating func publisher(
    at value: NodeID, type: NodeID?
  ) -> (kind: MadePublisher.Kind, interval: Double?)? {
    var current = unwrapped(value)
    // Real chains are shorter.
    for _ in 0..<64 {
      guard kind(current) == .call, let callee = tree.firstChild(of: current) else { break }
      let inner = strippedCallee(callee)
      guard kind(inner) == .memberAccess, let name = memberNameToken(of: inner), let base = tree.firstChild(of: inner),
        kind(base) != .declarationNameArguments
      else { break }
      if string(token: name) == "publish", plainPath(of: base)?.text == "Timer" {
        return (.timer, interval: tree.nextSibling(of: callee).flatMap { number(in: $0) })
      }
      current = unwrapped(base)
    }
    guard kind(current) == .call else { return nil }
    let made = self.value(of: current)
    let path = made.kind == .implicitInit ? type.map { typePath($0) } ?? .empty : made.$path
    switch path.string.lastPathComponent {
    case "PassthroughSubject": return (.subject, interval: nil)
    case "CurrentValueSubject": return (.value, interval: nil)
    default: return nil
    }
  }

  private mutating func number(in argument: NodeID) -> Double? {
    guard kind(argument) == .argument, let value = lastChild(of: argument),
      [.floatingPointLiteral, .integerLiteral].contains(kind(value))
    else { return nil }
    return Double(string(token: tree.tokenRange(of: value).lowerBound))
  }
}
