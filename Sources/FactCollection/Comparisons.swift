import Facts
import Syntax

/// The members that code compares, and those that handwritten `==` and `hash(into:)` functions use.
extension FactCollector {
  /// Notes members of the type that are compared with each other or subtracted from each other.
  mutating func noteComparedMembers(_ sequence: NodeID) {
    guard let scope else { return }
    var left = tree.firstChild(of: sequence)
    while let operand = left, let sign = tree.nextSibling(of: operand), let right = tree.nextSibling(of: sign) {
      left = right
      guard kind(sign) == .binaryOperator, compares(sign),
        let first = simpleReference(operand), first.isOfSelf, let second = simpleReference(right), second.isOfSelf,
        first.$name != second.$name
      else { continue }
      file.comparedMembers.append(ComparedMembers(scope: scope, first: first.$name, second: second.$name))
    }
  }

  private mutating func compares(_ sign: NodeID) -> Bool {
    switch tokenText(tree.tokenRange(of: sign).lowerBound) {
    case "==", "!=", "<", "<=", ">", ">=", "-": true
    default: false
    }
  }

  /// Records the hashed members if the function is a `hash(into:)`.
  mutating func recordHashedMembers(_ function: NodeID, name: Int, body: NodeID) {
    guard tokenText(name) == "hash", !context.contains(.isInStatic), let scope,
      let clause = tree.firstChild(of: function, .parameterClause), case let parameters = readParameters(clause),
      parameters.count == 1, let hasher = parameters.first, hasher.label == "into", hasher.type?.path == "Hasher"
    else { return }
    var members: [Symbol] = []
    for statement in tree.children(of: body) {
      if let member = combinedMember(in: statement, by: hasher.name) { members.append(member) }
    }
    file.hashedMembers.append(HashedMembers(owner: scope, members: members, namePlace: place(token: name)))
  }

  /// Returns the member that `hasher.combine(x)` combines; nil for other statements.
  private mutating func combinedMember(in statement: NodeID, by hasher: String) -> Symbol? {
    guard kind(statement) == .call, let callee = tree.firstChild(of: statement),
      plainPath(of: callee)?.text == "\(hasher).combine", let argument = tree.nextSibling(of: callee),
      kind(argument) == .argument, tree.nextSibling(of: argument) == nil, let value = lastChild(of: argument),
      let reference = simpleReference(value), reference.isOfSelf, !reference.isProjected
    else { return nil }
    return reference.$name
  }

  /// Records an `==` function that always returns true, or that compares members of its parameters and joins the
  /// comparisons with `&&`. It may return false early: `guard a.id == b.id else { return false }`.
  mutating func recordComparison(_ function: NodeID, name: Int, body: NodeID) {
    guard tokenText(name) == "==", context.contains(.isInStatic), let scope,
      let clause = tree.firstChild(of: function, .parameterClause), var expression = lastChild(of: body)
    else { return }
    let parameters = readParameters(clause)
    guard parameters.count == 2, let first = parameters.first, let second = parameters.last,
      let type = first.type, type.$path == second.type?.$path
    else { return }
    let last = expression
    if kind(expression) == .returnStatement {
      guard let value = tree.firstChild(of: expression) else { return }
      expression = value
    }
    let isTrue = kind(expression) == .booleanLiteral && tree.text(of: expression) == "true"
    guard let early = membersComparedEarly(in: body, before: last, first.$name, second.$name),
      let members = isTrue ? [] : comparedMembers(in: expression, first.$name, second.$name, depth: 0)
    else { return }
    let compared = early + members
    let names = compared.map(\.firstPathComponent)
    file.comparisons.append(
      Comparison(
        owner: scope, typePath: type.$path, first: first.$name, second: second.$name, members: names,
        counted: names.filter { !compared.contains($0) }, namePlace: place(token: name), place: place(expression)))
  }

  /// Returns the members that the statements before the last one compare; nil if they do anything else.
  private mutating func membersComparedEarly(
    in body: NodeID, before last: NodeID, _ first: Symbol, _ second: Symbol
  ) -> [Symbol]? {
    var result: [Symbol] = []
    for statement in tree.children(of: body) where statement != last {
      guard kind(statement) == .guardStatement, let conditions = tree.firstChild(of: statement, .conditionList),
        let exit = tree.firstChild(of: statement, .codeBlock).flatMap({ onlyChild(of: $0) }),
        kind(exit) == .returnStatement, tree.firstChild(of: exit).map({ tree.text(of: $0) }) == "false"
      else { return nil }
      for condition in tree.children(of: conditions) {
        guard let members = comparedMembers(in: condition, first, second, depth: 0) else { return nil }
        result += members
      }
    }
    return result
  }

  /// Returns the members that `a.x == b.x && a.y == b.y` compares; nil for any other expression.
  private mutating func comparedMembers(
    in node: NodeID, _ first: Symbol, _ second: Symbol, depth: Int
  ) -> [Symbol]? {
    let sequence = unwrapped(node)
    guard depth < 8, kind(sequence) == .sequenceExpression else { return nil }
    var result: [Symbol] = []
    var left: Symbol?
    var child = tree.firstChild(of: sequence)
    while let operand = child {
      let next = tree.nextSibling(of: operand)
      let isEquality = next.map { isOperator($0, "==") || isOperator($0, "===") } ?? false
      if let name = left {
        guard !isEquality, comparedMember(in: operand, of: first, or: second) == name else { return nil }
        result.append(name)
        left = nil
      } else if isEquality {
        guard let name = comparedMember(in: operand, of: first, or: second) else { return nil }
        left = name
      } else {
        guard let inner = comparedMembers(in: operand, first, second, depth: depth + 1) else { return nil }
        result += inner
      }
      guard let next else { break }
      guard isEquality || isOperator(next, "&&"), let operand = tree.nextSibling(of: next) else { return nil }
      child = operand
    }
    return left == nil ? result : nil
  }

  mutating func isOperator(_ node: NodeID, _ text: String) -> Bool {
    kind(node) == .binaryOperator && tokenText(tree.tokenRange(of: node).lowerBound) == text
  }

  /// Returns the member, or the path to the number of its elements.
  private mutating func comparedMember(in operand: NodeID, of first: Symbol, or second: Symbol) -> Symbol? {
    guard let reference = simpleReference(operand), reference.root == .parameter,
      reference.$name == first || reference.$name == second, !reference.members.isEmpty
    else { return nil }
    let part = reference.$members.withoutFirstComponent
    return part == "count" || part == "isEmpty" ? reference.$members : reference.firstMember
  }
}
