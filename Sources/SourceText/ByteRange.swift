/// A half-open range of UTF-8 offsets into one text.
///
/// `start <= end` always holds: an inverted pair is swapped, and offsets outside of 0 to 4 GiB are clamped.
package struct ByteRange: Hashable, Sendable, Comparable {
  private let storedStart: UInt32
  private let storedEnd: UInt32

  package init(_ start: Int, _ end: Int) {
    storedStart = UInt32(clamping: min(start, end))
    storedEnd = UInt32(clamping: max(start, end))
  }

  package init(at utf8Offset: Int) {
    self.init(utf8Offset, utf8Offset)
  }

  package var start: Int { Int(storedStart) }
  package var end: Int { Int(storedEnd) }
  package var utf8Count: Int { end - start }
  package var isEmpty: Bool { storedStart == storedEnd }

  package func contains(_ utf8Offset: Int) -> Bool { start <= utf8Offset && utf8Offset < end }
  package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two share a byte or meet at an end, as a cursor at the edge of a word touches the word.
  package func touches(_ other: ByteRange) -> Bool { start <= other.end && other.start <= end }

  package static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.storedStart, left.storedEnd) < (right.storedStart, right.storedEnd)
  }
}
