/// The tokens of a text, and the closing token of each opening bracket.
struct LexedSource {
  var tokens: [Token]
  /// For an opening parenthesis, bracket, or brace, the index of its closing token; `unmatched` for any other token.
  var closing: [UInt32]
  /// Whether every bracket has its partner.
  let isBalanced: Bool

  static let unmatched = UInt32.max
}

/// Splits a text into tokens. Accepts any bytes; bytes that do not begin a token are trivia.
///
/// Reads every byte a bounded number of times. Nested interpolations use an explicit stack instead of recursion.
struct Lexer {
  /// A string literal that is interrupted by an interpolation.
  struct StringContext {
    var poundCount: Int
    var isMultiline: Bool
    /// The number of parentheses that are open inside the interpolation.
    var openParentheses = 0
  }

  let text: UnsafeBufferPointer<UInt8>
  let count: Int
  let operatorBytes: [Bool] = CharacterClass.operatorTable
  let keywords: KeywordTable = .shared

  var offset = 0
  var startsLine = true
  var tokens: [Token] = []
  private var bracketPairs: [(opening: Int, closing: Int)] = []
  var openBrackets = BracketStack()
  var interruptedStrings: [StringContext] = []
  /// Whether the previous token is `func`, `operator`, or the first part of an operator's name after one of these.
  var isNamingOperator = false
  /// Searches that failed. They are not repeated from a later start, which keeps the lexer linear.
  var searches = FailedSearches()

  struct FailedSearches {
    /// There is no `#>` on the line before this offset.
    var placeholderEnd = 0
    /// There is no backtick on the line before this offset.
    var backtickEnd = 0
    /// A multi-line regular expression with at least this many `#`s has no end.
    var regularExpressionPoundCount = Int.max
    /// The number of unfinished regular expressions on the line that ends at this offset.
    var regularExpressions = (lineEnd: -1, count: 0)
    /// There is no quote with at least this many `#`s on the line before this offset.
    var quote = (end: 0, poundCount: Int.max)
    /// The end of a run of `#`s that does not begin a literal.
    var poundRunEnd = 0
  }

  /// After this many failures on one line, a slash is an operator.
  static let maximumUnfinishedRegularExpressions = 32

  static func lex(_ bytes: [UInt8]) -> LexedSource {
    bytes.withUnsafeBufferPointer { text in
      var lexer = Lexer(text: text)
      lexer.run()
      var closing = [UInt32](repeating: LexedSource.unmatched, count: lexer.tokens.count)
      for pair in lexer.bracketPairs where pair.opening < closing.count {
        closing[pair.opening] = UInt32(truncatingIfNeeded: pair.closing)
      }
      return LexedSource(
        tokens: lexer.tokens, closing: closing, isBalanced: lexer.openBrackets.isBalanced)
    }
  }

