import Facts
import Syntax

/// Functions and getters that create the values that they return.
extension FactCollector {
  /// Records a function or getter that returns a new object at each of its ends.
  mutating func recordFactory(name: Symbol, isFunction: Bool, body: NodeID) {
    guard lookaheadDepth == 0, !name.isEmpty, let last = lastChild(of: body) else { return }
    if kind(last) == .accessorDeclaration {
      guard tree.firstChild(of: body) == last, let getter = tree.firstChild(of: last, .codeBlock) else { return }
      return recordFactory(name: name, isFunction: isFunction, body: getter)
    }
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

  /// Returns the path of the type that the statements create at each of their ends; empty if the context determines the
  /// type or there are several types. Nil if one of the ends creates nothing.
  mutating func typeCreated(atEndsOf block: NodeID) -> Symbol? {
    var made: [Symbol?] = []
    noteEnds(of: block, isValue: true, &made)
    guard let first = made.first, let type = first, made.allSatisfy({ $0 != nil }) else { return nil }
    return made.allSatisfy { $0 == type } ? type : .empty
  }

  /// Adds the path of the type created at each end of the statements; nil if an end creates nothing.
  ///
  /// - Parameter isValue: Whether the block's only expression is its value.
  private mutating func noteEnds(of block: NodeID, isValue: Bool, _ made: inout [Symbol?]) {
    let hasCondition = kind(block) == .ifConfigClause && tree.ownToken(of: block, .poundElse) == nil
    let statements = tree.children(of: block).dropFirst(hasCondition ? 1 : 0).filter {
      ![.caseItem, .attributeList, .closureSignature].contains(kind($0))
    }
    for statement in statements where made.last != .some(nil) {
      noteEnds(ofStatement: statement, in: block, isValue: isValue && statements.count == 1, &made)
    }
  }

  private mutating func noteEnds(
    ofStatement node: NodeID, in block: NodeID, isValue: Bool, _ made: inout [Symbol?]
  ) {
    switch kind(node) {
    case .returnStatement:
      made.append(tree.firstChild(of: node).flatMap { createdType($0, in: block) })
    case .guardStatement, .whileStatement, .repeatWhileStatement, .forInStatement, .doStatement, .catchClause,
      .labeledStatement, .ifExpression, .switchExpression, .ifConfig:
      let isBranch = kind(node) == .ifExpression || kind(node) == .switchExpression || kind(node) == .ifConfig
      for child in tree.children(of: node) {
        switch kind(child) {
        case .codeBlock, .switchCase, .ifConfigClause: noteEnds(of: child, isValue: isValue && isBranch, &made)
        case .ifExpression, .switchExpression, .ifConfig, .catchClause, .forInStatement, .whileStatement, .doStatement:
          noteEnds(ofStatement: child, in: block, isValue: isValue && isBranch, &made)
        default: break
        }
      }
    default:
      if isValue { made.append(createdType(node, in: block)) }
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
