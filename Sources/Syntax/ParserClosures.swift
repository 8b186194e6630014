extension Parser {
  // MARK: Closures

  mutating func parseClosure() {
    nested { parser in
      let start = parser.mark
      guard !parser.skipBody() else { return parser.finish(.closure, from: start) }
      parser.parseBrackets(closedBy: .rightBrace, as: .closure) { parser in
        parser.parseClosureSignature()
        parser.parseStatements(until: { $0.at(.rightBrace) })
      }
    }
  }

  /// Parses the attributes, captures, parameters, effects, and result type before `in`. Does nothing if there is no
  /// `in`.
  private mutating func parseClosureSignature() {
    guard let end = endOfClosureSignature else { return }
    let start = mark
    parseAttributeList()
    if at(.leftBracket) { parseCaptures() }
    if at(.leftParenthesis) {
      parseParameterClause(of: .closure)
    } else {
      while kind.isWord || at(.dollarIdentifier), !at(.in), !isEffect {
        finishToken(.closureShorthandParameter)
        guard consume(.comma) else { break }
      }
    }
    parseEffects()
    parseReturnClause()
    parseUnexpected(until: { $0.index >= end })
    consume(.in)
    finish(.closureSignature, from: start)
  }

  private var isEffect: Bool {
    guard at(.async) || at(.throws) || at(.rethrows) else { return false }
    return at(.throws) || at(.rethrows) || peek() == .in || peek() == .throws || peek() == .arrow
  }

  private mutating func parseCaptures() {
    parseBrackets(closedBy: .rightBracket, as: .closureCaptureClause) { parser in
      while !parser.at(.rightBracket), !parser.isAtClosingBracket {
        let capture = parser.mark
        if parser.at(.weak) || parser.at(.unowned), parser.peek() != .equal, parser.peek() != .comma,
          parser.peek() != .rightBracket
        {
          parser.advance()
          if parser.at(.leftParenthesis) { parser.skipParentheses() }
        }
        if parser.kind.isName, [.equal, .comma, .rightBracket].contains(parser.peek()) {
          parser.advance()
          parser.parseInitializerClause()
        } else {
          parser.parseExpression()
        }
        guard parser.index > capture.token else { return }
        parser.finish(.closureCapture, from: capture)
        guard parser.consume(.comma) else { return }
      }
    }
  }

  /// The index of the `in` that ends a signature beginning here; nil if the closure has no signature.
  private var endOfClosureSignature: Int? {
    var ahead = index
    while ahead < tokens.count - 1, tokens[ahead].kind == .at { ahead = endOfAttribute(at: ahead) }
    if tokens[ahead].kind == .leftBracket {
      guard let end = closingToken(of: ahead) else { return nil }
      ahead = end + 1
    }
    guard ahead < tokens.count else { return nil }
    if tokens[ahead].kind == .leftParenthesis {
      guard let end = closingToken(of: ahead) else { return nil }
      ahead = end + 1
    } else {
      while ahead < tokens.count - 1,
        tokens[ahead].kind.isIdentifierLike || tokens[ahead].kind == .wildcard
          || tokens[ahead].kind == .`self` || tokens[ahead].kind == .dollarIdentifier
      {
        ahead += 1
        guard tokens[ahead].kind == .comma else { break }
        ahead += 1
      }
    }
    return endOfClosureResult(from: ahead)
  }

  /// The index of `in`, past the effects and `-> Type` that follow the parameters.
  private func endOfClosureResult(from start: Int) -> Int? {
    var ahead = start
    while ahead < tokens.count - 1 {
      switch tokens[ahead].kind {
      case .in: return ahead
      case .async, .throws, .rethrows, .reasync: ahead += 1
      case .leftParenthesis where tokens[max(ahead - 1, 0)].kind == .throws:
        guard let end = closingToken(of: ahead) else { return nil }
        ahead = end + 1
      case .arrow: return endOfResultType(from: ahead + 1)
      default: return nil
      }
    }
    return nil
  }

  /// The index of `in` after the result type. A type consists only of words, brackets, and a few punctuation marks, so
  /// the first `in` outside brackets ends it.
  private func endOfResultType(from start: Int) -> Int? {
    var ahead = start
    while ahead < tokens.count - 1 {
      let token = tokens[ahead]
      switch token.kind {
      case .in: return ahead
      case .leftParenthesis, .leftBracket:
        guard let end = closingToken(of: ahead) else { return nil }
        ahead = end
      case .period, .comma, .leftAngle, .rightAngle, .postfixQuestionMark, .exclamationMark, .arrow, .at, .colonColon,
        .prefixOperator, .binaryOperator, .throws, .rethrows, .inout, .Any, .`Self`, .wildcard, .integerLiteral,
        .repeat, .colon:
        break
      default:
        guard token.kind.isIdentifierLike else { return nil }
      }
      ahead += 1
    }
    return nil
  }
}
