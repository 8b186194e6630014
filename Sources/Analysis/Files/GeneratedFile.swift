/// Tells files that a tool writes: mending them by hand is lost with the next run of the tool, so they get no
/// fix-all edits.
package enum GeneratedFile {
  /// By the name, or by what the comments at the top of the file say.
  package static func isGenerated(_ bytes: [UInt8], path: String) -> Bool {
    if path.hasSuffix(".generated.swift") { return true }
    guard mayHoldMarker(bytes) else { return false }
    var isInBlock = false
    let head = String(decoding: bytes.prefix(headUTF8Count), as: UTF8.self).drop { $0 == "\u{FEFF}" }
    for line in head.split(whereSeparator: \.isNewline).map({ $0.drop(while: \.isWhitespace) }) {
      if line.hasPrefix("/*") { isInBlock = true }
      guard isInBlock || line.hasPrefix("//") || line.hasPrefix("#!") else { return false }
      if isMarker(line.lowercased()) { return true }
      if line.contains("*/") { isInBlock = false }
    }
    return false
  }

  /// How much of the file's start may be its header.
  private static let headUTF8Count = 2048

  /// A cheap look for the words that every marker has one of.
  private static func mayHoldMarker(_ bytes: [UInt8]) -> Bool {
    let words = [Array("nerated".utf8), Array("NERATED".utf8), Array("format-ignore".utf8)]
    return bytes.withUnsafeBufferPointer { text in
      let head = text.prefix(headUTF8Count)
      return words.contains { word in
        head.indices.contains { head[$0] == word[0] && head[$0...].starts(with: word) }
      }
    }
  }

  private static func isMarker(_ line: String) -> Bool {
    line.contains("swift-format-ignore-file") || line.contains("@generated")
      || line.contains("generated ") && (line.contains("sourcery") || line.contains("swiftgen"))
  }
}
