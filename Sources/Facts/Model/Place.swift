import SourceText

/// Where something stands in its file: a range and its line.
///
/// Two places are always equal and hash alike, so that a summary that holds places stays equal when code above it
/// moves them. The summary kept is always that of the newest text, and so are its places.
package struct Place: Sendable, Hashable {
  private let start: UInt32
  private let end: UInt32
  private let storedLine: UInt32

  /// `line` is zero-based.
  package init(_ range: ByteRange, line: Int) {
    start = UInt32(clamping: range.start)
    end = UInt32(clamping: range.end)
    storedLine = UInt32(clamping: line)
  }

  package static let none = Place(ByteRange(at: 0), line: 0)

  package var range: ByteRange { ByteRange(Int(start), Int(end)) }
  /// Zero-based.
  package var line: Int { Int(storedLine) }

  package static func == (left: Place, right: Place) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
