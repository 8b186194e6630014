import SourceText
import Syntax

/// Comments between the tokens that an edit replaces.
extension FileKnowledge {
  /// The zero-based line of the first comment that the edits delete together with code; nil if there is none. A comment
  /// that an edit inserts again is kept, and an edit that deletes nothing but a comment is meant to.
  func lineOfComment(deletedBy edits: [Edit]) -> Int? {
    let suspects = edits.filter { bytes.beginsComment(in: $0.range) }
    guard !suspects.isEmpty else { return nil }
    let tokens = Parser.parse(bytes).tokens
    for edit in suspects {
      for gap in edit.range.gaps(between: tokens) where bytes.beginsComment(in: gap) {
        let lines = String(decoding: bytes[gap.start..<gap.end], as: UTF8.self).split(whereSeparator: \.isNewline)
        let isKept = lines.map { $0.drop { $0.isWhitespace } }.allSatisfy { line in
          edits.contains { $0.replacement.contains(line) }
        }
        if !isKept { return LineTable(bytes).line(ofUTF8Offset: gap.start) }
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns whether the range contains the beginning of a comment, or bytes that look like one, as in a string.
  fileprivate func beginsComment(in range: ByteRange) -> Bool {
    guard range.end <= count else { return false }
    return zip(range.start..<range.end, (range.start + 1)..<Swift.max(range.start + 1, range.end)).contains {
      self[$0] == UInt8(ascii: "/") && (self[$1] == UInt8(ascii: "/") || self[$1] == UInt8(ascii: "*"))
    }
  }
}

extension ByteRange {
  /// The parts of the range that belong to no token; none if all of it is outside of tokens.
  fileprivate func gaps(between tokens: [Token]) -> [ByteRange] {
    var start = self.start
    var gaps: [ByteRange] = []
    for token in tokens[tokens.partitioningIndex { $0.end > self.start }...].prefix(while: { $0.start < end }) {
      if start < token.start { gaps.append(ByteRange(start, token.start)) }
      start = token.end
    }
    guard start > self.start else { return [] }
    return start < end ? gaps + [ByteRange(start, end)] : gaps
  }
}
