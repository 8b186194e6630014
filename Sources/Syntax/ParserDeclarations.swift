extension Parser {
  // MARK: Where declarations begin

  /// Whether attributes, modifiers, and the keyword of a declaration follow. In member position, more words count as
  /// keywords.
  var isAtDeclaration: Bool { isAtDeclaration(isMember: false) }

  func isAtDeclaration(isMember: Bool, whenUnsure: Bool = true) -> Bool {
    var ahead = index
    var sawAttribute = false
    for _ in 0..<Self.maximumPrefixes where ahead < tokens.count - 1 {
      switch tokens[ahead].kind {
      case .at:
        sawAttribute = true
        ahead = endOfAttribute(at: ahead)
      case .poundIf:
        guard let end = endOfConditionalAttributes(at: ahead) else { return sawAttribute }
        sawAttribute = true
        ahead = end
      case .func, .var, .let, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .deinit,
        .operator, .precedencegroup, .class, .private, .fileprivate, .internal, .public, .static:
        return true
      case .subscript, .`init`: return isMember || ahead > index
      case .case: return isMember
      case .actor, .macro: return sawAttribute || isWordFollowedByName(ahead)
      case .pound: return sawAttribute || isMember && whenUnsure
      case .leftBrace, .leftParenthesis: return false
      case let kind where Self.isContextualModifier(kind):
        // No expression begins with two modifiers, so the second one shows that a declaration is being typed.
        let next = endOfModifier(at: ahead)
        guard isAtDeclarationAfterModifier(next) else { return sawAttribute && whenUnsure || ahead > index }
        ahead = next
      default: return sawAttribute && whenUnsure
      }
    }
    return sawAttribute && whenUnsure
  }

  /// Whether a declaration certainly begins on a new line here, so that the code before it is unfinished.
  var isAtNextDeclaration: Bool { startsLine && isAtDeclaration(isMember: true, whenUnsure: false) }

  private func isWordFollowedByName(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    return next.kind.isIdentifierLike && !next.isFirstOnLine
  }

  private func isAtDeclarationAfterModifier(_ index: Int) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index].kind {
    case .func, .var, .let, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .deinit,
      .operator, .precedencegroup, .class, .subscript, .`init`, .case, .private, .fileprivate, .internal, .public,
      .static, .at:
      return true
    case .actor, .macro: return isWordFollowedByName(index)
    default: return Self.isContextualModifier(tokens[index].kind)
    }
  }

  static func isContextualModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated,
      .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix,
      .required, .sending, .unowned, .weak, .underscoreConst, .underscoreLocal, .underscoreOwned, .underscoreShared,
      .underscoreSetterAccess, .underscoreConsuming, .reasync:
      return true
    default: return false
    }
  }

  /// The token after a modifier and its detail in parentheses: `private(set)`, `unowned(safe)`.
  private func endOfModifier(at index: Int) -> Int {
    guard index + 3 < tokens.count, tokens[index + 1].kind == .leftParenthesis,
      tokens[index + 3].kind == .rightParenthesis
    else { return index + 1 }
    let detail = tokens[index + 2]
    let isDetail =
      detail.kind == .set || detail.kind == .unsafe || text(detail, is: "safe") || text(detail, is: "nonsending")
    return isDetail ? index + 4 : index + 1
  }

  /// The token after the attribute that begins at the index.
  func endOfAttribute(at index: Int) -> Int {
    var ahead = index + 1
    while ahead < tokens.count - 1, tokens[ahead].kind.isName {
      ahead += 1
      guard tokens[ahead].kind == .period || tokens[ahead].kind == .colonColon else { break }
      ahead += 1
    }
    if tokens[ahead].kind == .leftAngle { ahead = endOfAngles(at: ahead) }
    if tokens[ahead].kind == .leftParenthesis, !tokens[ahead].isFirstOnLine, let end = closingToken(of: ahead),
      isArgumentList(ofAttributeAt: index, openedAt: ahead)
    {
      return end + 1
    }
    return ahead
  }

  /// The token after `<…>`, found by balance alone; the same index if `<` has no partner on the line.
  private func endOfAngles(at index: Int) -> Int {
    var depth = 0
    var ahead = index
    while ahead < min(tokens.count - 1, index + Self.maximumTokensInAngles) {
      switch tokens[ahead].kind {
      case .leftAngle: depth += 1
      case .rightAngle:
        depth -= 1
        if depth == 0 { return ahead + 1 }
      case .leftBrace, .rightBrace, .semicolon, .equal, .rightParenthesis: return index
      case .leftParenthesis, .leftBracket:
        guard let end = closingToken(of: ahead) else { return index }
        ahead = end
      default: break
      }
      ahead += 1
    }
    return index
  }

  // MARK: Declarations

  /// Parses attributes, modifiers, and the declaration after them. If the keyword is missing, they become `unexpected`.
  mutating func parseDeclaration() {
    let start = mark
    parseAttributeList()
    parseModifierList()
    switch kind {
    case .import: parseImport(start)
    case .struct: parseNominal(.structDeclaration, start)
    case .class: parseNominal(.classDeclaration, start)
    case .enum: parseNominal(.enumDeclaration, start)
    case .protocol: parseNominal(.protocolDeclaration, start)
    case .actor where isWordFollowedByName(index): parseNominal(.actorDeclaration, start)
    case .extension: parseExtension(start)
    case .func: parseFunction(start)
    case .`init`: parseInitializer(start)
    case .deinit:
      advance()
      parseEffects()
      parseCodeBlock()
      finish(.deinitializerDeclaration, from: start)
    case .subscript: parseSubscript(start)
    case .var, .let: parseVariable(start)
    case .case: parseEnumCase(start)
    case .typealias: parseTypealias(start)
    case .associatedtype: parseAssociatedtype(start)
    case .operator: parseOperator(start)
    case .precedencegroup: parsePrecedenceGroup(start)
    case .macro where isWordFollowedByName(index): parseMacro(start)
    case .pound:
      parseMacroExpansion(start)
    default: finish(.unexpected, from: start)
    }
  }

  private mutating func parseImport(_ start: Mark) {
    advance()
    guard !isAtNextDeclaration else { return finish(.importDeclaration, from: start) }
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: advance()
    default: break
    }
    while kind.isWord || kind.isOperator, !startsLine {
      advance()
      guard at(.period) || at(.colonColon) else { break }
      advance()
    }
    finish(.importDeclaration, from: start)
  }

  private mutating func parseNominal(_ node: NodeKind, _ start: Mark) {
    advance()
    consumeName()
    if node == .protocolDeclaration {
      parsePrimaryAssociatedTypes()
    } else {
      parseGenericParameterClause()
    }
    parseInheritanceClause()
    parseGenericWhereClause()
    skipToBrace()
    parseMemberBlock()
    finish(node, from: start)
  }

  private mutating func parseExtension(_ start: Mark) {
    advance()
    if !at(.leftBrace), !at(.colon) { parseType() }
    parseInheritanceClause()
    parseGenericWhereClause()
    skipToBrace()
    parseMemberBlock()
    finish(.extensionDeclaration, from: start)
  }

  /// Consumes a declared name: any word, unless it shows that the name has not been typed yet.
  mutating func consumeName() {
    if kind.isIdentifierLike || at(.wildcard) || at(.backtick) || at(.dollarIdentifier) {
      advance()
    } else if kind.isWord, !startsLine {
      advance()
    }
  }

  /// Skips tokens between a header and a brace on the same line, for example after a missing colon.
  private mutating func skipToBrace() {
    var ahead = index
    while ahead < tokens.count - 1, !tokens[ahead].isFirstOnLine, tokens[ahead].kind != .leftBrace,
      tokens[ahead].kind != .rightBrace
    {
      ahead += 1
    }
    guard ahead > index, tokens[ahead].kind == .leftBrace else { return }
    parseUnexpected(until: { $0.index >= ahead })
  }

  mutating func parseMemberBlock() {
    guard at(.leftBrace) else { return }
    nested { $0.parseBrackets(closedBy: .rightBrace, as: .memberBlock) { $0.parseMembers() } }
  }

  private mutating func parseMembers() {
    while !at(.rightBrace), !isAtEndOfClause {
      let before = index
      switch kind {
      case .semicolon: advance()
      case .poundIf where !isAtConditionalAttributes: parseIfConfig { $0.parseMembers() }
      case .poundSourceLocation: parseStatement()
      default:
        if isAtDeclaration(isMember: true) {
          nested { $0.parseDeclaration() }
        } else {
          parseStrayMember()
        }
      }
      if index == before { finishToken(.unexpected) }
    }
  }

  /// Reads tokens up to the next line that begins a declaration, or to the end of the block.
  private mutating func parseStrayMember() {
    let start = mark
    repeat {
      if let end = closingToken(of: index) {
        move(to: end + 1)
      } else {
        advance()
      }
    } while !at(.rightBrace) && !isAtEndOfClause && !at(.poundIf)
      && !(startsLine && isAtDeclaration(isMember: true))
    finish(.unexpected, from: start)
  }

  // MARK: Functions

  private mutating func parseFunction(_ start: Mark) {
    advance()
    if kind.isOperator || at(.period) {
      consumeOperatorName()
    } else if !at(.leftParenthesis) {
      consumeName()
    }
    parseFunctionRest()
    finish(.functionDeclaration, from: start)
  }

  /// Parses what follows the name of a function, or the `init` of an initializer.
  private mutating func parseFunctionRest() {
    parseGenericParameterClause()
    parseParameterClause()
    parseEffects()
    parseReturnClause()
    parseGenericWhereClause()
    parseCodeBlock()
  }

  /// Consumes an operator's name: one token, or all the pieces of an operator that begins with `>`.
  mutating func consumeOperatorName() {
    var wasAngle = at(.rightAngle)
    advance()
    while wasAngle, kind.isOperator, isAdjacent, !(at(.leftAngle) && peek() != .leftParenthesis) {
      wasAngle = at(.rightAngle)
      advance()
    }
  }

  private mutating func parseInitializer(_ start: Mark) {
    advance()
    if at(.postfixQuestionMark) || at(.exclamationMark) || at(.infixQuestionMark)
      || at(.prefixOperator) && currentText(is: "!")
    {
      advance()
    }
    parseFunctionRest()
    finish(.initializerDeclaration, from: start)
  }

  private mutating func parseSubscript(_ start: Mark) {
    advance()
    parseGenericParameterClause()
    parseParameterClause()
    parseReturnClause()
    parseGenericWhereClause()
    if at(.leftBrace) { parseAccessorBlock() }
    finish(.subscriptDeclaration, from: start)
  }

  mutating func parseEffects() {
    let start = mark
    while true {
      switch kind {
      case .async, .reasync, .rethrows: advance()
      case .throws:
        advance()
        if at(.leftParenthesis), closingToken(of: index) != nil {
          let opening = index
          advance()
          parseType()
          close(.rightParenthesis, openedAt: opening)
        }
      default: return finishEffects(start)
      }
    }
  }

  private mutating func finishEffects(_ start: Mark) {
    if index > start.token { finish(.effects, from: start) }
  }

  mutating func parseReturnClause() {
    parseClause(.returnClause, after: .arrow) { $0.parseType() }
  }

  // MARK: Enum cases

  private mutating func parseEnumCase(_ start: Mark) {
    advance()
    while true {
      let element = mark
      consumeName()
      parseParameterClause(of: .enumCase)
      parseInitializerClause()
      guard index > element.token else { break }
      finish(.enumCaseElement, from: element)
      guard consume(.comma) else { break }
    }
    finish(.enumCaseDeclaration, from: start)
  }

  // MARK: Types and operators by name

  private mutating func parseTypealias(_ start: Mark) {
    advance()
    consumeName()
    parseGenericParameterClause()
    if consume(.equal) { parseType() }
    parseGenericWhereClause()
    finish(.typealiasDeclaration, from: start)
  }

  private mutating func parseAssociatedtype(_ start: Mark) {
    advance()
    consumeName()
    parseInheritanceClause()
    if consume(.equal) { parseType() }
    parseGenericWhereClause()
    finish(.associatedtypeDeclaration, from: start)
  }

  private mutating func parseOperator(_ start: Mark) {
    // `prefix`, `infix`, and `postfix` are tokens of the declaration rather than modifiers.
    dissolveLast(.modifierList, from: Mark(token: index - 1, node: start.node))
    dissolveLast(.modifier, from: Mark(token: index - 1, node: start.node))
    advance()
    if kind.isOperator || at(.period) || at(.colon) {
      advance()
      while kind.isOperator, isAdjacent { advance() }
    }
    if consume(.colon) {
      while kind.isWord || kind.isOperator || at(.dollarIdentifier), !startsLine {
        advance()
        guard consume(.comma) else { break }
      }
    }
    if at(.leftBrace), !startsLine { parseOpaqueBraces() }
    finish(.operatorDeclaration, from: start)
  }

  private mutating func parsePrecedenceGroup(_ start: Mark) {
    advance()
    consumeName()
    if at(.leftBrace) { parseOpaqueBraces() }
    finish(.precedenceGroupDeclaration, from: start)
  }

  private mutating func parseOpaqueBraces() {
    if let end = closingToken(of: index) { move(to: end + 1) } else { advance() }
  }

  // MARK: Macros

  private mutating func parseMacro(_ start: Mark) {
    advance()
    consumeName()
    parseGenericParameterClause()
    parseParameterClause()
    parseEffects()
    parseReturnClause()
    parseInitializerClause()
    parseGenericWhereClause()
    finish(.macroDeclaration, from: start)
  }
}
