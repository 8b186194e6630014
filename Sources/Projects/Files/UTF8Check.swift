/// Validates UTF-8 (The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences").
enum UTF8Check {
  /// The one-based line of the first byte that does not begin a scalar; nil for well-formed text.
  static func firstInvalidLine(in bytes: [UInt8]) -> Int? {
    guard let offset = firstInvalidOffset(in: bytes) else { return nil }
    return 1 + bytes.prefix(offset).reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count {
        if text[offset] < 0x80 {
          offset += 1
          continue
        }
        guard let count = scalarUTF8Count(in: text, at: offset) else { return offset }
        offset += count
      }
      return nil
    }
  }

  private static func scalarUTF8Count(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let (count, second): (Int, ClosedRange<UInt8>)
    switch text[offset] {
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + count <= text.count, second.contains(text[offset + 1]) else { return nil }
    for index in offset + 2..<max(offset + count, offset + 2) where !(0x80...0xBF).contains(text[index]) { return nil }
    return count
  }
}
