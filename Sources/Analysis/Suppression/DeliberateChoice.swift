import SourceText
import Syntax

/// A comment that says that the code is intentional, even if a rule reports it. It is on the line of a finding, or
/// above it with only comments and attributes in between.
enum DeliberateChoice {
  private static let lineLimit = 6
  /// Phrases that make a comment an explanation, in lower case.
  private static let phrases = [
    "intentional", "deliberate", "on purpose", "by design", "workaround", "work around", "works around", "fix for ",
    "fixes a ", "hack ", "see https://", "see http://", "don't observe", "don’t observe", "do not observe",
    "not observed on",
    "for performance", "avoid expensive", "avoids expensive", "only compares", "only compare ", "compares only",
    "compare only", "identity only",
    "rather than `", "rather than @", "rather than $", "instead of `", "instead of @", "instead of $",
  ]
  /// Words that make a comment an explanation if it also contains "fix".
  private static let troubles = ["issue", "bug", "glitch", "crash", "flicker", "animation"]

  /// Returns whether a comment explains the code that begins at the offset.
  static func explains(_ offset: Int, in bytes: [UInt8]) -> Bool {
    let reach = reach(above: offset, in: bytes)
    // Searching the lines is cheap, and almost always finds nothing. Only tokens show whether a phrase is in a comment.
    let lines = bytes[reach.start..<reach.end]
    guard zip(lines, lines.dropFirst()).contains(where: { $0 == UInt8(ascii: "/") && "/*".utf8.contains($1) }),
      isExplanation(text(reach, bytes))
    else { return false }
    let tree = Parser.parse(Array(lines))
    return CommentScanner.comments(in: tree).contains { isExplanation(text($0, tree.bytes)) }
  }

  private static func text(_ range: ByteRange, _ bytes: [UInt8]) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Returns the line of the offset, together with the comments and attributes above it.
  private static func reach(above offset: Int, in bytes: [UInt8]) -> ByteRange {
    let line = bytes.lineRange(around: offset)
    var start = line.start
    var left = lineLimit
    while start > 0, left > 0 {
      let above = bytes.lineRange(around: start - 1)
      let words = bytes[above.start..<above.end].drop(while: \.isBlank)
      guard ["//", "/*", "*", "@"].contains(where: { words.starts(with: $0.utf8) }) else { break }
      // A block comment of several lines counts as one, and is read from its beginning.
      if !words.starts(with: "*".utf8) { left -= 1 }
      start = above.start
    }
    return ByteRange(start, line.end)
  }

  private static func isExplanation(_ text: String) -> Bool {
    if text.contains(" NB:") || text.contains(" NB ") || text.contains("N.B.") { return true }
    let lowered = text.lowercased()
    guard !lowered.contains("todo"), !lowered.contains("fixme") else { return false }
    return phrases.contains { lowered.contains($0) }
      || lowered.contains(" fix") && troubles.contains { lowered.contains($0) }
  }
}
