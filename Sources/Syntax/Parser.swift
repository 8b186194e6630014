/// A fault-tolerant recursive-descent parser for whole Swift files. It returns a tree for any bytes.
///
/// The parser only moves forward, except for three bounded look-aheads (generic arguments, closure signatures, accessor
/// blocks) that it never repeats at the same place. A missing piece is an absent child. Tokens without a place in the
/// grammar become `unexpected` nodes. Code that is nested too deeply becomes an `opaque` node.
///
/// The productions are in extensions, in separate files for statements, declarations, types, patterns, and expressions.
public struct Parser {
  /// The maximum recursion depth of productions. The Swift compiler gives up at a similar depth.
  static let maximumNesting = 256
  /// The maximum nesting of generic arguments in an expression, which are read speculatively.
  static let maximumSpeculativeNesting = 32
  /// The maximum number of attributes and modifiers that a look-ahead skips to find a declaration's keyword.
  static let maximumPrefixes = 64
  /// The maximum number of tokens that a look-ahead skips between `<` and `>`.
  static let maximumTokensInAngles = 512
  /// The maximum height of a tree, so that code may recurse over it. Only long member chains reach it.
  static let maximumHeight: UInt16 = 1500

  /// The start of a node: its first token and the number of nodes before it.
  struct Mark {
    let token: Int
    let node: Int
  }

  /// Conditions that change how an expression is read. Brackets reset them.
  struct Context {
    /// In the condition of a statement, `{` begins the body rather than a trailing closure.
    var isCondition = false
    /// The condition of `#if` ends with its line.
    var endsAtLineEnd = false
    /// In the pattern of a `case`, `let x` may be inside an expression.
    var isPattern = false
    /// After `let` in such a pattern, a bare name is a binding.
    var isBinding = false
    /// Directly inside a clause of `#if`, which `#elseif`, `#else`, or `#endif` ends.
    var isInClause = false
  }

  private struct Shape {
    /// The first node of the subtree.
    let subtreeStart: UInt32
    let height: UInt16
  }

  let bytes: [UInt8]
  let tokens: [Token]
  let closing: [UInt32]
  private let skipsBodies: Bool
  /// The current token; never past the end of the file.
  private(set) var index = 0
  /// The current token's kind.
  private(set) var kind: TokenKind = .endOfFile
  private(set) var nodes: [NodeRecord] = []
  private var shapes: [Shape] = []
  var nesting = 0
  var context = Context()
  /// `<` tokens that turned out to be operators.
  var knownLessThans: Set<Int> = []

  public static func parse(_ bytes: [UInt8]) -> SyntaxTree { parse(bytes) { _ in false }.tree }

  /// If `mayBeSkipped` returns true for the tokens, the bodies of functions, accessors, and closures become nodes
  /// without children.
  public static func parse(
    _ bytes: [UInt8], skippingBodiesIf mayBeSkipped: ([Token]) -> Bool
  ) -> (tree: SyntaxTree, skipsBodies: Bool) {
    let source = LayoutRepair.repair(Lexer.lex(bytes), of: bytes)
    var parser = Parser(bytes: bytes, source: source, skipsBodies: mayBeSkipped(source.tokens))
    parser.parseSourceFile()
    return (SyntaxTree(bytes: bytes, tokens: source.tokens, nodes: parser.nodes), parser.skipsBodies)
  }

  private init(bytes: [UInt8], source: LexedSource, skipsBodies: Bool) {
    self.bytes = bytes
    self.skipsBodies = skipsBodies
    tokens = source.tokens
    closing = source.closing
    nodes.reserveCapacity(tokens.count)
    shapes.reserveCapacity(tokens.count)
    kind = tokens.first?.kind ?? .endOfFile
  }

  private mutating func parseSourceFile() {
    let start = Mark(token: 0, node: 0)
    while kind != .endOfFile {
      parseStatements(until: { $0.at(.endOfFile) })
    }
    finish(.sourceFile, from: start)
  }

  // MARK: Tokens

  @inline(__always)
  var current: Token { tokens[index] }

  @inline(__always)
  var startsLine: Bool { tokens[index].isFirstOnLine }

  /// The token `distance` ahead, or the end of the file.
  @inline(__always)
  func token(ahead distance: Int) -> Token { tokens[min(max(index + distance, 0), tokens.count - 1)] }

  @inline(__always)
  func peek(_ distance: Int = 1) -> TokenKind { token(ahead: distance).kind }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  @inline(__always)
  mutating func advance() {
    guard index + 1 < tokens.count else { return }
    index += 1
    kind = tokens[index].kind
  }

  @inline(__always)
  @discardableResult
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Consumes `::name` after a module's name (SE-0491).
  mutating func consumeModuleSelector() {
    guard at(.colonColon), peek().isName || peek().isOperator else { return }
    advance()
    advance()
  }

  mutating func move(to index: Int) {
    self.index = min(max(index, 0), tokens.count - 1)
    kind = tokens[self.index].kind
  }

  /// Whether there is no trivia between the current token and the one before it.
  var isAdjacent: Bool { index > 0 && tokens[index - 1].end == tokens[index].start }

  func isAdjacent(ahead distance: Int) -> Bool { token(ahead: distance - 1).end == token(ahead: distance).start }

  func text(_ token: Token, is expected: StaticString) -> Bool {
    guard token.end - token.start == expected.utf8CodeUnitCount, token.end <= bytes.count else { return false }
    return expected.withUTF8Buffer { buffer in
      for (position, byte) in buffer.enumerated() where bytes[token.start + position] != byte { return false }
      return true
    }
  }

