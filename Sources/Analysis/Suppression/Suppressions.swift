import SourceText
import Syntax

/// The comments of one file that suppress findings, and the range that each one affects.
package struct Suppressions: Sendable, Hashable {
  /// The comments in text order.
  package let comments: [SuppressionComment]
  /// Comments that look like commands but aren't valid.
  let mistakes: [SuppressionMistake]
  /// For each comment, the range in which suppressed findings begin; empty for `disable` and `enable`.
  private let affectedRanges: [ByteRange]

  package init(in tree: SyntaxTree) {
    let bytes = tree.bytes
    let finder = CommentFinder(tree: tree)
    func mistake(at offset: Int, in comment: ByteRange) -> SuppressionMistake? {
      SuppressionMistake(
        at: offset, in: comment, of: bytes, followsCode: Self.followsCode(comment.start, in: tree))
    }
    var comments: [SuppressionComment] = []
    var mistakes: [SuppressionMistake] = []
    for hit in finder.hits(of: [Array(SuppressionComment.tool.utf8)]) {
      guard let range = Self.commandRange(of: hit, in: bytes) else { continue }
      let isInner = range.start > hit.comment.start
      if let comment = SuppressionComment(
        at: hit.offset, in: range, of: bytes, isSwiftLint: false, isInner: isInner)
      {
        comments.append(comment)
      } else if !isInner, let mistake = mistake(at: hit.offset, in: range) {
        mistakes.append(mistake)
      }
    }
    // A command with another name is SwiftLint's, or its name is misspelled.
    for hit in finder.hits(of: [Array(":disable".utf8), Array(":enable".utf8)]) {
      let nameLength = bytes[hit.comment.start..<hit.offset].reversed().prefix(while: \.isLetter).count
      let start = hit.offset - nameLength
      let name = String(decoding: bytes[start..<hit.offset], as: UTF8.self)
      if name == SuppressionComment.swiftLint {
        if let comment = SuppressionComment(
          at: start, in: hit.comment, of: bytes, isSwiftLint: true, isInner: false)
        {
          comments.append(comment)
        }
      } else if name.lowercased() != SuppressionComment.tool,
        DidYouMean.nearest(to: name, in: [SuppressionComment.tool]) != nil,
        Self.commandRange(of: CommentFinder.Hit(offset: start, comment: hit.comment), in: bytes) == hit.comment,
        let mistake = mistake(at: start, in: hit.comment)
      {
        mistakes.append(mistake)
      }
    }
    self.comments = comments.sorted { $0.range < $1.range }
    self.mistakes = mistakes
    let attributes = self.comments.isEmpty ? [] : Self.attributes(in: tree)
    affectedRanges = self.comments.map { Self.affectedRange(of: $0, in: tree, attributes) }
  }

  /// Returns whether a comment suppresses the finding.
  package func isSuppressed(_ finding: Finding) -> Bool {
    !comments.isEmpty && !indicesOfComments(suppressing: finding).isEmpty
  }

  /// Returns the indices of all comments that suppress the finding. Of nested `disable` comments, only the first one.
  func indicesOfComments(suppressing finding: Finding) -> [Int] {
    let start = finding.range.start
    var matching: [Int] = []
    var region: Int?
    for (index, comment) in comments.enumerated() where comment.appliesTo(finding.rule) {
      switch comment.scope {
      case .next, .this, .previous:
        if affectedRanges[index].contains(start) { matching.append(index) }
      case .disable:
        if comment.range.end <= start { region = region ?? index }
      case .enable:
        if comment.range.end <= start { region = nil }
      }
    }
    return matching + (region.map { [$0] } ?? [])
  }

  /// Returns the start of the line above which a comment must be inserted to suppress a finding at the offset.
  /// Attributes on lines of their own belong to their declaration.
  package static func startForComment(reaching utf8Offset: Int, in bytes: [UInt8]) -> Int {
    let tree = Parser.parse(bytes)
    let attributes = attributes(in: tree)
    var start = bytes.lineRange(around: utf8Offset).start
    while case let first = tree.tokens.partitioningIndex(where: { $0.start >= start }),
      let attribute = attributes.first(where: { $0.lowerBound < first && first <= $0.upperBound })
    {
      start = bytes.lineRange(around: tree.token(at: attribute.lowerBound).start).start
    }
    return start
  }

  /// Returns the range of a comment from the `//` or `/*` before the command; nil if it contains no command. A command
  /// is at the start of a comment, or after the text of another comment on the same line. Prose that mentions a command
  /// is not one, and neither is a command that is commented out.
  private static func commandRange(of hit: CommentFinder.Hit, in bytes: [UInt8]) -> ByteRange? {
    let slash = UInt8(ascii: "/")
    let before = bytes[hit.comment.start..<hit.offset]
    let opening = before.lastIndex { !$0.isBlank }.map { before[...$0] } ?? before
    let isBlock = before.dropFirst().first == UInt8(ascii: "*")
    if opening.allSatisfy({ $0 == slash || isBlock && $0 == UInt8(ascii: "*") }) { return hit.comment }
    let text = opening.prefix(while: { $0 == slash || $0.isBlank }).endIndex
    guard !isBlock, opening.reversed().prefix(2).elementsEqual([slash, slash]), text < opening.endIndex else {
      return nil
    }
    let inner = opening.lastIndex { $0 != slash }.map { $0 + 1 } ?? opening.startIndex
    return ByteRange(inner, hit.comment.end)
  }

  /// Returns whether code precedes the offset on its line.
  private static func followsCode(_ offset: Int, in tree: SyntaxTree) -> Bool {
    let next = tree.tokens.partitioningIndex { $0.start >= offset }
    return next > 0 && tree.token(at: next - 1).end > tree.bytes.lineRange(around: offset).start
  }

  /// Returns the tokens of each attribute.
  private static func attributes(in tree: SyntaxTree) -> [Range<Int>] {
    (0..<tree.nodeCount).map { NodeID(index: UInt32($0)) }
      .filter { tree.kind(of: $0) == .attribute }.map(tree.tokenRange)
  }

  private static func affectedRange(
    of comment: SuppressionComment, in tree: SyntaxTree, _ attributes: [Range<Int>]
  ) -> ByteRange {
    let line = tree.bytes.lineRange(around: comment.range.start)
    switch comment.scope {
    case .this: return line
    case .previous: return line.start > 0 ? tree.bytes.lineRange(around: line.start - 1) : ByteRange(at: 0)
    case .next: return rangeOfNextDeclaration(after: comment, in: tree, attributes)
    case .disable, .enable: return ByteRange(at: comment.range.end)
    }
  }

  /// Returns the range from the comment to the end of the line where the next declaration or statement begins, after
  /// its attributes.
  private static func rangeOfNextDeclaration(
    after comment: SuppressionComment, in tree: SyntaxTree, _ attributes: [Range<Int>]
  ) -> ByteRange {
    var index = tree.tokens.partitioningIndex { $0.start >= comment.range.end }
    while let attribute = attributes.first(where: { $0.lowerBound == index }) { index = attribute.upperBound }
    let end = tree.bytes.lineRange(around: tree.token(at: index).start).end
    // One more for a finding at the very end of the file.
    return ByteRange(comment.range.end, end == tree.bytes.count ? end + 1 : end)
  }
}

extension [UInt8] {
  /// Returns the line that contains the offset, with its line ending. An offset beyond the text counts as its end.
  func lineRange(around offset: Int) -> ByteRange {
    var middle = Swift.min(offset, count)
    // Between the two halves of a line ending, the line has not ended.
    if middle > 0, self[(middle - 1)...].starts(with: "\r\n".utf8) { middle -= 1 }
    let start = self[..<middle].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    guard let lineEnd = self[middle...].firstIndex(where: \.isLineEnd) else { return ByteRange(start, count) }
    let isPair = self[lineEnd...].starts(with: "\r\n".utf8)
    return ByteRange(start, lineEnd + (isPair ? 2 : 1))
  }
}
