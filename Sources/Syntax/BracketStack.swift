/// The open brackets during lexing. It finds each bracket's partner in one pass.
struct BracketStack {
  private var open: [(kind: TokenKind, token: Int)] = []
  /// The number of braces in `open`.
  private var openBraces = 0
  private var hasUnmatched = false

  /// Whether every bracket so far has its partner.
  var isBalanced: Bool { open.isEmpty && !hasUnmatched }

  mutating func open(_ kind: TokenKind, token: Int) {
    if kind == .leftBrace { openBraces += 1 }
    open.append((kind, token))
  }

  /// Returns the index of the opening bracket's token that the closing bracket closes; nil if there is none. A `}`
  /// closes the innermost `{` and gives up on all brackets opened since. A `)` or `]` gives up on at most one bracket
  /// of the other kind, so that a stray bracket does little harm.
  mutating func close(_ kind: TokenKind) -> Int? {
    let partner = partner(of: kind)
    if partner == nil { hasUnmatched = true }
    return partner
  }

  private mutating func partner(of kind: TokenKind) -> Int? {
    switch kind {
    case .rightBrace:
      guard openBraces > 0 else { return nil }
      while let last = open.popLast() {
        if last.kind == .leftBrace {
          openBraces -= 1
          return last.token
        }
        hasUnmatched = true
      }
      return nil
    case .rightParenthesis: return partner(opening: .leftParenthesis, other: .leftBracket)
    default: return partner(opening: .leftBracket, other: .leftParenthesis)
    }
  }

  private mutating func partner(opening: TokenKind, other: TokenKind) -> Int? {
    guard let last = open.last else { return nil }
    if last.kind == opening {
      open.removeLast()
      return last.token
    }
    guard last.kind == other, let second = open.dropLast().last, second.kind == opening else { return nil }
    hasUnmatched = true
    open.removeLast(2)
    return second.token
  }
}
