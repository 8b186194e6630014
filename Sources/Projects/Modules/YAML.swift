/// A value of a YAML file. JSON is YAML, too.
enum YAML: Sendable, Hashable {
  case text(String)
  case list([YAML])
  case table([String: YAML])
  /// Something that this reader does not understand: an alias, a tag, a merged table, or a text of several lines.
  case unknown

  /// What a missing value is equal to.
  static let nothing = YAML.text("")

  /// Never fails. Text that is not valid, and several documents, are unknown.
  static func read(_ bytes: [UInt8]) -> YAML {
    bytes.withUnsafeBufferPointer { text in
      var reader = YAMLReader(text: text)
      return reader.document()
    }
  }

  subscript(key: String) -> YAML {
    switch self {
    case .table(let table): table[key] ?? .nothing
    case .unknown: .unknown
    default: .nothing
    }
  }
}

private struct YAMLReader {
  private static let depthLimit = 64

  let text: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var lineStart = 0
  private var depth = 0
  private var isBroken = false

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  private var column: Int { offset - lineStart }

  private func byte(_ distance: Int = 0) -> UInt8? {
    let index = offset + distance
    return text.indices.contains(index) ? text[index] : nil
  }

  private func isNext(_ bytes: StaticString) -> Bool {
    guard let next = byte() else { return false }
    return bytes.withUTF8Buffer { $0.contains(next) }
  }

  /// Returns whether whitespace or the end of the text follows at the distance.
  private func isBlank(_ distance: Int = 0) -> Bool { byte(distance).map { $0 <= UInt8(ascii: " ") } ?? true }

  /// Makes the whole document unknown, including what has been read.
  private mutating func fail() {
    isBroken = true
    offset = text.count
  }

  mutating func document() -> YAML {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { (offset, lineStart) = (3, 3) }
    skipToContent()
    if column == 0, isNext("-"), byte(1) == byte(), byte(2) == byte(), isBlank(3) { offset += 3 }
    let result = value(in: -1, ofKey: false)
    return isBroken || byte() != nil ? .unknown : result
  }

  // MARK: Blocks

  /// Reads what follows a key or a dash that is in the column `indent`.
  private mutating func value(in indent: Int, ofKey: Bool) -> YAML {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { fail() }
    skipBlanks()
    let isBelow = isAtLineEnd
    skipToContent()
    // The dashes of a list may be in the column of its key.
    guard byte() != nil, column > indent || isBelow && ofKey && column == indent && isDash else { return .nothing }
    if isBelow || !ofKey {
      let column = column
      if isDash { return list(in: column) }
      if let key = key() { return table(in: column, from: key) }
    }
    return scalar(in: indent)
  }

  private var isDash: Bool { isNext("-") && isBlank(1) }

  private mutating func list(in indent: Int) -> YAML {
    var result: [YAML] = []
    while byte() != nil, column == indent, isDash {
      offset += 1
      result.append(value(in: indent, ofKey: false))
      skipToContent()
    }
    if byte() != nil, column > indent { fail() }
    return .list(result)
  }

  private mutating func table(in indent: Int, from first: String) -> YAML {
    var result: [String: YAML] = [:]
    var next: String? = first
    while let key = next {
      let value = value(in: indent, ofKey: true)
      result[key] = result[key] == nil ? value : .unknown
      skipToContent()
      guard byte() != nil, column >= indent else { break }
      next = column == indent ? self.key() : nil
      if next == nil { fail() }
    }
    return result["<<"] == nil ? .table(result) : .unknown
  }

  /// Reads a key with its colon. Returns nil, and reads nothing, if there is none on this line.
  private mutating func key() -> String? {
    let start = (offset, lineStart)
    if let key = isNext("\"'") ? quoted() : isIndicator ? nil : word(isInFlow: false), isNext(":"), isBlank(1) {
      offset += 1
      return key
    }
    if !isBroken { (offset, lineStart) = start }
    return nil
  }

  // MARK: Scalars

