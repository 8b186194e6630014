/// Line breaks between words.
enum WordWrap {
  /// The narrowest width for which lines are wrapped. Text isn't readable in a narrower terminal.
  private static let narrowest = 40

  /// Returns the text in lines with at most this many cells, unless a word is longer. Existing line breaks stay.
  ///
  /// - Parameters:
  ///   - width: The maximum width; nil leaves the text unchanged.
  ///   - indent: The number of spaces at the start of each added line.
  static func text(_ text: String, width: Int?, indent: Int) -> String {
    guard let width, width >= narrowest else { return text }
    let indent = min(indent, width / 2)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line(String($0), width: width, indent: indent)
    }.joined(separator: "\n")
  }

  private static func line(_ text: String, width: Int, indent: Int) -> String {
    var result = ""
    var column = 0
    // The spaces before the first word belong to it.
    var hasWord = false
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let cells = visibleWidth(of: word)
      if hasWord, column + 1 + cells > width, !word.isEmpty {
        while result.hasSuffix(" ") { result.removeLast() }
        result += "\n" + String(repeating: " ", count: indent) + word
        column = indent + cells
      } else {
        let space = result.isEmpty && column == 0 && !hasWord && word.startIndex == text.startIndex ? "" : " "
        result += space + word
        column += space.count + cells
      }
      hasWord = hasWord || !word.isEmpty
    }
    return result
  }

  /// Returns the width without the escape sequences for colors and links.
  private static func visibleWidth(of word: Substring) -> Int {
    guard word.contains("\u{1B}") else { return DisplayWidth.of(word) }
    var visible = ""
    var rest = word[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        visible.append(character)
        continue
      }
      if rest.popFirst() == "]" {
        while let next = rest.popFirst(), next != "\u{1B}" {}
        _ = rest.popFirst()
      } else {
        while let next = rest.popFirst(), next != "m" {}
      }
    }
    return DisplayWidth.of(visible)
  }
}
