import SourceText
import Syntax

/// A name in code that may refer to a member of the type around it.
package struct UsedName {
  /// The name without the `$` or `_` of a property wrapper.
  package let name: String
  package let range: ByteRange

  /// Finds the name at the offset. Returns nil if there is none, if it follows a period other than that of `self`, if
  /// it is a label, or if the same member declares something with exactly this spelling, including `$` and `_`.
  package init?(in bytes: [UInt8], at utf8Offset: Int) {
    let tree = Parser.parse(bytes)
    guard
      let index = tree.tokens.firstIndex(where: { token in
        (token.kind.isIdentifierLike || token.kind == .dollarIdentifier)
          && token.range.touches(ByteRange(at: utf8Offset))
      }), Self.isFree(index, in: tree)
    else { return nil }
    range = tree.token(at: index).range
    let text = tree.text(ofToken: index)
    name = text.hasPrefix("$") || text.hasPrefix("_") ? String(text.dropFirst()) : text
    guard !name.isEmpty, !Self.declares(text, inMemberAround: index, of: tree) else { return nil }
  }

  private static func isFree(_ index: Int, in tree: SyntaxTree) -> Bool {
    let (before, after) = (tree.token(at: index - 1).kind, tree.token(at: index + 1).kind)
    switch before {
    case .period: return tree.token(at: index - 2).kind == .self && tree.token(at: index - 3).kind != .period
    case .leftParenthesis, .comma: return after != .colon
    default: return true
    }
  }

  /// Returns whether the innermost member around the token declares a constant, variable, parameter, or function with
  /// the name.
  private static func declares(_ name: String, inMemberAround index: Int, of tree: SyntaxTree) -> Bool {
    let holders = (0..<tree.nodeCount).lazy.map { NodeID(index: UInt32($0)) }
      .filter { tree.tokenRange(of: $0).contains(index) && isMember($0, of: tree) }
    // Nodes come after their children, so the first is the innermost.
    let member = holders.first.map(tree.tokenRange) ?? 0..<tree.tokens.count
    return (0..<tree.nodeCount).lazy.map { NodeID(index: UInt32($0)) }.contains { node in
      let tokens = tree.tokenRange(of: node)
      guard member.lowerBound <= tokens.lowerBound, tokens.upperBound <= member.upperBound else { return false }
      switch tree.kind(of: node) {
      case .identifierPattern, .closureShorthandParameter, .closureCapture, .functionDeclaration:
        return tokens.contains { tree.text(ofToken: $0) == name && isOwn($0, of: node, in: tree) }
      case .parameter:
        return tokens.prefix { tree.token(at: $0).kind != .colon }.contains { tree.text(ofToken: $0) == name }
      default: return false
      }
    }
  }

  private static func isMember(_ node: NodeID, of tree: SyntaxTree) -> Bool {
    tree.parent(of: node).map { tree.kind(of: $0) == .memberBlock } ?? false
  }

  /// Returns whether the token belongs to the node itself and not to one of its children.
  private static func isOwn(_ token: Int, of node: NodeID, in tree: SyntaxTree) -> Bool {
    !tree.children(of: node).contains { tree.tokenRange(of: $0).contains(token) }
  }
}
