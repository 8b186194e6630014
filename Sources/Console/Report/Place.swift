import SourceText

extension LineTable {
  /// Returns a place in the form that compilers print: the path, the line, and the column. Both numbers are one-based.
  /// The column counts UTF-8 bytes, as in the output of `swiftc`.
  func place(_ path: String, _ utf8Offset: Int) -> String {
    let position = position(ofUTF8Offset: utf8Offset, in: .utf8)
    return "\(path.printable):\(position.line + 1):\(position.column + 1)"
  }
}
