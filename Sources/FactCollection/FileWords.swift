import Facts
import Syntax

extension WordHash {
  /// Returns the words of all tokens, each once with all its forms.
  ///
  /// - Parameter inferredValues: The tokens of values that determine the types of members and global variables, in text
  ///   order.
  static func hashes(in tree: SyntaxTree, inferredValues: [Range<Int>]) -> [UInt32] {
    var words = WordSet(expecting: tree.tokens.count / 4)
    var values = inferredValues[...]
    tree.bytes.withUnsafeBufferPointer { text in
      let tokens = tree.tokens
      for (index, token) in tokens.enumerated() where token.kind.isWord || token.kind == .dollarIdentifier {
        guard let name = name(of: token, in: text) else { continue }
        while let value = values.first, value.upperBound <= index { values = values.dropFirst() }
        var forms = forms(ofWordAt: index, tokens)
        if token.kind == .dollarIdentifier { forms.insert(.projected) }
        if values.first?.contains(index) ?? false { forms.insert(.inferred) }
        words.insert(word(name, forms), formBits: formBits)
        guard token.kind == .`init`, index > 0, tokens[index - 1].kind == .period,
          !followsType(period: index - 1, tokens, in: text)
        else { continue }
        for label in labels(after: index, tokens) {
          if let name = self.name(of: tokens[label], in: text) {
            words.insert(word(name, [.any, .labelOfInit]), formBits: formBits)
          }
        }
      }
    }
    return words.values
  }

  private static func forms(ofWordAt index: Int, _ tokens: [Token]) -> Forms {
    var forms: Forms = .any
    if index > 0, tokens[index - 1].kind == .period { forms.insert(.member) }
    guard index + 1 < tokens.count else { return forms.union(.written) }
    let next = tokens[index + 1]
    let afterNext = index + 2 < tokens.count ? tokens[index + 2].kind : .endOfFile
    switch next.kind {
    case .leftParenthesis:
      forms.insert(.made)
      if next.isFirstOnLine || isAttribute(index, tokens) { forms.insert(.written) }
    case .period where afterNext == .`init`: forms.insert(.made)
    case .period where afterNext == .`self`: break
    case .equal: forms.formUnion([.assigned, .written])
    case .leftBrace, .leftAngle: forms.formUnion([.made, .written])
    // `(Word)(…)`
    case .rightParenthesis where afterNext == .leftParenthesis: forms.formUnion([.made, .written])
    default: forms.insert(.written)
    }
    return forms
  }

  /// Returns whether the word ends the name of an attribute: `@Word`, `@Module.Word`.
  private static func isAttribute(_ index: Int, _ tokens: [Token]) -> Bool {
    var start = index
    while start > 1, tokens[start - 1].kind == .period { start -= 2 }
    return start > 0 && tokens[start - 1].kind == .at
  }

  private static func name(
    of token: Token, in text: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>>? {
    let end = min(token.end, text.count)
    return bare(text[min(token.start, end)..<end], in: text)
  }

  /// Returns whether the name of a type, `self`, or `super` precedes `.init`.
  private static func followsType(period: Int, _ tokens: [Token], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard period > 0, period == 1 || tokens[period - 2].kind != .period else { return false }
    let base = tokens[period - 1]
    switch base.kind {
    case .self, .Self, .super: return true
    case .identifier:
      return base.start < text.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[base.start])
    default: return false
    }
  }

  /// Returns the tokens before colons in the parentheses of a call, and in and between the closures after them.
  private static func labels(after callee: Int, _ tokens: [Token]) -> [Int] {
    var result: [Int] = []
    var index = callee + 1
    if index < tokens.count, tokens[index].kind == .leftAngle {
      while index < tokens.count, tokens[index].kind != .leftParenthesis { index += 1 }
    }
    while index < tokens.count {
      if tokens[index].kind == .leftParenthesis || tokens[index].kind == .leftBrace {
        index = afterGroup(at: index, tokens, labels: &result)
      } else if tokens[index].kind.isWord, index + 1 < tokens.count, tokens[index + 1].kind == .colon {
        result.append(index)
        index += 2
      } else {
        return result
      }
    }
    return result
  }

  private static func afterGroup(at start: Int, _ tokens: [Token], labels: inout [Int]) -> Int {
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
}

/// A set of different words, in no particular order.
private struct WordSet {
  /// The words; 0 in a free slot. The number of slots is a power of two, and at least half are free.
  private var slots: [UInt32]
  private var count = 0

  init(expecting count: Int) {
    var capacity = 64
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  var values: [UInt32] { slots.filter { $0 != 0 } }

  /// Adds a word, or adds its forms if the word is already known.
  mutating func insert(_ word: UInt32, formBits: UInt32) {
    let index = slot(of: word, formBits: formBits)
    if slots[index] == 0 { count += 1 }
    slots[index] |= word
    guard count * 2 > slots.count else { return }
    let known = values
    slots = Array(repeating: 0, count: slots.count * 2)
    for word in known { slots[slot(of: word, formBits: formBits)] = word }
  }

  private func slot(of word: UInt32, formBits: UInt32) -> Int {
    let mask = slots.count - 1
    var index = Int(word / (formBits + 1)) & mask
    while slots[index] != 0, (slots[index] ^ word) & ~formBits != 0 { index = (index + 1) & mask }
    return index
  }
}
