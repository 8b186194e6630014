import SystemCalls

/// Writes message types as JSON, members in alphabetical order: equal values give equal bytes.
enum JSONWriter {
  /// `null` for a value that cannot be written, such as an infinite number.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return Array("null".utf8) }
    return Array(data)
  }
}
