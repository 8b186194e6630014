import Analysis
import SourceText

/// The findings of one version of a text, some of which are held back for a while.
///
/// What is missing may be what the user types next. So new findings about missing code are held back while the last
/// edit leaves a declaration unfinished (`UnfinishedDeclaration`), even in other files, because the same edit caused
/// them. They are reported when the cursor leaves the declaration, when the user saves, or after a pause. Findings that
/// were reported before remain reported. All new findings about a declaration are held back while attributes are typed
/// on a line above it, because they may be attributes of another declaration.
///
/// Until the user saves, two more things count. New findings about missing code in a type are held back while the type
/// uses names that the user typed and that nothing declares (`UndeclaredNames`), because what they do is unknown. And
/// the findings below a comment or string that is still open remain.
struct HeldFindings: Sendable {
  /// A finding that the client shows or has shown since the user began to type.
  fileprivate struct Reported: Hashable, Sendable {
    let rule: RuleID
    /// The range in the current text.
    let range: ByteRange

    func isSame(as finding: Finding) -> Bool { finding.rule == rule && finding.range.touches(range) }
  }

  /// The code that is being typed.
  fileprivate struct Place: Sendable {
    let key: String
    /// Where the declaration begins.
    let start: Int
    /// The lines of the last edit.
    let lines: ByteRange
    /// The declaration to which the text that is being typed may add attributes by mistake.
    let attributed: ByteRange?
    /// Whether the text below is in an open comment or string, so that code that any finding reports as missing may be
    /// hidden there.
    let hidesRest: Bool

    func isSameDeclaration(as other: Place) -> Bool { key == other.key && start == other.start }
  }

  /// How long the user must pause before everything is reported.
  static let pause = Duration.milliseconds(950)

  /// All findings in text order, including those held back.
  let all: [Finding]
  /// The text that the findings belong to.
  let buffer: SourceBuffer
  /// The indices of the findings that are held back.
  let waiting: Set<Int>
  /// The serial number of the text that is being typed; nil if nothing is held back.
  let typedSerial: Int?
  /// The serial number of the text that was complete; nil if the findings don't depend on what was typed since then.
  let baseSerial: Int?
  private let place: Place?
  private let reported: Set<Reported>

  /// The findings for the client to show.
  var shown: [Finding] { all.indices.filter { !waiting.contains($0) }.map { all[$0] } }

  /// - Parameter found: All findings of the text, as the rules report them.
  init(_ found: [Finding], of snapshot: DocumentSnapshot, in session: SessionSnapshot) {
    let (typed, base) = (session.typed, session.bases[snapshot.key].flatMap { $0 === snapshot ? nil : $0 })
    var findings = found
    var kept: Set<Reported> = []
    var waiting: Set<Int> = []
    var place: Place?
    var baseSerial: Int?
    if let earlier = session.latestFindings[snapshot.key]?.findings, typed != nil || base != nil {
      let change = Replacement(from: earlier.buffer, to: snapshot.buffer)
      kept = Set(earlier.reported.map { Reported(rule: $0.rule, range: change.moved($0.range)) })
      let hidden = base == nil ? [] : earlier.hidden(by: change, in: snapshot, found, session.reader)
      if !hidden.isEmpty { findings = (found + hidden).sorted { ($0.range, $0.rule) < ($1.range, $1.rule) } }
      let new = findings.indices.filter { index in !kept.contains { $0.isSame(as: findings[index]) } }
      place = new.isEmpty ? nil : typed?.unfinishedPlace(by: session.reader)
      if let place {
        let left =
          earlier.place.map(place.isSameDeclaration) ?? true
          ? []
          : earlier.waiting.map { Reported(rule: earlier.all[$0].rule, range: change.moved(earlier.all[$0].range)) }
        waiting = Set(
          new.filter { index in
            Self.mayBeTyped(what: findings[index], inFileAt: snapshot.key, at: place, by: session.analyzer)
              && !left.contains { $0.isSame(as: findings[index]) }
          })
      }
      if let base {
        waiting.formUnion(Self.unclear(new, among: findings, snapshot, since: base, session))
        if !waiting.isEmpty || !hidden.isEmpty { baseSerial = base.serial }
      }
    }
    all = findings
    buffer = snapshot.buffer
    self.waiting = waiting
    self.place = place
    self.baseSerial = baseSerial
    typedSerial = waiting.isEmpty ? nil : typed?.serial
    reported = (typed == nil ? [] : kept).union(
      findings.indices.filter { !waiting.contains($0) }
        .map { Reported(rule: findings[$0].rule, range: findings[$0].range) })
  }

