import SourceText
import Syntax

/// Finds the comments that hold a given word, without looking at any other trivia of the file.
struct CommentFinder {
  struct Hit {
    /// Where the word begins.
    let offset: Int
    /// The comment around it.
    let comment: ByteRange
  }

  let tree: SyntaxTree

  /// In text order. What looks like a comment inside a string is none.
  func hits(of word: [UInt8]) -> [Hit] {
    occurrences(of: word).compactMap { offset in
      comment(around: offset).map { Hit(offset: offset, comment: $0) }
    }
  }

  /// Looks for the word's last byte, which is rarer in Swift than its first one.
  private func occurrences(of word: [UInt8]) -> [Int] {
    guard let rare = word.last else { return [] }
    var offsets: [Int] = []
    tree.bytes.withUnsafeBufferPointer { text in
      var end = word.count - 1
      while end < text.count {
        let start = end + 1 - word.count
        if text[end] == rare, text[start...end].elementsEqual(word) { offsets.append(start) }
        end += 1
      }
    }
    return offsets
  }

  private func comment(around offset: Int) -> ByteRange? {
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    let next = tree.token(at: low)
    guard offset < next.start || next.kind == .endOfFile else { return nil }
    let gapStart = low > 0 ? tree.token(at: low - 1).end : 0
    return CommentScanner.comments(in: tree.bytes, from: gapStart, to: max(next.start, gapStart))
      .first { $0.contains(offset) }
  }
}

/// Tells the comments in a stretch of trivia.
enum CommentScanner {
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
        case UInt8(ascii: "*"): blockEnd(in: bytes, from: offset, to: end)
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

  /// Block comments nest.
  private static func blockEnd(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
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
    return end
  }
}
