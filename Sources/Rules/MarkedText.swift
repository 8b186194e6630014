import SourceText

/// A text with `⟦` and `⟧` taken out, and the ranges that stood between them.
package struct MarkedText: Sendable {
  package let text: String
  /// In text order.
  package let ranges: [ByteRange]
  /// Whether each `⟦` has its `⟧` and none stands inside another.
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

  /// The text with marks put in around the ranges, in whatever order and overlap they come.
  package static func marking(_ ranges: [ByteRange], in text: String) -> String {
    let openings = Dictionary(grouping: ranges, by: \.start).mapValues(\.count)
    let closings = Dictionary(grouping: ranges, by: \.end).mapValues(\.count)
    var marked: [UInt8] = []
    let bytes = Array(text.utf8)
    for offset in 0...bytes.count {
      for _ in 0..<closings[offset, default: 0] { marked.append(contentsOf: "⟧".utf8) }
      for _ in 0..<openings[offset, default: 0] { marked.append(contentsOf: "⟦".utf8) }
      if offset < bytes.count { marked.append(bytes[offset]) }
    }
    return String(decoding: marked, as: UTF8.self)
  }
}
