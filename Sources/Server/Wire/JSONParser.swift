/// Reads JSON text. Total: any bytes give a value or an error, and nesting is bounded.
///
/// A `\ud83d` that has no partner becomes U+FFFD, which is one UTF-16 unit as well: positions that a client counts in
/// UTF-16 stay right.
struct JSONParser {
  struct Failure: Error {
    let message: String
    let utf8Offset: Int
  }

  /// Deeper than any message of the protocol, and shallow enough for any thread's stack.
  static let maximumDepth = 128

  private let bytes: [UInt8]
  private var offset = 0

  /// The value of a whole text of valid UTF-8.
  static func parse(_ bytes: [UInt8]) throws -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.peek == nil else { throw parser.failure("text after the value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ message: String) -> Failure {
    Failure(message: message, utf8Offset: offset)
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  private mutating func take(word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    guard word.withUTF8Buffer({ $0.elementsEqual(bytes[offset..<end]) }) else { return false }
    offset = end
    return true
  }

  private mutating func value(depth: Int) throws -> JSONValue {
    guard depth < Self.maximumDepth else { throw failure("nested too deeply") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t") where take(word: "true"): return .bool(true)
    case UInt8(ascii: "f") where take(word: "false"): return .bool(false)
    case UInt8(ascii: "n") where take(word: "null"): return .null
    case nil: throw failure("the text ends where a value is expected")
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      return try number()
    default: throw failure("no value begins like this")
    }
  }

  private mutating func object(depth: Int) throws -> JSONValue {
    offset += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw failure("a member's name is expected") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("':' is expected") }
      members[name] = try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure("',' or '}' is expected") }
    }
  }

  private mutating func array(depth: Int) throws -> JSONValue {
    offset += 1
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw failure("',' or ']' is expected") }
    }
  }

  private mutating func number() throws -> JSONValue {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    guard digits() > 0 else { throw failure("a digit is expected") }
    if take(UInt8(ascii: ".")) {
      guard digits() > 0 else { throw failure("a digit is expected") }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw failure("a digit is expected") }
    }
    return .number(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
    return offset - start
  }

  private mutating func string() throws -> String {
    offset += 1
    var start = offset
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        defer { offset += 1 }
        guard !text.isEmpty else { return String(decoding: bytes[start..<offset], as: UTF8.self) }
        text.append(contentsOf: bytes[start..<offset])
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[start..<offset])
        offset += 1
        text.append(contentsOf: String(try escape()).utf8)
        start = offset
      case 0..<0x20:
        throw failure("a control character in a string")
      default:
        offset += 1
      }
    }
    throw failure("the text ends inside a string")
  }

  /// What stands behind a backslash.
  private mutating func escape() throws -> Unicode.Scalar {
    guard let byte = peek else { throw failure("the text ends inside a string") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw failure("an unknown escape in a string")
    }
  }

  private mutating func unicodeEscape() throws -> Unicode.Scalar {
    let first = try fourHexDigits()
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let afterFirst = offset
    if take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try fourHexDigits()
      if second & 0xFC00 == 0xDC00 {
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
      }
    }
    offset = afterFirst
    return "\u{FFFD}"
  }

  private mutating func fourHexDigits() throws -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw failure("the text ends inside a string") }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw failure("four hexadecimal digits are expected")
      }
      number = number << 4 | UInt32(digit)
      offset += 1
    }
    return number
  }
}