  /// Returns the new findings about missing code in types that use names of the text that nothing declares since the
  /// user began to change it.
  private static func unclear(
    _ new: [Int], among findings: [Finding], _ snapshot: DocumentSnapshot, since base: DocumentSnapshot,
    _ session: SessionSnapshot
  ) -> [Int] {
    let absent = new.filter { session.analyzer.absence(for: findings[$0].rule) == .around }
    guard !absent.isEmpty else { return [] }
    let types = snapshot.undeclaredNames(by: session.reader)
      .types(usingNamesNotIn: base.undeclaredNames(by: session.reader))
    return absent.filter { index in types.contains { $0.contains(findings[index].range) } }
  }

  /// Returns the findings that were shown and that are no longer found because an open comment or string hides the
  /// code. They have no fixes, because nothing can be tried on hidden code.
  private func hidden(
    by change: Replacement, in snapshot: DocumentSnapshot, _ found: [Finding], _ reader: TextReader
  ) -> [Finding] {
    let lost = shown.map { $0.moved(by: change, inFileAt: snapshot.key) }.filter { finding in
      !found.contains { $0.rule == finding.rule && $0.range.touches(finding.range) }
    }
    guard !lost.isEmpty, let start = snapshot.unfinished(by: reader)?.hiddenStart else { return [] }
    return lost.filter { $0.range.start >= start }
  }

  /// Returns whether the code that a finding reports, or reports as missing, may be the code that is being typed.
  private static func mayBeTyped(what finding: Finding, inFileAt path: String, at place: Place, by analyzer: Analyzer)
    -> Bool
  {
    func isAbout(_ range: ByteRange) -> Bool {
      path == place.key && range.touches(finding.range)
        || finding.related.contains { $0.path == place.key && range.touches($0.range) }
    }
    if place.attributed.map(isAbout) == true { return true }
    return switch analyzer.absence(for: finding.rule) {
    case nil: false
    case .around: true
    case .onItsLines: place.hidesRest || isAbout(place.lines)
    }
  }
}

extension DocumentSnapshot {
  /// The declaration that the last edit left unfinished. Only for worker threads.
  fileprivate func unfinished(by reader: TextReader) -> UnfinishedDeclaration? {
    edit.flatMap { UnfinishedDeclaration(in: knowledge(by: reader), after: $0) }
  }

  fileprivate func unfinishedPlace(by reader: TextReader) -> HeldFindings.Place? {
    guard let edit, let unfinished = unfinished(by: reader) else { return nil }
    let (first, last) = (buffer.lines.line(ofUTF8Offset: edit.start), buffer.lines.line(ofUTF8Offset: edit.end))
    return HeldFindings.Place(
      key: key, start: unfinished.start,
      lines: ByteRange(buffer.lines.contentRange(ofLine: first).start, buffer.lines.contentRange(ofLine: last).end),
      attributed: unfinished.attributed, hidesRest: unfinished.hiddenStart != nil)
  }

  fileprivate func undeclaredNames(by reader: TextReader) -> UndeclaredNames {
    UndeclaredNames(in: knowledge(by: reader))
  }
}

extension Finding {
  fileprivate func moved(by change: Replacement, inFileAt path: String) -> Finding {
    Finding(
      rule: rule, severity: severity, range: change.moved(range), message: message,
      related: related.map {
        $0.path == path ? RelatedLocation(path: path, range: change.moved($0.range), message: $0.message) : $0
      })
  }
}

extension Session {
  /// Ends the typing, so that all findings are reported.
  func endTyping() { typedKey = nil }

  /// Ends the typing if the user has paused for long enough.
  func noticePause(now: ContinuousClock.Instant) {
    guard let lastEdit, lastEdit + HeldFindings.pause <= now else { return }
    endTyping()
  }

  /// When to report the findings that are held back; nil if there are none.
  var heldFindingsWakeTime: ContinuousClock.Instant? {
    guard typedKey != nil, documents.values.contains(where: { $0.latestFindings?.findings.typedSerial != nil }) else {
      return nil
    }
    return lastEdit.map { $0 + HeldFindings.pause }
  }

  /// The text that the user is editing; nil if no findings may be held back.
  var typedSnapshot: DocumentSnapshot? { mayHoldFindings ? typedKey.flatMap { documents[$0]?.snapshot } : nil }

  /// False for a client that pulls and cannot be asked to pull again, because it would never get the findings that were
  /// held back.
  var mayHoldFindings: Bool { !features.pullsDiagnostics || features.takesDiagnosticRefresh }
}
