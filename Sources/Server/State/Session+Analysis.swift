import Analysis
import Rules
import SourceText

extension Session {
  /// Starts the jobs that bring the findings of every open document up to date. At most one job per document runs.
  func startAnalyses() {
    // The time to create a snapshot grows with the number of open documents, so each project has at most one.
    var sessions: [String: SessionSnapshot] = [:]
    for document in documents.values where document.isChecked && !isJudged(document) {
      guard let file = document.mergedFile else {
        if !document.isReading { startReading(document) }
        continue
      }
      let root = document.projectRoot
      guard !document.isJudging, projects[root]?.isDescribed == true,
        let session = sessions[root] ?? snapshot(ofProject: root)
      else { continue }
      sessions[root] = session
      startJudging(file, document, session)
    }
  }

  private func startReading(_ document: Document) {
    document.isReading = true
    let snapshot = document.snapshot
    let reader = reader
    perform(
      .run(
        Job(urgency: .interactive) {
          _ = snapshot.knowledge(by: reader)
          return .read(snapshot)
        }))
  }

  private func startJudging(_ file: FileKnowledge, _ document: Document, _ session: SessionSnapshot) {
    document.isJudging = true
    let snapshot = document.snapshot
    perform(
      .run(
        Job(urgency: .interactive) {
          .judged(session.judgment(of: file, snapshot, in: session.hosted.project))
        }))
  }

  /// Returns whether the findings are those of the current text in the current state of its project.
  func isJudged(_ document: Document) -> Bool {
    guard let judged = document.judged else { return false }
    return judged.serial == document.snapshot.serial && judged.generation == projects[document.projectRoot]?.generation
      && !judged.isOutdated
      && (judged.findings.typedSerial.map { $0 == typedSnapshot?.serial } ?? true)
  }

  /// Adds the facts of a text to its project, unless there is a newer text.
  func merge(_ snapshot: DocumentSnapshot) {
    guard let document = documents[snapshot.key] else { return }
    document.isReading = false
    guard document.snapshot.serial == snapshot.serial else { return }
    let file = snapshot.knowledge(by: reader)
    document.merged = (snapshot.serial, file)
    let affectsOthers = change(document.projectRoot) { $0.take(FileReading(file, isJudged: false)) }
    if !affectsOthers { forgetPlaces(in: [snapshot.key]) }
  }

  /// Marks findings that point into the files as outdated. Even if a file's summary is the same, its code may have
  /// moved.
  func forgetPlaces(in paths: Set<String>) {
    for document in documents.values where document.judged?.otherPaths.isDisjoint(with: paths) == false {
      document.judged?.isOutdated = true
    }
  }

  /// Changes a project. Returns whether all of its findings may have changed.
  @discardableResult
  func change(_ root: String, _ change: (inout ProjectHost) -> Void) -> Bool {
    guard projects[root]?.change(change) == true else { return false }
    findingsSerial = nextSerial()
    return true
  }

  /// Stores findings that are still valid. Others are computed again.
  func take(_ judgment: Judgment) {
    guard let document = documents[judgment.key] else { return }
    document.isJudging = false
    guard judgment.serial == document.snapshot.serial,
      judgment.generation == projects[document.projectRoot]?.generation
    else { return }
    document.judged = judgment
    if features.pullsDiagnostics {
      noteJudgmentForPull(judgment, document)
    } else {
      show(judgment, document)
    }
  }

  /// Publishes the diagnostics of each version that has any, even if they are the same as before, because not every
  /// client moves its marks with the text.
  private func show(_ judgment: Judgment, _ document: Document) {
    if let published = document.published, published.diagnostics == judgment.diagnostics,
      published.serial == judgment.serial || judgment.diagnostics == Self.noDiagnostics
    {
      return
    }
    document.published = (judgment.diagnostics, judgment.serial)
    publish(judgment.diagnostics, uri: document.uri, version: document.snapshot.version)
  }

  /// An empty array, as JSON.
  static let noDiagnostics = Array("[]".utf8)

  func publish(_ diagnostics: [UInt8], uri: String, version: Int?) {
    noteMessage("Published diagnostics for \(uri)\(version.map { ", version \($0)" } ?? "")", content: diagnostics)
    perform(.send(.publish(uri: uri, version: version, diagnostics: diagnostics)))
  }
}

// MARK: - Pulled diagnostics

extension Session {
  func notePull(_ pulled: PulledDiagnostics) {
    guard let document = documents[pulled.key], document.snapshot.serial == pulled.serial else { return }
    document.pulled = (pulled.serial, pulled.diagnostics)
    // Findings may have changed while the answer was computed.
    if let judged = document.judged, isJudged(document) { noteJudgmentForPull(judged, document) }
  }

  /// Requests a refresh if the client has outdated diagnostics. A client pulls after its own edits, but must be
  /// notified if something else changes the findings of a text.
  fileprivate func noteJudgmentForPull(_ judgment: Judgment, _ document: Document) {
    guard let pulled = document.pulled, pulled.serial == judgment.serial,
      pulled.diagnostics != judgment.diagnostics
    else { return }
    document.pulled = (judgment.serial, judgment.diagnostics)
    wantsDiagnosticRefresh = true
  }

  /// Asks the client to pull again, once for all changes.
  func refreshPulledDiagnostics() {
    guard wantsDiagnosticRefresh, features.takesDiagnosticRefresh, mayAsk else { return }
    guard !documents.values.contains(where: { $0.isReading || $0.isJudging }) else { return }
    wantsDiagnosticRefresh = false
    ask("workspace/diagnostic/refresh", nil)
  }
}

extension SessionSnapshot {
  /// Returns the findings of one text in one state of the project, with their diagnostics. They are incomplete if a
  /// newer text arrives before all are found.
  func judgment(of file: FileKnowledge, _ snapshot: DocumentSnapshot, in project: Project) -> Judgment {
    let found = reader.findings(in: file, of: project, while: { !snapshot.isOutdated })
    let findings = held(found, in: snapshot)
    let diagnostics = diagnostics(for: findings, in: snapshot)
    return Judgment(
      key: snapshot.key, serial: snapshot.serial, generation: hosted.generation, findings: findings,
      diagnostics: JSONWriter.bytes(of: diagnostics),
      otherPaths: Set(findings.all.flatMap { $0.related.map(\.path) + $0.fixes.flatMap { $0.changes.map(\.path) } })
        .subtracting([snapshot.key]))
  }
}
