import SourceText

/// A line of source code with carets below a range.
struct SourceExcerpt {
  let buffer: SourceBuffer
  let range: ByteRange

  /// Returns two lines, each with a line ending: the source line after its number, and a line with carets. If the range
  /// has several lines, only the first one is shown and marked.
  func text(_ style: Style, severity: (String) -> String) -> String {
    let line = buffer.lines.line(ofUTF8Offset: range.start)
    let content = buffer.lines.contentRange(ofLine: line)
    let start = min(range.start, content.end)
    let end = max(min(range.end, content.end), start)
    let before = Self.last(of: buffer.text(ByteRange(content.start, start)).printable)
    let marked = Self.first(of: buffer.text(ByteRange(start, end)).printable)
    let after = Self.first(of: buffer.text(ByteRange(end, content.end)).printable)
    let number = String(line + 1)
    let margin = String(repeating: " ", count: max(5 - number.count, 0)) + number
    let blank = String(repeating: " ", count: DisplayWidth.of(margin))
    let caret = "^" + String(repeating: "~", count: max(DisplayWidth.of(marked) - 1, 0))
    return style.faint(margin + " | ") + before + marked + after + "\n"
      + style.faint(blank + " | ") + DisplayWidth.padding(under: before) + severity(caret) + "\n"
  }

  /// The number of characters that are shown of each part of a line. Only generated lines are longer.
  private static let limit = 200

  private static func first(of text: String) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }

  private static func last(of text: String) -> String {
    text.count > limit ? "…" + text.suffix(limit) : text
  }
}
