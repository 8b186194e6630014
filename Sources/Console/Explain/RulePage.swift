import Analysis
import Facts
import Projects
import Rules
import SourceText

/// The page that explains one rule, made from the rule itself: what `explain` prints and the documentation holds.
package struct RulePage {
  package let rule: any Rule

  package init(_ rule: any Rule) {
    self.rule = rule
  }

  /// - Parameters:
  ///   - level: of the page's own heading.
  ///   - isAlone: false among other rules, where one place says for all what holds for several.
  package func blocks(level: Int = 1, isAlone: Bool = true) -> [PageBlock] {
    let reported = rule.examples.filter { $0.expectation != .allowed }
    let allowed = rule.examples.filter { $0.expectation == .allowed }
    return [.heading(level, rule.id.description), .paragraph("\(rule.summary). \(status)")]
      + rule.rationale.split(separator: "\n\n").map { .paragraph(String($0)) }
      + reported.flatMap { blocks(of: $0, heading: .heading(level + 1, "Reported: \($0.title)")) }
      + allowed.flatMap { blocks(of: $0, heading: .heading(level + 1, "Allowed: \($0.title)")) }
      + decision(level: level + 1, isAlone: isAlone)
      + (isAlone ? Self.configuration(of: rule.id.description, isOnByDefault: rule.isOnByDefault) : [])
      + [.paragraph("Reference: \(rule.reference)")]
  }

  /// How a rule is silenced and configured.
  package static func configuration(of id: String, isOnByDefault: Bool) -> [PageBlock] {
    let setting = isOnByDefault ? "off" : "on"
    return [
      .paragraph(
        "To silence `\(id)` at one place, write `// statewise:disable:next \(id) -- why` above the line, or "
          + "`// statewise:disable:this \(id)` on it. To turn it \(setting) for all files below a "
          + "`\(ConfigurationFile.name)`, write `{ \"rules\": { \"\(id)\": \"\(setting)\" } }` there; `\"error\"`, "
          + "`\"warning\"`, `\"info\"`, and `\"hint\"` turn it on with that severity.")
    ]
  }

  private func decision(level: Int, isAlone: Bool) -> [PageBlock] {
    guard let path = DecisionPath.path(for: rule) else { return [] }
    guard !isAlone else { return Self.decision(path, level: level) }
    // As GitHub makes it of the heading.
    let anchor = path.title.lowercased().filter { $0.isLetter || $0 == " " }.replacing(" ", with: "-")
    return [.paragraph("[\(path.title)](#\(anchor))")]
  }

  /// The questions that lead to the right wrapper.
  package static func decision(_ path: DecisionPath, level: Int) -> [PageBlock] {
    [.heading(level, path.title), .list(path.lines)]
  }

  private var status: String {
    "Severity: \(rule.defaultSeverity.word); \(rule.isOnByDefault ? "on" : "off") by default."
  }

  private func blocks(of example: Example, heading: PageBlock) -> [PageBlock] {
    let codes = example.files.map { MarkedText($0.code) }
    let findings = findings(in: example)
    var blocks = [heading]
    for (file, code) in zip(example.files, codes) {
      if example.files.count > 1 { blocks.append(.paragraph("`\(file.path)`:")) }
      blocks.append(.code(language: "swift", AnnotatedCode(code, messages: messages(findings[file.path] ?? [])).text))
    }
    if case .fixed(_, let isSafe, _) = example.expectation, let fixed = example.fixedFiles {
      let reason = findings.sorted { $0.key < $1.key }.flatMap(\.value).first?.fixes.first?.safety.reason
      let suggestion = "A suggested fix" + (reason.map { "; review first: \($0)" } ?? "")
      blocks.append(.paragraph(isSafe ? "The fix is safe; `statewise fix` applies it:" : suggestion + ":"))
      blocks.append(.code(language: "diff", diff(from: example.unmarkedFiles, to: fixed)))
    }
    return blocks
  }

  /// By the start of the range.
  private func messages(_ findings: [Finding]) -> [Int: String] {
    findings.reduce(into: [:]) { $0[$1.range.start] = "\($1.severity.word): \($1.message)" }
  }

  /// What the rule says about the example, by path.
  private func findings(in example: Example) -> [String: [Finding]] {
    // All rules, because what a suppression silences shows only when they have spoken.
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
    let hunks = changed.map { old, new in
      let lines = UnifiedDiff.hunks(from: Array(old.code.utf8), to: Array(new.code.utf8), context: 1)
      return files.count > 1 ? "--- \(old.path)\n+++ \(new.path)\n" + lines : lines
    }.joined()
    return hunks.hasSuffix("\n") ? String(hunks.dropLast()) : hunks
  }
}
