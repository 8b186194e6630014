import Facts
import SourceText
import Syntax

/// Reading of nodes and tokens.
extension FactCollector {
  @inline(__always)
  func kind(_ node: NodeID) -> NodeKind { tree.kind(of: node) }

  mutating func place(_ range: ByteRange) -> Place {
    Place(range, line: lines.line(of: range.start), block: blocks.block(at: range.start))
  }

  mutating func place(_ node: NodeID) -> Place { place(tree.range(of: node)) }
  mutating func place(token index: Int) -> Place { place(tree.token(at: index).range) }

  /// Returns the symbol of a name's token, without backticks and without the dollar sign of `$name`.
  mutating func symbol(token index: Int) -> Symbol {
    // A token is looked up several times: as a name, as a type, and as an argument.
    if index >= 0, index < symbolsOfTokens.count {
      let known = symbolsOfTokens[index]
      if !known.isEmpty { return known }
    }
    let symbol = symbols.symbol(nameRange(tree.token(at: index)))
    if index >= 0, index < symbolsOfTokens.count { symbolsOfTokens[index] = symbol }
    return symbol
  }

  mutating func string(token index: Int) -> String { symbol(token: index).string }

  /// Returns the path that the tokens from the first to the last spell: "a.b.c". Nil if anything other than names and
  /// periods is between them, including blanks.
  mutating func plainPath(from first: Int, to last: Int) -> Symbol? {
    guard first < last else { return first == last ? symbol(token: first) : nil }
    var end = tree.token(at: first).start
    for index in first...last {
      let token = tree.token(at: index)
      guard token.start == end, (index - first) % 2 == 0 ? token.kind.isWord : token.kind == .period else { return nil }
      guard token.start < bytes.count, bytes[token.start] != UInt8(ascii: "`") else { return nil }
      end = token.end
    }
    guard (last - first) % 2 == 0 else { return nil }
    return symbols.symbol(ByteRange(tree.token(at: first).start, end))
  }

  mutating func tokenText(_ index: Int) -> String { tree.text(ofToken: index) }

  private mutating func nameRange(_ token: Token) -> ByteRange {
    let range = token.range
    guard range.utf8Count > 1, range.end <= bytes.count else { return range }
    if bytes[range.start] == UInt8(ascii: "`"), range.utf8Count > 2 {
      return ByteRange(range.start + 1, range.end - 1)
    }
    if token.kind == .dollarIdentifier, !isDigit(bytes[range.start + 1]) {
      return ByteRange(range.start + 1, range.end)
    }
    return range
  }

  mutating func isShorthandParameter(token index: Int) -> Bool {
    let token = tree.token(at: index)
    guard token.kind == .dollarIdentifier, token.range.utf8Count > 1, token.end <= bytes.count else { return false }
    return isDigit(bytes[token.start + 1])
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Returns whether a name looks like a type: its first letter after any underscores is uppercase.
  mutating func looksLikeType(token index: Int) -> Bool {
    let token = tree.token(at: index)
    guard token.kind == .identifier || token.kind == .Self || token.kind == .Any else { return false }
    var offset = token.start
    while offset < token.end, offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") {
        offset += 1
        continue
      }
      return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    }
    return false
  }

  /// Returns the token of a declaration's name: the one after its keyword.
  mutating func nameToken(of node: NodeID, after keyword: TokenKind) -> Int? {
    guard let index = tree.ownToken(of: node, keyword) else { return nil }
    let name = index + 1
    guard name < tree.tokenRange(of: node).upperBound else { return nil }
    return name
  }

  /// Returns the token of the name in a member access or a key path component: the one after the period. Nil for a node
  /// without a period.
  mutating func memberNameToken(of node: NodeID) -> Int? {
    let range = tree.tokenRange(of: node)
    guard let period = tree.ownToken(of: node, .period) else { return nil }
    let name = period + 1
    return name < range.upperBound ? name : nil
  }

  /// Returns an expression without its parentheses, `try`, `await`, and similar keywords, and without a closure that
  /// only returns the expression and is called immediately: `{ x }()`.
  mutating func unwrapped(_ node: NodeID) -> NodeID {
    var current = node
    while true {
      switch kind(current) {
      case .tryExpression, .awaitExpression, .unsafeExpression, .consumeExpression, .copyExpression, .borrowExpression:
        guard let inner = tree.firstChild(of: current) else { return current }
        current = inner
      case .tupleExpression:
        guard let argument = tree.firstChild(of: current), tree.nextSibling(of: argument) == nil,
          tree.ownToken(of: argument, .colon) == nil, let inner = tree.firstChild(of: argument)
        else { return current }
        current = inner
      case .call:
        guard let given = valueGiven(byCallOfClosure: current) else { return current }
        current = given
      default:
        return current
      }
    }
  }

  /// Returns `x` for `{ x }()` and `{ return x }()`; nil for every other call.
  mutating func valueGiven(byCallOfClosure call: NodeID) -> NodeID? {
    guard kind(call) == .call, let closure = onlyChild(of: call), kind(closure) == .closure,
      let statement = onlyChild(of: closure),
      let value = kind(statement) == .returnStatement ? tree.firstChild(of: statement) : statement,
      isPlainExpression(kind(value))
    else { return nil }
    return value
  }

  func isPlainExpression(_ kind: NodeKind) -> Bool {
    kind == .call || kind == .memberAccess || kind == .identifierExpression || kind == .sequenceExpression
  }

  mutating func lastChild(of node: NodeID) -> NodeID? {
    var last: NodeID?
    for child in tree.children(of: node) { last = child }
    return last
  }

  mutating func onlyChild(of node: NodeID) -> NodeID? {
    guard let child = tree.firstChild(of: node), tree.nextSibling(of: child) == nil else { return nil }
    return child
  }

  /// Returns the only expression of a getter.
  mutating func valueOfGetter(_ accessors: NodeID) -> NodeID? {
    var block = accessors
    var child = tree.firstChild(of: accessors)
    while let current = child, kind(current) == .accessorDeclaration {
      if tree.ownToken(of: current, where: { $0 == .get }) != nil, let body = tree.firstChild(of: current, .codeBlock) {
        block = body
      }
      child = tree.nextSibling(of: current)
    }
    guard let only = onlyChild(of: block), kind(only) != .accessorDeclaration,
      let value = kind(only) == .returnStatement ? tree.firstChild(of: only) : only
    else { return nil }
    return unwrapped(value)
  }

  static func isDeclaration(_ kind: NodeKind) -> Bool {
    kind.rawValue >= NodeKind.importDeclaration.rawValue && kind.rawValue <= NodeKind.macroDeclaration.rawValue
  }

  static func isType(_ kind: NodeKind) -> Bool {
    kind.rawValue >= NodeKind.identifierType.rawValue && kind.rawValue <= NodeKind.packElementType.rawValue
  }
}
