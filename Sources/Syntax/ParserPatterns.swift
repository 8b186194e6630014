extension Parser {
  // MARK: Patterns

  /// Parses the pattern of a variable or a loop: a name, `_`, a tuple, or `let` or `var` before one of these.
  mutating func parsePattern() { nested { $0.parsePatternUnchecked() } }

  private mutating func parsePatternUnchecked() {
    switch kind {
    case .wildcard: finishToken(.wildcardPattern)
    case .leftParenthesis: parseTuplePattern()
    case .let, .var, .inout: parseNode(.valueBindingPattern) { $0.parsePattern() }
    default:
      if kind.isIdentifierLike || at(.`self`) || at(.dollarIdentifier) || at(.backtick) {
        finishToken(.identifierPattern)
      } else if kind.isWord, !startsLine, !at(.in), !at(.`init`), !at(.where) {
        finishToken(.identifierPattern)
      }
    }
  }

  private mutating func parseTuplePattern() {
    parseBrackets(closedBy: .rightParenthesis, as: .tuplePattern) { parser in
      parser.parseElements(closedBy: .rightParenthesis) { parser in
        let start = parser.mark
        if parser.kind.isName, parser.peek() == .colon {
          parser.advance()
          parser.advance()
        }
        parser.parsePattern()
        parser.finish(.tuplePatternElement, from: start)
      }
    }
  }

  /// Parses the pattern of a `case` or, for a binding, the pattern after the `let` of a condition: a binding, a type
  /// test, or an expression that may contain bindings.
  mutating func parseMatchingPattern(isBinding: Bool = false) {
    let outer = context
    context = Context()
    context.isPattern = true
    context.isBinding = isBinding
    context.isCondition = true
    nested { $0.parseMatchingPatternUnchecked() }
    context = outer
  }

  private mutating func parseMatchingPatternUnchecked() {
    let start = mark
    switch kind {
    case _ where isAtBindingSpecifier: parseValueBinding()
    case .is: parseTypeTest()
    default:
      parseExpression()
      guard index > start.token else { return }
      // A single bound name is a pattern without an expression around it.
      if nodes.last?.kind == .patternExpression {
        dissolveLast(.patternExpression, from: start)
      } else {
        finish(.expressionPattern, from: start)
      }
    }
  }

  /// Parses `let` or `var` and the pattern that it binds, in a `case`.
  private mutating func parseValueBinding() {
    let start = mark
    let outer = context
    advance()
    context.isPattern = true
    context.isBinding = true
    nested { $0.parseMatchingPatternUnchecked() }
    context = outer
    finish(.valueBindingPattern, from: start)
  }

  private mutating func parseTypeTest() {
    parseNode(.isTypePattern) { $0.parseType() }
  }

  /// Parses a pattern inside an expression pattern: `.some(let x)`, or a bare name after an outer `let`.
  mutating func parsePatternInExpression() {
    let start = mark
    switch kind {
    case _ where isAtBindingSpecifier:
      let outer = context.isBinding
      context.isBinding = false
      parseValueBinding()
      context.isBinding = outer
    case .is: parseTypeTest()
    default: finishToken(.identifierPattern)
    }
    finish(.patternExpression, from: start)
  }

  /// Whether `let`, `var`, or `inout` follows, or `borrowing` or a similar underscored word before a name.
  var isAtBindingSpecifier: Bool {
    switch kind {
    case .let, .var, .inout: true
    case .borrowing: isBeforeNameOnLine
    case .identifier:
      isBeforeNameOnLine
        && (currentText(is: "_borrowing") || currentText(is: "_mutating") || currentText(is: "_consuming"))
    default: false
    }
  }

  private var isBeforeNameOnLine: Bool {
    !token(ahead: 1).isFirstOnLine && (peek().isIdentifierLike || peek() == .wildcard)
  }

  /// Returns whether the current name is bound by the pattern rather than used by it: no member, call, or subscript
  /// follows.
  mutating func isAtBindingName() -> Bool {
    guard kind.isIdentifierLike || at(.`self`) || at(.`init`) else { return false }
    switch peek() {
    case .period, .leftParenthesis, .leftBracket: return false
    case .leftAngle:
      let start = mark
      advance()
      let isSpecialized = parseGenericArgumentsInExpression()
      rewind(to: start)
      return !isSpecialized
    default: return true
    }
  }
}
