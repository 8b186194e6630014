extension Lexer {
  // MARK: Regular expressions

  /// Lexes a regular expression that begins at a slash inside a run of operator characters. The characters before the
  /// slash become an operator. Returns false if the whole run is an operator (SE-0354, "Syntactic ambiguities").
  mutating func lexRegularExpression(at slash: Int, inOperatorFrom start: Int, to end: Int) -> Bool {
    guard !isLeftBound(start) else { return false }
    var isCertain = false
    if !isRightBound(end, leftBound: false) {
      // The run looks like a binary operator, but a binary operator is impossible if an operand is expected.
      if followsOptionalTry {
        isCertain = true
      } else {
        guard mayBeginExpression else { return false }
        switch previousKind {
        case .leftParenthesis, .leftBracket, .comma, .colon, .colonColon, .interpolationStart: break
        default: isCertain = true
        }
      }
    }
    guard let literalEnd = regularExpressionEnd(from: slash, poundCount: 0, isCertain: isCertain) else { return false }
    if slash > start { emitOperator(from: start, to: slash) }
    emit(.regularExpressionLiteral, from: slash, to: literalEnd)
    return true
  }

  /// The end of `/…/` or `#/…/#`; nil if no regular expression begins here. If one certainly begins here and is
  /// unfinished, it ends with its line, or with its first line if it is a multi-line literal.
  mutating func regularExpressionEnd(from start: Int, poundCount: Int, isCertain: Bool) -> Int? {
    let slash = start + poundCount
    var end = slash + 1
    if poundCount == 0 {
      if isAt("*", end) || isAt("/", end) || isAt("*", slash - 1) { return nil }
      if !isCertain, isAt(" ", end) || isAt("\t", end) { return nil }
      if !isCertain, hasGivenUpOnRegularExpressions(at: start) { return nil }
    }
    let firstLineEnd = multilineStart(after: end, poundCount: poundCount)
    if let firstLineEnd {
      if poundCount >= searches.regularExpressionPoundCount { return firstLineEnd }
      end = firstLineEnd
    }
    var groupDepth = 0
    var classDepth = 0
    while end < count {
      switch text[end] {
      case UInt8(ascii: "\\"):
        end += 1
        if end < count, firstLineEnd == nil, isLineEnd(end) { continue }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if firstLineEnd == nil { return unfinishedRegularExpressionEnd(end, isCertain: isCertain) }
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]"): classDepth = max(classDepth - 1, 0)
      case UInt8(ascii: "(") where classDepth == 0: groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth == 0, !isCertain { return nil }
        groupDepth = max(groupDepth - 1, 0)
      case UInt8(ascii: "/"):
        var pounds = 0
        while poundCount > 0, isAt("#", end + 1 + pounds) { pounds += 1 }
        guard pounds >= poundCount else { break }
        if poundCount == 0 {
          if isAt("*", end + 1) || isAt("/", end + 1) { return isCertain ? end : nil }
          if !isCertain, isAt(" ", end - 1) || isAt("\t", end - 1), !isAt("\\", end - 2) { return nil }
        }
        return end + 1 + pounds
      default: break
      }
      end += 1
    }
    if let firstLineEnd {
      searches.regularExpressionPoundCount = min(poundCount, searches.regularExpressionPoundCount)
      return firstLineEnd
    }
    return unfinishedRegularExpressionEnd(count, isCertain: isCertain)
  }

  private func isLineEnd(_ offset: Int) -> Bool { isAt("\n", offset) || isAt("\r", offset) }

  /// The end of the first line of a multi-line literal, which begins with `#/` followed only by white space.
  private func multilineStart(after start: Int, poundCount: Int) -> Int? {
    guard poundCount > 0 else { return nil }
    var end = start
    while isAt(" ", end) || isAt("\t", end) { end += 1 }
    return isLineEnd(end) ? end : nil
  }

  private mutating func unfinishedRegularExpressionEnd(_ lineEnd: Int, isCertain: Bool) -> Int? {
    if isCertain { return lineEnd }
    let known = searches.regularExpressions.lineEnd == lineEnd ? searches.regularExpressions.count : 0
    searches.regularExpressions = (lineEnd, known + 1)
    return nil
  }

  private func hasGivenUpOnRegularExpressions(at start: Int) -> Bool {
    start < searches.regularExpressions.lineEnd
      && searches.regularExpressions.count > Self.maximumUnfinishedRegularExpressions
  }

  /// Whether the previous tokens are `try?` or `try!`. An operand follows them, although their marks look like postfix
  /// operators.
  private var followsOptionalTry: Bool {
    guard tokens.count >= 2, previousKind == .postfixQuestionMark || previousKind == .exclamationMark else {
      return false
    }
    return tokens[tokens.count - 2].kind == .try
  }

  /// Whether the previous token may precede an operand rather than a binary operator.
  private var mayBeginExpression: Bool {
    guard let previous = previousKind else { return true }
    switch previous {
    case .rightAngle: return tokens.last.map { !isLeftBound($0.start) } ?? true
    case .rightParenthesis, .rightBracket, .rightBrace, .integerLiteral, .floatingPointLiteral,
      .regularExpressionLiteral, .stringQuote, .dollarIdentifier, .exclamationMark, .postfixQuestionMark,
      .postfixOperator, .`self`, .`Self`, .super, .Any, .true, .false, .nil, .wildcard, .editorPlaceholder,
      .identifier, .backtick, .period, .arrow, .at, .pound, .backslash, .colonColon, .poundAvailable,
      .poundUnavailable, .poundSourceLocation:
      return false
    default:
      // A word that is a keyword only in some contexts counts as a name.
      return !previous.isIdentifierLike
    }
  }
}
