extension Parser {
  // MARK: Types

  /// Parses a type. Consumes nothing if none begins here.
  mutating func parseType() { nested { $0.parseTypeUnchecked() } }

  private mutating func parseTypeUnchecked() {
    guard !isAtNextDeclaration else { return }
    let start = mark
    if parseTypeSpecifiers() {
      parseType()
      return finish(.attributedType, from: start)
    }
    switch kind {
    case .repeat: return parseNode(.packExpansionType) { $0.parseType() }
    case .leftAngle:
      parseGenericParameterClause()
      parseType()
      return finish(.namedOpaqueType, from: start)
    case .some where nextBeginsType, .any where nextBeginsType:
      return parseNode(.someOrAnyType) { $0.parseCompositionType() }
    default: break
    }
    parseCompositionType()
    guard index > start.token else { return }
    parseFunctionTypeTail(start)
  }

  /// Parses `async throws -> Result` after the parameters.
  private mutating func parseFunctionTypeTail(_ start: Mark) {
    guard isAtArrow(inExpression: false) else { return }
    dissolveLast(.tupleType, from: start)
    parseEffects()
    parseReturnClause()
    finish(.functionType, from: start)
  }

  /// Whether effects and an arrow follow. `reasync` is an effect only outside of expressions.
  func isAtArrow(inExpression: Bool) -> Bool {
    var ahead = 0
    while true {
      switch peek(ahead) {
      case .arrow: return true
      case .async, .throws, .rethrows: ahead += 1
      case .reasync where !inExpression: ahead += 1
      case .leftParenthesis where ahead > 0 && peek(ahead - 1) == .throws:
        guard let end = closingToken(of: index + ahead) else { return false }
        ahead = end - index + 1
      default: return false
      }
    }
  }

  /// Parses `inout`, ownership modifiers, and attributes before a type. Returns whether there were any.
  private mutating func parseTypeSpecifiers() -> Bool {
    let start = index
    while true {
      switch kind {
      case .inout: advance()
      case .at: parseAttributeList()
      case .borrowing, .consuming, .isolated, .sending, .underscoreOwned, .underscoreShared, .underscoreConst:
        guard nextBeginsType else { return index > start }
        advance()
      case .nonisolated, .dependsOn:
        guard peek() == .leftParenthesis, !token(ahead: 1).isFirstOnLine else {
          guard nextBeginsType else { return index > start }
          advance()
          continue
        }
        advance()
        skipParentheses()
      default: return index > start
      }
    }
  }

  /// Whether the next token begins a type on the same line, so that the current word is a specifier rather than a name.
  private var nextBeginsType: Bool {
    let next = token(ahead: 1)
    guard !next.isFirstOnLine else { return false }
    switch next.kind {
    case .leftParenthesis, .leftBracket, .at, .inout, .Any, .`Self`, .repeat, .wildcard: return true
    case .prefixOperator: return text(next, is: "~")
    default: return next.kind.isIdentifierLike
    }
  }

  private mutating func parseCompositionType() {
    let start = mark
    parsePostfixType()
    guard isAtAmpersand, index > start.token else { return }
    while isAtAmpersand {
      advance()
      parsePostfixType()
    }
    finish(.compositionType, from: start)
  }

  private var isAtAmpersand: Bool {
    (at(.binaryOperator) || at(.prefixAmpersand) || at(.postfixOperator)) && currentText(is: "&")
  }

  private mutating func parsePostfixType() {
    let start = mark
    parsePrimaryType()
    guard index > start.token else { return }
    while true {
      switch kind {
      case .postfixQuestionMark where isAdjacent:
        advance()
        finish(.optionalType, from: start)
      case .exclamationMark where isAdjacent:
        advance()
        finish(.implicitlyUnwrappedOptionalType, from: start)
      case .period:
        switch peek() {
        case .type, .protocolType:
          advance()
          advance()
          finish(.metatypeType, from: start)
        case let next where next.isWord:
          guard !(token(ahead: 1).isFirstOnLine && next != .identifier) else { return }
          advance()
          parseTypeName()
          finish(.memberType, from: start)
        default: return
        }
      default: return
      }
    }
  }

  /// Parses a name with its generic arguments.
  private mutating func parseTypeName() {
    advance()
    consumeModuleSelector()
    if at(.leftAngle), !startsLine { parseGenericArgumentClause() }
  }

  mutating func parsePrimaryType() {
    let start = mark
    switch kind {
    case .leftParenthesis: parseTupleType()
    case .leftBracket: parseBracketType()
    case .prefixOperator where currentText(is: "~"), .binaryOperator where currentText(is: "~"):
      parseNode(.suppressedType) { $0.parsePostfixType() }
    case .some where nextBeginsType, .any where nextBeginsType:
      advance()
      nested { $0.parsePostfixType() }
      finish(.someOrAnyType, from: start)
    case .each where nextBeginsType:
      advance()
      nested { $0.parsePostfixType() }
      finish(.packElementType, from: start)
    case .`Self`:
      parseTypeName()
      finish(.identifierType, from: start)
    case .Any, .wildcard, .`self`: finishToken(.identifierType)
    case .editorPlaceholder: finishToken(.identifierType)
    default:
      guard kind.isIdentifierLike else { return }
      parseTypeName()
      finish(.identifierType, from: start)
    }
  }

  private mutating func parseTupleType() {
    parseBrackets(closedBy: .rightParenthesis, as: .tupleType) { parser in
      parser.parseElements(closedBy: .rightParenthesis) { $0.parseTupleTypeElement() }
    }
  }

  /// Parses `label name: Type...`. Both names may be missing.
  private mutating func parseTupleTypeElement() {
    let start = mark
    if kind.isWord, peek() == .colon {
      advance()
      advance()
    } else if at(.inout), peek().isWord, peek(2) == .colon {
      advance()
      advance()
      advance()
    } else if kind.isWord, peek().isWord, peek(2) == .colon {
      advance()
      advance()
      advance()
    }
    parseType()
    if isAtEllipsis { advance() }
    parseInitializerClause()
    finish(.tupleTypeElement, from: start)
  }

  private mutating func parseBracketType() {
    let start = mark
    let opening = index
    advance()
    var node: NodeKind = .arrayType
    inBrackets { parser in
      if parser.at(.integerLiteral) { parser.finishToken(.integerLiteral) } else { parser.parseType() }
      if parser.consume(.colon) {
        parser.parseType()
        node = .dictionaryType
      } else if parser.at(.of) {
        parser.advance()
        parser.parseType()
        node = .inlineArrayType
      }
    }
    close(.rightBracket, openedAt: opening)
    finish(node, from: start)
  }
}
