import SourceText

/// A unified diff for a terminal.
enum ColoredDiff {
  static func text(from old: [UInt8], to new: [UInt8], path: String, _ style: Style) -> String {
    let text = UnifiedDiff.text(from: old, to: new, path: path)
    guard style.isColored else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch line.first {
      case "-": style.red(String(line))
      case "+": style.green(String(line))
      case "@": style.cyan(String(line))
      default: String(line)
      }
    }.joined(separator: "\n")
  }
}
