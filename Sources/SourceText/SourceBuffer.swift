/// One version of one text, with its bytes and lines. Any bytes are allowed, valid UTF-8 or not.
public struct SourceBuffer: Sendable {
  public let bytes: [UInt8]
  public let lines: LineTable

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The bytes of the range, clamped to the text.
  public func slice(_ range: ByteRange) -> ArraySlice<UInt8> {
    bytes[min(range.start, bytes.count)..<min(range.end, bytes.count)]
  }

  /// The text of the range, clamped to the text; malformed bytes become U+FFFD.
  public func text(_ range: ByteRange) -> String { String(decoding: slice(range), as: UTF8.self) }

  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
