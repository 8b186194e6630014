import Analysis
import JSONReading
import Rules
import SourceText

/// The code actions for the findings of one text.
struct QuickFixes {
  struct Offer {
    var fixes: [CodeAction] = []
    /// Ways to be left alone, which come last in a menu.
    var silencing: [CodeAction] = []
  }

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

  /// For the findings that the range touches, or else those on its lines, and those that the client's diagnostics name.
  /// Where there are none, for those that point to its lines.
  ///
  /// - Parameter isAutomatic: the user didn't ask for the fixes. Then no other file is searched.
  func actions(at asked: ByteRange, or diagnostics: [JSONValue], isAutomatic: Bool) -> Offer {
    let places = findings.indices.filter { findings[$0].range.touches(asked) }
    let lines = lines(of: asked)
    let meant = Set(places.isEmpty ? findings.indices.filter { findings[$0].range.touches(lines) } : places)
    let offer = offer(at: asked) { index, reference in
      let named = diagnostics.filter { isAbout(findings[index], reference, $0) }
      return meant.contains(index) || !named.isEmpty ? named : nil
    }
    return offer.fixes.isEmpty && offer.silencing.isEmpty && !isAutomatic
      ? Offer(fixes: fixesOfFindings(pointingTo: lines)) : offer
  }

  /// A mistake that two places make together has its finding at one of them.
  private func fixesOfFindings(pointingTo lines: ByteRange) -> [CodeAction] {
    let (session, key) = (question.session, question.snapshot.key)
    let partners = session.settledProject().partners(
      of: lines, in: question.snapshot.knowledge(by: session.reader))
    return partners.union([key]).sorted().flatMap { path -> [CodeAction] in
      let there =
        path == key
        ? question
        : session.open[path].map { DocumentQuestion(open: $0, session) }
          ?? DocumentQuestion(closed: path, uri: session.uri(ofPath: path), session)
      return there.map { QuickFixes($0).fixes(pointingTo: lines, of: key) } ?? []
    }
  }

  /// With their edits: the client's next question is about the text that they point to.
  private func fixes(pointingTo lines: ByteRange, of path: String) -> [CodeAction] {
    let pointing = findings.indices.filter { index in
      !waiting.contains(index) && findings[index].related.contains { $0.path == path && $0.range.touches(lines) }
    }
    guard !pointing.isEmpty, case let decided = decided() else { return [] }
    return pointing.flatMap { decided[$0].fixes }.compactMap { fix in
      question.session.workspaceEdit(for: fix.changes, askedIn: path)
        .map { CodeAction(title: fix.title, kind: CodeActionKind.quickFix, edit: $0) }
    }
  }

  /// For the finding with this `FindingReference.id`, as if it alone had been requested.
  func actions(forFinding id: String) -> [CodeAction] {
    let about = JSONValue.object(["data": .object(["id": .string(id)])])
    let offer = offer(at: nil) { _, reference in reference.id == id ? [about] : nil }
    return offer.fixes + offer.silencing
  }

  /// First the fixes of the findings that the client's diagnostics name, then those of others there, then what concerns
  /// more than one finding. Only by what is named one can be left alone.
  ///
  /// - Parameters:
  ///   - asked: the range that was requested, if it was one.
  ///   - diagnostics: the client's own that are a finding; nil for a finding that is not requested.
  private func offer(at asked: ByteRange?, for diagnostics: (Int, FindingReference) -> [JSONValue]?) -> Offer {
    let references = FindingReference.references(for: findings)
    let wanted = findings.indices.map { waiting.contains($0) ? nil : diagnostics($0, references[$0]) }
    guard wanted.contains(where: { $0 != nil }) else { return Offer() }
    let decided = decided()
    let chosen = decided.indices.compactMap { index in
      wanted[index].map { AskedFinding(finding: decided[index], id: references[index].id, diagnostics: $0) }
    }
    let named = chosen.filter { !$0.diagnostics.isEmpty }
    let others = chosen.filter(\.diagnostics.isEmpty)
    let project = question.session.settledProject()
    let fixes =
      named.flatMap { self.fixes(of: $0, mayBePreferred: true) }
      + others.flatMap { self.fixes(of: $0, mayBePreferred: named.isEmpty) }
    let silencing = named.compactMap { wanted in
      question.suppression(of: wanted.finding, among: findings, in: project)
        .flatMap { action(for: $0, about: wanted) }
    }
    let turningOff = firstOfRules(named).compactMap { wanted -> CodeAction? in
      guard asked.map(wanted.finding.range.contains) ?? true else { return nil }
      return question.turningOff(wanted.finding.rule, in: project)
        .map { action($0.title, about: wanted, edit: $0.edit) }
    }
    return Offer(
      fixes: fixes + firstOfRules(named + others).compactMap { fixOfAll(like: $0, among: decided) },
      silencing: silencing + turningOff)
  }

  private func firstOfRules(_ asked: [AskedFinding]) -> [AskedFinding] {
    var rules: Set<RuleID> = []
    return asked.filter { rules.insert($0.finding.rule).inserted }
  }

  /// From the beginning of the first line of a range to the end of its last.
  private func lines(of range: ByteRange) -> ByteRange {
    let lines = question.snapshot.buffer.lines
    return ByteRange(
      lines.contentRange(ofLine: lines.line(ofUTF8Offset: range.start)).start,
      lines.contentRange(ofLine: lines.line(ofUTF8Offset: range.end)).end)
  }

  private func fixes(of wanted: AskedFinding, mayBePreferred: Bool) -> [CodeAction] {
    let fixes = wanted.finding.fixes
    let preferred =
      mayBePreferred && question.session.features.takesIsPreferred ? fixes.firstIndex { $0.safety.isSafe } : nil
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

  /// Whether a diagnostic of the client's is this finding's: by name, or by rule and line when it has no name. The
  /// columns of some clients count bytes.
  private func isAbout(_ finding: Finding, _ reference: FindingReference, _ diagnostic: JSONValue) -> Bool {
    guard diagnostic["code"].string == finding.rule.description, diagnostic["source"].string == Product.name else {
      return false
    }
    if let id = diagnostic["data"]["id"].string { return id == reference.id }
    let lines = question.snapshot.buffer.lines
    return diagnostic["range"]["start"]["line"].integer == lines.line(ofUTF8Offset: finding.range.start)
  }
}
