/// A value of an old-style property list, the format of Xcode projects.
///
/// Foundation can read them too, but it stops at the first merge conflict marker, prints a message to standard error,
/// and takes a seventh of a second for each megabyte.
enum PropertyList: Sendable, Hashable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  /// Reads as much as possible. Never fails.
  static func read(_ bytes: [UInt8]) -> PropertyList {
    bytes.withUnsafeBufferPointer { text in
      var reader = PropertyListReader(text: text)
      return reader.value(depth: 0) ?? .table([:])
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [PropertyList] { if case .list(let list) = self { list } else { [] } }
  var table: [String: PropertyList] { if case .table(let table) = self { table } else { [:] } }
}

private struct PropertyListReader {
  /// Deeper values are skipped, so that nested brackets cannot use up the stack.
  private static let depthLimit = 64

  let text: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  private func byte(_ distance: Int = 0) -> UInt8? {
    let index = offset + distance
    return index < text.count ? text[index] : nil
  }

  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    skipTrivia()
    guard byte() == UInt8(ascii: wanted) else { return false }
    offset += 1
    return true
  }

  /// Reads a value. Returns nil at a byte that does not begin a value, without consuming that byte.
  mutating func value(depth: Int) -> PropertyList? {
    skipTrivia()
    switch byte() {
    case UInt8(ascii: "{"):
      offset += 1
      return table(depth: depth + 1)
    case UInt8(ascii: "("):
      offset += 1
      return list(depth: depth + 1)
    default: return string().map(PropertyList.text)
    }
  }

  private mutating func table(depth: Int) -> PropertyList {
    var result: [String: PropertyList] = [:]
    while !take("}") {
      guard byte() != nil, depth < Self.depthLimit else { break }
      guard let key = string(), take("=") else {
        skipStray()
        continue
      }
      if let value = value(depth: depth) { result[key] = value }
      _ = take(";")
    }
    return .table(result)
  }

  private mutating func list(depth: Int) -> PropertyList {
    var result: [PropertyList] = []
    while !take(")") {
      // A closing bracket of an enclosing value: this one was never closed.
      guard let next = byte(), next != UInt8(ascii: "}"), depth < Self.depthLimit else { break }
      if let value = value(depth: depth) {
        result.append(value)
        _ = take(",")
      } else {
        skipStray()
      }
    }
    return .list(result)
  }

  private mutating func skipStray() {
    skipTrivia()
    // The start of a value and a `}` are left for the caller. Any other byte is skipped, so the caller's loop ends.
    if let next = byte(), !isWordByte(next), next != UInt8(ascii: "\""), next != UInt8(ascii: "}") { offset += 1 }
  }

  // MARK: Text

  private mutating func string() -> String? {
    guard let first = byte() else { return nil }
    if first == UInt8(ascii: "\"") { return quoted() }
    let start = offset
    while let next = byte(), isWordByte(next) {
      // A comment may follow a word without a space.
      if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") { break }
      offset += 1
    }
    return start == offset ? nil : String(decoding: text[start..<offset], as: UTF8.self)
  }

  private mutating func quoted() -> String {
    offset += 1
    var result: [UInt8] = []
    while let next = byte(), next != UInt8(ascii: "\"") {
      offset += 1
      guard next == UInt8(ascii: "\\"), let escaped = byte() else {
        result.append(next)
        continue
      }
      offset += 1
      switch escaped {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      default: result.append(escaped)
      }
    }
    offset += 1
    return String(decoding: result, as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Trivia

  private mutating func skipTrivia() {
    while let next = byte() {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      case 0xEF where isByteOrderMark: offset += 3
      case UInt8(ascii: "\n"):
        offset += 1
        if isConflictMarker { skipLine() }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        offset += 2
        while let inner = byte(), !(inner == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { offset += 1 }
        offset += 2
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      default: return
      }
    }
  }

  private var isByteOrderMark: Bool { offset == 0 && byte(1) == 0xBB && byte(2) == 0xBF }

  /// The `<<<<<<<`, `=======`, or `>>>>>>>` of an unresolved merge. Both sides are read.
  private var isConflictMarker: Bool {
    guard let first = byte(), [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")].contains(first) else {
      return false
    }
    return (1..<7).allSatisfy { byte($0) == first }
  }

  private mutating func skipLine() {
    while let next = byte(), next != UInt8(ascii: "\n") { offset += 1 }
  }
}