  /// Whether the next byte begins something other than plain text.
  private var isIndicator: Bool {
    isNext("[]{},&*!|>%@`\"'#\t")
      || isNext("?-:") && isBlank(1)
  }

  private mutating func scalar(in indent: Int) -> YAML {
    var result = YAML.unknown
    switch byte() {
    case UInt8(ascii: "["), UInt8(ascii: "{"): result = flow()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): result = quoted().map(YAML.text) ?? .unknown
    case UInt8(ascii: "\t"): fail()
    case _ where isIndicator: skipLine()
    default: result = .text(word(isInFlow: false))
    }
    skipBlanks()
    if !isAtLineEnd { result = .unknown }
    skipLine()
    skipToContent()
    while byte() != nil, column > indent {
      result = .unknown
      skipLine()
      skipToContent()
    }
    return result
  }

  /// Reads a list or a table in brackets, or what is in one.
  private mutating func flow() -> YAML {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { fail() }
    if take("[") {
      var result: [YAML] = []
      readElements(until: "]") { result.append($0.flow()) }
      return .list(result)
    }
    if take("{") {
      var result: [String: YAML] = [:]
      readElements(until: "}") {
        guard case .text(let key) = $0.flow(), $0.take(":") else { return $0.fail() }
        result[key] = result[key] == nil ? $0.flow() : .unknown
      }
      return .table(result)
    }
    if isNext("\"'") { return quoted().map(YAML.text) ?? .unknown }
    let word = isIndicator ? "" : word(isInFlow: true)
    if word.isEmpty { fail() }
    return .text(word)
  }

  private mutating func readElements(until bracket: StaticString, _ read: (inout Self) -> Void) {
    while !take(bracket), !isBroken {
      read(&self)
      if !take(","), !isNext(bracket) { fail() }
    }
  }

  private mutating func take(_ wanted: StaticString) -> Bool {
    skipToContent()
    while isNext("\t") {
      offset += 1
      skipToContent()
    }
    guard isNext(wanted) else { return false }
    offset += 1
    return true
  }

  /// Reads plain text up to a colon, a comment, or the end of the line; in brackets, also up to a comma or bracket.
  private mutating func word(isInFlow: Bool) -> String {
    let start = offset
    var end = offset
    while byte() != nil, !isNext("\n") {
      if isNext(":"), isBlank(1) { break }
      if isInFlow, isNext(",[]{}") { break }
      if isNext("#"), isBlank(-1) { break }
      offset += 1
      if !isBlank(-1) { end = offset }
    }
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  /// Reads quoted text. Returns nil if it has several lines or unusual escapes.
  private mutating func quoted() -> String? {
    guard let quote = byte() else { return nil }
    var result: [UInt8]? = []
    offset += 1
    while let next = byte() {
      offset += 1
      switch next {
      case quote:
        // Two single quotes are one in the text.
        guard quote == UInt8(ascii: "'"), byte() == quote else {
          return result.map { String(decoding: $0, as: UTF8.self) }
        }
        offset += 1
      case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"):
        if !isNext("\"\\/") { result = nil }
        if let escaped = byte() { result?.append(escaped) }
        offset += 1
        continue
      case UInt8(ascii: "\n"):
        result = nil
        lineStart = offset
      default: break
      }
      result?.append(next)
    }
    fail()
    return nil
  }

  // MARK: Trivia

  private var isAtLineEnd: Bool { byte() == nil || isNext("\n") || isNext("#") && isBlank(-1) }

  private mutating func skipBlanks() {
    while isNext(" \t\r") { offset += 1 }
  }

  /// Stops at a tab, which may not indent anything.
  private mutating func skipToContent() {
    while byte() != nil {
      if isNext(" \r") {
        offset += 1
      } else if isNext("\n") {
        offset += 1
        lineStart = offset
      } else if isNext("#"), isBlank(-1) {
        skipLine()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while byte() != nil, !isNext("\n") { offset += 1 }
  }
}
