extension Parser {
  // MARK: Patterns

  /// The pattern of a variable or a loop: a name, `_`, a tuple, or `let`/`var` before one of these.
  mutating func parsePattern() {
    nested { $0.parsePatternUnchecked() }
  }

  private mutating func parsePatternUnchecked() {
    let start = mark
    switch kind {
    case .wildcard: finishToken(.wildcardPattern)
    case .leftParenthesis: parseTuplePattern()
    case .let, .var, .inout:
      advance()
      parsePattern()
      finish(.valueBindingPattern, from: start)
    default:
      if kind.isIdentifierLike || at(.`self`) || at(.dollarIdentifier) || at(.backtick) {
        finishToken(.identifierPattern)
      } else if kind.isWord, !startsLine, !at(.in), !at(.`init`), !at(.where) {
        finishToken(.identifierPattern)
      }
    }
  }

  private mutating func parseTuplePattern() {
    let start = mark
    let opening = index
    advance()
    inBrackets { parser in
      while !parser.at(.rightParenthesis), parser.kind != .endOfFile {
        let element = parser.mark
        let before = parser.index
        if parser.kind.isWord, parser.peek() == .colon {
          parser.advance()
          parser.advance()
        }
        parser.parsePattern()
        parser.finish(.tuplePatternElement, from: element)
        if !parser.consume(.comma) || parser.index == before { break }
      }
    }
    close(.rightParenthesis, openedAt: opening)
    finish(.tuplePattern, from: start)
  }

  /// The pattern of a `case`: a binding, a type test, or an expression that may hold bindings.
  mutating func parseMatchingPattern(isCondition: Bool = false) {
    let outer = context
    context.isPattern = true
    context.isCondition = isCondition
    nested { $0.parseMatchingPatternUnchecked() }
    context = outer
  }

  private mutating func parseMatchingPatternUnchecked() {
    let start = mark
    switch kind {
    case .let, .var, .inout:
      parseValueBinding()
    case .is:
      advance()
      parseType()
      finish(.isTypePattern, from: start)
    default:
      parseExpression()
      if index > start.token { finish(.expressionPattern, from: start) }
    }
  }

  /// `let` or `var` and the pattern that it binds, in a `case`.
  private mutating func parseValueBinding() {
    let start = mark
    let outer = context.isBinding
    advance()
    context.isBinding = true
    if at(.wildcard), !isOperandContinued(ahead: 1), !isOperator(ahead: 1) {
      finishToken(.wildcardPattern)
    } else if isAtBindingName, !isOperator(ahead: 1) {
      finishToken(.identifierPattern)
    } else {
      nested { $0.parseMatchingPatternUnchecked() }
    }
    context.isBinding = outer
    finish(.valueBindingPattern, from: start)
  }

  /// A pattern inside an expression pattern: `.some(let x)`, or a bare name behind an outer `let`.
  mutating func parsePatternInExpression() {
    let start = mark
    switch kind {
    case .let, .var, .inout: parseValueBinding()
    case .is:
      advance()
      parseType()
      finish(.isTypePattern, from: start)
    default: finishToken(at(.wildcard) ? .wildcardPattern : .identifierPattern)
    }
    finish(.patternExpression, from: start)
  }

  /// Whether a name stands here that the pattern binds rather than refers to.
  var isAtBindingName: Bool {
    (kind.isIdentifierLike || at(.`self`)) && !isOperandContinued(ahead: 1)
  }

  /// Whether an operator follows, `as` above all, and makes the name part of an expression pattern.
  private func isOperator(ahead distance: Int) -> Bool {
    let kind = peek(distance)
    return kind == .as || kind == .is || kind == .binaryOperator
  }

  /// Whether the token goes on with the operand before it, as a call, a member or an optional pattern does.
  private func isOperandContinued(ahead distance: Int) -> Bool {
    let next = token(ahead: distance)
    switch next.kind {
    case .period: return true
    case .leftParenthesis, .leftBracket: return !next.isFirstOnLine
    case .leftAngle, .postfixQuestionMark, .exclamationMark: return true
    default: return false
    }
  }
}
