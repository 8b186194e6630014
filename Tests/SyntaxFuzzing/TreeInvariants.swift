import SourceText
import Syntax

/// The rules that hold for the tree of any text.
package enum TreeInvariants {
  /// Returns a description of each rule that the tree breaks, but only the first few; empty for a valid tree.
  package static func violations(of tree: SyntaxTree, for bytes: [UInt8]) -> [String] {
    var found: [String] = []
    if tree.bytes != bytes { found.append("the tree's bytes are not the input's") }
    checkTokens(of: tree, bytes, &found)
    checkNodes(of: tree, &found)
    return Array(found.prefix(5))
  }

  /// Checks that tokens are in order, do not overlap, and leave only trivia between them.
  private static func checkTokens(of tree: SyntaxTree, _ bytes: [UInt8], _ found: inout [String]) {
    var covered = 0
    var endCount = 0
    for (index, token) in tree.tokens.enumerated() {
      if token.start < covered { found.append("token \(index) starts at \(token.start) inside the one before") }
      if token.end > bytes.count { found.append("token \(index) ends at \(token.end), outside the text") }
      if covered < token.start, token.start <= bytes.count,
        let stray = Trivia.firstForeignOffset(in: bytes[covered..<token.start], startsFile: covered == 0)
      {
        found.append("byte \(bytes[stray]) at \(stray) belongs to no token and is not trivia")
      }
      if token.range.isEmpty, !mayBeEmpty(token.kind) {
        found.append("token \(index), \(token.kind), is empty")
      }
      if token.kind == .endOfFile { endCount += 1 }
      covered = max(covered, token.end)
      if found.count > 5 { return }
    }
    guard let last = tree.tokens.last else {
      found.append("there is no token, not even the end of the file")
      return
    }
    if last.kind != .endOfFile || last.start != bytes.count || last.end != bytes.count {
      found.append("the last token is not the end of the file at \(bytes.count)")
    }
    if endCount > 1 { found.append("the file ends more than once") }
  }

  /// Returns whether tokens of the kind may be empty, such as brackets that are missing in the text.
  private static func mayBeEmpty(_ kind: TokenKind) -> Bool {
    switch kind {
    case .endOfFile, .stringSegment, .leftBrace, .rightBrace, .rightParenthesis, .rightBracket: true
    default: false
    }
  }

  /// Checks that children are in order, inside their parent, and refer to it, and that every node is reached once.
  private static func checkNodes(of tree: SyntaxTree, _ found: inout [String]) {
    let root = tree.root
    if tree.kind(of: root) != .sourceFile { found.append("the root is not a source file") }
    if tree.parent(of: root) != nil { found.append("the root has a parent") }
    let rootTokens = tree.tokenRange(of: root)
    let textTokenCount = tree.tokens.count - 1
    if textTokenCount > 0, rootTokens.lowerBound != 0 || rootTokens.upperBound < textTokenCount {
      found.append("the root covers the tokens \(rootTokens), not 0..<\(textTokenCount)")
    }
    var reached = 0
    var pending = [root]
    while let node = pending.popLast() {
      reached += 1
      let range = tree.tokenRange(of: node)
      var end = range.lowerBound
      for child in tree.children(of: node) {
        let inner = tree.tokenRange(of: child)
        if tree.parent(of: child) != node {
          found.append("a \(tree.kind(of: child)) in a \(tree.kind(of: node)) has another parent")
        }
        if !inner.isEmpty {
          if inner.lowerBound < end || inner.upperBound > range.upperBound {
            found.append(
              "\(tree.kind(of: child)) \(inner) is not in order inside \(tree.kind(of: node)) \(range)")
          }
          end = max(end, inner.upperBound)
        }
        pending.append(child)
        if pending.count + reached > tree.nodeCount + 1 {
          found.append("nodes are reached more than once")
          return
        }
      }
      if found.count > 5 { return }
    }
    if reached != tree.nodeCount { found.append("\(tree.nodeCount - reached) nodes hang outside the tree") }
  }
}
