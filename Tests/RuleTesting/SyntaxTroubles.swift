import Syntax

/// Signs of syntax errors in a text. The parser never fails, so errors appear as unexpected nodes and as unbalanced
/// brackets.
struct SyntaxTroubles {
  private let unexpectedCount: Int
  private let unbalanced: [String: Int]

  init(_ code: String) {
    let tree = Parser.parse(Array(code.utf8))
    unexpectedCount = (0..<tree.nodeCount).count { tree.kind(of: NodeID(index: UInt32($0))) == .unexpected }
    let pairs: [(name: String, opening: [TokenKind], closing: TokenKind)] = [
      ("parentheses", [.leftParenthesis, .interpolationStart], .rightParenthesis),
      ("brackets", [.leftBracket], .rightBracket),
      ("braces", [.leftBrace], .rightBrace),
    ]
    var unbalanced: [String: Int] = [:]
    for pair in pairs {
      unbalanced[pair.name] =
        tree.tokens.count { pair.opening.contains($0.kind) } - tree.tokens.count { $0.kind == pair.closing }
    }
    self.unbalanced = unbalanced
  }

  /// Returns descriptions of the problems that did not exist before; empty if there are none.
  func added(since before: SyntaxTroubles) -> String {
    var sentences: [String] = []
    if unexpectedCount > before.unexpectedCount {
      sentences.append("Unexpected nodes: \(before.unexpectedCount) before, \(unexpectedCount) after.")
    }
    for name in unbalanced.keys.sorted() where unbalanced[name] != before.unbalanced[name] {
      sentences.append("Open \(name): \(before.unbalanced[name] ?? 0) before, \(unbalanced[name] ?? 0) after.")
    }
    return sentences.joined(separator: " ")
  }
}
