/// One version of one text: its bytes and its lines. Any bytes are a text, valid UTF-8 or not.
package struct SourceBuffer: Sendable {
  package let bytes: [UInt8]
  package let lines: LineTable

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  package init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The bytes of the range, clamped to the text.
  package func slice(_ range: ByteRange) -> ArraySlice<UInt8> {
    bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)]
  }

  /// The text of the range, clamped to the text; malformed bytes become U+FFFD.
  package func text(_ range: ByteRange) -> String {
    String(decoding: slice(range), as: UTF8.self)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
