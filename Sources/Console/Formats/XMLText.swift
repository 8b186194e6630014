/// Text escaped for XML.
enum XMLText {
  /// Escapes a text for attributes and contents. XML 1.0 can't represent most control characters, so they are left out.
  static func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&apos;").replacing("\t", with: "&#9;")
  }
}
