import SourceText

/// A place in the form that compilers print: the path, the line, and the column. Both numbers are one-based. The column
/// counts UTF-8 bytes, as in the output of `swiftc`.
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
