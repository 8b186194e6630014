import Facts
import Rules
import SourceText

/// The page that explains one rule, made from the rule itself: what `explain` prints and the documentation holds.
package struct RulePage {
  package let rule: any Rule

  package init(_ rule: any Rule) {
    self.rule = rule
  }

  /// - Parameter level: of the page's own heading.
  package func blocks(level: Int = 1) -> [PageBlock] {
    [.heading(level, rule.id.description), .paragraph(rule.summary + "."), .paragraph(status)]
      + paragraphs(of: rule.rationale)
      + rule.examples.flatMap { blocks(of: $0, level: level + 1) }
      + [.heading(level + 1, "Silence it"), .paragraph(silence), .paragraph("Reference: \(rule.reference)")]
  }

  private var status: String {
    "Severity: \(rule.defaultSeverity.word). \(rule.isOnByDefault ? "On" : "Off") unless configured otherwise."
  }

  private var silence: String {
    "`// statewise:disable:next \(rule.id) -- why` above the line, or `disable:this` on it."
  }

  private func paragraphs(of text: String) -> [PageBlock] {
    text.components(separatedBy: "\n\n").map { .paragraph($0) }
  }

  private func blocks(of example: Example, level: Int) -> [PageBlock] {
    let codes = example.files.map { MarkedCode($0.code) }
    let messages = messages(of: example, codes)
    var blocks: [PageBlock] = []
    switch example.expectation {
    case .allowed: blocks.append(.heading(level, "Allowed: \(example.title)"))
    case .flagged, .fixed: blocks.append(.heading(level, "Reported: \(example.title)"))
    }
    for (file, code) in zip(example.files, codes) {
      if example.files.count > 1 { blocks.append(.paragraph("`\(file.path)`:")) }
      blocks.append(.code(language: "swift", AnnotatedCode(code, messages: messages[file.path] ?? [:]).text))
    }
    if case .fixed(_, _, let isSafe, _) = example.expectation, let fixed = example.fixedFiles {
      blocks.append(.paragraph(isSafe ? "The fix is safe; `statewise fix` applies it:" : "The suggested fix:"))
      blocks.append(.code(language: "diff", diff(from: example.files, to: fixed)))
    }
    return blocks
  }

  /// What the rule says about the example: by path, and there by the start of the range.
  private func messages(of example: Example, _ codes: [MarkedCode]) -> [String: [Int: String]] {
    let analyzer = Analyzer(rules: [rule])
    var workspace = Workspace()
    let files = zip(example.files, codes).map { file, code in
      analyzer.knowledge(of: Array(code.text.utf8), path: file.path)
    }
    for file in files { workspace.update(file) }
    workspace.markComplete()
    var messages: [String: [Int: String]] = [:]
    for file in files {
      for finding in analyzer.findings(in: file, of: workspace.project) {
        messages[file.path, default: [:]][finding.range.start] = "\(finding.severity.word): \(finding.message)"
      }
    }
    return messages
  }

  private func diff(from files: [Example.File], to fixed: [Example.File]) -> String {
    let hunks = fixed.map { new in
      let old = files.first { $0.path == new.path }.map { MarkedCode($0.code).text } ?? ""
      let lines = UnifiedDiff.hunks(from: Array(old.utf8), to: Array(MarkedCode(new.code).text.utf8))
      return fixed.count > 1 ? "--- \(new.path)\n" + lines : lines
    }.joined()
    return hunks.hasSuffix("\n") ? String(hunks.dropLast()) : hunks
  }
}
