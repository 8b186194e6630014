/// Text escaped for XML.
enum XMLText {
  /// Escapes a text for attributes and contents. XML 1.0 can't represent most control characters, so each becomes
  /// U+FFFD.
  static func escaped(_ text: String) -> String {
    text.printable.replacingScalars([
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;", "\t": "&#9;",
    ])
  }
}
