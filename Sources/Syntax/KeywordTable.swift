/// A hash table of the keywords. The key is a word's first sixteen bytes.
struct KeywordTable: Sendable {
  private struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var kind: TokenKind = .identifier
  }

  private static let slotBits: UInt64 = 9
  private static let slotCount = 1 << Int(slotBits)
  static let shared = KeywordTable()

  private let slots: [Entry]

  private init() {
    var slots = [Entry](repeating: Entry(), count: Self.slotCount)
    for (word, kind) in Self.words {
      let (low, high) = Self.key(of: Array(word.utf8))
      var slot = Self.slot(low, high)
      while slots[slot].low != 0 { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Entry(low: low, high: high, kind: kind)
    }
    self.slots = slots
  }

  /// The keyword that the bytes spell, or else `identifier`. `low` and `high` are the word's first sixteen bytes,
  /// little-endian and padded with zeros. Longer words are never keywords and must not be passed.
  func kind(low: UInt64, high: UInt64) -> TokenKind {
    var slot = Self.slot(low, high)
    while true {
      let entry = slots[slot]
      if entry.low == low, entry.high == high { return entry.kind }
      if entry.low == 0 { return .identifier }
      slot = (slot + 1) % Self.slotCount
    }
  }

  private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> (64 - slotBits))
  }

  private static func key(of bytes: [UInt8]) -> (low: UInt64, high: UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      if index < 8 {
        low |= UInt64(byte) << UInt64(index * 8)
      } else {
        high |= UInt64(byte) << UInt64((index - 8) * 8)
      }
    }
    return (low, high)
  }

  private static let words: [(String, TokenKind)] = [
    ("associatedtype", .associatedtype), ("class", .class), ("deinit", .deinit), ("enum", .enum),
    ("extension", .extension), ("fileprivate", .fileprivate), ("func", .func), ("import", .import), ("init", .`init`),
    ("inout", .inout), ("internal", .internal), ("let", .let), ("operator", .operator),
    ("precedencegroup", .precedencegroup), ("private", .private), ("protocol", .protocol), ("public", .public),
    ("rethrows", .rethrows), ("static", .static), ("struct", .struct), ("subscript", .subscript),
    ("typealias", .typealias), ("var", .var), ("break", .break), ("case", .case), ("catch", .catch),
    ("continue", .continue), ("default", .default), ("defer", .defer), ("do", .do), ("else", .else),
    ("fallthrough", .fallthrough), ("for", .for), ("guard", .guard), ("if", .if), ("in", .in), ("repeat", .repeat),
    ("return", .return), ("switch", .switch), ("throw", .throw), ("where", .where), ("while", .while), ("Any", .Any),
    ("as", .as), ("false", .false), ("is", .is), ("nil", .nil), ("self", .`self`), ("Self", .`Self`),
    ("super", .super), ("throws", .throws), ("true", .true), ("try", .try), ("_", .wildcard),
    ("actor", .actor), ("any", .any), ("async", .async), ("await", .await), ("borrow", .borrow),
    ("borrowing", .borrowing), ("consume", .consume), ("consuming", .consuming), ("convenience", .convenience),
    ("copy", .copy), ("dependsOn", .dependsOn), ("didSet", .didSet), ("discard", .discard),
    ("distributed", .distributed), ("dynamic", .dynamic), ("each", .each), ("final", .final), ("get", .get),
    ("indirect", .indirect), ("infix", .infix), ("isolated", .isolated), ("lazy", .lazy), ("macro", .macro),
    ("modify", .modify), ("mutate", .mutate), ("mutating", .mutating), ("nonisolated", .nonisolated),
    ("nonmutating", .nonmutating), ("of", .of), ("open", .open), ("optional", .optional), ("override", .override),
    ("package", .package), ("postfix", .postfix), ("prefix", .prefix), ("Protocol", .protocolType), ("read", .read),
    ("reasync", .reasync), ("required", .required), ("sending", .sending), ("set", .set), ("some", .some),
    ("then", .then), ("Type", .type), ("unowned", .unowned), ("unsafe", .unsafe), ("weak", .weak),
    ("willSet", .willSet), ("yield", .yield), ("_const", .underscoreConst), ("_local", .underscoreLocal),
    ("_modify", .underscoreModify), ("_read", .underscoreRead), ("__owned", .underscoreOwned),
    ("__consuming", .underscoreConsuming),
    ("__shared", .underscoreShared), ("__setter_access", .underscoreSetterAccess),
  ]
}