  private init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    count = text.count
    tokens.reserveCapacity(count / 4 + 16)
  }

  // MARK: Cursor

  /// The byte at the offset; 0 outside the text.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { offset >= 0 && offset < count ? text[offset] : 0 }

  @inline(__always)
  func isAt(_ character: Unicode.Scalar, _ offset: Int) -> Bool {
    byte(at: offset) == UInt8(truncatingIfNeeded: character.value)
  }

  var previousKind: TokenKind? { tokens.last?.kind }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, to end: Int) {
    tokens.append(Token(kind: kind, isFirstOnLine: startsLine, start: start, end: end))
    startsLine = false
    offset = end
  }

  // MARK: Main loop

  private mutating func run() {
    if isAt("#", 0), isAt("!", 1) { skipLine() }
    while true {
      skipTrivia()
      if offset >= count { break }
      lexToken()
    }
    emit(.endOfFile, from: count, to: count)
  }

  private mutating func lexToken() {
    let start = offset
    let first = byte(at: start)
    let namesOperator = isNamingOperator
    isNamingOperator = false
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      openBracket(first, at: start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      closeBracket(first, at: start)
    case UInt8(ascii: ","): emit(.comma, from: start, to: start + 1)
    case UInt8(ascii: ";"): emit(.semicolon, from: start, to: start + 1)
    case UInt8(ascii: ":"):
      if isAt(":", start + 1) {
        emit(.colonColon, from: start, to: start + 2)
      } else {
        emit(.colon, from: start, to: start + 1)
      }
    case UInt8(ascii: "@"): emit(.at, from: start, to: start + 1)
    case UInt8(ascii: "\\"): emit(.backslash, from: start, to: start + 1)
    case UInt8(ascii: "\""): lexString(from: start, poundCount: 0)
    case UInt8(ascii: "#"): lexPound(from: start)
    case UInt8(ascii: "`"): lexBackticks(from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber(from: start)
    case UInt8(ascii: "$"): emit(.dollarIdentifier, from: start, to: identifierEnd(from: start + 1))
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexWord(from: start)
    case UInt8(ascii: "."): lexPeriod(from: start)
    default:
      if first < 0x80 ? operatorBytes[Int(first)] : CharacterClass.beginsOperator(scalar(at: start).value) {
        lexOperator(from: start, namesOperator: namesOperator)
      } else if first >= 0x80, CharacterClass.beginsIdentifier(scalar(at: start).value) {
        emit(.identifier, from: start, to: identifierEnd(from: start))
      } else {
        offset = start + max(scalar(at: start).utf8Count, 1)
      }
    }
  }

  // MARK: Words and numbers

  private mutating func lexWord(from start: Int) {
    var end = start + 1
    while end < count, CharacterClass.isASCIIIdentifier(text[end]) { end += 1 }
    if end < count, text[end] >= 0x80 {
      let longer = identifierEnd(from: end)
      if longer > end {
        emit(.identifier, from: start, to: longer)
        return
      }
    }
    var kind = TokenKind.identifier
    if end - start <= 16 {
      kind = keywords.kind(low: word(from: start, to: min(end, start + 8)), high: word(from: start + 8, to: end))
    }
    isNamingOperator = kind == .func || kind == .operator
    emit(kind, from: start, to: end)
  }

  /// Up to eight bytes as a little-endian number; 0 for an empty or inverted range.
  @inline(__always)
  private func word(from start: Int, to end: Int) -> UInt64 {
    guard start < end else { return 0 }
    guard start + 8 <= count else {
      return text[start..<end].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let word = UInt64(littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: start, as: UInt64.self))
    // A shift by 64 bits or more gives 0.
    return word & ~(UInt64.max << UInt64((end - start) * 8))
  }

  /// The end of the run of identifier characters that starts at the offset.
  func identifierEnd(from start: Int) -> Int {
    var end = start
    while end < count {
      let next = text[end]
      if next < 0x80 {
        guard CharacterClass.isASCIIIdentifier(next) else { break }
        end += 1
      } else {
        let scalar = scalar(at: end)
        guard CharacterClass.continuesIdentifier(scalar.value) else { break }
        end += scalar.utf8Count
      }
    }
    return end
  }

  /// Lexes `` `name` ``, with any text on one line between the backticks (SE-0451).
  private mutating func lexBackticks(from start: Int) {
    var end = max(start + 1, searches.backtickEnd)
    while end < count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r"), text[end] != UInt8(ascii: "`")
    {
      end += 1
    }
    if isAt("`", end), end > start + 1 {
      emit(.identifier, from: start, to: end + 1)
      return
    }
    searches.backtickEnd = end
    emit(.backtick, from: start, to: start + 1)
  }

  private mutating func lexNumber(from start: Int) {
    var end = start
    var isFloat = false
    if isAt("0", start), isAt("x", start + 1) || isAt("o", start + 1) || isAt("b", start + 1) {
      let isHexadecimal = isAt("x", start + 1)
      end = start + 2
      skipDigits(&end, isHexadecimal: isHexadecimal)
      if isHexadecimal {
        if isAt(".", end), isHexadecimalDigit(byte(at: end + 1)) {
          var fraction = end + 1
          skipDigits(&fraction, isHexadecimal: true)
          if isAt("p", fraction) || isAt("P", fraction) {
            end = fraction
            isFloat = true
          }
        }
        if isAt("p", end) || isAt("P", end) {
          isFloat = true
          skipExponent(&end)
        }
      }
    } else {
      skipDigits(&end, isHexadecimal: false)
      // After a period, the digits are a tuple element: `pair.0.1` is not `pair.` followed by the number 0.1.
      let isTupleElement = previousKind == .period && tokens.last?.end == start
      if !isTupleElement {
        if isAt(".", end), isDigit(byte(at: end + 1)) {
          end += 1
          skipDigits(&end, isHexadecimal: false)
          isFloat = true
        }
        if isAt("e", end) || isAt("E", end) {
          isFloat = true
          skipExponent(&end)
        }
      }
    }
    emit(isFloat ? .floatingPointLiteral : .integerLiteral, from: start, to: identifierEnd(from: end))
  }

  private func skipExponent(_ end: inout Int) {
    end += 1
    if isAt("+", end) || isAt("-", end) { end += 1 }
    skipDigits(&end, isHexadecimal: false)
  }

  private func skipDigits(_ end: inout Int, isHexadecimal: Bool) {
    while isDigit(byte(at: end)) || isAt("_", end) || (isHexadecimal && isHexadecimalDigit(byte(at: end))) { end += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }

  // MARK: Brackets

  private mutating func openBracket(_ bracket: UInt8, at start: Int) {
    let kind: TokenKind =
      switch bracket {
      case UInt8(ascii: "("): .leftParenthesis
      case UInt8(ascii: "["): .leftBracket
      default: .leftBrace
      }
    if kind == .leftParenthesis, let last = interruptedStrings.indices.last {
      interruptedStrings[last].openParentheses += 1
    }
    openBrackets.open(kind, token: tokens.count)
    emit(kind, from: start, to: start + 1)
  }

  private mutating func closeBracket(_ bracket: UInt8, at start: Int) {
    let kind: TokenKind =
      switch bracket {
      case UInt8(ascii: ")"): .rightParenthesis
      case UInt8(ascii: "]"): .rightBracket
      default: .rightBrace
      }
    if let opening = openBrackets.close(kind) { bracketPairs.append((opening, tokens.count)) }
    emit(kind, from: start, to: start + 1)
    guard kind == .rightParenthesis, let last = interruptedStrings.indices.last else { return }
    if interruptedStrings[last].openParentheses == 0 {
      let context = interruptedStrings.removeLast()
      lexStringBody(context)
    } else {
      interruptedStrings[last].openParentheses -= 1
    }
  }

  // MARK: Trivia

  private mutating func skipTrivia() {
    while offset < count {
      switch text[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
        startsLine = true
        endUnfinishedInterpolations()
      case UInt8(ascii: "/"):
        if isAt("/", offset + 1) {
          skipLine()
        } else if isAt("*", offset + 1) {
          skipBlockComment()
        } else {
          return
        }
      case 0xEF where offset == 0 && byte(at: 1) == 0xBB && byte(at: 2) == 0xBF:
        offset = 3
        if isAt("#", 3), isAt("!", 4) { skipLine() }
      default:
        return
      }
    }
  }

  /// Skips to the line ending, but not past it.
  private mutating func skipLine() {
    while offset < count, text[offset] != UInt8(ascii: "\n"), text[offset] != UInt8(ascii: "\r") { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 1
    offset += 2
    while offset < count, depth > 0 {
      switch text[offset] {
      case UInt8(ascii: "*") where isAt("/", offset + 1):
        depth -= 1
        offset += 2
      case UInt8(ascii: "/") where isAt("*", offset + 1):
        depth += 1
        offset += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        offset += 1
      default:
        offset += 1
      }
    }
  }

  // MARK: Scalars

  /// The scalar at the offset. A malformed sequence is one byte long and has the value 0xFFFD.
  func scalar(at offset: Int) -> (value: UInt32, utf8Count: Int) {
    let first = byte(at: offset)
    let length =
      switch first {
      case 0..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    guard length > 0, offset + length <= count else { return (0xFFFD, 1) }
    guard length > 1 else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length {
      let next = text[index]
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (value, length)
  }
}
