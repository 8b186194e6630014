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

  /// The words that differ from the name of their kind.
  private static let spellings: [TokenKind: String] = [
    .wildcard: "_", .protocolType: "Protocol", .type: "Type", .underscoreConst: "_const", .underscoreLocal: "_local",
    .underscoreModify: "_modify", .underscoreRead: "_read", .underscoreOwned: "__owned",
    .underscoreConsuming: "__consuming", .underscoreShared: "__shared", .underscoreSetterAccess: "__setter_access",
  ]
  private static let words = TokenKind.allCases.prefix { $0 != .identifier }
    .map { (spellings[$0] ?? String(describing: $0), $0) }
}
