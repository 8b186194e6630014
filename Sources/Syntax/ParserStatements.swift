extension Parser {
  // MARK: Statements

  /// Parses statements and declarations until `isDone` returns true, or to the end of a clause of `#if` or of the file.
  mutating func parseStatements(until isDone: (Parser) -> Bool) {
    while !isDone(self), !isAtEndOfClause {
      if consume(.semicolon) { continue }
      let before = index
      parseStatement()
      if index == before { finishToken(.unexpected) }
    }
  }

  var isAtEndOfClause: Bool {
    switch kind {
    case .endOfFile: true
    case .poundElseif, .poundElse, .poundEndif: context.isInClause
    default: false
    }
  }

  mutating func parseStatement() { nested { $0.parseStatementUnchecked() } }

  private mutating func parseStatementUnchecked() {
    let start = mark
    switch kind {
    case .poundIf where !(isAtConditionalAttributes && isAtDeclaration):
      return parseIfConfig { $0.parseStatements(until: { $0.at(.rightBrace) }) }
    case .poundSourceLocation: return parseSourceLocation()
    case .return: return parseOperandStatement(.returnStatement)
    case .throw: return parseOperandStatement(.throwStatement)
    case .defer: return parseNode(.deferStatement) { $0.parseCodeBlock() }
    case .break, .continue:
      let node: NodeKind = at(.break) ? .breakStatement : .continueStatement
      advance()
      if kind.isIdentifierLike || at(.dollarIdentifier), !startsLine { advance() }
      return finish(node, from: start)
    case .fallthrough: return finishToken(.fallthroughStatement)
    case .repeat where isBeforeOperand() || isBeforeParenthesis: break
    case .guard, .while, .for, .repeat, .do: return parseControlFlow()
    case .yield where isBeforeOperand():
      return parseYield()
    case .then where isAtThen:
      return parseOperandStatement(.thenStatement)
    case .discard where isBeforeOperand():
      return parseOperandStatement(.discardStatement)
    case .rightBrace, .rightBracket, .rightParenthesis: return
    default: break
    }
    if isAtLabel {
      advance()
      advance()
      parseStatement()
      return finish(.labeledStatement, from: start)
    }
    if isAtDeclaration || isAtLocalInitializer { return parseDeclaration() }
    if at(.`init`) { return parsePostfixExpression() }
    parseExpression()
  }

  /// Whether `init(…) {` among statements begins a misplaced declaration. Otherwise, it is the call `init(…)`.
  private var isAtLocalInitializer: Bool {
    guard at(.`init`), let end = closingToken(of: index + 1), end + 1 < tokens.count else { return false }
    switch tokens[end + 1].kind {
    case .leftBrace, .arrow, .async, .throws, .rethrows, .where: return true
    default: return false
    }
  }

  /// Whether a parenthesis follows on the same line: `repeat (each element).call()` is an expression.
  private var isBeforeParenthesis: Bool { peek() == .leftParenthesis && !token(ahead: 1).isFirstOnLine }

  /// Parses a keyword and an expression, if there is one on the same line or before the end of the block.
  private mutating func parseOperandStatement(_ node: NodeKind) {
    let start = mark
    advance()
    if beginsExpression, !(startsLine && isAtStatementKeywordOrDeclaration) { parseExpression() }
    finish(node, from: start)
  }

  /// Whether the code on a new line after `return` is a separate statement.
  private var isAtStatementKeywordOrDeclaration: Bool {
    switch kind {
    case .return, .throw, .defer, .break, .continue, .fallthrough, .guard, .while, .for, .do, .repeat, .case, .default,
      .at:
      true
    default: isAtDeclaration
    }
  }

  private var isAtThen: Bool {
    let next = token(ahead: 1)
    guard !next.isFirstOnLine else { return false }
    switch next.kind {
    case .identifier, .integerLiteral, .floatingPointLiteral, .stringQuote, .`self`, .true, .false, .nil, .try, .await:
      return true
    default: return false
    }
  }

  private mutating func parseYield() {
    parseNode(.yieldStatement) { $0.parseExpression() }
  }

  private var isAtLabel: Bool {
    guard kind.isIdentifierLike || at(.dollarIdentifier), peek() == .colon else { return false }
    switch peek(2) {
    case .while, .repeat, .for, .do, .if, .switch: return true
    default: return false
    }
  }

  mutating func parseControlFlow() {
    let start = mark
    switch kind {
    case .guard:
      advance()
      parseConditionList()
      consume(.else)
      parseCodeBlock()
      finish(.guardStatement, from: start)
    case .while:
      parseNode(.whileStatement) {
        $0.parseConditionList()
        $0.parseCodeBlock()
      }
    case .repeat:
      advance()
      parseCodeBlock()
      if consume(.while) { parseExpression() }
      finish(.repeatWhileStatement, from: start)
    case .for: parseForIn()
    default: parseDo()
    }
  }

  private mutating func parseForIn() {
    let start = mark
    advance()
    consume(.try)
    consume(.await)
    if at(.unsafe), peek() != .in, peek() != .colon { advance() }
    if consume(.case) {
      parseMatchingPattern()
    } else {
      parsePattern()
    }
    parseTypeAnnotation()
    if consume(.in) {
      parseConditionExpression()
    }
    parseWhereClause()
    parseCodeBlock()
    finish(.forInStatement, from: start)
  }

  private mutating func parseDo() {
    let start = mark
    advance()
    parseEffects()
    parseCodeBlock()
    while at(.catch) {
      let clause = mark
      advance()
      while !at(.leftBrace), kind != .endOfFile {
        let before = index
        parseCaseItem()
        if !consume(.comma) || index == before { break }
      }
      parseCodeBlock()
      finish(.catchClause, from: clause)
    }
    finish(.doStatement, from: start)
  }

  mutating func parseWhereClause() {
    parseClause(.whereClause, after: .where) { $0.parseConditionExpression() }
  }

  // MARK: Blocks and conditions

  /// Parses `{ … }`. Does nothing if there is no brace.
  mutating func parseCodeBlock() {
    guard at(.leftBrace) else { return }
    nested { parser in
      let start = parser.mark
      if !parser.skipBody() { parser.parseBracedStatements() }
      parser.finish(.codeBlock, from: start)
    }
  }

  mutating func parseBracedStatements() {
    let opening = index
    advance()
    inBrackets { $0.parseStatements(until: { $0.at(.rightBrace) }) }
    close(.rightBrace, openedAt: opening)
  }

  mutating func parseConditionExpression() {
    let outer = context
    context = Context()
    context.isCondition = true
    parseExpression()
    context = outer
  }

  mutating func parseConditionList() {
    let start = mark
    while kind != .endOfFile, index > start.token ? !isAtConditionalBody : !at(.leftBrace) {
      let before = index
      parseCondition()
      if !consume(.comma) || index == before { break }
    }
    finish(.conditionList, from: start)
  }

  /// Whether the brace after a condition's comma begins the statement's body rather than a closure.
  private var isAtConditionalBody: Bool {
    guard at(.leftBrace) else { return false }
    guard let end = closingToken(of: index), end + 1 < tokens.count else { return true }
    let next = tokens[end + 1]
    switch next.kind {
    case .endOfFile, .semicolon, .else, .rightBrace, .rightParenthesis: return true
    case .comma, .binaryOperator: return false
    default: return next.isFirstOnLine
    }
  }

  private mutating func parseCondition() {
    switch kind {
    case .let, .var, .inout:
      parseNode(.optionalBindingCondition) {
        $0.parseMatchingPattern(isBinding: true)
        $0.parseTypeAnnotation()
        $0.parseConditionInitializer()
      }
    case .case:
      parseNode(.matchingPatternCondition) {
        $0.parseMatchingPattern()
        $0.parseTypeAnnotation()
        $0.parseConditionInitializer()
      }
    case .poundAvailable, .poundUnavailable: parseNode(.availabilityCondition) { $0.skipParentheses() }
    default:
      parseConditionExpression()
    }
  }

  private mutating func parseConditionInitializer() {
    parseClause(.initializerClause, after: .equal) { $0.parseConditionExpression() }
  }

  /// Skips `( … )` if its content has a grammar that no other code needs.
  mutating func skipParentheses() {
    guard at(.leftParenthesis) else { return }
    if let end = closingToken(of: index) {
      move(to: end + 1)
    } else {
      advance()
      while !startsLine, !isAtClosingBracket { advance() }
    }
  }

  // MARK: if and switch, statements and expressions alike

  mutating func parseIf() {
    var starts: [Mark] = []
    repeat {
      starts.append(mark)
      advance()
      parseConditionList()
      parseCodeBlock()
    } while consumeElseIf()
    if consume(.else) {
      parseCodeBlock()
    }
    for start in starts.reversed() { finish(.ifExpression, from: start) }
  }

  private mutating func consumeElseIf() -> Bool {
    guard at(.else), peek() == .if else { return false }
    advance()
    return true
  }

  mutating func parseSwitch() {
    let start = mark
    advance()
    parseConditionExpression()
    if at(.leftBrace) {
      let opening = index
      advance()
      inBrackets { $0.parseSwitchCases() }
      close(.rightBrace, openedAt: opening)
    }
    finish(.switchExpression, from: start)
  }

  private mutating func parseSwitchCases() {
    while !at(.rightBrace), !isAtEndOfClause {
      let before = index
      if at(.poundIf) {
        parseIfConfig { $0.parseSwitchCases() }
      } else if isAtSwitchCase {
        parseSwitchCase()
      } else {
        parseStatement()
      }
      if index == before { finishToken(.unexpected) }
    }
  }

  var isAtSwitchCase: Bool {
    switch kind {
    case .case: true
    case .default: peek() == .colon
    case .at: peek().isName && (peek(2) == .default || peek(2) == .case)
    default: false
    }
  }

  private mutating func parseSwitchCase() {
    let start = mark
    parseAttributeList()
    if consume(.case) {
      while true {
        let before = index
        parseCaseItem()
        if !consume(.comma) || index == before { break }
      }
    } else {
      consume(.default)
    }
    consume(.colon)
    parseStatements(until: { $0.at(.rightBrace) || $0.isAtSwitchCase || $0.isAtConditionalCases })
    finish(.switchCase, from: start)
  }

  /// Whether an `#if` follows that contains cases, so that it ends the previous case.
  private var isAtConditionalCases: Bool {
    guard at(.poundIf) else { return false }
    var ahead = index + 1
    while ahead < tokens.count, tokens[ahead].kind != .endOfFile {
      let token = tokens[ahead]
      if token.isFirstOnLine {
        switch token.kind {
        case .poundIf, .poundElseif, .poundElse: break
        case .case, .poundEndif: return token.kind == .case
        case .default: return ahead + 1 < tokens.count && tokens[ahead + 1].kind == .colon
        case .at: return ahead + 2 < tokens.count && [.default, .case].contains(tokens[ahead + 2].kind)
        default: return false
        }
      }
      ahead += 1
    }
    return false
  }

  private mutating func parseCaseItem() {
    let start = mark
    if !at(.where) { parseMatchingPattern() }
    parseWhereClause()
    finish(.caseItem, from: start)
  }

  // MARK: Conditional compilation

  /// Parses `#if … #endif`. `content` parses each clause and stops at its end.
  mutating func parseIfConfig(_ content: (inout Parser) -> Void) {
    nested { parser in
      let start = parser.mark
      while parser.at(.poundIf) || parser.at(.poundElseif) || parser.at(.poundElse) {
        if parser.at(.poundIf), parser.index > start.token { break }
        let clause = parser.mark
        let hasCondition = !parser.at(.poundElse)
        parser.advance()
        if hasCondition, !parser.startsLine {
          let outer = parser.context
          parser.context = Context()
          parser.context.endsAtLineEnd = true
          parser.parseExpression()
          parser.context = outer
        }
        parser.parseClauseContent(content)
        parser.finish(.ifConfigClause, from: clause)
      }
      parser.consume(.poundEndif)
      parser.finish(.ifConfig, from: start)
    }
  }

  /// Parses a clause to its end, even if the clause leaves a bracket open or closes one too many.
  private mutating func parseClauseContent(_ content: (inout Parser) -> Void) {
    let outer = context
    context.isInClause = true
    while !isAtEndOfClause, !at(.rightBrace) {
      let before = index
      content(&self)
      if index == before, !at(.rightBrace), !isAtEndOfClause { finishToken(.unexpected) }
    }
    context = outer
  }

  private mutating func parseSourceLocation() {
    parseNode(.sourceLocationDirective) { $0.skipParentheses() }
  }
}
