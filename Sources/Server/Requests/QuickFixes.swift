import Analysis
import JSONReading
import Rules
import SourceText

/// What is offered for the findings of one text.
struct QuickFixes {
  private struct Concern {
    let finding: Finding
    let id: String
    /// The client's own diagnostics that are this finding.
    let diagnostics: [JSONValue]
  }

  private let question: DocumentQuestion
  private let findings: [Finding]

  /// On a worker's thread only.
  init(_ question: DocumentQuestion) {
    self.question = question
    findings = question.findings()
  }

  /// The gate of the project as the client has it.
  private func deciding(_ concerns: [Concern]) -> [Concern] {
    let world = question.world
    let key = question.snapshot.key
    var gate = FixGate(
      world.settledSnapshot(), examiner: world.reader.using(world.analyzer.selectingAll), known: [key: findings],
      on: .here)
    let decided = gate.deciding([(key, concerns.map(\.finding))]).first ?? []
    return zip(concerns, decided).map { Concern(finding: $1, id: $0.id, diagnostics: $0.diagnostics) }
  }

  /// For the findings that the range touches or that the client's diagnostics name.
  func actions(at asked: ByteRange, or diagnostics: [JSONValue]) -> [CodeAction] {
    actions(
      for: concerns { finding, reference in
        let named = diagnostics.filter { isAbout(finding, reference, $0) }
        let isMeant = finding.range.touches(asked) || named.contains { $0["data"]["id"].string == reference.id }
        return isMeant ? named : nil
      })
  }

  /// For the finding with this `FindingReference.id`.
  func actions(forFinding id: String) -> [CodeAction] {
    actions(for: concerns { _, reference in reference.id == id ? [] : nil })
  }

  private func concerns(_ diagnostics: (Finding, FindingReference) -> [JSONValue]?) -> [Concern] {
    zip(findings, FindingReference.references(for: findings)).compactMap { finding, reference in
      diagnostics(finding, reference).map { Concern(finding: finding, id: reference.id, diagnostics: $0) }
    }
  }

  /// First the fixes of the findings, then what concerns more than one finding, then ways to be left alone.
  private func actions(for concerns: [Concern]) -> [CodeAction] {
    guard !concerns.isEmpty else { return [] }
    let concerns = deciding(concerns)
    let workspace = question.world.settledWorkspace()
    var rules: Set<RuleID> = []
    let firstOfRules = concerns.filter { rules.insert($0.finding.rule).inserted }
    return concerns.flatMap(fixes)
      + firstOfRules.compactMap(fixOfAll)
      + concerns.compactMap { concern in
        question.suppression(of: concern.finding, among: findings, in: workspace)
          .flatMap { action(for: $0, about: concern) }
      }
      + firstOfRules.compactMap { concern in
        question.turningOff(concern.finding.rule, in: workspace)
          .map { action($0.title, about: concern, edit: $0.edit) }
      }
  }

  private func fixes(of concern: Concern) -> [CodeAction] {
    let fixes = concern.finding.fixes
    let preferred = question.world.features.takesIsPreferred ? fixes.firstIndex { $0.safety.isSafe } : nil
    return fixes.enumerated().compactMap { index, fix in
      guard var action = action(for: fix, about: concern) else { return nil }
      action.diagnostics = concern.diagnostics.isEmpty ? nil : concern.diagnostics
      action.isPreferred = index == preferred ? true : nil
      return action
    }
  }

  /// Nil when the fix no longer fits the files.
  private func action(for fix: Fix, about concern: Concern) -> CodeAction? {
    question.world.workspaceEdit(for: fix.changes, askedIn: question.snapshot.key)
      .map { action(fix.title, about: concern, edit: $0) }
  }

  private func action(_ title: String, about concern: Concern, edit: WorkspaceEdit) -> CodeAction {
    CodeAction(
      title: title, kind: CodeActionKind.quickFix, edit: edit,
      data: ActionReference(uri: question.snapshot.uri, finding: concern.id))
  }

  /// The safe fixes of one rule at once, where there are several.
  private func fixOfAll(like concern: Concern) -> CodeAction? {
    let rule = concern.finding.rule
    let fixable = findings.filter { $0.rule == rule && $0.fixes.contains { $0.safety == .proposed } }
    guard fixable.count > 1,
      let edit = question.edit(ofSafeFixesBy: question.world.analyzer.selecting(rule), atLeast: 2)
    else { return nil }
    return action("Apply every safe fix of '\(rule)' in this file", about: concern, edit: edit)
  }

  /// Whether a diagnostic of the client's is this finding's: by name, or by rule and place when it has no name.
  private func isAbout(_ finding: Finding, _ reference: FindingReference, _ diagnostic: JSONValue) -> Bool {
    guard diagnostic["code"].string == finding.rule.description, diagnostic["source"].string == Product.name else {
      return false
    }
    if let id = diagnostic["data"]["id"].string { return id == reference.id }
    guard let range = try? JSONValueDecoder.decode(LSPRange.self, from: diagnostic["range"]) else { return false }
    return question.snapshot.buffer.byteRange(range, in: question.world.features.columnUnit).touches(finding.range)
  }
}
