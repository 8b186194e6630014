/// Adds missing brackets to a text that is being typed, based on its indentation.
///
/// A text with balanced brackets stays unchanged. In any other text, each missing bracket becomes an empty token, so
/// that the parser needs no second way to end a block. An unclosed brace is closed before the next declaration that is
/// indented no deeper than the brace's own line. An unclosed parenthesis is closed before a line that cannot continue
/// the list. A closing brace without a partner gets an opening brace before the lines above it that are indented deeper.
struct LayoutRepair {
  private struct Bracket {
    let kind: TokenKind
    /// The bracket's line, as a position in `lineStarts`.
    let ordinal: Int
    /// The columns of the first token on the bracket's line and on the first line of its statement.
    let lineIndent: Int
    let statementIndent: Int
    /// The lines directly inside the bracket, each indented deeper than the one before, with their columns and their
    /// positions in `lineStarts`.
    var lines: [(indent: Int, ordinal: Int)] = []
    /// The column of the statement inside the bracket that is being read.
    var currentStatementIndent: Int

    var isBrace: Bool { kind == .leftBrace }

    func isClosed(atIndent indent: Int) -> Bool { indent == lineIndent || indent == statementIndent }
  }

  private struct Insertion {
    let kind: TokenKind
    /// The index of the token that follows.
    let index: Int
  }

  /// The number of brackets that the search for a closing bracket's partner examines. This limit keeps the work linear.
  private static let reach = 64

  private let tokens: [Token]
  private let bytes: [UInt8]
  private var stack: [Bracket]
  private var insertions: [Insertion] = []
  /// The first token of each line.
  private var lineStarts: [Int] = []
  private var lineIndent = 0

  /// The tokens including the missing brackets, and the partner of each bracket.
  static func repair(_ source: LexedSource, of bytes: [UInt8]) -> LexedSource {
    guard !source.isBalanced else { return source }
    var repair = LayoutRepair(source, bytes)
    repair.run()
    return repair.repaired()
  }

  private init(_ source: LexedSource, _ bytes: [UInt8]) {
    tokens = source.tokens
    self.bytes = bytes
    // A bracket for the file itself, which no token closes.
    stack = [Bracket(kind: .endOfFile, ordinal: -1, lineIndent: -1, statementIndent: -1, currentStatementIndent: 0)]
  }

  private var top: Bracket { stack[stack.count - 1] }

  // MARK: The walk

