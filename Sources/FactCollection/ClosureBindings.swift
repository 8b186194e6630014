import Facts
import SourceText
import Syntax

/// Bindings that consist of two closures.
extension FactCollector {
  /// Notes a `Binding(get:set:)` that only reads and writes a property or a member of one.
  mutating func noteClosureBinding(_ call: NodeID, callee: NodeID) {
    guard let scope, context.isDisjoint(with: [.isInStatic, .isInInitializer]),
      let (getter, setter) = getterAndSetter(after: callee),
      tree.firstChild(of: getter).map({ kind($0) != .closureSignature }) ?? false, var read = onlyChild(of: getter)
    else { return }
    if kind(read) == .returnStatement {
      guard let value = tree.firstChild(of: read) else { return }
      read = value
    }
    guard let target = plainReference(read), target.isOfSelf, !target.isProjected, let written = assigned(in: setter),
      written.isOfSelf, written.$name == target.$name, written.$members == target.$members,
      // Only a comment has a slash here. It is probably the reason for the closures.
      !tree.text(of: call).contains("/")
    else { return }
    file.closureBindings.append(
      ClosureBinding(
        target: target, valueType: valueType(of: callee), scope: scope, member: member.name, callee: place(callee),
        place: place(call)))
  }

  /// Returns the reference of `a.b.c` without `?`, `!`, and calls. Nil for a local name that replaces a member, as in
  /// `if let date = item.date`, because its value isn't the member itself.
  private mutating func plainReference(_ node: NodeID) -> Reference? {
    guard let path = plainPath(of: node), !path.isImplicit, kind(node) != .tupleExpression,
      locals.index(of: path.symbol.firstPathComponent) == nil
    else { return nil }
    return simpleReference(node)
  }

  mutating func getterAndSetter(after callee: NodeID) -> (NodeID, NodeID)? {
    var closures: [NodeID] = []
    for child in tree.siblings(after: callee) {
      let label = labelToken(of: child).map { string(token: $0) } ?? "get"
      guard label == (closures.isEmpty ? "get" : "set"), closures.count < 2 else { return nil }
      let closure = kind(child) == .closure ? child : lastChild(of: child)
      guard let closure, kind(closure) == .closure else { return nil }
      closures.append(closure)
    }
    guard closures.count == 2, let getter = closures.first, let setter = closures.last else { return nil }
    return (getter, setter)
  }

  /// Returns the target that a closure assigns its only parameter to; nil if the closure does anything else.
  private mutating func assigned(in setter: NodeID) -> Reference? {
    guard var statement = tree.firstChild(of: setter) else { return nil }
    var parameter: Symbol?
    if kind(statement) == .closureSignature {
      guard let next = tree.nextSibling(of: statement), let only = onlyChild(of: statement),
        let name = soleParameter(only)
      else { return nil }
      parameter = symbol(token: name)
      statement = next
    }
    guard tree.nextSibling(of: statement) == nil, kind(statement) == .sequenceExpression,
      let target = tree.firstChild(of: statement), let operation = tree.nextSibling(of: target),
      kind(operation) == .assignmentOperator, let value = tree.nextSibling(of: operation),
      tree.nextSibling(of: value) == nil, kind(value) == .identifierExpression
    else { return nil }
    let token = tree.tokenRange(of: value).lowerBound
    guard parameter.map({ symbol(token: token) == $0 }) ?? (tokenText(token) == "$0") else { return nil }
    let reference = plainReference(target)
    // A parameter with the same name isn't a property.
    return reference.flatMap { $0.root == .memberOrGlobal && $0.$name == parameter ? nil : $0 }
  }

  private mutating func soleParameter(_ node: NodeID) -> Int? {
    if kind(node) == .closureShorthandParameter { return tree.tokenRange(of: node).lowerBound }
    guard kind(node) == .parameterClause, let parameter = onlyChild(of: node) else { return nil }
    return kind(parameter) == .closureShorthandParameter
      ? tree.tokenRange(of: parameter).lowerBound : parameterNames(parameter).name
  }

  private mutating func valueType(of callee: NodeID) -> Symbol? {
    let range = tree.range(of: callee)
    guard let open = bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: "<")), range.end - open > 2 else {
      return nil
    }
    return symbols.symbol(ByteRange(open + 1, range.end - 1))
  }
}
