import Facts
import SourceText
import Syntax

/// The code that does nothing once the assignments to a name are deleted.
extension FactCollector {
  /// Functions that do nothing but run their closure.
  private static let runners: Set<String> = ["withAnimation", "withTransaction", "async", "asyncAfter", "Task"]

  /// Modifiers that do nothing but run their closure, in addition to those that run it when a view appears.
  private static let followers: Set<Symbol> = ["onDisappear", "onChange", "onReceive", "onHover"]

  /// Returns the range to delete to remove an assignment, if all others to the same target are removed, too: that of the
  /// outermost code around it that then does nothing, with its comments. Nil for an assignment outside of braces, and in
  /// a `catch` without other code, because errors would vanish silently.
  mutating func removal(ofAssignment assignment: NodeID) -> ByteRange? {
    guard let target = tree.firstChild(of: assignment) else { return nil }
    var node = assignment
    var found: ByteRange?
    for _ in 0..<16 {
      guard let block = tree.parent(of: node), kind(block) == .closure || kind(block) == .codeBlock,
        let around = tree.parent(of: block)
      else { return found }
      found = deletionRange(ofStatementWithComments: place(node))
      guard isEmpty(block, without: node, target) else { return found }
      switch kind(around) {
      case .catchClause: return nil
      case .deferStatement: node = around
      case .ifExpression:
        guard let whole = choice(around: around), isEmptyChoice(whole, without: node, target) else {
          return rangeOfBranch(block, of: around) ?? found
        }
        node = whole
      default:
        guard kind(block) == .closure, let call = call(around: block) else { return found }
        if let modifier = effectModifier(call) { return modifier }
        guard runsOnly(call) else { return found }
        node = statement(around: call)
      }
    }
    return found
  }

  /// Returns whether the block has few statements, and each is the given one or an assignment to the target.
  private func isEmpty(_ block: NodeID, without statement: NodeID, _ target: NodeID) -> Bool {
    tree.children(of: block).enumerated().allSatisfy { index, child in
      index < Self.followedBranches
        && (child == statement || kind(child) == .closureSignature || isAssignment(child, to: target))
    }
  }

  func isAssignment(_ statement: NodeID, to target: NodeID) -> Bool {
    guard kind(statement) == .sequenceExpression, let first = tree.firstChild(of: statement),
      let next = tree.nextSibling(of: first), kind(next) == .assignmentOperator
    else { return false }
    return tree.text(of: first) == tree.text(of: target)
  }

  /// Returns whether no branch of an `if` does anything, and its conditions call nothing.
  private func isEmptyChoice(
    _ choice: NodeID, without statement: NodeID, _ target: NodeID, depth: Int = 0
  ) -> Bool {
    depth < Self.followedBranches
      && tree.children(of: choice).allSatisfy { child in
        switch kind(child) {
        case .codeBlock: isEmpty(child, without: statement, target)
        case .ifExpression: isEmptyChoice(child, without: statement, target, depth: depth + 1)
        default: callsNothing(child)
        }
      }
  }

  private func callsNothing(_ node: NodeID) -> Bool {
    !tree.tokenRange(of: node).contains { tree.token(at: $0).kind == .leftParenthesis }
  }

  /// Returns the range of the last branch of an `if` with its `else`; nil for other branches.
  private func rangeOfBranch(_ block: NodeID, of choice: NodeID) -> ByteRange? {
    guard tree.nextSibling(of: block) == nil, let first = tree.firstChild(of: choice, .codeBlock) else { return nil }
    if block != first { return ByteRange(tree.range(of: first).end, tree.range(of: block).end) }
    guard let outer = tree.parent(of: choice), kind(outer) == .ifExpression,
      let previous = tree.firstChild(of: outer, .codeBlock), let condition = tree.firstChild(of: choice),
      callsNothing(condition)
    else { return nil }
    return ByteRange(tree.range(of: previous).end, tree.range(of: block).end)
  }

  /// Returns the range of a modifier such as `.onAppear { … }`; nil for other calls.
  private mutating func effectModifier(_ call: NodeID) -> ByteRange? {
    guard let callee = tree.firstChild(of: call), kind(callee) == .memberAccess, tree.firstChild(of: callee) != nil,
      let name = memberNameToken(of: callee), case let function = symbol(token: name),
      KnownWords.loads(function) || Self.followers.contains(function),
      tree.children(of: call).allSatisfy({ kind($0) != .labeledTrailingClosure })
    else { return nil }
    return deletionRange(
      ofModifier: place(ByteRange(tree.token(at: name - 1).start, tree.range(of: call).end)))
  }

  private mutating func runsOnly(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call) else { return false }
    let name = kind(callee) == .memberAccess ? memberNameToken(of: callee) : tree.tokenRange(of: callee).lowerBound
    return (name.map { Self.runners.contains(string(token: $0)) } ?? false || tree.text(of: callee) == "MainActor.run")
      && tree.children(of: call).allSatisfy { kind($0) != .labeledTrailingClosure }
  }

  /// Returns the statement that consists of the call and of keywords such as `await`.
  private func statement(around call: NodeID) -> NodeID {
    var node = call
    while let parent = tree.parent(of: node), kind(parent) == .awaitExpression || kind(parent) == .tryExpression {
      node = parent
    }
    return node
  }
}