  private mutating func run() {
    for index in tokens.indices {
      let token = tokens[index]
      if token.isFirstOnLine { beginLine(index) }
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket, .interpolationStart: open(token.kind)
      case .rightBrace: closeBrace(index)
      case .rightParenthesis, .rightBracket: closeInline(token.kind, index)
      case .endOfFile:
        while stack.count > 1 { insertClosing(before: index) }
      default: break
      }
      if token.isFirstOnLine { noteLine(index) }
    }
  }

  private mutating func open(_ kind: TokenKind) {
    let statementIndent = min(top.currentStatementIndent, lineIndent)
    stack.append(
      Bracket(
        kind: kind, ordinal: lineStarts.count - 1, lineIndent: lineIndent, statementIndent: statementIndent,
        currentStatementIndent: statementIndent))
  }

  private mutating func beginLine(_ index: Int) {
    lineIndent = indent(of: tokens[index])
    lineStarts.append(index)
    if !top.isBrace, stack.count > 1, endsUnclosedList(index) {
      while !top.isBrace, stack.count > 1 { insertClosing(before: index) }
    }
    guard beginsDeclaration(tokens[index].kind) else { return }
    while stack.count > 1, lineIndent <= min(top.lineIndent, top.statementIndent) { insertClosing(before: index) }
  }

  /// Returns whether the line cannot be part of the open list: it begins a declaration or a statement, or it is
  /// indented no deeper than the list's line and begins with a word right after an operand.
  private func endsUnclosedList(_ index: Int) -> Bool {
    let kind = tokens[index].kind
    if beginsDeclaration(kind) || beginsStatement(kind) { return true }
    guard index > 0, lineIndent <= top.lineIndent else { return false }
    switch kind {
    case .rightParenthesis, .rightBracket, .rightBrace, .period, .comma: return false
    default: return kind.isWord && endsOperand(tokens[index - 1].kind)
    }
  }

  private func endsOperand(_ kind: TokenKind) -> Bool {
    switch kind {
    case .rightParenthesis, .rightBracket, .rightBrace, .stringQuote, .integerLiteral, .floatingPointLiteral,
      .exclamationMark, .postfixQuestionMark, .`self`, .true, .false, .nil, .dollarIdentifier:
      return true
    default: return kind.isIdentifierLike
    }
  }

  /// Records the line of this first token in the open bracket.
  private mutating func noteLine(_ index: Int) {
    let last = stack.count - 1
    let ordinal = lineStarts.count - 1
    while let line = stack[last].lines.last, line.indent >= lineIndent { stack[last].lines.removeLast() }
    stack[last].lines.append((lineIndent, ordinal))
    if !continuesStatement(index) { stack[last].currentStatementIndent = lineIndent }
  }

  private func continuesStatement(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let kind = tokens[index].kind
    if kind == .period || kind.isOperator || kind == .leftBrace || kind == .rightParenthesis { return true }
    switch tokens[index - 1].kind {
    case .comma, .binaryOperator, .equal, .leftParenthesis, .leftBracket, .arrow, .colon, .infixQuestionMark, .guard,
      .if, .while, .where:
      return true
    default: return false
    }
  }

  // MARK: Closing brackets

  private mutating func closeBrace(_ index: Int) {
    let isFirst = tokens[index].isFirstOnLine
    while !top.isBrace, stack.count > 1 { insertClosing(before: index) }
    guard isFirst, !top.isClosed(atIndent: lineIndent) else {
      if stack.count > 1 { stack.removeLast() } else { insertOpening(closedAt: index) }
      return
    }
    if let partner = stack.suffix(Self.reach).lastIndex(where: { $0.isBrace && $0.isClosed(atIndent: lineIndent) }) {
      while stack.count - 1 > partner { insertClosing(before: index) }
      stack.removeLast()
    } else if lineIndent > max(top.lineIndent, top.statementIndent) || stack.count == 1 {
      insertOpening(closedAt: index)
    } else {
      stack.removeLast()
    }
  }

  private mutating func closeInline(_ kind: TokenKind, _ index: Int) {
    for depth in 0..<min(Self.reach, stack.count - 1) {
      let candidate = stack[stack.count - 1 - depth]
      if candidate.isBrace { return }
      if Self.closing(candidate.kind) == kind {
        for _ in 0..<depth { insertClosing(before: index) }
        stack.removeLast()
        return
      }
    }
  }

  private mutating func insertClosing(before index: Int) {
    guard let bracket = stack.popLast() else { return }
    insertions.append(Insertion(kind: Self.closing(bracket.kind), index: index))
  }

  /// Inserts the opening brace for the closing brace at the index. It goes after the last line that is not indented
  /// deeper.
  private mutating func insertOpening(closedAt index: Int) {
    let last = top.lines.last { $0.indent <= lineIndent }?.ordinal ?? top.ordinal
    guard last + 1 < lineStarts.count else { return }
    insertions.append(Insertion(kind: .leftBrace, index: lineStarts[last + 1]))
  }

  private static func closing(_ kind: TokenKind) -> TokenKind {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftBracket: .rightBracket
    default: .rightParenthesis
    }
  }

  // MARK: Token classes

  /// The token's column in bytes.
  private func indent(of token: Token) -> Int {
    var start = token.start
    while start > 0, start <= bytes.count, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
    return token.start - start
  }

  private func beginsDeclaration(_ kind: TokenKind) -> Bool {
    switch kind {
    case .var, .let, .func, .struct, .class, .enum, .extension, .protocol, .`init`, .deinit, .subscript, .import,
      .typealias, .associatedtype, .private, .fileprivate, .internal, .public, .static, .at, .override, .final:
      return true
    default: return false
    }
  }

  private func beginsStatement(_ kind: TokenKind) -> Bool {
    switch kind {
    case .guard, .return, .for, .while, .defer, .break, .continue, .throw, .do: return true
    default: return false
    }
  }

  // MARK: The result

  private func repaired() -> LexedSource {
    let sorted = insertions.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
    var result: [Token] = []
    result.reserveCapacity(tokens.count + insertions.count)
    var next = 0
    for (_, insertion) in sorted {
      result.append(contentsOf: tokens[next..<insertion.index])
      next = insertion.index
      let offset = result.last?.end ?? 0
      result.append(Token(kind: insertion.kind, isFirstOnLine: false, start: offset, end: offset))
    }
    result.append(contentsOf: tokens[next...])
    return LexedSource(tokens: result, closing: Self.partners(in: result), isBalanced: true)
  }

  private static func partners(in tokens: [Token]) -> [UInt32] {
    var closing = [UInt32](repeating: LexedSource.unmatched, count: tokens.count)
    var open = BracketStack()
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.open(tokens[index].kind, token: index)
      case .interpolationStart: open.open(.leftParenthesis, token: index)
      case .rightBrace, .rightParenthesis, .rightBracket:
        if let opening = open.close(tokens[index].kind) { closing[opening] = UInt32(truncatingIfNeeded: index) }
      default: break
      }
    }
    return closing
  }
}
