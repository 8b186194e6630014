/// A half-open range of UTF-8 offsets into one text.
///
/// `start <= end` always holds: an inverted pair is swapped, and offsets outside 0 to 4 GiB are clamped.
public struct ByteRange: Hashable, Sendable, Comparable {
  @usableFromInline let storedStart: UInt32
  @usableFromInline let storedEnd: UInt32

  @inlinable
  public init(_ start: Int, _ end: Int) {
    storedStart = UInt32(clamping: min(start, end))
    storedEnd = UInt32(clamping: max(start, end))
  }

  @inlinable
  public init(at utf8Offset: Int) { self.init(utf8Offset, utf8Offset) }

  @inlinable
  public var start: Int { Int(storedStart) }
  @inlinable
  public var end: Int { Int(storedEnd) }
  @inlinable
  public var utf8Count: Int { end - start }
  @inlinable
  public var isEmpty: Bool { storedStart == storedEnd }

  public func contains(_ utf8Offset: Int) -> Bool { start <= utf8Offset && utf8Offset < end }
  public func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Returns whether the two ranges share a byte or meet at an end. A cursor at the edge of a word touches the word.
  public func touches(_ other: ByteRange) -> Bool { start <= other.end && other.start <= end }

  public static func < (left: ByteRange, right: ByteRange) -> Bool {
    (left.storedStart, left.storedEnd) < (right.storedStart, right.storedEnd)
  }
}
