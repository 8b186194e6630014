extension Parser {
  // MARK: Sequences

  /// Parses operands and operators in source order. Consumes nothing if no expression begins here.
  mutating func parseExpression() { nested { $0.parseSequence() } }

  private mutating func parseSequence() {
    if context.isPattern, isAtBindingSpecifier || at(.is) { return parsePatternInExpression() }
    let start = mark
    guard parseOperand() else { return }
    var isSequence = false
    while let operatorNode = parseOperator() {
      isSequence = true
      // `is` and `as` include their type, so no operand follows.
      if operatorNode == .isOperator || operatorNode == .asOperator { continue }
      guard parseOperand() else { break }
    }
    if isSequence { finish(.sequenceExpression, from: start) }
  }

  private var isAtContextEnd: Bool { context.endsAtLineEnd && startsLine }

  /// Parses one operator between operands, if there is one.
  private mutating func parseOperator() -> NodeKind? {
    if isAtContextEnd { return nil }
    let start = mark
    switch kind {
    case .binaryOperator:
      finishToken(.binaryOperator)
      return .binaryOperator
    case .leftAngle:
      finishToken(.binaryOperator)
      return .binaryOperator
    case .rightAngle:
      if startsLine, isAtPrefixAngle { return nil }
      consumeOperatorName()
      finish(.binaryOperator, from: start)
      return .binaryOperator
    case .equal:
      // In `if case pattern = value`, the equal sign begins the value.
      guard !context.isPattern else { return nil }
      finishToken(.assignmentOperator)
      return .assignmentOperator
    case .infixQuestionMark:
      advance()
      parseExpression()
      consume(.colon)
      finish(.ternaryOperator, from: start)
      return .ternaryOperator
    case .is:
      advance()
      parseType()
      finish(.isOperator, from: start)
      return .isOperator
    case .as:
      advance()
      if at(.postfixQuestionMark) || at(.exclamationMark) || at(.infixQuestionMark) { advance() }
      parseType()
      finish(.asOperator, from: start)
      return .asOperator
    case .arrow, .async, .throws, .rethrows:
      guard isAtArrow(inExpression: true) else { return nil }
      parseEffects()
      consume(.arrow)
      finish(.arrowOperator, from: start)
      return .arrowOperator
    case .prefixAmpersand where currentText(is: "&") && !startsLine:
      finishToken(.binaryOperator)
      return .binaryOperator
    default:
      return nil
    }
  }

  // MARK: Operands

  /// Whether an expression may begin with the current token.
  var beginsExpression: Bool {
    switch kind {
    case .rightParenthesis, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .equal, .endOfFile, .arrow,
      .infixQuestionMark, .postfixQuestionMark, .poundIf, .poundElseif, .poundElse, .poundEndif, .in, .where, .else,
      .case, .default, .catch, .colonColon, .is, .as, .throws, .rethrows:
      false
    default: true
    }
  }

  /// Parses an operand with its prefix operators and effects. If there is none, consumes nothing and returns false.
  @discardableResult
  private mutating func parseOperand() -> Bool {
    guard beginsExpression, !isAtContextEnd, context.isPattern || !isAtNextDeclaration else { return false }
    let before = index
    nested { $0.parseOperandUnchecked() }
    return index > before
  }

  private mutating func parseOperandUnchecked() {
    let start = mark
    switch kind {
    case .prefixOperator: parseNode(.prefixExpression) { $0.parseOperand() }
    case .leftAngle where isAtPrefixAngle, .rightAngle where isAtPrefixAngle:
      consumeOperatorName()
      parseOperand()
      finish(.prefixExpression, from: start)
    case .prefixAmpersand: parseNode(.inOutExpression) { $0.parseOperand() }
    case .try:
      advance()
      if isAdjacent, at(.postfixQuestionMark) || at(.exclamationMark) { advance() }
      parseOperand()
      finish(.tryExpression, from: start)
    case .await where nextBeginsOperand: parseWordOperand(.awaitExpression)
    case .unsafe where isBeforeOperand(acceptsClosure: true, prefersPostfix: false): parseWordOperand(.unsafeExpression)
    case .consume where isBeforeOperand(): parseWordOperand(.consumeExpression)
    case .copy where isBeforeOperand(): parseWordOperand(.copyExpression)
    case .borrow where isBeforeOperand(): parseWordOperand(.borrowExpression)
    case .each where isBeforeOperand(): parseWordOperand(.eachExpression)
    case .repeat:
      // The repeated pattern is a whole expression.
      advance()
      parseExpression()
      finish(.repeatExpression, from: start)
    case .inout,
      .nonisolated where isAtNonsendingType:
      parseType()
      finish(.typeExpression, from: start)
    case .any where isBeforeOperand(), .some where isBeforeOperand():
      parseType()
      finish(.typeExpression, from: start)
      parsePostfix(start)
    default:
      parsePostfixExpression()
    }
  }

  /// Whether a type such as `nonisolated(nonsending) () async -> Void` follows.
  private var isAtNonsendingType: Bool {
    peek() == .leftParenthesis && !token(ahead: 1).isFirstOnLine && text(token(ahead: 2), is: "nonsending")
      && peek(3) == .rightParenthesis
  }

  /// Whether a prefix operator follows that begins with an angle bracket, as in `#if compiler(>=5.9)`.
  private var isAtPrefixAngle: Bool {
    var ahead = 1
    while token(ahead: ahead).kind.isOperator, isAdjacent(ahead: ahead) { ahead += 1 }
    guard isAdjacent(ahead: ahead) else { return false }
    switch peek(ahead) {
    case .rightParenthesis, .rightBracket, .comma, .endOfFile: return false
    default: return true
    }
  }

  private mutating func parseWordOperand(_ node: NodeKind) {
    let start = mark
    advance()
    parseOperand()
    finish(node, from: start)
  }

  /// Whether the token after `await` begins an operand, so that the word is not a name.
  private var nextBeginsOperand: Bool {
    let next = token(ahead: 1)
    switch next.kind {
    case .period: return !isAdjacent(ahead: 1)
    case .leftParenthesis, .leftBracket: return true
    case .leftBrace: return !context.isCondition
    case .stringQuote, .integerLiteral, .floatingPointLiteral, .`self`, .`Self`, .super, .nil, .true, .false, .try,
      .backslash, .pound, .dollarIdentifier, .prefixOperator, .prefixAmpersand, .if, .switch, .wildcard, .Any, .`init`,
      .editorPlaceholder, .regularExpressionLiteral:
      return true
    default: return next.kind.isIdentifierLike
    }
  }

  /// Returns whether an operand follows `consume` or a similar word on the same line, so that the word is not a name.
  func isBeforeOperand(acceptsClosure: Bool = false, prefersPostfix: Bool = true) -> Bool {
    let next = token(ahead: 1)
    guard !next.isFirstOnLine else { return false }
    switch next.kind {
    case .wildcard, .dollarIdentifier, .integerLiteral, .floatingPointLiteral, .stringQuote, .regularExpressionLiteral,
      .prefixAmpersand, .prefixOperator, .at, .backslash, .pound, .Any, .`Self`, .`self`, .super, .`init`, .true,
      .false, .nil, .repeat, .try, .if, .switch, .editorPlaceholder, .backtick:
      return true
    case .period, .leftParenthesis, .leftBracket:
      return !prefersPostfix && !isAdjacent(ahead: 1)
    case .leftBrace:
      guard acceptsClosure else { return false }
      var lookahead = self
      lookahead.advance()
      return lookahead.isAtTrailingClosure
    default: return next.kind.isIdentifierLike
    }
  }

  // MARK: Postfix

  mutating func parsePostfixExpression() {
    let start = mark
    parsePrimary()
    guard index > start.token else { return }
    parsePostfix(start)
  }

  /// Parses members, calls, subscripts, and postfix operators after an operand that began at the mark.
  mutating func parsePostfix(_ start: Mark) {
    while !isAtContextEnd {
      switch kind {
      case .period:
        guard parseMember(start) else { return }
      case .leftParenthesis:
        guard !startsLine else { return }
        parseArgumentList(closedBy: .rightParenthesis)
        if !context.isCondition { parseTrailingClosures() }
        finish(.call, from: start)
      case .leftBracket:
        guard !startsLine else { return }
        parseArgumentList(closedBy: .rightBracket)
        if !context.isCondition { parseTrailingClosures() }
        finish(.subscriptCall, from: start)
      case .leftBrace:
        guard isAtTrailingClosure, isCallable else { return }
        parseTrailingClosures()
        finish(.call, from: start)
        // A call has one unlabeled trailing closure. A second brace begins something else.
        if at(.leftBrace) { return }
      case .postfixQuestionMark:
        guard isAdjacent else { return }
        advance()
        finish(.optionalChaining, from: start)
      case .exclamationMark:
        guard isAdjacent else { return }
        advance()
        finish(.forceUnwrap, from: start)
      case .postfixOperator,
        .rightAngle where isAdjacent && token(ahead: 1).isFirstOnLine:
        advance()
        finish(.postfixExpression, from: start)
      case .poundIf:
        guard isAtConditionalMember else { return }
        parseIfConfig { $0.parseConditionalMembers() }
        finish(.postfixIfConfig, from: start)
      default: return
      }
    }
  }

  /// Returns whether a trailing closure may follow the operand. It cannot follow a literal, for example.
  private var isCallable: Bool {
    guard let last = nodes.last else { return false }
    switch last.kind {
    case .integerLiteral, .floatingPointLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .discardAssignment,
      .regularExpressionLiteral, .ifExpression, .switchExpression, .patternExpression:
      return false
    default: return true
    }
  }

  /// Parses `.name`, `.0`, or `.init`, with generic arguments and argument names.
  private mutating func parseMember(_ start: Mark) -> Bool {
    let next = token(ahead: 1)
    guard
      next.kind.isWord || next.kind == .integerLiteral || next.kind == .dollarIdentifier
        || next.kind == .editorPlaceholder || next.kind == .backtick
    else {
      // The period is being typed, and the member is still missing.
      advance()
      finish(.memberAccess, from: start)
      return kind == .leftParenthesis && !startsLine
    }
    advance()
    if startsLine, isAtStatementWord {
      // `value.` at the end of a line: the word on the next line begins a new statement.
      finish(.memberAccess, from: start)
      return false
    }
    advance()
    consumeModuleSelector()
    parseDeclarationNameArguments()
    finish(.memberAccess, from: start)
    if at(.leftAngle), parseGenericArgumentsInExpression() { finish(.genericSpecialization, from: start) }
    return true
  }

  private var isAtStatementWord: Bool {
    switch kind {
    case .let, .var, .func, .struct, .class, .enum, .extension, .protocol, .return, .guard, .for, .while, .import,
      .private, .fileprivate, .public, .internal, .static, .typealias, .case, .if, .switch, .defer, .do, .repeat:
      peek().isWord || at(.return)
    default: false
    }
  }

  /// Parses `(first:second:)` after a function's name.
  mutating func parseDeclarationNameArguments() {
    guard at(.leftParenthesis), !startsLine, let end = closingToken(of: index), end > index + 2,
      (end - index) % 2 == 1
    else { return }
    var ahead = index + 1
    while ahead < end {
      guard tokens[ahead].kind.isWord, tokens[ahead + 1].kind == .colon else { return }
      ahead += 2
    }
    let start = mark
    move(to: end + 1)
    finish(.declarationNameArguments, from: start)
  }

  // MARK: Calls

  /// Parses `( … )` or `[ … ]` with labels.
  mutating func parseArgumentList(closedBy closer: TokenKind) {
    nested { parser in
      let opening = parser.index
      parser.advance()
      parser.inBrackets(isPattern: true) { $0.parseArguments(until: closer) }
      parser.close(closer, openedAt: opening)
    }
  }

  mutating func parseArguments(until closer: TokenKind) {
    while !at(closer), !isAtClosingBracket {
      let start = mark
      if kind.isWord, peek() == .colon {
        advance()
        advance()
      } else if consume(.colon) {
        // The label is still missing.
      }
      if isAtOperatorReference || isAtKeywordReference { finishToken(.identifierExpression) } else { parseExpression() }
      guard index > start.token else {
        guard at(.comma) else { return }
        advance()
        continue
      }
      finish(.argument, from: start)
      guard consume(.comma) else { return }
    }
  }

  /// Whether an operator follows that is passed as a function: `reduce(0, +)`.
  private var isAtOperatorReference: Bool {
    guard kind.isOperator else { return false }
    switch peek() {
    case .comma, .rightParenthesis, .rightBracket: return !at(.postfixQuestionMark) && !at(.exclamationMark)
    default: return false
    }
  }

  /// Whether a keyword follows that is the argument of an attribute: `@attached(extension)`.
  private var isAtKeywordReference: Bool { at(.extension) && (peek() == .comma || peek() == .rightParenthesis) }

  /// Parses `{ … }` and any labeled closures after it.
  private mutating func parseTrailingClosures() {
    guard at(.leftBrace), isAtTrailingClosure else { return }
    parseClosure()
    while isAtLabeledTrailingClosure {
      let start = mark
      advance()
      advance()
      parseClosure()
      finish(.labeledTrailingClosure, from: start)
    }
  }

  private var isAtLabeledTrailingClosure: Bool {
    kind.isWord && !at(.default) && !at(.case) && peek() == .colon && peek(2) == .leftBrace
  }

  /// Whether the brace begins a trailing closure rather than the body of a statement, a switch, or a property.
  var isAtTrailingClosure: Bool {
    if context.endsAtLineEnd { return false }
    if isAtObserverBlock || peek() == .case { return false }
    guard context.isCondition else { return true }
    if token(ahead: 1).isFirstOnLine { return false }
    // In a condition, the brace begins a closure only if the statement's body still follows it.
    guard let end = closingToken(of: index), end + 1 < tokens.count else { return false }
    let next = tokens[end + 1]
    switch next.kind {
    case .leftBrace, .where, .comma: return true
    case .leftParenthesis, .leftBracket, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon,
      .equal, .postfixOperator, .binaryOperator, .is, .as, .leftAngle, .rightAngle:
      return !next.isFirstOnLine
    default: return false
    }
  }

  /// Whether `{ willSet … }`, `{ didSet … }`, or `{ init … }` follows an initial value.
  private var isAtObserverBlock: Bool {
    var ahead = index + 1
    while ahead < tokens.count - 1, tokens[ahead].kind == .at { ahead = endOfAttribute(at: ahead) }
    switch tokens[min(ahead, tokens.count - 1)].kind {
    case .willSet, .didSet, .`init`: return true
    default: return false
    }
  }

  // MARK: Conditional members

  /// Whether an `#if` follows whose clauses continue the member chain.
  private var isAtConditionalMember: Bool {
    var ahead = index
    while ahead < tokens.count - 1 {
      let token = tokens[ahead]
      if token.isFirstOnLine || ahead == index {
        switch token.kind {
        case .poundIf, .poundElseif, .poundElse: break
        case .period: return ahead > index
        default: return false
        }
      }
      ahead += 1
    }
    return false
  }

  private mutating func parseConditionalMembers() {
    let start = mark
    switch kind {
    case .period:
      guard parseMember(start) else { return }
    case .poundIf where isAtConditionalMember:
      parseIfConfig { $0.parseConditionalMembers() }
      finish(.postfixIfConfig, from: start)
    default: return
    }
    parsePostfix(start)
  }
}
