import Analysis
import Facts
import Projects
import Rules
import SourceText

/// The page that explains one rule, generated from the rule itself, for `explain` and the documentation.
package struct RulePage {
  package let rule: any Rule

  package init(_ rule: any Rule) { self.rule = rule }

  /// - Parameters:
  ///   - level: The level of the page's heading.
  ///   - isAlone: False on a page with several rules, which explains shared topics in one place.
  package func blocks(level: Int = 1, isAlone: Bool = true) -> [PageBlock] {
    [.heading(level, rule.id.description), .paragraph("\(rule.summary). \(status)")]
      + rule.rationale.split(separator: "\n\n").map { .paragraph(String($0)) }
      + exampleBlocks(level: level + 1)
      + decision(level: level + 1, isAlone: isAlone)
      + (isAlone ? Self.configuration(of: rule.id.description, isOnByDefault: rule.isOnByDefault) : [])
      + [.paragraph("Reference: \(rule.reference)")]
  }

  /// Returns the explanation of how to suppress and configure a rule.
  package static func configuration(of id: String, isOnByDefault: Bool) -> [PageBlock] {
    let setting = isOnByDefault ? "off" : "on"
    return [
      .paragraph(
        "To suppress `\(id)` at one place, write `// statewise:disable:next \(id) -- why` above the line, or "
          + "`// statewise:disable:this \(id)` on it. To turn it \(setting) for all files below a "
          + "`\(ConfigurationFile.name)`, write `{ \"rules\": { \"\(id)\": \"\(setting)\" } }` there; `\"error\"`, "
          + "`\"warning\"`, `\"info\"`, and `\"hint\"` turn it on with that severity.")
    ]
  }

  private func decision(level: Int, isAlone: Bool) -> [PageBlock] {
    guard let path = DecisionPath.path(for: rule) else { return [] }
    guard !isAlone else { return Self.decision(path, level: level) }
    // The anchor that GitHub creates for the heading.
    let anchor = path.title.lowercased().filter { $0.isLetter || $0 == " " }.replacing(" ", with: "-")
    return [.paragraph("[\(path.title)](#\(anchor))")]
  }

  /// Returns the questions that lead to the right wrapper.
  package static func decision(_ path: DecisionPath, level: Int) -> [PageBlock] {
    [.heading(level, path.title), .list(path.lines)]
  }

  private var status: String {
    "Severity: \(rule.defaultSeverity.word); \(rule.isOnByDefault ? "on" : "off") by default."
  }

  private func exampleBlocks(level: Int) -> [PageBlock] {
    let reported = rule.examples.filter { $0.expectation != .allowed }.map { ($0, "Reported: \($0.title)") }
    let allowed = rule.examples.filter { $0.expectation == .allowed }.map { ($0, "Allowed: \($0.title)") }
    var shown = ShownDeclarations()
    return (reported + allowed).flatMap { blocks(of: $0, heading: .heading(level, $1), &shown) }
  }

  private func blocks(of example: Example, heading: PageBlock, _ shown: inout ShownDeclarations) -> [PageBlock] {
    let codes = example.files.map { MarkedText($0.code) }
    let findings = findings(in: example)
    var blocks = [heading]
    for (file, code) in zip(example.files, codes) {
      if example.files.count > 1 { blocks.append(.paragraph("`\(file.path)`:")) }
      let text = AnnotatedCode(code: code, messages: messages(findings[file.path] ?? [])).text
      blocks.append(.code(language: "swift", shown.leavingOut(from: text, mayLeaveOutAll: codes.count > 1)))
    }
    if case .fixed(_, let isSafe, _) = example.expectation, let fixed = example.fixedFiles {
      let reason = findings.sorted { $0.key < $1.key }.flatMap(\.value).first?.fixes.first?.safety.reason
      let suggestion = "A suggested fix" + (reason.map { "; review first: \(quotingLines($0, of: example))" } ?? "")
      blocks.append(.paragraph(isSafe ? "The fix is safe; `statewise fix` applies it:" : suggestion + ":"))
      blocks.append(.code(language: "diff", diff(from: example.unmarkedFiles, to: fixed)))
    }
    return blocks
  }

  /// Replaces line numbers in a reason with the code of the line, because the page leaves out lines.
  private func quotingLines(_ reason: String, of example: Example) -> String {
    example.unmarkedFiles.reduce(reason) { reason, file in
      guard let name = reason.firstRange(of: file.path + ":") else { return reason }
      let number = reason[name.upperBound...].prefix(while: \.isNumber)
      let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false)
      guard let line = Int(number), lines.indices.contains(line - 1) else { return reason }
      let code = lines[line - 1].drop { $0 == " " }
      return reason[..<name.lowerBound] + "`\(code)`" + reason[number.endIndex...]
    }
  }

  /// Returns the messages by the start of their range.
  private func messages(_ findings: [Finding]) -> [Int: String] {
    findings.reduce(into: [:]) { $0[$1.range.start] = "\($1.severity.word): \($1.message)" }
  }

  /// Returns the rule's findings in the example, by path.
  private func findings(in example: Example) -> [String: [Finding]] {
    // All rules run, because only their findings show which suppressions have an effect.
    let analyzer = Analyzer(configuration: Configuration(settings: [rule.id: .on(nil)], project: example.settings))
    let texts = Dictionary(example.unmarkedFiles.map { ($0.path, Array($0.code.utf8)) }) { first, _ in first }
    let run = ProjectRun(
      ProjectExtent(paths: example.files.map(\.path)), analyzer: analyzer, jobs: 1,
      reader: { .success(texts[$0] ?? []) })
    let findings = run.findings().map { $0.filter { $0.rule == rule.id } }
    return Dictionary(zip(run.files.map(\.path), findings)) { first, _ in first }.filter { !$0.value.isEmpty }
  }

  private func diff(from files: [Example.File], to fixed: [Example.File]) -> String {
    let changed = zip(files, fixed).filter { $0.code != $1.code }
    return changed.map { old, new in
      let hunks = UnifiedDiff.hunks(from: Array(old.code.utf8), to: Array(new.code.utf8), context: 1)
      let lines = Self.readable(hunks.split(separator: "\n"))
      return files.count > 1 ? "--- \(old.path)\n+++ \(new.path)\n" + lines : lines
    }.joined(separator: "\n")
  }

  /// Removes line numbers, because the page leaves out lines, and empty lines around the changes.
  private static func readable(_ hunks: [Substring]) -> String {
    var lines: [Substring] = []
    for line in hunks where !line.hasPrefix("\\") {
      guard line.hasPrefix("@") else {
        if line != " " || !lines.isEmpty { lines.append(line) }
        continue
      }
      if !lines.isEmpty { lines.append(" …") }
    }
    while lines.last == " " { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
