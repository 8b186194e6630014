import Facts
import SourceText

/// Line numbers of offsets, fast if each is near the previous one.
struct LineCursor {
  private let table: LineTable
  private var line = 0
  /// The line end that most lines use.
  let dominantLineEnding: String

  init(bytes: [UInt8]) {
    table = LineTable(bytes)
    dominantLineEnding = table.dominantLineEnding
  }

  /// The zero-based line of an offset.
  mutating func line(of utf8Offset: Int) -> Int {
    line = table.line(ofUTF8Offset: utf8Offset, near: line)
    return line
  }
}
