import SystemCalls

/// Writes message types as JSON with members in alphabetical order, so that equal values have equal bytes.
enum JSONWriter {
  /// Returns the value as JSON; `null` if it cannot be written, like an infinite number.
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return Array("null".utf8) }
    return Array(data)
  }
}