  func currentText(is expected: StaticString) -> Bool { text(current, is: expected) }

  /// The token that closes the opening bracket at the index.
  func closingToken(of index: Int) -> Int? {
    guard index < closing.count, closing[index] != LexedSource.unmatched else { return nil }
    return Int(closing[index])
  }

  /// If bodies are skipped, moves past the closing brace of the body that begins here. Returns whether it did.
  mutating func skipBody() -> Bool {
    guard skipsBodies, let end = closingToken(of: index) else { return false }
    move(to: end + 1)
    return true
  }

  // MARK: Nodes

  @inline(__always)
  var mark: Mark { Mark(token: index, node: nodes.count) }

  /// Finishes a node that began at the mark. All nodes since then without a parent become its children.
  mutating func finish(_ kind: NodeKind, from mark: Mark) {
    let parent = UInt32(truncatingIfNeeded: nodes.count)
    var height: UInt16 = 0
    var next = NodeRecord.none
    var child = nodes.count - 1
    // Accesses the buffer directly, so that uniqueness of the array is checked only once for all children.
    nodes.withUnsafeMutableBufferPointer { nodes in
      while child >= mark.node, child < shapes.count {
        nodes[child].parent = parent
        nodes[child].nextSibling = next
        next = UInt32(truncatingIfNeeded: child)
        height = max(height, shapes[child].height + 1)
        child = Int(shapes[child].subtreeStart) - 1
      }
    }
    if height > Self.maximumHeight {
      nodes.removeSubrange(mark.node...)
      shapes.removeSubrange(mark.node...)
      finish(.opaque, from: mark)
      return
    }
    nodes.append(
      NodeRecord(
        kind: kind, firstToken: UInt32(truncatingIfNeeded: mark.token), tokenEnd: UInt32(truncatingIfNeeded: index),
        firstChild: next, nextSibling: NodeRecord.none, parent: NodeRecord.none))
    shapes.append(Shape(subtreeStart: UInt32(truncatingIfNeeded: mark.node), height: height))
  }

  /// Removes the last finished node if it has this kind and began at the mark. Its children lose their parent.
  mutating func dissolveLast(_ kind: NodeKind, from mark: Mark) {
    guard let last = nodes.last, last.kind == kind, Int(last.firstToken) == mark.token else { return }
    nodes.removeLast()
    shapes.removeLast()
  }

  /// Creates a node for the current token.
  mutating func finishToken(_ kind: NodeKind) { parseNode(kind) { _ in } }

  /// Makes a node of the current token and of what is parsed after it.
  @inline(__always)
  mutating func parseNode(_ kind: NodeKind, _ rest: (inout Parser) -> Void) {
    let start = mark
    advance()
    rest(&self)
    finish(kind, from: start)
  }

  /// Returns to the mark after a failed look-ahead.
  mutating func rewind(to mark: Mark) {
    nodes.removeSubrange(mark.node...)
    shapes.removeSubrange(mark.node...)
    move(to: mark.token)
  }

  // MARK: Nesting and recovery

  /// Runs a production one level deeper. Reads one bracketed group as opaque if that is too deep.
  @inline(__always)
  mutating func nested(_ production: (inout Parser) -> Void) {
    guard nesting < Self.maximumNesting else { return parseOpaque() }
    nesting += 1
    production(&self)
    nesting -= 1
  }

  /// Reads one token or one whole bracketed group. Does not consume a closing bracket.
  mutating func parseOpaque() {
    let start = mark
    if let end = closingToken(of: index) {
      move(to: end + 1)
    } else if !isAtClosingBracket {
      advance()
    }
    finish(.opaque, from: start)
  }

  var isAtClosingBracket: Bool {
    switch kind {
    case .rightBrace, .rightBracket, .rightParenthesis, .endOfFile: true
    default: false
    }
  }

  /// Runs a production inside brackets, where an outer condition or pattern does not apply.
  @inline(__always)
  mutating func inBrackets(isPattern: Bool = false, _ production: (inout Parser) -> Void) {
    let outer = context
    context = Context()
    if isPattern {
      context.isPattern = outer.isPattern
      context.isBinding = outer.isBinding
    }
    production(&self)
    context = outer
  }

  /// Parses the brackets that open at the current token, and what is inside them, as a node.
  @inline(__always)
  mutating func parseBrackets(closedBy closer: TokenKind, as kind: NodeKind, _ contents: (inout Parser) -> Void) {
    let opening = index
    parseNode(kind) {
      $0.inBrackets(contents)
      $0.close(closer, openedAt: opening)
    }
  }

  /// Parses elements with commas between them up to the closing bracket.
  @inline(__always)
  mutating func parseElements(closedBy closer: TokenKind, _ parseElement: (inout Parser) -> Void) {
    while !at(closer), kind != .endOfFile {
      let before = index
      parseElement(&self)
      if !consume(.comma) || index == before { return }
    }
  }

  /// Consumes the closing bracket for the one at `opening`. Tokens before it become `unexpected`.
  mutating func close(_ kind: TokenKind, openedAt opening: Int) {
    if let end = closingToken(of: opening), end > index, tokens[end].kind == kind {
      parseUnexpected(until: { $0.index >= end })
    }
    consume(kind)
  }

  mutating func parseUnexpected(until isDone: (Parser) -> Bool) {
    let start = mark
    while kind != .endOfFile, !isDone(self) { advance() }
    if start.token < index { finish(.unexpected, from: start) }
  }
}
