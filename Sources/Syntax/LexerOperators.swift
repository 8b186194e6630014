extension Lexer {
  /// `.` alone, or an operator that starts with `.` such as `...`, `..<`, `.+`.
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
    if first == UInt8(ascii: "/"), lexRegularExpression(from: start, poundCount: 0) { return }
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
    while end < count, isOperatorByte(end) {
      if end > start, beginsComment(end) { break }
      end += scalar(at: end).utf8Count
    }
    // In `func ==<T>(…)` the generic parameters begin inside the run of operator characters.
    if namesOperator, end - start > 1, isAt("<", end - 1), CharacterClass.continuesIdentifier(asciiOrScalar(at: end)) {
      end -= 1
    }
    emitOperator(from: start, to: end)
  }

  private mutating func emitOperator(from start: Int, to end: Int) {
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
    return identifierBytes[Int(byte)] ? 0x00AA : 0
  }

  func isOperatorByte(_ offset: Int) -> Bool {
    let byte = byte(at: offset)
    return byte < 0x80 ? operatorBytes[Int(byte)] : CharacterClass.continuesOperator(scalar(at: offset).value)
  }

  private func beginsComment(_ offset: Int) -> Bool {
    isAt("/", offset) && (isAt("/", offset + 1) || isAt("*", offset + 1))
  }

  /// Whether something other than white space or an opening bracket stands directly before the offset.
  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch byte(at: offset - 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      // Behind a comment the operator stands free.
      return tokens.last?.end == offset
    default:
      return true
    }
  }

  private func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    guard offset < count else { return false }
    switch byte(at: offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !leftBound
    case UInt8(ascii: "/"): return !beginsComment(offset)
    default: return true
    }
  }

  /// The end of `<#…#>` on one line.
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
    if isAt("/", end), lexRegularExpression(from: start, poundCount: poundCount) { return }
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

  /// Takes `/…/` or `#/…/#` as one token where an expression may begin; false when it is an operator.
  mutating func lexRegularExpression(from start: Int, poundCount: Int) -> Bool {
    if poundCount == 0, !mayBeginExpression { return false }
    if start < searches.regularExpressions.lineEnd,
      searches.regularExpressions.count > Self.maximumUnfinishedRegularExpressions
    {
      return false
    }
    var end = start + poundCount + 1
    let isMultiline = poundCount > 0 && (isAt("\n", end) || isAt("\r", end))
    if isMultiline, poundCount >= searches.regularExpressionPoundCount { return false }
    if poundCount == 0, [" ", "\t", "\n", "\r"].contains(where: { isAt($0, end) }) || end >= count { return false }
    var openParentheses = 0
    var isInsideClass = false
    while end < count {
      switch text[end] {
      case UInt8(ascii: "\\"):
        end += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline {
          noteUnfinishedRegularExpression(lineEnd: end)
          return false
        }
      case UInt8(ascii: "["):
        isInsideClass = true
      case UInt8(ascii: "]"):
        isInsideClass = false
      case UInt8(ascii: "(") where !isInsideClass:
        openParentheses += 1
      case UInt8(ascii: ")") where !isInsideClass:
        openParentheses -= 1
        if poundCount == 0, openParentheses < 0 { return false }
      case UInt8(ascii: "/"):
        var pounds = 0
        while pounds < poundCount, isAt("#", end + 1 + pounds) { pounds += 1 }
        if pounds == poundCount {
          if poundCount == 0, isAt(" ", end - 1) || isAt("\t", end - 1) { return false }
          emit(.regularExpressionLiteral, from: start, to: end + 1 + pounds)
          return true
        }
      default:
        break
      }
      end += 1
    }
    if isMultiline {
      searches.regularExpressionPoundCount = poundCount
    } else {
      noteUnfinishedRegularExpression(lineEnd: count)
    }
    return false
  }

  private mutating func noteUnfinishedRegularExpression(lineEnd: Int) {
    let count = searches.regularExpressions.lineEnd == lineEnd ? searches.regularExpressions.count : 0
    searches.regularExpressions = (lineEnd, count + 1)
  }

  /// Whether the previous token leaves room for an operand rather than for a binary operator.
  private var mayBeginExpression: Bool {
    guard let previous = previousKind else { return true }
    switch previous {
    case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle, .integerLiteral, .floatingPointLiteral,
      .regularExpressionLiteral, .stringQuote, .dollarIdentifier, .exclamationMark, .postfixQuestionMark,
      .postfixOperator, .`self`, .`Self`, .super, .Any, .true, .false, .nil, .`init`, .wildcard, .editorPlaceholder,
      .identifier, .backtick, .period:
      return false
    case .await, .async, .consume, .copy, .borrow, .each, .unsafe, .yield, .then, .discard:
      return true
    default:
      return !previous.isIdentifierLike
    }
  }
}
