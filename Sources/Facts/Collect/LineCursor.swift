import SourceText

/// Line numbers of offsets asked mostly in ascending order.
struct LineCursor {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The zero-based line of an offset, by line feeds and lone carriage returns.
  mutating func line(of utf8Offset: Int) -> Int {
    let target = min(utf8Offset, bytes.count)
    if target < offset {
      // Going back over a short stretch is cheaper than starting over.
      while offset > target {
        offset -= 1
        if endsLine(at: offset) { line -= 1 }
      }
    } else {
      while offset < target {
        if endsLine(at: offset) { line += 1 }
        offset += 1
      }
    }
    return line
  }

  private func endsLine(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
