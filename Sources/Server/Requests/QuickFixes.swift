import Analysis
import JSONReading
import Rules
import SourceText

/// What is offered for the findings of one text.
struct QuickFixes {
  private struct AskedFinding {
    let finding: Finding
    let id: String
    /// The client's own diagnostics that are this finding.
    let diagnostics: [JSONValue]
  }

  private let question: DocumentQuestion
  private let findings: [Finding]
  /// Those that the client is not shown yet, by their index.
  private let waiting: Set<Int>

  /// On a worker's thread only.
  init(_ question: DocumentQuestion) {
    self.question = question
    let held = question.findings()
    findings = held.all
    waiting = held.waiting
  }

  /// All findings of the text, in the same order, as the gate of the project decides about their fixes.
  private func decided() -> [Finding] {
    let (session, snapshot) = (question.session, question.snapshot)
    func decide() -> [Finding] {
      var gate = FixGate(
        session.settledSnapshot(), examiner: session.reader, known: [snapshot.key: findings], on: .here)
      return gate.deciding([(snapshot.key, findings)]).first ?? []
    }
    // What has not been taken in yet has no generation.
    return session.unmerged.isEmpty ? snapshot.decided(findings, at: session.hosted.generation, decide) : decide()
  }

  /// For the findings that the range touches or that the client's diagnostics name.
  func actions(at asked: ByteRange, or diagnostics: [JSONValue]) -> [CodeAction] {
    actions(
      for: { finding, reference in
        let named = diagnostics.filter { isAbout(finding, reference, $0) }
        let isMeant = finding.range.touches(asked) || named.contains { $0["data"]["id"].string == reference.id }
        return isMeant ? named : nil
      })
  }

  /// For the finding with this `FindingReference.id`.
  func actions(forFinding id: String) -> [CodeAction] {
    actions { _, reference in reference.id == id ? [] : nil }
  }

  /// First the fixes of the findings, then what concerns more than one finding, then ways to be left alone.
  ///
  /// - Parameter diagnostics: the client's own that are a finding; nil for a finding that is not asked about.
  private func actions(for diagnostics: (Finding, FindingReference) -> [JSONValue]?) -> [CodeAction] {
    let references = FindingReference.references(for: findings)
    let asked = zip(findings, references).enumerated().map { index, finding in
      waiting.contains(index) ? nil : diagnostics(finding.0, finding.1)
    }
    guard asked.contains(where: { $0 != nil }) else { return [] }
    let decided = decided()
    let chosen = zip(zip(decided, references), asked).compactMap { finding, diagnostics in
      diagnostics.map { AskedFinding(finding: finding.0, id: finding.1.id, diagnostics: $0) }
    }
    let project = question.session.settledProject()
    var rules: Set<RuleID> = []
    let firstOfRules = chosen.filter { rules.insert($0.finding.rule).inserted }
    return chosen.flatMap(fixes)
      + firstOfRules.compactMap { fixOfAll(like: $0, among: decided) }
      + chosen.compactMap { wanted in
        question.suppression(of: wanted.finding, among: findings, in: project)
          .flatMap { action(for: $0, about: wanted) }
      }
      + firstOfRules.compactMap { wanted in
        question.turningOff(wanted.finding.rule, in: project)
          .map { action($0.title, about: wanted, edit: $0.edit) }
      }
  }

  private func fixes(of wanted: AskedFinding) -> [CodeAction] {
    let fixes = wanted.finding.fixes
    let preferred = question.session.features.takesIsPreferred ? fixes.firstIndex { $0.safety.isSafe } : nil
    return fixes.enumerated().compactMap { index, fix in
      guard var action = action(for: fix, about: wanted) else { return nil }
      action.diagnostics = wanted.diagnostics.isEmpty ? nil : wanted.diagnostics
      action.isPreferred = index == preferred ? true : nil
      return action
    }
  }

  /// Nil when the fix no longer fits the files.
  private func action(for fix: Fix, about wanted: AskedFinding) -> CodeAction? {
    question.session.workspaceEdit(for: fix.changes, askedIn: question.snapshot.key)
      .map { action(fix.title, about: wanted, edit: $0) }
  }

  private func action(_ title: String, about wanted: AskedFinding, edit: WorkspaceEdit) -> CodeAction {
    CodeAction(
      title: title, kind: CodeActionKind.quickFix, edit: edit,
      data: ActionReference(uri: question.snapshot.uri, finding: wanted.id))
  }

  /// The safe fixes of one rule in this file at once, where there are several.
  private func fixOfAll(like wanted: AskedFinding, among decided: [Finding]) -> CodeAction? {
    let (rule, key) = (wanted.finding.rule, question.snapshot.key)
    let fixes = decided.filter { $0.rule == rule }.compactMap { finding in
      finding.fixes.first { fix in fix.safety.isSafe && fix.changes.allSatisfy { $0.path == key } }
    }
    var plan = FixPlan()
    let taken = fixes.filter { plan.take($0) { $0 == key ? question.snapshot.buffer.bytes : nil } }
    guard taken.count > 1,
      let edit = question.session.workspaceEdit(
        for: [Fix.FileChange(path: key, edits: plan.edits[key] ?? [])], askedIn: key)
    else { return nil }
    return action("Apply every safe fix of '\(rule)' in this file", about: wanted, edit: edit)
  }

  /// Whether a diagnostic of the client's is this finding's: by name, or by rule and place when it has no name.
  private func isAbout(_ finding: Finding, _ reference: FindingReference, _ diagnostic: JSONValue) -> Bool {
    guard diagnostic["code"].string == finding.rule.description, diagnostic["source"].string == Product.name else {
      return false
    }
    if let id = diagnostic["data"]["id"].string { return id == reference.id }
    guard let range = try? JSONValueDecoder.decode(LSPRange.self, from: diagnostic["range"]) else { return false }
    return question.snapshot.buffer.byteRange(range, in: question.session.features.columnUnit).touches(finding.range)
  }
}
