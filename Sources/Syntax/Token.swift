import SourceText

/// The kind and range of a token. Everything between two tokens is trivia: white space, comments, a byte order mark, or
/// a shebang line.
public struct Token: Sendable, Hashable {
  public let kind: TokenKind
  /// Whether a line ends between the previous token and this one. Also true for the first token.
  public let isFirstOnLine: Bool
  @usableFromInline let storedStart: UInt32
  @usableFromInline let storedEnd: UInt32

  @usableFromInline
  init(kind: TokenKind, isFirstOnLine: Bool, start: Int, end: Int) {
    self.kind = kind
    self.isFirstOnLine = isFirstOnLine
    storedStart = UInt32(truncatingIfNeeded: start)
    storedEnd = UInt32(truncatingIfNeeded: end)
  }

  @usableFromInline
  static func endOfFile(at offset: Int) -> Token {
    Token(kind: .endOfFile, isFirstOnLine: true, start: offset, end: offset)
  }

  @inlinable
  public var start: Int { Int(storedStart) }
  @inlinable
  public var end: Int { Int(storedEnd) }
  @inlinable
  public var range: ByteRange { ByteRange(start, end) }
}
