extension Parser {
  // MARK: Parameters

  /// The owner of a parameter clause. Closures may omit types, and enum cases may omit names.
  enum ParameterOwner {
    case function, closure, enumCase
  }

  mutating func parseParameterClause(of owner: ParameterOwner = .function) {
    guard at(.leftParenthesis) else { return }
    nested { parser in
      parser.parseBrackets(closedBy: .rightParenthesis, as: .parameterClause) { parser in
        parser.parseElements(closedBy: .rightParenthesis) { $0.parseParameter(of: owner) }
      }
    }
  }

  /// Parses `label name: Type... = value`.
  private mutating func parseParameter(of owner: ParameterOwner) {
    let start = mark
    if owner != .enumCase { parseAttributeList() }
    parseParameterModifiers(of: owner)
    if isAtParameterName(of: owner) {
      advance()
      if isAtName { advance() }
      if consume(.colon) { parseType() }
    } else {
      consume(.colon)
      if !at(.comma), !at(.rightParenthesis), !at(.equal) { parseType() }
    }
    if isAtEllipsis { advance() }
    parseInitializerClause()
    finish(.parameter, from: start)
  }

  private mutating func parseParameterModifiers(of owner: ParameterOwner) {
    let start = mark
    while at(.isolated) || at(.underscoreConst), !isAtParameterName(of: owner) { finishToken(.modifier) }
    if index > start.token { finish(.modifierList, from: start) }
  }

  private var isAtName: Bool { Self.isParameterName(kind) }

  private static func isParameterName(_ kind: TokenKind) -> Bool {
    kind.isWord && kind != .inout || kind == .dollarIdentifier
  }

  /// Returns whether the current word is the parameter's name rather than its type or a modifier.
  private func isAtParameterName(of owner: ParameterOwner) -> Bool {
    guard isAtName else { return false }
    let next = peek()
    if next == .colon { return true }
    if Self.isParameterName(next) {
      switch kind {
      case .isolated, .some, .any, .each, .repeat, .underscoreShared, .underscoreOwned, .underscoreConst, .borrowing,
        .consuming, .sending:
        return peek(2) == .colon
      default: return true
      }
    }
    if next == .postfixQuestionMark || next == .exclamationMark { return false }
    return owner == .closure
  }

  var isAtEllipsis: Bool { kind.isOperator && currentText(is: "...") }
}
