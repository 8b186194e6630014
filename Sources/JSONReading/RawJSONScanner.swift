/// Finds the parts of a JSON text from its beginning and from its end, and advances past them.
struct RawJSONScanner {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var end: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
    end = bytes.endIndex
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  var isAtEnd: Bool { offset == end }
  /// The part of the text that is not consumed yet.
  var rest: Range<Int> { offset..<end }

  // MARK: From the beginning

  private mutating func skipSpace() {
    while offset < end, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard offset < end, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  var beginsWithBracket: Bool {
    mutating get {
      skipSpace()
      return offset < end && (bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "["))
    }
  }

  /// The range of a string, including its quotation marks.
  mutating func string() -> Range<Int>? {
    skipSpace()
    let start = offset
    guard take(UInt8(ascii: "\"")) else { return nil }
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return start..<offset
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  /// The range of the next value. Inside brackets, only the nesting is counted, with no limit on the depth.
  mutating func value() -> Range<Int>? {
    skipSpace()
    let start = offset
    var depth = 0
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        guard string() != nil else { return nil }
        if depth == 0 { return start..<offset }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}") where depth == 0, UInt8(ascii: "]") where depth == 0, UInt8(ascii: ",") where depth == 0:
        return start < offset ? start..<offset : nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        offset += 1
        if depth == 0 { return start..<offset }
      default: offset += 1
      }
    }
    return start < offset && depth == 0 ? start..<offset : nil
  }

  // MARK: From the end

  private mutating func skipLastSpace() {
    while end > offset, Self.isSpace(bytes[end - 1]) { end -= 1 }
  }

  mutating func takeLast(_ byte: UInt8) -> Bool {
    skipLastSpace()
    guard end > offset, bytes[end - 1] == byte else { return false }
    end -= 1
    return true
  }

  var endsWithBracket: Bool {
    mutating get {
      skipLastSpace()
      return end > offset && (bytes[end - 1] == UInt8(ascii: "}") || bytes[end - 1] == UInt8(ascii: "]"))
    }
  }

  /// The range of the string before the end, including its quotation marks.
  mutating func lastString() -> Range<Int>? {
    skipLastSpace()
    let stringEnd = end
    guard takeLast(UInt8(ascii: "\"")) else { return nil }
    while end > offset {
      end -= 1
      guard bytes[end] == UInt8(ascii: "\"") else { continue }
      // After an odd number of backslashes, the quotation mark is escaped and belongs to the string.
      let backslashes = bytes[offset..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }
      if backslashes.count.isMultiple(of: 2) { return end..<stringEnd }
    }
    return nil
  }

  /// The range of the string, number, or word before the end.
  mutating func lastScalar() -> Range<Int>? {
    skipLastSpace()
    guard end > offset else { return nil }
    if bytes[end - 1] == UInt8(ascii: "\"") { return lastString() }
    let scalarEnd = end
    while end > offset, !Self.isBeforeScalar(bytes[end - 1]) { end -= 1 }
    return end < scalarEnd ? end..<scalarEnd : nil
  }

  private static func isBeforeScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: isSpace(byte)
    }
  }
}
