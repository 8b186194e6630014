import SourceText

extension SourceBuffer {
  /// Converts any range. Positions outside the text are moved to the end of the line or of the text, and an inverted
  /// range is reversed.
  package func byteRange(_ range: LSPRange, in unit: ColumnUnit) -> ByteRange {
    ByteRange(utf8Offset(range.start, in: unit), utf8Offset(range.end, in: unit))
  }

  func utf8Offset(_ position: Position, in unit: ColumnUnit) -> Int {
    lines.utf8Offset(of: LineColumn(line: position.line, column: position.character), in: unit)
  }

  func position(_ utf8Offset: Int, in unit: ColumnUnit) -> Position {
    let position = lines.position(ofUTF8Offset: utf8Offset, in: unit)
    return Position(line: position.line, character: position.column)
  }

  package func range(_ range: ByteRange, in unit: ColumnUnit) -> LSPRange {
    LSPRange(start: position(range.start, in: unit), end: position(range.end, in: unit))
  }
}
