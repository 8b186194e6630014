import SourceText
import Syntax

/// The part of a text that the user is writing.
package struct UnfinishedDeclaration: Sendable {
  /// The offset where the outermost declaration or the comment begins. It stays the same while the user types inside.
  package let start: Int
  /// The start of a comment or string that is not closed yet and hides all text below it; nil if there is none.
  package let hiddenStart: Int?
  /// The declaration to which the cursor's line adds an attribute, if the line ends with it: the user may be about to
  /// write another declaration there.
  package let attributed: ByteRange?

  /// Finds the declaration that an edit left unfinished: the cursor is in it, or a bracket or a comment is open.
  /// Returns nil if the edit closed the declaration or is in none.
  ///
  /// - Parameter edit: The range of the inserted text. A closing brace at its end finishes the declaration only if the
  ///   opening brace was there before the edit. Editors insert both braces at once and put the cursor between them.
  package init?(in file: FileKnowledge, after edit: ByteRange) {
    let tree = file.tree
    guard let start = Self.start(in: tree, after: edit) else { return nil }
    self.start = start
    hiddenStart = Self.openComment(in: tree, before: edit.end) ?? Self.openString(in: tree)
    attributed = Self.declaration(in: tree, withAttributeBefore: edit.end)
  }

  private static func declaration(in tree: SyntaxTree, withAttributeBefore offset: Int) -> ByteRange? {
    guard let last = tree.tokens.lastIndex(where: { $0.start < offset && !$0.range.isEmpty }),
      !tree.bytes.prefix(offset).dropFirst(tree.token(at: last).end).contains(where: \.isLineEnd),
      let index = tree.nodes.lastIndex(where: {
        $0.kind == .attribute && Int($0.firstToken) <= last && last < Int($0.tokenEnd)
      }), case let attribute = NodeID(index: UInt32(clamping: index)),
      tree.token(at: tree.tokenRange(of: attribute).upperBound).isFirstOnLine,
      let list = tree.parent(of: attribute), let declaration = tree.parent(of: list)
    else { return nil }
    return tree.range(of: declaration)
  }

  private static func start(in tree: SyntaxTree, after edit: ByteRange) -> Int? {
    let bytes = tree.bytes
    guard let item = lastItem(of: tree, beginningBefore: edit.end), case let tokens = tree.tokenRange(of: item),
      let last = tokens.last
    else { return openComment(in: tree, before: edit.end) }
    let range = tree.range(of: item)
    // An empty token is a missing bracket, which the layout of the code implies.
    if tree.token(at: last).range.isEmpty { return range.start }
    guard tree.token(at: last).kind == .rightBrace else {
      let isBelow = edit.end > range.end && bytes[range.end..<min(edit.end, bytes.count)].contains { $0.isLineEnd }
      return isBelow ? openComment(in: tree, before: edit.end) : range.start
    }
    guard edit.end <= range.end else { return openComment(in: tree, before: edit.end) }
    let isWhole = tokens.allSatisfy { !tree.token(at: $0).range.isEmpty }
    guard isWhole, edit.end == range.end, let opening = openingBrace(of: last, in: tree, from: tokens.lowerBound) else {
      return range.start
    }
    return tree.token(at: opening).start < edit.start ? nil : range.start
  }

  private static func lastItem(of tree: SyntaxTree, beginningBefore offset: Int) -> NodeID? {
    var found: NodeID?
    for item in tree.children(of: tree.root) {
      guard tree.range(of: item).start < offset else { break }
      found = item
    }
    return found
  }

  private static func openingBrace(of closing: Int, in tree: SyntaxTree, from first: Int) -> Int? {
    var depth = 0
    for index in (first...closing).reversed() {
      switch tree.token(at: index).kind {
      case .rightBrace: depth += 1
      case .leftBrace:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Returns the start of a comment that is never closed; nil if there is none.
  private static func openComment(in tree: SyntaxTree, before offset: Int) -> Int? {
    let tail = tree.tokens.dropLast().last?.end ?? 0
    let comment = CommentScanner.comments(in: tree.bytes, from: tail, to: tree.bytes.count).last
    guard let comment, comment.start < offset, tree.bytes[comment.start..<comment.end].starts(with: "/*".utf8),
      CommentScanner.blockEnd(in: tree.bytes, from: comment.start, to: comment.end) == nil
    else { return nil }
    return comment.start
  }

  /// Returns the start of a string that is never closed; nil if there is none.
  private static func openString(in tree: SyntaxTree) -> Int? {
    guard tree.tokens.last(where: { !$0.range.isEmpty })?.kind == .stringSegment,
      let literal = tree.nodes.last(where: { $0.kind == .stringLiteral })
    else { return nil }
    return tree.token(at: Int(literal.firstToken)).start
  }
}
