import Syntax

/// Queries about the calls and literals of a manifest. The name of a variable is treated as the value that the file
/// assigns to the variable.
struct ManifestSyntax {
  private let tree: SyntaxTree
  /// All calls in text order.
  let calls: [NodeID]
  /// The values of variables by name.
  private var values: [String: NodeID] = [:]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    var calls: [NodeID] = []
    // In `nodes`, children come before their parents. The calls are therefore sorted below, by their first tokens.
    for index in 0..<UInt32(clamping: tree.nodeCount) {
      let node = NodeID(index: index)
      switch tree.kind(of: node) {
      case .call: calls.append(node)
      case .patternBinding:
        if let pattern = tree.firstChild(of: node), tree.kind(of: pattern) == .identifierPattern,
          let clause = tree.firstChild(of: node, .initializerClause), let value = tree.firstChild(of: clause)
        {
          values[tree.text(of: pattern)] = value
        }
      default: break
      }
    }
    self.calls = calls.sorted { tree.range(of: $0).start < tree.range(of: $1).start }
  }

  func text(of node: NodeID) -> String { tree.text(of: node) }

  /// The value of the variable if the expression names one; otherwise the expression itself.
  func resolved(_ node: NodeID) -> NodeID {
    guard tree.kind(of: node) == .identifierExpression else { return node }
    return values[tree.text(of: node)] ?? node
  }

  /// The last component of the callee: "target" in `.target(…)`; empty for other nodes.
  func name(of call: NodeID) -> String {
    guard tree.kind(of: call) == .call, let callee = tree.firstChild(of: call) else { return "" }
    let tokens = tree.tokenRange(of: callee)
    return tokens.isEmpty ? "" : tree.text(ofToken: tokens.upperBound - 1)
  }

  /// Returns whether the callee follows a period.
  func isMember(_ call: NodeID) -> Bool {
    tree.firstChild(of: call).map { tree.kind(of: $0) == .memberAccess } ?? false
  }

  /// The argument with this label.
  func argument(_ label: String, of call: NodeID) -> NodeID? {
    for child in tree.children(of: call) where self.label(of: child) == label {
      return tree.firstChild(of: child).map(resolved)
    }
    return nil
  }

  func firstArgument(of call: NodeID) -> NodeID? {
    tree.firstChild(of: call, .argument).flatMap { tree.firstChild(of: $0) }
  }

  private func label(of argument: NodeID) -> String? {
    guard tree.kind(of: argument) == .argument, tree.ownToken(of: argument, .colon) != nil else { return nil }
    return tree.text(ofToken: tree.tokenRange(of: argument).lowerBound)
  }

  /// Returns whether the node is inside an argument with this label.
  func isInside(_ node: NodeID, argument label: String) -> Bool {
    var next = tree.parent(of: node)
    while let current = next {
      if self.label(of: current) == label { return true }
      next = tree.parent(of: current)
    }
    return false
  }

  /// The elements of an array, or of a sum of arrays.
  func elements(of node: NodeID) -> [NodeID] {
    switch tree.kind(of: resolved(node)) {
    case .arrayExpression: Array(tree.children(of: resolved(node)))
    case .sequenceExpression: tree.children(of: resolved(node)).flatMap { elements(of: $0, isPart: true) }
    default: []
    }
  }

  private func elements(of node: NodeID, isPart: Bool) -> [NodeID] {
    tree.kind(of: resolved(node)) == .arrayExpression ? Array(tree.children(of: resolved(node))) : []
  }

  /// The text of a string literal without interpolations.
  func string(_ node: NodeID) -> String? {
    let node = resolved(node)
    guard tree.kind(of: node) == .stringLiteral, tree.firstChild(of: node) == nil else { return nil }
    let text = tree.text(of: node)
    guard text.utf8.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// All string literals in the expression.
  func strings(_ node: NodeID) -> [String] {
    nodes(in: resolved(node)).compactMap { tree.kind(of: $0) == .stringLiteral ? string($0) : nil }
  }

  /// All calls in the expression, including the expression itself.
  func calls(in node: NodeID) -> [NodeID] { nodes(in: node).filter { tree.kind(of: $0) == .call } }

  /// The nodes in text order, beginning with the given node.
  private func nodes(in node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      result.append(next)
      waiting += Array(tree.children(of: next)).reversed()
    }
    return result
  }
}
