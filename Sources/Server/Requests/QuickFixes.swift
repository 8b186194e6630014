import Analysis
import JSONReading
import SourceText

/// The code actions for the findings of one text.
struct QuickFixes {
  struct Offer {
    var fixes: [CodeAction] = []
    /// Actions that suppress a finding or a rule. They come last in a menu.
    var suppressing: [CodeAction] = []
  }

  private struct RequestedFinding {
    let finding: Finding
    let id: String
    /// The client's diagnostics that represent this finding.
    let diagnostics: [JSONValue]
  }

  private let question: DocumentQuestion
  private let findings: [Finding]
  /// The indices of the findings that are not shown yet.
  private let waiting: Set<Int>

  /// Only for worker threads.
  init(_ question: DocumentQuestion) {
    self.question = question
    let held = question.findings()
    findings = held.all
    waiting = held.waiting
  }

  /// Returns all findings in the same order, with each proposed fix marked as safe or suggested.
  private func decided() -> [Finding] {
    let (session, snapshot) = (question.session, question.snapshot)
    func decide() -> [Finding] {
      var gate = FixGate(
        session.settledSnapshot(), analyzer: session.reader, known: [snapshot.key: findings], on: .here)
      return gate.deciding([(snapshot.key, findings)]).first ?? []
    }
    // The generation doesn't include texts that are not merged yet.
    return session.unmerged.isEmpty ? snapshot.decided(findings, at: session.hosted.generation, decide) : decide()
  }

  /// Returns the actions for the findings that the range touches and for the findings that the client's diagnostics
  /// name. If the range touches no finding, the findings on its lines are used instead. If there are no actions,
  /// returns the fixes of findings that point to these lines.
  ///
  /// - Parameter isAutomatic: Whether the client sent the request without the user asking for it. If so, no other file
  ///   is searched.
  func actions(at range: ByteRange, or diagnostics: [JSONValue], isAutomatic: Bool) -> Offer {
    let places = findings.indices.filter { findings[$0].range.touches(range) }
    let lines = lines(of: range)
    let meant = Set(places.isEmpty ? findings.indices.filter { findings[$0].range.touches(lines) } : places)
    let offer = offer(at: range) { index, reference in
      let named = diagnostics.filter { isAbout(findings[index], reference, $0) }
      return meant.contains(index) || !named.isEmpty ? named : nil
    }
    return offer.fixes.isEmpty && offer.suppressing.isEmpty && !isAutomatic
      ? Offer(fixes: fixesOfFindings(pointingTo: lines)) : offer
  }

  /// Returns the fixes of findings that point to the lines. If two places cause a mistake together, the finding is at
  /// only one of them.
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

  /// Returns the fixes of this text's findings that point to lines of another text. The actions already contain their
  /// edits, because a client can resolve only actions for findings of the text that it shows.
  private func fixes(pointingTo lines: ByteRange, of path: String) -> [CodeAction] {
    let pointing = findings.indices.filter { index in
      !waiting.contains(index) && findings[index].related.contains { $0.path == path && $0.range.touches(lines) }
    }
    guard !pointing.isEmpty, case let decided = decided() else { return [] }
    return pointing.flatMap { decided[$0].fixes }.compactMap { fix in
      question.session.workspaceEdit(for: fix.changes, visibleFile: path)
        .map { CodeAction(title: fix.actionTitle, kind: CodeActionKind.quickFix, edit: $0) }
    }
  }

  /// Returns the actions for the finding with this `FindingReference.id`, as if only that finding had been requested.
  func actions(forFinding id: String) -> [CodeAction] {
    let about = JSONValue.object(["data": .object(["id": .string(id)])])
    let offer = offer(at: nil) { _, reference in reference.id == id ? [about] : nil }
    return offer.fixes + offer.suppressing
  }

  /// Returns the fixes of the findings that the client's diagnostics name, then the fixes of the other findings, then
  /// the fixes for more than one finding. Only findings that are named can be suppressed.
  ///
  /// - Parameters:
  ///   - range: The range that was requested; nil if none was.
  ///   - diagnostics: Returns the client's diagnostics that represent a finding; nil for a finding that is not
  ///     requested.
  private func offer(at range: ByteRange?, for diagnostics: (Int, FindingReference) -> [JSONValue]?) -> Offer {
    let references = FindingReference.references(for: findings)
    let wanted = findings.indices.map { waiting.contains($0) ? nil : diagnostics($0, references[$0]) }
    guard wanted.contains(where: { $0 != nil }) else { return Offer() }
    let decided = decided()
    let chosen = decided.indices.compactMap { index in
      wanted[index].map { RequestedFinding(finding: decided[index], id: references[index].id, diagnostics: $0) }
    }
    let named = chosen.filter { !$0.diagnostics.isEmpty }
    let others = chosen.filter(\.diagnostics.isEmpty)
    let project = question.session.settledProject()
    let fixes =
      named.flatMap { self.fixes(of: $0, mayBePreferred: true) }
      + others.flatMap { self.fixes(of: $0, mayBePreferred: named.isEmpty) }
    let suppressing = named.compactMap { wanted in
      question.suppression(of: wanted.finding, among: findings, in: project)
        .flatMap { action(for: $0, titled: $0.title, about: wanted) }
    }
    let turningOff = firstOfRules(named).compactMap { wanted -> CodeAction? in
      guard range.map(wanted.finding.range.contains) ?? true else { return nil }
      return question.turningOff(wanted.finding.rule, in: project)
        .map { action($0.title, about: wanted, edit: $0.edit) }
    }
    return Offer(
      fixes: fixes + firstOfRules(named + others).compactMap { fixOfAll(like: $0, among: decided) },
      suppressing: suppressing + turningOff)
  }

