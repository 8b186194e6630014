import SourceText

/// Code with `⟦` and `⟧` around ranges, taken apart.
package struct MarkedCode: Sendable, Hashable {
  /// Without the marks.
  package let text: String
  /// In the text without marks, in text order.
  package let ranges: [ByteRange]

  /// A closing mark without an opening one, and an opening one that nothing closes, mark nothing.
  package init(_ marked: String) {
    var text = ""
    var starts: [Int] = []
    var ranges: [ByteRange] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(text.utf8.count)
      case "⟧": starts.popLast().map { ranges.append(ByteRange($0, text.utf8.count)) }
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.ranges = ranges.sorted()
  }
}
