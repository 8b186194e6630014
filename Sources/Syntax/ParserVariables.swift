extension Parser {
  // MARK: Stored and computed properties

  mutating func parseVariable(_ start: Mark) {
    advance()
    repeat {
      parsePatternBinding()
    } while consume(.comma)
    finish(.variableDeclaration, from: start)
  }

  private mutating func parsePatternBinding() {
    let start = mark
    if startsLine, index > 0, isAtDeclaration(isMember: true) || isAtClosingBracket {
      // `var` at the end of a line: the name has not been typed yet.
      return finish(.patternBinding, from: start)
    }
    parsePattern()
    parseTypeAnnotation()
    parseInitializerClause()
    if at(.leftBrace) { parseAccessorBlock() }
    finish(.patternBinding, from: start)
  }

  mutating func parseTypeAnnotation() { parseClause(.typeAnnotation, after: .colon) { $0.parseType() } }

  mutating func parseInitializerClause() {
    parseClause(.initializerClause, after: .equal) { $0.parseExpression() }
  }

  /// Parses a clause that begins with a token of that kind; does nothing at another token.
  mutating func parseClause(_ clause: NodeKind, after first: TokenKind, _ parse: (inout Parser) -> Void) {
    if at(first) { parseNode(clause, parse) }
  }

  // MARK: Accessors

  mutating func parseAccessorBlock() {
    nested { parser in
      let start = parser.mark
      let opening = parser.index
      parser.advance()
      if parser.isAtAccessor {
        parser.inBrackets { $0.parseAccessors() }
        parser.close(.rightBrace, openedAt: opening)
      } else {
        parser.move(to: opening)
        if !parser.skipBody() { parser.parseBracedStatements() }
      }
      parser.finish(.accessorBlock, from: start)
    }
  }

  private mutating func parseAccessors() {
    while !at(.rightBrace), !isAtEndOfClause {
      let before = index
      if at(.poundIf) {
        parseIfConfig { $0.parseAccessors() }
      } else if isAtAccessor {
        parseAccessor()
      } else if consume(.semicolon) {
        continue
      } else {
        parseUnexpected(until: { $0.at(.rightBrace) || $0.isAtAccessor || $0.isAtEndOfClause })
      }
      if index == before { finishToken(.unexpected) }
    }
  }

  private mutating func parseAccessor() {
    let start = mark
    parseAttributeList()
    parseModifierList()
    advance()
    if at(.leftParenthesis) { parseAccessorParameter() }
    parseEffects()
    skipInitAccessorEffects()
    parseCodeBlock()
    finish(.accessorDeclaration, from: start)
  }

  /// Parses `(newValue)`: one name without a type.
  private mutating func parseAccessorParameter() {
    let start = mark
    let opening = index
    advance()
    if kind.isName {
      let name = mark
      advance()
      finish(.parameter, from: name)
    }
    close(.rightParenthesis, openedAt: opening)
    finish(.parameterClause, from: start)
  }

  /// Skips `initializes(a) accesses(b)`, which an early form of init accessors used (SE-0400).
  private mutating func skipInitAccessorEffects() {
    while at(.identifier), currentText(is: "initializes") || currentText(is: "accesses") {
      advance()
      consume(.colon)
      skipParentheses()
    }
  }

  /// Whether an accessor begins here, including its attributes and modifiers.
  private var isAtAccessor: Bool {
    var ahead = index
    for _ in 0..<Self.maximumPrefixes where ahead < tokens.count - 1 {
      switch tokens[ahead].kind {
      case .at: ahead = endOfAttribute(at: ahead)
      case .mutating, .nonmutating, .consuming, .borrowing, .underscoreOwned, .underscoreShared, .underscoreConsuming,
        .nonisolated,
        .private, .fileprivate, .internal, .public, .package, .open:
        ahead += 1
      case .get, .set:
        return followsAccessorName(ahead + 1)
      case .willSet, .didSet, .underscoreRead, .underscoreModify: return true
      case .mutate, .borrow, .`init`: return isAccessorBody(ahead + 1)
      case .identifier:
        return (text(tokens[ahead], is: "unsafeAddress") || text(tokens[ahead], is: "unsafeMutableAddress"))
          && isAccessorBody(ahead + 1)
      case .poundIf:
        return isConditionalAccessor(after: ahead)
      default: return false
      }
    }
    return false
  }

  /// Returns whether the token may follow `get` or `set` as an accessor rather than as a name in an expression.
  private func followsAccessorName(_ index: Int) -> Bool {
    let next = tokens[min(index, tokens.count - 1)]
    switch next.kind {
    case .leftBrace, .rightBrace, .get, .set, .async, .throws, .rethrows, .reasync, .semicolon, .mutating, .nonmutating,
      .underscoreRead, .underscoreModify, .at, .endOfFile, .poundIf, .poundEndif, .borrowing, .consuming:
      return true
    case .leftParenthesis:
      return isAccessorBody(index)
    default:
      return next.isFirstOnLine && next.kind.isIdentifierLike == false && next.kind != .period
    }
  }

  private func isAccessorBody(_ index: Int) -> Bool {
    let next = tokens[min(index, tokens.count - 1)]
    if next.kind == .leftBrace || next.kind == .rightBrace { return true }
    guard next.kind == .leftParenthesis, let end = closingToken(of: index), end + 1 < tokens.count else { return false }
    return [.leftBrace, .async, .throws].contains(tokens[end + 1].kind)
  }

  private func isConditionalAccessor(after index: Int) -> Bool {
    var ahead = index + 1
    while ahead < tokens.count - 1, !tokens[ahead].isFirstOnLine { ahead += 1 }
    while ahead < tokens.count - 1, tokens[ahead].kind == .at { ahead = endOfAttribute(at: ahead) }
    switch tokens[ahead].kind {
    case .get, .set: return followsAccessorName(ahead + 1)
    case .willSet, .didSet, .underscoreRead, .underscoreModify, .mutating, .nonmutating: return true
    default: return false
    }
  }
}
