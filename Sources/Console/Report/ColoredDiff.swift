import SourceText

/// A unified diff for a terminal.
enum ColoredDiff {
  static func text(from old: [UInt8], to new: [UInt8], path: String, _ style: Style) -> String {
    let text = UnifiedDiff.text(from: old, to: new, path: path)
    guard style.isColored else { return text }
    // As a `Character`, "\r\n" is not a line feed.
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
      let line = String(Substring(bytes))
      return switch line.first {
      case "-": style.red(line)
      case "+": style.green(line)
      case "@": style.cyan(line)
      default: line
      }
    }.joined(separator: "\n")
  }
}
