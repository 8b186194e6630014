import SourceText

/// Line numbers of offsets, each near the one that was asked for before.
struct LineCursor {
  private let table: LineTable
  private var line = 0

  init(bytes: [UInt8]) { table = LineTable(bytes) }

  /// The zero-based line of an offset.
  mutating func line(of utf8Offset: Int) -> Int {
    line = table.line(ofUTF8Offset: utf8Offset, near: line)
    return line
  }
}
