import SourceText
import Syntax

/// Finds comments that contain given words. It looks for the words first, and for comments only around them.
struct CommentFinder {
  struct Hit {
    /// Where the word begins.
    let offset: Int
    /// The comment around it.
    let comment: ByteRange
  }

  let tree: SyntaxTree

  /// Returns the occurrences of the words in comments, in text order. Text in a string literal is not a comment, even if
  /// it looks like one.
  ///
  /// - Parameter words: The words in lower case, all with the same first byte. In the text, they may be in upper case.
  func hits(of words: [[UInt8]]) -> [Hit] {
    var hits: [Hit] = []
    var gapStart = 0
    guard let first = words.first?.first, let length = words.map(\.count).min() else { return [] }
    for token in tree.tokens {
      // Most gaps are too short to hold `//` and the word.
      if token.start - gapStart >= length + 2 {
        appendHits(of: words, beginningWith: first, from: gapStart, to: token.start, to: &hits)
      }
      gapStart = token.end
    }
    return hits
  }

  private func appendHits(
    of words: [[UInt8]], beginningWith first: UInt8, from start: Int, to end: Int, to hits: inout [Hit]
  ) {
    let offsets = tree.bytes.withUnsafeBufferPointer { text in
      (start..<end).filter { offset in
        text[offset] | 0x20 == first
          && words.contains { text[offset..<end].starts(with: $0) { $0 | 0x20 == $1 } }
      }
    }
    guard !offsets.isEmpty else { return }
    // Offsets and comments are both in text order.
    var comments = CommentScanner.comments(in: tree.bytes, from: start, to: end)[...]
    for offset in offsets {
      comments = comments.drop { $0.end <= offset }
      if let comment = comments.first, comment.contains(offset) { hits.append(Hit(offset: offset, comment: comment)) }
    }
  }
}

/// Finds the comments in trivia.
enum CommentScanner {
  /// Returns the comments of a file in text order.
  static func comments(in tree: SyntaxTree) -> [ByteRange] {
    var start = 0
    return tree.tokens.flatMap { token in
      defer { start = token.end }
      return comments(in: tree.bytes, from: start, to: token.start)
    }
  }

  static func comments(in bytes: [UInt8], from start: Int, to end: Int) -> [ByteRange] {
    var comments: [ByteRange] = []
    var offset = start
    while offset + 1 < end {
      guard bytes[offset] == UInt8(ascii: "/") else {
        offset += 1
        continue
      }
      let commentEnd =
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"): lineEnd(in: bytes, from: offset, to: end)
        case UInt8(ascii: "*"): blockEnd(in: bytes, from: offset, to: end) ?? end
        default: offset + 1
        }
      if commentEnd > offset + 1 { comments.append(ByteRange(offset, commentEnd)) }
      offset = commentEnd
    }
    return comments
  }

  private static func lineEnd(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
    bytes[start..<end].firstIndex(where: \.isLineEnd) ?? end
  }

  /// Returns the end of a block comment, including the comments inside it; nil if it is not closed.
  static func blockEnd(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var depth = 0
    var offset = start
    while offset + 1 < end {
      switch (bytes[offset], bytes[offset + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      default:
        offset += 1
      }
    }
    return nil
  }
}
