import SourceText

/// A converter from offsets to line numbers that is fast if each offset is near the previous one.
struct LineCursor {
  private let table: LineTable
  private var line = 0
  /// The line ending that most lines use.
  let dominantLineEnding: String

  init(bytes: [UInt8]) {
    table = LineTable(bytes)
    dominantLineEnding = table.dominantLineEnding
  }

  /// Returns the zero-based line of an offset.
  mutating func line(of utf8Offset: Int) -> Int {
    line = table.line(ofUTF8Offset: utf8Offset, near: line)
    return line
  }
}
