import Rules
import SourceText

extension MarkedText {
  /// Returns the text with marks around the ranges, which can be in any order and can overlap.
  static func marking(_ ranges: [ByteRange], in text: String) -> String {
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
