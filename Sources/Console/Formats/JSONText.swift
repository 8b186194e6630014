import SystemCalls

/// Values as readable JSON: indented, with sorted keys and without escaped slashes.
package enum JSONText {
  package static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that aren't finite, and reports have none.
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
