extension Parser {
  // MARK: Primary expressions

  mutating func parsePrimary() {
    let start = mark
    switch kind {
    case .integerLiteral: finishToken(.integerLiteral)
    case .floatingPointLiteral: finishToken(.floatingPointLiteral)
    case .true, .false: finishToken(.booleanLiteral)
    case .nil: finishToken(.nilLiteral)
    case .regularExpressionLiteral: finishToken(.regularExpressionLiteral)
    case .stringQuote: parseStringLiteral()
    case .super: finishToken(.superExpression)
    case .wildcard: finishToken(.discardAssignment)
    case .leftParenthesis: parseTuple()
    case .leftBracket: parseCollection()
    case .leftBrace: parseClosure()
    case .backslash: parseKeyPath()
    case .if: parseIf()
    case .switch: parseSwitch()
    case .pound: parseMacroExpansion(mark)
    case .poundAvailable, .poundUnavailable: parseNode(.availabilityCondition) { $0.skipParentheses() }
    case .editorPlaceholder: finishToken(.editorPlaceholder)
    case .period: parseImplicitMember()
    case .at: parseAttributedOperand()
    case .binaryOperator, .leftAngle, .rightAngle, .postfixOperator:
      consumeOperatorName()
      finish(.identifierExpression, from: start)
    case .exclamationMark:
      finishToken(.identifierExpression)
    case .Any:
      finishToken(.identifierType)
      finish(.typeExpression, from: start)
    case .`self`, .`Self`, .`init`, .deinit, .subscript, .dollarIdentifier, .backtick: parseIdentifier()
    default:
      if kind.isIdentifierLike { parseIdentifier() }
    }
  }

  private mutating func parseIdentifier() {
    if context.isBinding, isAtBindingName() { return parsePatternInExpression() }
    let start = mark
    advance()
    consumeModuleSelector()
    parseDeclarationNameArguments()
    finish(.identifierExpression, from: start)
    if at(.leftAngle), parseGenericArgumentsInExpression() { finish(.genericSpecialization, from: start) }
  }

  /// Parses `.name`, whose base the context implies.
  private mutating func parseImplicitMember() {
    let start = mark
    advance()
    if kind.isWord || at(.integerLiteral) || at(.editorPlaceholder), !startsLine || kind.isIdentifierLike || at(.`init`)
    {
      advance()
      consumeModuleSelector()
      parseDeclarationNameArguments()
    }
    finish(.memberAccess, from: start)
    if at(.leftAngle), parseGenericArgumentsInExpression() { finish(.genericSpecialization, from: start) }
  }

  /// Parses a type with attributes in expression position: `@Sendable () -> Void`.
  private mutating func parseAttributedOperand() {
    let start = mark
    parseType()
    finish(.typeExpression, from: start)
  }

  private mutating func parseTuple() {
    let start = mark
    parseArgumentList(closedBy: .rightParenthesis)
    finish(.tupleExpression, from: start)
  }

  // MARK: Arrays and dictionaries

  private mutating func parseCollection() {
    let start = mark
    if isAtInlineArrayType {
      parseType()
      return finish(.typeExpression, from: start)
    }
    let opening = index
    var node: NodeKind = .arrayExpression
    advance()
    inBrackets { parser in
      if parser.at(.colon) {
        parser.advance()
        node = .dictionaryExpression
        return
      }
      while !parser.at(.rightBracket), !parser.isAtClosingBracket {
        let element = parser.mark
        if parser.at(.poundIf) { parser.parseConditionalElements() }
        parser.parseExpression()
        if parser.index > element.token, parser.consume(.colon) {
          node = .dictionaryExpression
          parser.parseExpression()
          parser.finish(.dictionaryElement, from: element)
        }
        if parser.index == element.token, !parser.at(.comma) { return }
        if !parser.consume(.comma), !parser.at(.poundIf) { return }
      }
    }
    close(.rightBracket, openedAt: opening)
    finish(node, from: start)
  }

  private mutating func parseConditionalElements() {
    parseIfConfig { parser in
      while parser.beginsExpression, !parser.isAtEndOfClause {
        let before = parser.index
        parser.parseExpression()
        if parser.consume(.colon) { parser.parseExpression() }
        if !parser.consume(.comma) || parser.index == before { return }
      }
    }
  }

