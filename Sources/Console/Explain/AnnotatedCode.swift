import Rules
import SourceText

/// Code with a caret line below each marked range that contains a rule's message.
struct AnnotatedCode {
  let code: MarkedText
  /// The messages by the start of the marked range.
  let messages: [Int: String]

  /// The code without a final line ending, and without the import that every example begins with. It stays valid Swift
  /// unless there is no room before the caret for the slashes of a comment.
  var text: String {
    let buffer = SourceBuffer(code.text)
    var lines: [String] = []
    for line in 0..<buffer.lines.lineCount {
      let content = buffer.lines.contentRange(ofLine: line)
      lines.append(buffer.text(content))
      for range in code.ranges where buffer.lines.line(ofUTF8Offset: range.start) == line {
        lines.append(caretLine(under: range, in: content, of: buffer))
      }
    }
    while lines.last == "" { lines.removeLast() }
    if lines.starts(with: ["import SwiftUI", ""]) { lines = Array(lines.dropFirst(2)) }
    return lines.joined(separator: "\n")
  }

  private func caretLine(under range: ByteRange, in line: ByteRange, of buffer: SourceBuffer) -> String {
    let column = buffer.text(ByteRange(line.start, range.start)).count
    let width = buffer.text(ByteRange(range.start, min(range.end, line.end))).count
    let margin = column < 3 ? String(repeating: " ", count: column) : "//" + String(repeating: " ", count: column - 2)
    let caret = "^" + String(repeating: "~", count: max(width - 1, 0))
    return margin + caret + (messages[range.start].map { " " + $0 } ?? "")
  }
}
