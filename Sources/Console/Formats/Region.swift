import SourceText

/// A range of a text in the form that reports use: one-based lines and columns, with the end after the last character.
struct Region {
  struct Point: Equatable {
    let line: Int
    let column: Int
  }

  let start: Point
  let end: Point

  init(_ range: ByteRange, lines: LineTable, unit: ColumnUnit) {
    func point(_ utf8Offset: Int) -> Point {
      let position = lines.position(ofUTF8Offset: utf8Offset, in: unit)
      return Point(line: position.line + 1, column: position.column + 1)
    }
    start = point(range.start)
    end = point(range.end)
  }
}
