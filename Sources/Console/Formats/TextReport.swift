import Analysis
import Rules
import SourceText

/// Findings as lines for people: `path:line:col: warning: message [rule-id]`, related places as notes, on a terminal
/// with the source line.
struct TextReport {
  let result: CheckResult
  let style: Style
  let showsSource: Bool

  var text: String {
    let texts = SourceTexts(result.files)
    let findings = result.files.flatMap { file in file.findings.map { text(of: $0, in: file, texts) } }
    return findings.joined() + (result.checkedPaths.count > 0 ? summary + "\n" : "")
  }

  private func text(of finding: Finding, in file: CheckedFile, _ texts: SourceTexts) -> String {
    let place = Place(path: file.path, utf8Offset: finding.range.start, lines: file.buffer.lines)
    var text = style.bold("\(place): ") + style.colored("\(finding.severity.word): ", for: finding.severity)
    text += style.bold(finding.message.printable) + " [\(finding.rule)]\n"
    if showsSource {
      text += SourceExcerpt(buffer: file.buffer, range: finding.range).text(style) {
        style.colored($0, for: finding.severity)
      }
    }
    for related in finding.related { text += note(related, texts) }
    if showsSource { text += finding.fixes.map(advice).joined() + "\n" }
    return text
  }

  private func note(_ related: RelatedLocation, _ texts: SourceTexts) -> String {
    guard let buffer = texts[related.path] else {
      return "\(related.path.printable): note: \(related.message.printable)\n"
    }
    let place = Place(path: related.path, utf8Offset: related.range.start, lines: buffer.lines)
    let line = style.bold("\(place): ") + style.cyan("note: ") + "\(related.message.printable)\n"
    return showsSource
      ? line + SourceExcerpt(buffer: buffer, range: related.range).text(style, severity: style.cyan) : line
  }

  private func advice(_ fix: Fix) -> String {
    if fix.safety.isSafe { return "      = fix: \(fix.title.printable) (`statewise fix` does it)\n" }
    let reason = fix.safety.reason.map { "; look first: \($0.printable)" } ?? ""
    return "      = help: \(fix.title.printable)\(reason)\n"
  }

  /// "2 warnings in 1 of 14 files; `statewise fix` fixes 1 of them."
  private var summary: String {
    let findings = result.files.flatMap(\.findings)
    let files = counted(result.checkedPaths.count, "file")
    guard !findings.isEmpty else { return "No findings in \(files)." }
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.word)
    }
    let fixable = findings.count { $0.fixes.contains(where: \.safety.isSafe) }
    let fixes =
      fixable == 0 ? "." : "; `statewise fix` fixes \(fixable == findings.count ? "all" : "\(fixable)") of them."
    return "\(counts.joined(separator: ", ")) in \(result.files.count) of \(files)\(fixes)"
  }
}
