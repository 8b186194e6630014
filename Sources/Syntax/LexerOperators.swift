extension Lexer {
  /// Lexes `.` alone, or an operator that begins with a period, such as `...`, `..<`, or `.+`.
  mutating func lexPeriod(from start: Int) {
    guard isAt(".", start + 1) || (isOperatorByte(start + 1) && !isLeftBound(start)) else {
      emit(.period, from: start, to: start + 1)
      return
    }
    // In `\.?.name` and `\.!.name` the period begins a key path, not an operator.
    if previousKind == .backslash, tokens.last?.end == start, !isAt(".", start + 1) {
      emit(.period, from: start, to: start + 1)
      return
    }
    var end = start + 1
    while end < count, isAt(".", end) || isOperatorByte(end) {
      if beginsComment(end) { break }
      end += scalar(at: end).utf8Count
    }
    emitOperator(from: start, to: end)
  }

  mutating func lexOperator(from start: Int, namesOperator: Bool) {
    let first = byte(at: start)
    if first == UInt8(ascii: "!"), isLeftBound(start), !namesOperator {
      emit(.exclamationMark, from: start, to: start + 1)
      return
    }
    if first == UInt8(ascii: "?"), isLeftBound(start), !namesOperator {
      emit(.postfixQuestionMark, from: start, to: start + 1)
      return
    }
    if first == UInt8(ascii: "<"), isAt("#", start + 1), let end = placeholderEnd(from: start) {
      emit(.editorPlaceholder, from: start, to: end)
      return
    }
    if first == UInt8(ascii: ">") {
      isNamingOperator = namesOperator && isOperatorByte(start + 1)
      emit(.rightAngle, from: start, to: start + 1)
      return
    }
    var end = start
    var slash: Int?
    while end < count, isOperatorByte(end), end == start || !isPlaceholder(at: end) {
      if slash == nil, isAt("/", end) { slash = end }
      end += scalar(at: end).utf8Count
    }
    if let slash, !namesOperator, lexRegularExpression(at: slash, inOperatorFrom: start, to: end) { return }
    end = commentStart(from: start + 1, to: end) ?? end
    // In `func ==<T>(…)`, the generic parameters begin inside the run of operator characters.
    if namesOperator, end - start > 1, isAt("<", end - 1), CharacterClass.continuesIdentifier(asciiOrScalar(at: end)) {
      end -= 1
    }
    if end - start == 2, isNegativeGenericArgument(from: start) { end -= 1 }
    emitOperator(from: start, to: end)
  }

  /// Returns whether `<-3>` begins here: an angle bracket and a negative argument (SE-0452) rather than the operator
  /// `<-`.
  private func isNegativeGenericArgument(from start: Int) -> Bool {
    guard isAt("<", start), isAt("-", start + 1), isLeftBound(start) else { return false }
    var end = start + 2
    while end < count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(at: end)) { end += 1 }
    return end > start + 2 && isAt(">", end)
  }

  mutating func emitOperator(from start: Int, to end: Int) {
    let leftBound = isLeftBound(start)
    let rightBound = isRightBound(end, leftBound: leftBound)
    if end - start == 1 {
      switch byte(at: start) {
      case UInt8(ascii: "="): return emit(.equal, from: start, to: end)
      case UInt8(ascii: "<"): return emit(.leftAngle, from: start, to: end)
      case UInt8(ascii: "?"): return emit(.infixQuestionMark, from: start, to: end)
      case UInt8(ascii: "&") where !leftBound && rightBound: return emit(.prefixAmpersand, from: start, to: end)
      default: break
      }
    } else if end - start == 2, isAt("-", start), isAt(">", start + 1) {
      return emit(.arrow, from: start, to: end)
    }
    let kind: TokenKind =
      leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator
    emit(kind, from: start, to: end)
  }

  private func asciiOrScalar(at offset: Int) -> UInt32 {
    let byte = byte(at: offset)
    guard byte < 0x80 else { return scalar(at: offset).value }
    return CharacterClass.isASCIIIdentifier(byte) ? 0x00AA : 0
  }

  func isOperatorByte(_ offset: Int) -> Bool {
    let byte = byte(at: offset)
    return byte < 0x80 ? operatorBytes[Int(byte)] : CharacterClass.continuesOperator(scalar(at: offset).value)
  }

  /// The offset at which `//` or `/*` begins inside a run of operator characters.
  private func commentStart(from start: Int, to end: Int) -> Int? {
    var offset = start
    while offset < end {
      if beginsComment(offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// Returns whether `<#…#>` begins here. A placeholder ends the operator before it.
  private func isPlaceholder(at offset: Int) -> Bool { isAt("<", offset) && isAt("#", offset + 1) }

  func beginsComment(_ offset: Int) -> Bool { isAt("/", offset) && (isAt("/", offset + 1) || isAt("*", offset + 1)) }

  /// Returns whether the character directly before the offset is neither white space nor punctuation that separates an
  /// operator from an operand.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch byte(at: offset - 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case 0xA0: return byte(at: offset - 2) != 0xC2
    case UInt8(ascii: "/"):
      // After a comment, the operator is treated as if white space preceded it.
      return tokens.last?.end == offset
    default:
      return true
    }
  }

  func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    guard offset < count else { return false }
    switch byte(at: offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !leftBound
    case 0xC2: return byte(at: offset + 1) != 0xA0
    case UInt8(ascii: "/"): return !beginsComment(offset)
    default: return true
    }
  }

  /// The end of `<#…#>`; nil if it does not end on the same line.
  private mutating func placeholderEnd(from start: Int) -> Int? {
    var end = max(start + 2, searches.placeholderEnd)
    while end < count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") {
      if text[end] == UInt8(ascii: "#"), isAt(">", end + 1) { return end + 2 }
      end += 1
    }
    searches.placeholderEnd = end
    return nil
  }

  // MARK: # and regular expressions

  mutating func lexPound(from start: Int) {
    if start + 1 < searches.poundRunEnd { return emit(.pound, from: start, to: start + 1) }
    var end = start
    while isAt("#", end) { end += 1 }
    let poundCount = end - start
    if isAt("\"", end) {
      lexString(from: start, poundCount: poundCount)
      return
    }
    if isAt("/", end), let literalEnd = regularExpressionEnd(from: start, poundCount: poundCount, isCertain: true) {
      return emit(.regularExpressionLiteral, from: start, to: literalEnd)
    }
    searches.poundRunEnd = end
    let wordEnd = identifierEnd(from: start + 1)
    let kind: TokenKind =
      switch String(decoding: text[start + 1..<min(wordEnd, start + 16)], as: UTF8.self) {
      case "if": .poundIf
      case "elseif": .poundElseif
      case "else": .poundElse
      case "endif": .poundEndif
      case "sourceLocation": .poundSourceLocation
      case "available": .poundAvailable
      case "unavailable": .poundUnavailable
      default: .pound
      }
    emit(kind, from: start, to: kind == .pound ? start + 1 : wordEnd)
  }
}
