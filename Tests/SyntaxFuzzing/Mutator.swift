import Syntax

/// Damages sources in ways that resemble accidents, typing, and malicious input.
package struct Mutator {
  package enum Kind: String, CaseIterable, Sendable {
    case byteFlip, byteInsertion, tokenDeletion, tokenDuplication, tokenSwap, tokenInsertion, truncation, beheading
    case splice, lineDeletion, bracketRun, invalidUTF8
  }

  private let seeds: [[UInt8]]
  private let seedTokens: [[Range<Int>]]

  /// Creates a mutator. Leaves out sources without bytes.
  package init(seeds: [[UInt8]]) {
    self.seeds = seeds.filter { !$0.isEmpty }
    seedTokens = self.seeds.map { seed in
      Parser.parse(seed).tokens.map { $0.start..<$0.end }.filter { !$0.isEmpty }
    }
  }

  /// Returns the input with this number. It depends only on the seeds and the two numbers.
  package func input(_ number: Int, seed: UInt64) -> (kinds: [Kind], bytes: [UInt8]) {
    var random = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x2545_F491_4F6C_DD1D)
    let index = random.below(seeds.count)
    guard index < seeds.count else { return ([], []) }
    var bytes = seeds[index]
    var kinds: [Kind] = []
    // The first mutation uses the ranges of tokens. Later mutations use only bytes, because the tokens have moved.
    if let kind = random.pick(Kind.allCases) {
      apply(kind, to: &bytes, tokens: seedTokens[index], &random)
      kinds.append(kind)
    }
    for _ in 0..<random.below(3) {
      guard let kind = random.pick([Kind.byteFlip, .byteInsertion, .truncation, .splice, .lineDeletion, .invalidUTF8])
      else { break }
      apply(kind, to: &bytes, tokens: [], &random)
      kinds.append(kind)
    }
    return (kinds, bytes)
  }

  private func apply(_ kind: Kind, to bytes: inout [UInt8], tokens: [Range<Int>], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    switch kind {
    case .byteFlip: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case .byteInsertion: bytes.insert(random.pick(Self.hotBytes) ?? 0, at: place)
    case .tokenDeletion:
      if let token = random.pick(tokens) { bytes.removeSubrange(token) }
    case .tokenDuplication:
      if let token = random.pick(tokens) { bytes.insert(contentsOf: Array(bytes[token]), at: token.upperBound) }
    case .tokenSwap:
      if let one = random.pick(tokens), let other = random.pick(tokens), !one.overlaps(other) {
        let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
        let (firstText, secondText) = (Array(bytes[first]), Array(bytes[second]))
        bytes.replaceSubrange(second, with: firstText)
        bytes.replaceSubrange(first, with: secondText)
      }
    case .tokenInsertion:
      let text = random.pick(Self.hotTexts) ?? ""
      bytes.insert(contentsOf: Array(text.utf8), at: random.pick(tokens)?.lowerBound ?? place)
    case .truncation: bytes.removeSubrange(place...)
    case .beheading: bytes.removeSubrange(..<place)
    case .splice:
      guard let other = random.pick(seeds) else { return }
      let start = random.below(other.count)
      let piece = other[start..<min(start + 1 + random.below(200), other.count)]
      bytes.replaceSubrange(place..<min(place + random.below(100), bytes.count), with: piece)
    case .lineDeletion:
      let start = (bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      bytes.removeSubrange(start..<end)
    case .bracketRun:
      let text = random.pick(Self.nestingTexts) ?? ""
      let run = Array(repeating: Array(text.utf8), count: 1 + random.below(300)).flatMap { $0 }
      bytes.insert(contentsOf: run, at: place)
    case .invalidUTF8: bytes.insert(contentsOf: random.pick(Self.malformed) ?? [], at: place)
    }
  }

  private static let hotBytes = Array("(){}[]<>\"#`\\/*@$_.,:;?!&|=+-~^%'\n\r\t \u{0}0aA".utf8)

  package static let hotTexts = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "/*", "*/", "//", "\\(", "`", "#if X\n",
    "\n#else\n", "\n#elseif Y\n", "\n#endif\n", "@", "@State ", "#", "$", "$0", "_", " in ", "->", " -> ", "=", "==",
    " = ", "?", "!", "&", ".", "..", "...", ":", "::", ";", ",", "\\", "\\.", "/", " / ", "#/", "/#", "<#", "#>", "if ",
    "else ", "guard ", "switch ", "case ", "case let ", "default:", "for ", "while ", "repeat ", "func ", "var ",
    "let ", "struct ", "class ", "enum ", "extension ", "protocol ", "import ", "init", "deinit ", "subscript",
    "get ", "set ", "willSet ", "private(set) ", "async ", "await ", "try ", "try? ", "throws ", "throws(", "some ",
    "any ", "each ", "repeat each ", "inout ", "where ", "is ", "as ", "as? ", "as! ", "self", "Self", "super",
    "nil", "true", "0x", "1e", "1.", "0b2", "operator ", "precedencegroup ", "associatedtype ", "typealias ", "macro ",
    "actor ", "yield ", "discard ", "consume ", "copy ", "unsafe ", "#available(", "#selector(", "#sourceLocation(",
    "\r", "\r\n", "\u{0}", "\u{FEFF}", "\u{2028}", "\u{A0}", "é", "👩‍👩‍👧", "<<<<<<< a\n", ">>>>>>> b\n",
  ]

  static let nestingTexts = [
    "(", "[", "{", "<", "a<", "(a,", "[a:", "{ a in ", "if a {", "switch a { case b:", "\"\\(", "\"\"\"\n\\(",
    "#if A\n",
    "func f() {", "struct S {", "!", "-", "&", "a.", "a ? ", "try ", "@a(", "() -> ", "some ", "a as ", "\\.a[", "/*",
    "else if a {", "case .a(", "var a: [", "a[", "a(", "a{", "?", "T.", "~", "repeat each ", "for a in ", "do {",
  ]

  /// Malformed UTF-8: NUL, lone continuation bytes, overlong forms, a surrogate, values beyond U+10FFFF, truncated
  /// sequences, and bytes that are never valid.
  static let malformed: [[UInt8]] = [
    [0x00], [0x80], [0xBF, 0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
    [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3], [0xFE], [0xFF],
    [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xEF, 0xBF, 0xBE],
  ]
}
