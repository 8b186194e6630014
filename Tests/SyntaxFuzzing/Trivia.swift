/// A simple second implementation of skipping trivia, to compare with the lexer's.
enum Trivia {
  /// Returns the offset of the first byte that starts a token and is not part of a comment; nil if there is none.
  ///
  /// Bytes that do not start a token are trivia: control characters, `'`, malformed UTF-8, and scalars that no name can
  /// contain.
  static func firstForeignOffset(in gap: ArraySlice<UInt8>, startsFile: Bool) -> Int? {
    var rest = gap
    if startsFile {
      if rest.starts(with: byteOrderMark) { rest = rest.dropFirst(3) }
      if rest.starts(with: shebang) { rest = afterLine(rest) }
    }
    while let byte = rest.first {
      if rest.starts(with: lineComment) {
        rest = afterLine(rest)
      } else if rest.starts(with: blockStart) {
        rest = afterBlockComment(rest)
      } else if byte > UInt8(ascii: " "), byte < 0x7F, byte != UInt8(ascii: "'") {
        return rest.startIndex
      } else {
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let shebang = Array("#!".utf8)
  private static let lineComment = Array("//".utf8)
  private static let blockStart = Array("/*".utf8)
  private static let blockEnd = Array("*/".utf8)

  private static func afterLine(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }

  private static func afterBlockComment(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    var depth = 0
    while !rest.isEmpty {
      if rest.starts(with: blockStart) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: blockEnd) {
        depth -= 1
        rest = rest.dropFirst(2)
        if depth == 0 { return rest }
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }
}
