import SourceText

/// A text without its `⟦` and `⟧` marks, and the marked ranges.
package struct MarkedText: Sendable {
  package let text: String
  /// In text order.
  package let ranges: [ByteRange]
  /// Whether each `⟦` has its `⟧` and no pair is nested in another.
  package let isWellFormed: Bool

  package init(_ marked: String) {
    var text = ""
    var ranges: [ByteRange] = []
    var start: Int?
    var isWellFormed = true
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦":
        isWellFormed = isWellFormed && start == nil
        start = text.utf8.count
      case "⟧":
        if let begun = start {
          ranges.append(ByteRange(begun, text.utf8.count))
        } else {
          isWellFormed = false
        }
        start = nil
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.ranges = ranges
    self.isWellFormed = isWellFormed && start == nil
  }
}
