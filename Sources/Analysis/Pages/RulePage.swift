import Facts
import Rules
import SourceText

/// The page that explains one rule, made from the rule itself: what `explain` prints and the documentation holds.
package struct RulePage {
  package let rule: any Rule
  /// Whether every example is printed whole, not just the telling ones.
  package let isComplete: Bool

  package init(_ rule: any Rule, isComplete: Bool = false) {
    self.rule = rule
    self.isComplete = isComplete
  }

  /// - Parameter level: of the page's own heading.
  package func blocks(level: Int = 1) -> [PageBlock] {
    let examples = rule.examples
    let reported = examples.filter { $0.expectation != .allowed }
    let allowed = examples.filter { $0.expectation == .allowed }
    return [.heading(level, rule.id.description), .paragraph(rule.summary + "."), .paragraph(status)]
      + rule.rationale.split(separator: "\n\n").map { .paragraph(String($0)) }
      + decision(level: level + 1)
      + section("Reported", reported, level: level + 1, telling: telling(reported))
      + section("Allowed", allowed, level: level + 1, telling: Array(allowed.prefix(1)))
      + [
        .heading(level + 1, "Configure it"), .paragraph(silence), .paragraph(configuration),
        .paragraph("Reference: \(rule.reference)"),
      ]
  }

  private func decision(level: Int) -> [PageBlock] {
    guard let path = DecisionPath.path(for: rule.id) else { return [] }
    return [.heading(level, path.title), .list(path.lines)]
  }

  private var status: String {
    "Severity: \(rule.defaultSeverity.word). \(rule.isOnByDefault ? "On" : "Off") unless configured otherwise."
  }

  private var silence: String {
    "`// statewise:disable:next \(rule.id) -- why` above a line, or `// statewise:disable:this \(rule.id)` on it, "
      + "silences it there."
  }

  private var configuration: String {
    let setting = rule.isOnByDefault ? "off" : "on"
    return
      "In `\(ConfigurationTree.fileName)`, `{ \"rules\": { \"\(rule.id)\": \"\(setting)\" } }` turns it \(setting) for "
      + "all files below; `\"error\"`, `\"warning\"`, `\"info\"` and `\"hint\"` turn it on and say how loudly it speaks."
  }

  /// The first example with a safe fix and the first with a suggested one; the first of all where no fix is shown.
  private func telling(_ examples: [Example]) -> [Example] {
    let safe = examples.first { $0.hasFix(safe: true) }
    let suggested = examples.first { $0.hasFix(safe: false) }
    let fixed = [safe, suggested].compactMap { $0 }
    return fixed.isEmpty ? Array(examples.prefix(1)) : fixed
  }

  private func section(_ title: String, _ examples: [Example], level: Int, telling: [Example]) -> [PageBlock] {
    let shown = isComplete ? examples : telling
    let places = Set(shown.map(\.place))
    let rest = examples.filter { !places.contains($0.place) }.map(\.title)
    return shown.flatMap { blocks(of: $0, heading: .heading(level, "\(title): \($0.title)")) }
      + (rest.isEmpty ? [] : [.heading(level, "Also \(title.lowercased())"), .list(rest)])
  }

  private func blocks(of example: Example, heading: PageBlock) -> [PageBlock] {
    let codes = example.files.map { MarkedText($0.code) }
    let findings = findings(in: example)
    var blocks = [heading]
    for (file, code) in zip(example.files, codes) {
      if example.files.count > 1 { blocks.append(.paragraph("`\(file.path)`:")) }
      blocks.append(.code(language: "swift", AnnotatedCode(code, messages: messages(findings[file.path] ?? [])).text))
    }
    if case .fixed(_, let index, let isSafe, _) = example.expectation, let fixed = example.fixedFiles {
      let fixes = findings.sorted { $0.key < $1.key }.flatMap(\.value).first?.fixes ?? []
      let reason = fixes.indices.contains(index) ? fixes[index].safety.reason : nil
      let suggestion = "The suggested fix" + (reason.map { ", to be looked at first because \($0)" } ?? "")
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
    let analyzer = Analyzer(configuration: Configuration(settings: [rule.id: .on(nil)]), selection: [rule.id])
    var workspace = Workspace()
    let files = example.unmarkedFiles.map { analyzer.knowledge(of: Array($0.code.utf8), path: $0.path) }
    for file in files { workspace.update(file) }
    workspace.markComplete()
    let found = files.map { (path: $0.path, findings: analyzer.findings(in: $0, of: workspace)) }
    let snapshot = ProjectSnapshot(workspace, files: files, analyzer: analyzer)
    return zip(files, analyzer.deciding(found, in: snapshot)).reduce(into: [:]) { found, file in
      if !file.1.isEmpty { found[file.0.path] = file.1 }
    }
  }

  private func diff(from files: [Example.File], to fixed: [Example.File]) -> String {
    let changed = zip(files, fixed).filter { $0.code != $1.code }
    let hunks = changed.map { old, new in
      let lines = UnifiedDiff.hunks(from: Array(old.code.utf8), to: Array(new.code.utf8))
      return files.count > 1 ? "--- \(old.path)\n+++ \(new.path)\n" + lines : lines
    }.joined()
    return hunks.hasSuffix("\n") ? String(hunks.dropLast()) : hunks
  }
}

extension Example {
  /// Where it was written tells one example from another.
  fileprivate var place: String { "\(sourceFile):\(sourceLine)" }

  func hasFix(safe: Bool) -> Bool {
    if case .fixed(_, _, let isSafe, _) = expectation { isSafe == safe } else { false }
  }
}
