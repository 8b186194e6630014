import Syntax

/// The words of a file as numbers: names without `$`, backticks and underscores in front. Different words may have the
/// same number, never the other way around.
enum WordHash {
  /// In what form a word occurs.
  enum Form: UInt32 {
    case any = 0
    /// `$word`.
    case projected = 0x5BD1_E995
    /// `word:` among the arguments of `.init(…)`.
    case labelOfInit = 0x1B87_3593
  }

  static func hash(of name: String, as form: Form = .any) -> UInt32 {
    var name = name
    return name.withUTF8 { bytes in bare(bytes[...], in: bytes).map { NameSlots.hash($0) ^ form.rawValue } ?? 0 }
  }

  /// The words of all tokens, each form once.
  static func hashes(in tree: SyntaxTree) -> [UInt32] {
    var words = WordSet(expecting: tree.tokens.count / 4)
    tree.bytes.withUnsafeBufferPointer { text in
      let initializer = hash(of: "init")
      let tokens = tree.tokens
      for (index, token) in tokens.enumerated() where token.kind.isWord || token.kind == .dollarIdentifier {
        guard let hash = hash(of: token, in: text) else { continue }
        words.insert(hash)
        if token.kind == .dollarIdentifier { words.insert(hash ^ Form.projected.rawValue) }
        guard hash == initializer, index > 0, tokens[index - 1].kind == .period,
          !isBehindType(period: index - 1, tokens, in: text)
        else { continue }
        for label in labels(behind: index, tokens) {
          if let hash = self.hash(of: tokens[label], in: text) { words.insert(hash ^ Form.labelOfInit.rawValue) }
        }
      }
    }
    return words.values
  }

  private static func hash(of token: Token, in text: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let end = min(token.end, text.count)
    return bare(text[min(token.start, end)..<end], in: text).map { NameSlots.hash($0) }
  }

  /// Whether the name of a type, `self` or `super` says whose `.init` it is.
  private static func isBehindType(period: Int, _ tokens: [Token], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard period > 0, period == 1 || tokens[period - 2].kind != .period else { return false }
    let base = tokens[period - 1]
    switch base.kind {
    case .self, .Self, .super: return true
    case .identifier:
      return base.start < text.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[base.start])
    default: return false
    }
  }

  /// The tokens in front of colons in the parentheses of a call, and in and between the closures behind them.
  private static func labels(behind callee: Int, _ tokens: [Token]) -> [Int] {
    var result: [Int] = []
    var index = callee + 1
    if index < tokens.count, tokens[index].kind == .leftAngle {
      while index < tokens.count, tokens[index].kind != .leftParenthesis { index += 1 }
    }
    while index < tokens.count {
      if tokens[index].kind == .leftParenthesis || tokens[index].kind == .leftBrace {
        index = behindGroup(at: index, tokens, labels: &result)
      } else if tokens[index].kind.isWord, index + 1 < tokens.count, tokens[index + 1].kind == .colon {
        result.append(index)
        index += 2
      } else {
        return result
      }
    }
    return result
  }

  private static func behindGroup(at start: Int, _ tokens: [Token], labels: inout [Int]) -> Int {
    var depth = 0
    var index = start
    while index < tokens.count {
      switch tokens[index].kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        depth -= 1
        if depth == 0 { return index + 1 }
      case .colon where depth == 1: labels.append(index - 1)
      default: break
      }
      index += 1
    }
    return index
  }

  /// What of a token is the name; nil for `_` and the like.
  private static func bare(
    _ token: Slice<UnsafeBufferPointer<UInt8>>, in text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    var (start, end) = (token.startIndex, token.endIndex)
    while start < end, isMark(text[start]) { start += 1 }
    if start < end, text[end - 1] == UInt8(ascii: "`") { end -= 1 }
    return start < end ? text[start..<end] : nil
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
  }
}

/// Different numbers, in the order met.
private struct WordSet {
  private(set) var values: [UInt32] = []
  /// 0 in a free slot. As many as a power of two, at least half of them free.
  private var slots: [UInt32]
  private var hasZero = false

  init(expecting count: Int) {
    var capacity = 64
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  mutating func insert(_ value: UInt32) {
    guard value != 0 else {
      if !hasZero { values.append(0) }
      hasZero = true
      return
    }
    let mask = slots.count - 1
    var index = Int(value) & mask
    while slots[index] != 0 {
      if slots[index] == value { return }
      index = (index + 1) & mask
    }
    slots[index] = value
    values.append(value)
    if (values.count + 1) * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for value in values where value != 0 {
      var index = Int(value) & mask
      while slots[index] != 0 { index = (index + 1) & mask }
      slots[index] = value
    }
  }
}
