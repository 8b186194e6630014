import Facts
import Syntax

/// Functions and getters that create the values that they return.
extension FactCollector {
  /// Records a function or getter that returns a new object at each of its ends.
  mutating func recordFactory(name: Symbol, isFunction: Bool, body: NodeID) {
    guard !name.isEmpty, let last = lastChild(of: body) else { return }
    if kind(last) == .accessorDeclaration {
      guard tree.firstChild(of: body) == last, let getter = tree.firstChild(of: last, .codeBlock) else { return }
      return recordFactory(name: name, isFunction: isFunction, body: getter)
    }
    noteSentPublisher(name: name, body: body)
    guard var type = typeCreated(atEndsOf: body) else { return }
    if type.isEmpty { type = result.type.map { typePath($0) } ?? .empty }
    summary.factories.append(
      Factory(
        name: name, owner: scope, isStatic: context.contains(.isInStatic), isFunction: isFunction, createdType: type))
  }

  /// Returns the closure in `{ … }()`.
  mutating func calledClosure(_ node: NodeID) -> NodeID? {
    let call = unwrapped(node)
    guard kind(call) == .call, let callee = tree.firstChild(of: call), kind(callee) == .closure else { return nil }
    return callee
  }

  /// A value that a function or getter returns, and the statements that return it.
  struct End {
    /// Nil if nothing is returned.
    var value: NodeID?
    var block: NodeID
  }

  /// Returns the path of the type that the statements create at each of their ends; empty if the context determines the
  /// type or there are several types. Nil if one of the ends creates nothing.
  mutating func typeCreated(atEndsOf block: NodeID) -> Symbol? {
    var made: Symbol?
    for end in ends(of: block) {
      guard let type = end.value.flatMap({ createdType($0, in: end.block) }) else { return nil }
      made = made.map { $0 == type ? type : .empty } ?? type
    }
    return made
  }

  /// Returns the ends of the statements.
  func ends(of block: NodeID) -> [End] {
    var ends: [End] = []
    noteEnds(of: block, isValue: true, &ends)
    return ends
  }

  /// - Parameter isValue: Whether the block's only expression is its value.
  private func noteEnds(of block: NodeID, isValue: Bool, _ ends: inout [End]) {
    let hasCondition = kind(block) == .ifConfigClause && tree.ownToken(of: block, .poundElse) == nil
    let statements = tree.children(of: block).dropFirst(hasCondition ? 1 : 0).filter {
      ![.caseItem, .attributeList, .closureSignature].contains(kind($0))
    }
    for statement in statements {
      noteEnds(ofStatement: statement, in: block, isValue: isValue && statements.count == 1, &ends)
    }
  }

  private func noteEnds(ofStatement node: NodeID, in block: NodeID, isValue: Bool, _ ends: inout [End]) {
    switch kind(node) {
    case .returnStatement: ends.append(End(value: tree.firstChild(of: node), block: block))
    case .guardStatement, .whileStatement, .repeatWhileStatement, .forInStatement, .doStatement, .catchClause,
      .labeledStatement, .ifExpression, .switchExpression, .ifConfig:
      let isBranch = kind(node) == .ifExpression || kind(node) == .switchExpression || kind(node) == .ifConfig
      for child in tree.children(of: node) {
        switch kind(child) {
        case .codeBlock, .switchCase, .ifConfigClause: noteEnds(of: child, isValue: isValue && isBranch, &ends)
        case .ifExpression, .switchExpression, .ifConfig, .catchClause, .forInStatement, .whileStatement, .doStatement:
          noteEnds(ofStatement: child, in: block, isValue: isValue && isBranch, &ends)
        default: break
        }
      }
    default:
      if isValue { ends.append(End(value: node, block: block)) }
    }
  }

  /// Returns the path of the type that an expression creates, by itself or as a local constant of the block. Empty if
  /// the context determines the type; nil if the expression creates nothing.
  private mutating func createdType(_ expression: NodeID, in block: NodeID) -> Symbol? {
    var made = value(of: expression)
    if made.kind == .name {
      guard let value = localValue(named: made.$path, in: block) else { return nil }
      made = self.value(of: value)
    }
    switch made.kind {
    case .construct:
      if made.$path == Symbol(.selfType) { return .empty }
      return KnownWords.isFramework(made.$path) ? nil : made.$path
    case .choice where made.path.isEmpty || !KnownWords.isFramework(made.$path): return made.$path
    case .implicitInit: return .empty
    default: return nil
    }
  }

  private mutating func localValue(named name: Symbol, in block: NodeID) -> NodeID? {
    for child in tree.children(of: block) {
      guard kind(child) == .variableDeclaration, tree.ownToken(of: child, .let) != nil,
        let binding = tree.firstChild(of: child, .patternBinding), let pattern = tree.firstChild(of: binding),
        kind(pattern) == .identifierPattern, symbol(token: tree.tokenRange(of: pattern).lowerBound) == name
      else { continue }
      return tree.firstChild(of: binding, .initializerClause).flatMap { lastChild(of: $0) }
    }
    return nil
  }
}
