extension Parser {
  // MARK: Generic parameters and requirements

  mutating func parseGenericParameterClause() {
    guard at(.leftAngle) else { return }
    nested { parser in
      let start = parser.mark
      parser.advance()
      parser.inBrackets { parser in
        while !parser.at(.rightAngle), !parser.isAtClosingBracket, !parser.at(.leftBrace) {
          let before = parser.index
          parser.parseGenericParameter()
          parser.parseGenericWhereClause()
          if !parser.consume(.comma) || parser.index == before { break }
        }
      }
      parser.consume(.rightAngle)
      parser.finish(.genericParameterClause, from: start)
    }
  }

  private mutating func parseGenericParameter() {
    let start = mark
    parseAttributeList()
    if at(.each) || at(.let), peek().isWord { advance() }
    if kind.isWord { advance() }
    if isAtEllipsis { advance() }
    if consume(.colon) { parseType() }
    if consume(.equal) { parseType() }
    finish(.genericParameter, from: start)
  }

  mutating func parsePrimaryAssociatedTypes() {
    guard at(.leftAngle) else { return }
    let start = mark
    advance()
    while kind.isWord {
      advance()
      guard consume(.comma) else { break }
    }
    consume(.rightAngle)
    finish(.primaryAssociatedTypeClause, from: start)
  }

  mutating func parseInheritanceClause() {
    guard at(.colon) else { return }
    let start = mark
    advance()
    while !at(.leftBrace), !at(.where), !isAtClosingBracket {
      let inherited = mark
      let before = index
      if at(.class) { finishToken(.identifierType) } else { parseType() }
      if index > before { finish(.inheritedType, from: inherited) }
      if !consume(.comma) || index == before { break }
    }
    finish(.inheritanceClause, from: start)
  }

  mutating func parseGenericWhereClause() {
    guard at(.where) else { return }
    let start = mark
    advance()
    while !at(.leftBrace), !isAtClosingBracket {
      let requirement = mark
      let before = index
      parseGenericArgument()
      if at(.colon) || at(.binaryOperator) && currentText(is: "==") || at(.equal) || isAtTilde {
        advance()
        parseGenericArgument()
        if at(.leftParenthesis), isAdjacent || !startsLine { skipParentheses() }
      }
      if index > before { finish(.genericRequirement, from: requirement) }
      if !consume(.comma) || index == before { break }
    }
    finish(.genericWhereClause, from: start)
  }

  private var isAtTilde: Bool { kind.isOperator && currentText(is: "~") }

  // MARK: Generic arguments

  /// Parses `<A, B>` where the code is certainly a type. Returns whether the clause was closed.
  @discardableResult
  mutating func parseGenericArgumentClause() -> Bool {
    var isClosed = false
    let start = mark
    guard nesting < Self.maximumNesting else { return false }
    nesting += 1
    advance()
    inBrackets { parser in
      while !parser.at(.rightAngle), !parser.isAtClosingBracket {
        let before = parser.index
        parser.parseGenericArgument()
        if parser.index == before || !parser.consume(.comma) { break }
      }
      isClosed = parser.consume(.rightAngle)
    }
    nesting -= 1
    finish(.genericArgumentClause, from: start)
    return isClosed
  }

  mutating func parseGenericArgument() {
    switch kind {
    case .integerLiteral: finishToken(.integerLiteral)
    case .prefixOperator where currentText(is: "-") && peek() == .integerLiteral,
      .binaryOperator where currentText(is: "-") && peek() == .integerLiteral:
      let start = mark
      advance()
      finishToken(.integerLiteral)
      finish(.prefixExpression, from: start)
    default: parseType()
    }
  }

  /// Parses generic arguments in an expression. Consumes nothing if `<` is an operator. The clause counts as generic
  /// arguments if it is closed and the next token cannot begin an operand (The Swift Programming Language, "Generic
  /// Argument Clause").
  mutating func parseGenericArgumentsInExpression() -> Bool {
    guard at(.leftAngle), !knownLessThans.contains(index) else { return false }
    let start = mark
    let outer = nesting
    nesting = max(nesting, Self.maximumNesting - Self.maximumSpeculativeNesting)
    let isClosed = parseGenericArgumentClause()
    nesting = outer
    if isClosed, followsGenericArguments { return true }
    rewind(to: start)
    knownLessThans.insert(index)
    return false
  }

  private var followsGenericArguments: Bool {
    switch kind {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamationMark, .postfixQuestionMark, .colon, .rightAngle:
      return true
    case .leftParenthesis, .leftBracket:
      return !startsLine
    case .binaryOperator, .prefixAmpersand: return currentText(is: "&")
    default: return false
    }
  }
}
