extension Parser {
  // MARK: Attributes

  mutating func parseAttributeList() {
    guard at(.at) || isAtConditionalAttributes else { return }
    let start = mark
    while true {
      if at(.at) {
        parseAttribute()
      } else if isAtConditionalAttributes {
        parseIfConfig { parser in
          parser.parseAttributeList()
          // The clause may also contain modifiers: `#if … public #endif`.
          parser.parseModifierList()
        }
      } else {
        break
      }
    }
    finish(.attributeList, from: start)
  }

  /// Whether an `#if` follows whose clauses contain only attributes, as above a declaration.
  var isAtConditionalAttributes: Bool { at(.poundIf) && endOfConditionalAttributes(at: index) != nil }

  /// The token after the `#endif` of the `#if` at the index; nil unless the clauses contain only attributes.
  func endOfConditionalAttributes(at index: Int) -> Int? {
    var ahead = index
    var depth = 0
    var sawAttribute = false
    while ahead < tokens.count - 1 {
      switch tokens[ahead].kind {
      case .poundIf, .poundElseif, .poundElse:
        if tokens[ahead].kind == .poundIf { depth += 1 }
        ahead += 1
        while ahead < tokens.count - 1, !tokens[ahead].isFirstOnLine { ahead += 1 }
      case .at:
        sawAttribute = true
        ahead = endOfAttribute(at: ahead)
      case .poundEndif:
        ahead += 1
        depth -= 1
        if depth == 0 { return sawAttribute ? ahead : nil }
      default: return nil
      }
    }
    return nil
  }

  private mutating func parseAttribute() {
    nested { parser in
      let start = parser.mark
      parser.advance()
      // If `@` ends a line, its name is still missing.
      if parser.kind.isName, !parser.startsLine {
        parser.parseAttributeName()
        if parser.at(.leftParenthesis), !parser.startsLine,
          parser.isArgumentList(ofAttributeAt: start.token, openedAt: parser.index)
        {
          parser.parseAttributeArguments(of: start.token)
        }
      }
      parser.finish(.attribute, from: start)
    }
  }

  /// Returns whether the parenthesis belongs to the attribute: it is adjacent to the name, or the attribute is one of
  /// the old ones that allow a space.
  func isArgumentList(ofAttributeAt sign: Int, openedAt parenthesis: Int) -> Bool {
    guard parenthesis > 0, parenthesis < tokens.count else { return false }
    if tokens[parenthesis - 1].end == tokens[parenthesis].start { return !isBareTypeAttribute(sign, parenthesis) }
    guard sign + 1 < parenthesis else { return false }
    return text(tokens[sign + 1], is: "available") || text(tokens[sign + 1], is: "objc")
      || text(tokens[sign + 1], is: "inline") || text(tokens[sign + 1], is: "convention")
  }

  /// Returns whether the attribute never has arguments. In `@escaping(Int) -> Void`, the parentheses belong to the
  /// type.
  private func isBareTypeAttribute(_ sign: Int, _ parenthesis: Int) -> Bool {
    guard sign + 2 == parenthesis else { return false }
    let name = tokens[sign + 1]
    return text(name, is: "escaping") || text(name, is: "autoclosure") || text(name, is: "Sendable")
      || text(name, is: "MainActor") && closingToken(of: parenthesis).map { tokens[$0 + 1].kind == .arrow } == true
  }

  private mutating func parseAttributeName() {
    let start = mark
    advance()
    consumeModuleSelector()
    parseAttributeGenericArguments()
    finish(.identifierType, from: start)
    while at(.period), peek().isWord {
      advance()
      advance()
      parseAttributeGenericArguments()
      finish(.memberType, from: start)
    }
  }

  private mutating func parseAttributeGenericArguments() {
    if at(.leftAngle), isAdjacent { parseGenericArgumentClause() }
  }

  /// Parses arguments as expressions, or as plain tokens if the attribute has its own grammar.
  private mutating func parseAttributeArguments(of sign: Int) {
    if hasOwnArgumentGrammar(tokens[sign + 1]) {
      skipParentheses()
    } else {
      parseArgumentList(closedBy: .rightParenthesis)
    }
  }

  private func hasOwnArgumentGrammar(_ name: Token) -> Bool {
    for word in Self.attributesWithOwnGrammar where text(name, is: word) { return true }
    return false
  }

  private static let attributesWithOwnGrammar: [StaticString] = [
    "available", "objc", "backDeployed", "specialized", "derivative", "differentiable", "transpose", "abi",
    "_specialize", "_implements", "_dynamicReplacement", "_originallyDefinedIn", "_documentation", "_effects",
    "_backDeploy", "_spi_available",
  ]

  // MARK: Modifiers

  mutating func parseModifierList() {
    let start = mark
    while isAtModifier {
      let modifier = mark
      advance()
      if at(.leftParenthesis), isAtModifierDetail { skipParentheses() }
      finish(.modifier, from: modifier)
    }
    if index > start.token { finish(.modifierList, from: start) }
  }

  private var isAtModifier: Bool {
    switch kind {
    case .private, .fileprivate, .internal, .public, .static: return true
    case .class: return peekBeginsDeclaration
    default:
      guard Self.isContextualModifier(kind) else { return false }
      return peek() != .colon && peek() != .equal && peek() != .period
    }
  }

  private var peekBeginsDeclaration: Bool {
    switch peek() {
    case .func, .var, .let, .subscript, .`init`, .typealias, .class, .private, .fileprivate, .internal, .public,
      .static:
      return true
    default:
      return Self.isContextualModifier(peek()) && !token(ahead: 1).isFirstOnLine && peek(2) != .leftBrace
        && peek(2) != .colon && peek(2) != .leftAngle
    }
  }

  private var isAtModifierDetail: Bool { closingToken(of: index) == index + 2 }
}
