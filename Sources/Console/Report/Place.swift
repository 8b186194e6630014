import SourceText

/// A place as compilers print it: path, line and column, both one-based. The column counts UTF-8 bytes, as
/// swiftc's does.
struct Place: CustomStringConvertible {
  let path: String
  let line: Int
  let column: Int

  init(path: String, utf8Offset: Int, lines: LineTable) {
    let position = lines.position(ofUTF8Offset: utf8Offset, in: .utf8)
    self.path = path
    line = position.line + 1
    column = position.column + 1
  }

  var description: String { "\(path.printable):\(line):\(column)" }
}
