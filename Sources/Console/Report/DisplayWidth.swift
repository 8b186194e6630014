/// The number of terminal cells that a text takes, accurate enough to put a caret under a word.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  /// Returns blank text as wide as the given text, so that whatever follows is aligned. It has the same tabs, and a
  /// space for every other cell.
  static func padding(under text: some StringProtocol) -> String {
    text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width(of: $0)) }.joined()
  }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    let isEmoji = first.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xFE0F }
    if isEmoji || wide.contains(where: { $0.contains(first.value) }) { return 2 }
    return first.properties.generalCategory == .nonspacingMark ? 0 : 1
  }

  /// Blocks whose East Asian Width is wide or fullwidth (Unicode Standard Annex #11).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
