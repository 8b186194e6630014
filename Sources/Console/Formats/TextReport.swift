import Analysis
import SourceText

/// Findings as readable lines: `path:line:col: warning: message [rule-id]`, with related places as notes and, on a
/// terminal, with the source line.
struct TextReport {
  private let result: CheckResult
  private let style: Style
  private let showsSource: Bool
  private let scope: ReportScope?
  private let fixCommand: String?
  /// The files that a command may edit, which are those that the user named.
  private let editable: Set<String>

  /// - Parameters:
  ///   - scope: The part of the run that the summary counts; nil for no summary.
  ///   - fixCommand: The command that applies the safe fixes; nil if there is none.
  init(result: CheckResult, style: Style, showsSource: Bool, scope: ReportScope?, fixCommand: String?) {
    self.result = result
    self.fixCommand = fixCommand
    editable = Set(result.checkedPaths + result.excludedFiles.map(\.path))
    self.style = showsSource ? style : style.unwrapped
    self.showsSource = showsSource
    self.scope = scope
  }

  var text: String {
    let texts = SourceTexts(result.files)
    let findings = result.files.flatMap { file in file.findings.map { text(of: $0, in: file, texts) } }
    let summary = result.checkedPaths.isEmpty ? nil : scope.map(summary)
    return findings.joined() + (summary.map { style.wrapped($0) + "\n" } ?? "")
  }

  private func text(of finding: Finding, in file: CheckedFile, _ texts: SourceTexts) -> String {
    let place = file.buffer.lines.place(file.path, finding.range.start)
    var text = style.bold("\(place): ") + style.colored("\(finding.severity.word): ", for: finding.severity)
    text += style.bold(finding.message.printable) + " [\(style.name(finding.rule))]"
    text = style.wrapped(text, indent: 4, keeping: place) + "\n"
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
    let place = buffer.lines.place(related.path, related.range.start)
    let line = style.bold("\(place): ") + style.cyan("note: ") + related.message.printable
    let wrapped = style.wrapped(line, indent: 4, keeping: place) + "\n"
    return showsSource
      ? wrapped + SourceExcerpt(buffer: buffer, range: related.range).text(style, severity: style.cyan) : wrapped
  }

  private func advice(_ fix: Fix) -> String {
    let reason = fix.safety.reason.map { "; review first: \($0.printable)" } ?? ""
    let command = isApplied(fix) && fixCommand != nil ? " (applied by `\(Product.name) fix`)" : ""
    let text = (fix.safety.isSafe ? "fix: " : "help: ") + fix.title.printable + command + reason
    return style.wrapped("      = " + text, indent: 10) + "\n"
  }

  private func isApplied(_ fix: Fix) -> Bool {
    fix.safety.isSafe && fix.changes.allSatisfy { editable.contains($0.path) }
  }

  /// Returns a summary such as
  /// "3 warnings in 1 of 14 files; `statewise fix` fixes 1 of them, and with `--suggested`, asks about 2."
  private func summary(of scope: ReportScope) -> String {
    let findings = result.files.flatMap(\.findings)
    let fileCount = result.checkedPaths.count { scope.includes(fileAt: $0) }
    let files = counted(fileCount, "file")
    if let revision = scope.revision, fileCount == 0 {
      return "No Swift files have changed since \(revision.printable)."
    }
    guard !findings.isEmpty else {
      guard let known = scope.knownCount else { return "No findings\(scope.severityWords) in \(files)." }
      return "No new findings\(scope.severityWords) in \(files); \(known) \(known == 1 ? "is" : "are") in the baseline."
    }
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      // "info" has no plural: "25 info".
      return count == 0 ? nil : severity == .information ? "\(count) \(severity.word)" : counted(count, severity.word)
    }
    let fixable = findings.count { $0.fixes.contains(where: isApplied) }
    let fixed =
      findings.count == 1 ? "it" : fixable == findings.count ? "all of them" : "\(fixable) of them"
    // The command only asks on a terminal.
    let asked = showsSource ? findings.count { !$0.fixes.contains(where: isApplied) && !$0.fixes.isEmpty } : 0
    let command = fixCommand?.printable ?? ""
    let offers = [
      fixable == 0 || command.isEmpty ? nil : "`\(command)` fixes \(fixed)",
      asked == 0 || command.isEmpty
        ? nil
        : fixable == 0 ? "`\(command) --suggested` asks about \(asked)" : "with `--suggested`, asks about \(asked)",
    ].compactMap { $0 }
    let fixes = offers.isEmpty ? "." : "; \(offers.joined(separator: ", and "))."
    let share = result.files.count == fileCount ? files : "\(result.files.count) of \(files)"
    return "\(counts.joined(separator: ", ")) in \(share)\(fixes)"
  }
}
