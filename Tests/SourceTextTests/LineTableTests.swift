import SourceText
import Testing

@Suite struct LineTableTests {
  /// A slow but simple reference implementation that counts lines, columns, and scalars byte by byte.
  private struct SlowReference {
    let bytes: [UInt8]

    /// The start of each scalar, and the end of the text. Each malformed byte counts as one scalar.
    var scalarStarts: [Int] {
      var starts: [Int] = []
      var offset = 0
      while offset < bytes.count {
        starts.append(offset)
        offset += scalarLength(at: offset)
      }
      return starts + [bytes.count]
    }

    func scalarLength(at offset: Int) -> Int {
      for length in 2...4 where offset + length <= bytes.count {
        let candidate = Array(bytes[offset..<offset + length])
        if let text = String(validating: candidate, as: UTF8.self), text.unicodeScalars.count == 1 { return length }
      }
      return 1
    }

    func position(of target: Int, in unit: ColumnUnit) -> LineColumn {
      var line = 0
      var column = 0
      var offset = 0
      while offset < target {
        if bytes[offset] == 10 || (bytes[offset] == 13 && !(offset + 1 < bytes.count && bytes[offset + 1] == 10)) {
          line += 1
          column = 0
          offset += 1
          continue
        }
        let length = scalarLength(at: offset)
        guard offset + length <= target else { break }
        column += unit == .utf8 ? length : unit == .utf16 && length == 4 ? 2 : 1
        offset += length
      }
      return LineColumn(line: line, column: column)
    }
  }

  static let texts = [
    "", "a", "\n", "\r\n", "\r", "a\nb\r\nc\rd", "é日本👩‍👩‍👧\n\tx\u{2028}y\u{85}z", "\u{FEFF}let a = 1\r\n", "👍\r👍\n\n👍",
  ]

  @Test(arguments: texts, ColumnUnit.allCases)
  func positionsAgreeWithTheSlowReference(text: String, unit: ColumnUnit) {
    let reference = SlowReference(bytes: Array(text.utf8))
    let table = LineTable(reference.bytes)
    for offset in reference.scalarStarts {
      let position = table.position(ofUTF8Offset: offset, in: unit)
      // A position between \r and \n is meaningless to a client.
      if offset > 0, offset < reference.bytes.count, reference.bytes[offset - 1] == 13, reference.bytes[offset] == 10 {
        continue
      }
      #expect(position == reference.position(of: offset, in: unit), "offset \(offset) of \(text.debugDescription)")
      let isAtLineEnd = offset < reference.bytes.count && reference.bytes[offset] == 13
      #expect(table.utf8Offset(of: position, in: unit) == offset || isAtLineEnd)
    }
  }

  @Test(arguments: ColumnUnit.allCases)
  func anyBytesCanBeParsed(unit: ColumnUnit) {
    let bytes: [UInt8] = [0xFF, 0x0A, 0xE6, 0x97, 0x0D, 0x0A, 0xED, 0xA0, 0x80, 0xF0, 0x9F, 0x91]
    let table = LineTable(bytes)
    #expect(table.lineCount == 3)
    for offset in -2...bytes.count + 2 {
      let position = table.position(ofUTF8Offset: offset, in: unit)
      #expect((0...bytes.count).contains(table.utf8Offset(of: position, in: unit)))
    }
  }

  @Test func placesOutsideAreClamped() {
    let table = LineTable(Array("ab\r\ncd".utf8))
    #expect(table.utf8Offset(of: LineColumn(line: 0, column: 99), in: .utf16) == 2)
    #expect(table.utf8Offset(of: LineColumn(line: 99, column: 0), in: .utf16) == 6)
    #expect(table.utf8Offset(of: LineColumn(line: -1, column: 5), in: .utf16) == 0)
    #expect(table.utf8Offset(of: LineColumn(line: 1, column: -3), in: .utf16) == 4)
    #expect(table.contentRange(ofLine: 0) == ByteRange(0, 2))
    #expect(table.contentRange(ofLine: 7) == ByteRange(at: 6))
  }

  @Test func columnsInsideAScalarSnapToItsStart() {
    let table = LineTable(Array("a👍b".utf8))
    #expect(table.utf8Offset(of: LineColumn(line: 0, column: 2), in: .utf16) == 1)
    #expect(table.utf8Offset(of: LineColumn(line: 0, column: 3), in: .utf8) == 1)
    #expect(table.utf8Offset(of: LineColumn(line: 0, column: 3), in: .utf16) == 5)
  }

  @Test(arguments: [("a\nb\n", "\n"), ("a\r\nb\r\nc\n", "\r\n"), ("a\rb\rc", "\r"), ("a", "\n"), ("a\nb\r\n", "\n")])
  func mostLinesDecideTheLineEnding(text: String, expected: String) {
    #expect(LineTable(Array(text.utf8)).dominantLineEnding == expected)
  }
}
