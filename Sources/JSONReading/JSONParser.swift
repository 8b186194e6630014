/// A parser for JSON text. Any bytes result in a value or an error, and the nesting depth is limited.
///
/// If the caller allows them, comments and trailing commas are accepted, as in configuration files.
///
/// An unpaired surrogate such as `\ud83d` becomes U+FFFD, which is also one UTF-16 unit, so positions that a client
/// counts in UTF-16 stay correct.
package struct JSONParser<Value: JSONBuildable> {
  /// The maximum nesting depth. No message of the language server protocol is nested this deeply, and parsing to this
  /// depth doesn't overflow the stack of any thread.
  private static var maximumDepth: Int { 128 }

  private let bytes: [UInt8]
  private let allowsComments: Bool
  private var offset = 0

  /// Returns the value of a complete text, which must be valid UTF-8.
  package static func parse(_ bytes: [UInt8], allowsComments: Bool = false) throws(JSONFailure) -> Value {
    var parser = JSONParser(bytes: bytes, allowsComments: allowsComments)
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.peek == nil else { throw parser.failure("unexpected text after the value") }
    return value
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ message: String) -> JSONFailure { JSONFailure(message: message, utf8Offset: offset) }

  private mutating func skipSpace() throws(JSONFailure) {
    while let byte = peek {
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        offset += 1
      } else if byte == UInt8(ascii: "/"), allowsComments {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(JSONFailure) {
    if take(word: "//") {
      while let byte = peek, byte != 0x0A, byte != 0x0D { offset += 1 }
      return
    }
    guard take(word: "/*") else { throw failure("expected a value") }
    while !take(word: "*/") {
      guard peek != nil else { throw failure("the text ends inside a comment") }
      offset += 1
    }
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

  private mutating func value(depth: Int) throws(JSONFailure) -> Value {
    guard depth < Self.maximumDepth else { throw failure("nested too deeply") }
    try skipSpace()
    let start = offset
    let shape = try shape(depth: depth)
    return Value.json(shape, utf8Range: start..<offset)
  }

  private mutating func shape(depth: Int) throws(JSONFailure) -> JSONShape<Value> {
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t") where take(word: "true"): return .bool(true)
    case UInt8(ascii: "f") where take(word: "false"): return .bool(false)
    case UInt8(ascii: "n") where take(word: "null"): return .null
    case nil: throw failure("unexpected end of file")
    case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      return try number()
    default: throw failure("expected a value")
    }
  }

  private mutating func object(depth: Int) throws(JSONFailure) -> JSONShape<Value> {
    offset += 1
    var members: [JSONMember<Value>] = []
    try skipSpace()
    if take(UInt8(ascii: "}")) { return .object(members) }
    while true {
      try skipSpace()
      if allowsComments, !members.isEmpty, take(UInt8(ascii: "}")) { return .object(members) }
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a key in double quotes") }
      let start = offset
      let name = try string()
      let nameRange = start..<offset
      try skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure("expected ':'") }
      members.append(JSONMember(name: name, nameUTF8Range: nameRange, value: try value(depth: depth + 1)))
      try skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure("expected ',' or '}'") }
    }
  }

  private mutating func array(depth: Int) throws(JSONFailure) -> JSONShape<Value> {
    offset += 1
    var values: [Value] = []
    try skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      try skipSpace()
      if allowsComments, !values.isEmpty, take(UInt8(ascii: "]")) { return .array(values) }
      values.append(try value(depth: depth + 1))
      try skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw failure("expected ',' or ']'") }
    }
  }

  private mutating func number() throws(JSONFailure) -> JSONShape<Value> {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    guard digits() > 0 else { throw failure("expected a digit") }
    if take(UInt8(ascii: ".")) {
      guard digits() > 0 else { throw failure("expected a digit") }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw failure("expected a digit") }
    }
    return .number(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset += 1 }
    return offset - start
  }

  private mutating func string() throws(JSONFailure) -> String {
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

  /// Returns the scalar that the escape sequence after a backslash represents.
  private mutating func escape() throws(JSONFailure) -> Unicode.Scalar {
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

  private mutating func unicodeEscape() throws(JSONFailure) -> Unicode.Scalar {
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

  private mutating func fourHexDigits() throws(JSONFailure) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw failure("the text ends inside a string") }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw failure("expected four hexadecimal digits")
      }
      number = number << 4 | UInt32(digit)
      offset += 1
    }
    return number
  }
}
