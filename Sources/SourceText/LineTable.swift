/// The unit of a column. LSP calls them position encodings (LSP 3.17, `PositionEncodingKind`).
public enum ColumnUnit: Sendable, Hashable, CaseIterable {
  case utf8
  case utf16
  case utf32
}

/// A zero-based line and column.
public struct LineColumn: Hashable, Sendable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The start of each line of a text, and conversions between UTF-8 offsets and lines with columns.
///
/// Lines end with `\n`, `\r\n`, or `\r`, and nothing else (LSP 3.17, "Text Documents"). Conversions never fail: a
/// position outside the text is clamped to the end of the line or of the text, and a position inside a scalar snaps to
/// the start of the scalar.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [UInt32]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var offset = 0
    let count = bytes.count
    bytes.withUnsafeBufferPointer { text in
      while offset < count {
        // This runs for every file, so it reads eight bytes at a time while none of them can end a line.
        while offset + 8 <= count {
          let distance = Self.distanceOfControl(text, offset)
          offset += distance
          if distance < 8 { break }
        }
        guard offset < count else { break }
        let byte = text[offset]
        offset += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(UInt32(clamping: offset))
        } else if byte == UInt8(ascii: "\r") {
          if offset < count, text[offset] == UInt8(ascii: "\n") { offset += 1 }
          starts.append(UInt32(clamping: offset))
        }
      }
    }
    lineStarts = starts
  }

  /// The number of bytes, among the eight at the offset, that come before the first one below 14; 8 if there is none.
  /// `(x - 14) & ~x` sets the top bit of that byte and of no byte before it.
  @inline(__always)
  private static func distanceOfControl(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let bytes = UInt64(littleEndian: raw)
    return ((bytes &- 0x0E0E_0E0E_0E0E_0E0E) & ~bytes & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
  }

  public var lineCount: Int { lineStarts.count }

  /// The line that contains the offset; the last line for an offset past the end.
  public func line(ofUTF8Offset utf8Offset: Int) -> Int {
    let target = UInt32(clamping: utf8Offset)
    return max(lineStarts.partitioningIndex { $0 > target } - 1, 0)
  }

  /// The line that contains the offset. The number of steps is the distance in lines between the hint and the result.
  public func line(ofUTF8Offset utf8Offset: Int, near hint: Int) -> Int {
    let target = UInt32(clamping: utf8Offset)
    return lineStarts.withUnsafeBufferPointer { starts in
      var line = min(max(hint, 0), starts.count - 1)
      while line + 1 < starts.count, starts[line + 1] <= target { line += 1 }
      while line > 0, starts[line] > target { line -= 1 }
      return line
    }
  }

  /// The range of the line without its line ending; an empty range at the end of the text for a line past the end.
  public func contentRange(ofLine line: Int) -> ByteRange {
    guard line >= 0 else { return ByteRange(at: 0) }
    guard line < lineStarts.count else { return ByteRange(at: bytes.count) }
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    if end > start, line + 1 < lineStarts.count {
      if bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return ByteRange(start, end)
  }

  /// The zero-based line and column of an offset.
  public func position(ofUTF8Offset utf8Offset: Int, in unit: ColumnUnit) -> LineColumn {
    let clamped = min(max(utf8Offset, 0), bytes.count)
    let line = line(ofUTF8Offset: clamped)
    let start = Int(lineStarts[line])
    guard unit != .utf8 else { return LineColumn(line: line, column: clamped - start) }
    var column = 0
    var offset = start
    while offset < clamped {
      let scalar = scalarLength(at: offset)
      guard offset + scalar.utf8Count <= clamped else { break }
      column += unit == .utf16 ? scalar.utf16Count : 1
      offset += scalar.utf8Count
    }
    return LineColumn(line: line, column: column)
  }

  /// The offset of a zero-based line and column.
  public func utf8Offset(of position: LineColumn, in unit: ColumnUnit) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let content = contentRange(ofLine: position.line)
    var column = 0
    var offset = content.start
    while offset < content.end, column < position.column {
      let scalar = scalarLength(at: offset)
      switch unit {
      case .utf8: column += scalar.utf8Count
      case .utf16: column += scalar.utf16Count
      case .utf32: column += 1
      }
      guard column <= position.column else { break }
      offset += scalar.utf8Count
    }
    return min(offset, content.end)
  }

  /// The most frequent line ending of the text; `\n` if the text has none or there is a tie.
  public var dominantLineEnding: String {
    var counts = (lineFeed: 0, both: 0, carriageReturn: 0)
    for line in 0..<max(lineStarts.count - 1, 0) {
      let end = Int(lineStarts[line + 1])
      if bytes[end - 1] == UInt8(ascii: "\r") {
        counts.carriageReturn += 1
      } else if end >= 2, bytes[end - 2] == UInt8(ascii: "\r") {
        counts.both += 1
      } else {
        counts.lineFeed += 1
      }
    }
    if counts.both > counts.lineFeed, counts.both >= counts.carriageReturn { return "\r\n" }
    return counts.carriageReturn > counts.lineFeed ? "\r" : "\n"
  }

  /// The length of the scalar at the offset. A byte that does not begin a valid scalar counts as one U+FFFD.
  private func scalarLength(at offset: Int) -> (utf8Count: Int, utf16Count: Int) {
    let first = bytes[offset]
    let expected =
      switch first {
      case 0..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 1
      }
    guard expected > 1, offset + expected <= bytes.count else { return (1, 1) }
    for index in offset + 1..<offset + expected where bytes[index] & 0xC0 != 0x80 { return (1, 1) }
    return (expected, expected == 4 ? 2 : 1)
  }
}
