/// Breaks lines between words.
enum WordWrap {
  /// Nobody reads text in a narrower terminal.
  private static let narrowest = 40

  /// The text with lines of at most that many cells, unless a word is longer. Lines that are there stay.
  ///
  /// - Parameters:
  ///   - width: nil leaves the text as it is.
  ///   - indent: how many spaces begin each line that is added.
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
    // Before the first word are spaces, which belong to it.
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

  /// Without what colors the text or makes it a link.
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