  /// Whether a type such as `[3 of Int]` follows.
  private var isAtInlineArrayType: Bool {
    (peek() == .integerLiteral || peek() == .wildcard || peek() == .identifier) && peek(2) == .of
      && !token(ahead: 2).isFirstOnLine && token(ahead: 3).kind.isWord
  }

  // MARK: Strings

  private mutating func parseStringLiteral() {
    nested { parser in
      let start = parser.mark
      parser.advance()
      while true {
        switch parser.kind {
        case .stringSegment where parser.isAdjacent:
          parser.advance()
        case .interpolationStart where parser.isAdjacent:
          parser.parseInterpolation()
        case .stringQuote where parser.isAdjacent:
          parser.advance()
          return parser.finish(.stringLiteral, from: start)
        default:
          return parser.finish(.stringLiteral, from: start)
        }
      }
    }
  }

  private mutating func parseInterpolation() {
    parseBrackets(closedBy: .rightParenthesis, as: .interpolation) { $0.parseArguments(until: .rightParenthesis) }
  }

  // MARK: Key paths

  private mutating func parseKeyPath() {
    let start = mark
    advance()
    if !at(.period), kind.isWord || at(.leftBracket) || at(.leftParenthesis) { parseKeyPathRoot() }
    parseKeyPathComponents()
    finish(.keyPath, from: start)
  }

  /// Parses the root type. It consists of a single type name, because `.` begins the components.
  private mutating func parseKeyPathRoot() {
    let start = mark
    switch kind {
    case .leftBracket, .leftParenthesis:
      parsePrimaryType()
    default:
      advance()
      consumeModuleSelector()
      if at(.leftAngle) { parseGenericArgumentClause() }
      finish(.identifierType, from: start)
    }
    while true {
      switch kind {
      case .postfixQuestionMark where isAdjacent:
        advance()
        finish(.optionalType, from: start)
      case .period where peek() == .type || peek() == .protocolType:
        advance()
        advance()
        finish(.metatypeType, from: start)
      default: return
      }
    }
  }

  private mutating func parseKeyPathComponents() {
    while true {
      let start = mark
      switch kind {
      case .period:
        if startsLine, index > 0, tokens[index - 1].kind != .backslash { return }
        advance()
        if kind.isName || at(.integerLiteral) {
          advance()
          consumeModuleSelector()
          parseDeclarationNameArguments()
          if at(.leftAngle) { _ = parseGenericArgumentsInExpression() }
        } else if at(.leftBracket) {
          parseArgumentList(closedBy: .rightBracket)
        } else if at(.postfixQuestionMark) || at(.exclamationMark) {
          advance()
        }
      case .leftBracket where isAdjacent:
        parseArgumentList(closedBy: .rightBracket)
      case .leftParenthesis where isAdjacent && isMethodComponent:
        parseArgumentList(closedBy: .rightParenthesis)
      case .postfixQuestionMark where isAdjacent, .exclamationMark where isAdjacent:
        advance()
      default: return
      }
      finish(.keyPathComponent, from: start)
    }
  }

  /// Whether a call here is part of the key path, because it follows a named component (SE-0479).
  private var isMethodComponent: Bool {
    guard let last = nodes.last else { return false }
    return last.kind == .keyPathComponent
  }

  // MARK: Macros

  /// Parses `#name<…>(…) { … }`. If it is a declaration, the attributes and modifiers before it belong to it.
  mutating func parseMacroExpansion(_ start: Mark) {
    advance()
    if kind.isName, isAdjacent {
      advance()
      consumeModuleSelector()
    }
    if at(.leftAngle), isAdjacent { _ = parseGenericArgumentsInExpression() }
    if at(.leftParenthesis), !startsLine { parseArgumentList(closedBy: .rightParenthesis) }
    if at(.leftBrace), !startsLine, isAtTrailingClosure {
      parseClosure()
      while kind.isWord, !at(.default), peek() == .colon, peek(2) == .leftBrace {
        let label = mark
        advance()
        advance()
        parseClosure()
        finish(.labeledTrailingClosure, from: label)
      }
    }
    finish(.macroExpansion, from: start)
  }
}