  private func firstOfRules(_ requested: [RequestedFinding]) -> [RequestedFinding] {
    var rules: Set<RuleID> = []
    return requested.filter { rules.insert($0.finding.rule).inserted }
  }

  /// Returns the range from the start of the range's first line to the end of its last line.
  private func lines(of range: ByteRange) -> ByteRange {
    let lines = question.snapshot.buffer.lines
    return ByteRange(
      lines.contentRange(ofLine: lines.line(ofUTF8Offset: range.start)).start,
      lines.contentRange(ofLine: lines.line(ofUTF8Offset: range.end)).end)
  }

  private func fixes(of wanted: RequestedFinding, mayBePreferred: Bool) -> [CodeAction] {
    let fixes = wanted.finding.fixes
    let preferred =
      mayBePreferred && question.session.features.takesIsPreferred ? fixes.firstIndex { $0.safety.isSafe } : nil
    return fixes.enumerated().compactMap { index, fix in
      guard var action = action(for: fix, titled: fix.actionTitle, about: wanted) else { return nil }
      action.diagnostics = wanted.diagnostics.isEmpty ? nil : wanted.diagnostics
      action.isPreferred = index == preferred ? true : nil
      return action
    }
  }

  /// Returns the action for a fix; nil if the fix no longer fits the files.
  private func action(for fix: Fix, titled title: String, about wanted: RequestedFinding) -> CodeAction? {
    question.session.workspaceEdit(for: fix.changes, visibleFile: question.snapshot.key)
      .map { action(title, about: wanted, edit: $0) }
  }

  private func action(_ title: String, about wanted: RequestedFinding, edit: WorkspaceEdit) -> CodeAction {
    CodeAction(
      title: title, kind: CodeActionKind.quickFix, edit: edit,
      data: ActionReference(uri: question.snapshot.uri, finding: wanted.id))
  }

  /// Returns the action that applies all safe fixes of one rule in this file; nil if there are fewer than two, or if the
  /// finding would remain.
  private func fixOfAll(like wanted: RequestedFinding, among decided: [Finding]) -> CodeAction? {
    let (rule, key) = (wanted.finding.rule, question.snapshot.key)
    guard wanted.finding.fixes.contains(where: \.safety.isSafe) else { return nil }
    let fixes = decided.filter { $0.rule == rule }.compactMap { finding in
      finding.fixes.first { fix in fix.safety.isSafe && fix.changes.allSatisfy { $0.path == key } }
    }
    var plan = FixPlan()
    let taken = fixes.filter { plan.take($0) { $0 == key ? question.snapshot.buffer.bytes : nil } }
    guard taken.count > 1,
      let edit = question.session.workspaceEdit(
        for: [Fix.FileChange(path: key, edits: plan.edits[key] ?? [])], visibleFile: key)
    else { return nil }
    return action("Apply all safe fixes of '\(rule)' in this file", about: wanted, edit: edit)
  }

  /// Returns whether a diagnostic of the client represents this finding: it has the finding's id or, if it has no id,
  /// the finding's rule and line. Columns are ignored, because some clients count them in bytes.
  private func isAbout(_ finding: Finding, _ reference: FindingReference, _ diagnostic: JSONValue) -> Bool {
    guard diagnostic["code"].string == finding.rule.description, diagnostic["source"].string == Product.name else {
      return false
    }
    if let id = diagnostic["data"]["id"].string { return id == reference.id }
    let lines = question.snapshot.buffer.lines
    return diagnostic["range"]["start"]["line"].integer == lines.line(ofUTF8Offset: finding.range.start)
  }
}

extension Fix {
  private static let reviewNote = " (review first)"

  /// The title in a menu, which has no other place to say that the fix is not safe.
  fileprivate var actionTitle: String { safety.isSafe ? title : title + Self.reviewNote }

  /// Returns the title of a fix without the note. A fix may become safe after its action was offered.
  static func title(ofAction title: String) -> Substring {
    title.hasSuffix(reviewNote) ? title.dropLast(reviewNote.count) : title[...]
  }
}
