import Rules
import SourceText
import Syntax

/// The comments of one file that silence rules, and where each reaches.
package struct Suppressions: Sendable, Hashable {
  /// In text order.
  package let comments: [SuppressionComment]
  /// For `next`, `this` and `previous`, by the comment's index: where a silenced finding begins.
  private let reach: [ByteRange]

  /// A file without such a comment.
  package init() {
    comments = []
    reach = []
  }

  package init(in tree: SyntaxTree) {
    let finder = CommentFinder(tree: tree)
    let ours = finder.hits(of: SuppressionComment.marker)
      .filter { Self.standsAtStart($0, in: tree.bytes) }
      .compactMap { SuppressionComment(at: $0.offset, in: $0.comment, of: tree.bytes, isSwiftLint: false) }
    let swiftLint = finder.hits(of: SuppressionComment.swiftLintMarker)
      .compactMap { SuppressionComment(at: $0.offset, in: $0.comment, of: tree.bytes, isSwiftLint: true) }
    comments = (ours + swiftLint).sorted { $0.range < $1.range }
    reach = comments.map { Self.reach(of: $0, in: tree) }
  }

  /// Whether a comment silences the finding.
  package func suppress(_ finding: Finding) -> Bool {
    !comments.isEmpty && !suppressors(of: finding).isEmpty
  }

  /// The indices of all comments that silence the finding.
  func suppressors(of finding: Finding) -> [Int] {
    let start = finding.range.start
    var silent: [Int] = []
    var region: Int?
    for (index, comment) in comments.enumerated() where comment.names(finding.rule) {
      switch comment.scope {
      case .next, .this, .previous:
        if reach[index].contains(start) { silent.append(index) }
      case .disable:
        if comment.range.end <= start { region = region ?? index }
      case .enable:
        if comment.range.end <= start { region = nil }
      }
    }
    return silent + (region.map { [$0] } ?? [])
  }

  /// Prose that mentions a command is none: ours stands at the start of a comment, or of one inside another.
  private static func standsAtStart(_ hit: CommentFinder.Hit, in bytes: [UInt8]) -> Bool {
    let before = bytes[hit.comment.start..<hit.offset].reversed().drop(while: \.isBlank)
    return before.first == UInt8(ascii: "/") || before.first == UInt8(ascii: "*")
  }

  private static func reach(of comment: SuppressionComment, in tree: SyntaxTree) -> ByteRange {
    let line = tree.bytes.lineRange(around: comment.range.start)
    switch comment.scope {
    case .this: return line
    case .previous: return line.start > 0 ? tree.bytes.lineRange(around: line.start - 1) : ByteRange(at: 0)
    case .next: return reach(ofNext: comment, in: tree)
    case .disable, .enable: return ByteRange(at: comment.range.end)
    }
  }

  /// From the comment to the end of the line where the next declaration or statement begins behind its attributes.
  private static func reach(ofNext comment: SuppressionComment, in tree: SyntaxTree) -> ByteRange {
    var index = tree.tokens.partitioningIndex { $0.start >= comment.range.end }
    while tree.token(at: index).kind == .at {
      let end = indexBehindAttribute(at: index, in: tree)
      guard tree.token(at: end).kind == .at || tree.token(at: end).isFirstOnLine else { break }
      index = end
    }
    let end = tree.bytes.lineRange(around: tree.token(at: index).start).end
    // One more, so that a finding at the very end of a file is reached.
    return ByteRange(comment.range.end, end + 1)
  }

  private static func indexBehindAttribute(at start: Int, in tree: SyntaxTree) -> Int {
    var index = start + 2
    while tree.token(at: index).kind == .period { index += 2 }
    guard tree.token(at: index).kind == .leftParenthesis, !tree.token(at: index).isFirstOnLine else { return index }
    var depth = 0
    while index < tree.tokens.count {
      switch tree.token(at: index).kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return index }
    }
    return index
  }
}

extension [UInt8] {
  /// The line that holds the offset, with its line end; clamped to the text.
  fileprivate func lineRange(around offset: Int) -> ByteRange {
    let middle = Swift.min(offset, count)
    let start = self[..<middle].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    let end = self[middle...].firstIndex(where: \.isLineEnd).map { $0 + 1 } ?? count
    return ByteRange(start, end)
  }
}

extension [Token] {
  /// The first index at which the condition holds, when it holds for everything behind it too; `count` when nowhere.
  fileprivate func partitioningIndex(where condition: (Token) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
