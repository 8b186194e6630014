import Syntax

/// A tree as text: one line for each node, indented by depth, with the source of nodes without children.
struct TreeText {
  let tree: SyntaxTree

  init(_ source: String) {
    tree = Parser.parse(Array(source.utf8))
  }

  var lines: [String] { lines(of: tree.root, depth: 0) }

  private func lines(of node: NodeID, depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let children = tree.children(of: node).flatMap { lines(of: $0, depth: depth + 1) }
    let text =
      children.isEmpty ? " " + tree.text(of: node).split(whereSeparator: \.isWhitespace).joined(separator: " ") : ""
    return ["\(indent)\(tree.kind(of: node))\(text)"] + children
  }

  /// Returns the source of every node of the kind, in text order.
  func texts(of kind: NodeKind) -> [String] {
    nodes.filter { tree.kind(of: $0) == kind }.map { tree.text(of: $0) }
  }

  /// All nodes, parents before their children.
  var nodes: [NodeID] {
    func subtree(_ node: NodeID) -> [NodeID] { [node] + tree.children(of: node).flatMap(subtree) }
    return subtree(tree.root)
  }

  /// The kind and the text of each token.
  var tokens: [String] {
    tree.tokens.indices.dropLast().map { "\(tree.tokens[$0].kind) \(tree.text(ofToken: $0))" }
  }
}
