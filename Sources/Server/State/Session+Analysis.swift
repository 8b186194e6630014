import Analysis

extension Session {
  /// Starts the jobs that bring the findings of every open document up to date. At most one job per document runs.
  func startAnalyses() {
    // The time to create a snapshot grows with the number of open documents, so each project has at most one.
    var sessions: [String: SessionSnapshot] = [:]
    for document in documents.values where document.isChecked && !isUpToDate(document) {
      guard let file = document.mergedFile else {
        if !document.isReading { startReading(document) }
        continue
      }
      let root = document.projectRoot
      guard !document.isChecking, projects[root]?.isDescribed == true,
        let session = sessions[root] ?? snapshot(ofProject: root)
      else { continue }
      sessions[root] = session
      startChecking(file, document, session)
    }
  }

  private func startReading(_ document: Document) {
    document.isReading = true
    let snapshot = document.snapshot
    let reader = reader
    run(.interactive) {
      _ = snapshot.knowledge(by: reader)
      return { $0.merge(snapshot) }
    }
  }

  private func startChecking(_ file: FileKnowledge, _ document: Document, _ session: SessionSnapshot) {
    document.isChecking = true
    let snapshot = document.snapshot
    run(.interactive) {
      let found = session.documentFindings(of: file, snapshot, in: session.hosted.project)
      return { $0.take(found) }
    }
  }

  /// Returns whether the findings are those of the current text in the current state of its project.
  func isUpToDate(_ document: Document) -> Bool {
    guard let latest = document.latestFindings else { return false }
    return latest.serial == document.snapshot.serial && latest.generation == projects[document.projectRoot]?.generation
      && !latest.isOutdated
      && (latest.findings.typedSerial.map { $0 == typedSnapshot?.serial } ?? true)
      && (latest.findings.baseSerial.map { $0 == document.base.serial } ?? true)
  }

  /// Adds the facts of a text to its project, unless there is a newer text.
  func merge(_ snapshot: DocumentSnapshot) {
    guard let document = documents[snapshot.key] else { return }
    document.isReading = false
    guard document.snapshot.serial == snapshot.serial else { return }
    document.merged = (snapshot.serial, snapshot.knowledge(by: reader))
    let affectsOthers = change(document.projectRoot) { $0.update(snapshot.reading(by: reader)) }
    if !affectsOthers { forgetPlaces(in: [snapshot.key]) }
  }

  /// Marks findings that point into the files as outdated. Even if a file's summary is the same, its code may have
  /// moved.
  func forgetPlaces(in paths: Set<String>) {
    for document in documents.values where document.latestFindings?.otherPaths.isDisjoint(with: paths) == false {
      document.latestFindings?.isOutdated = true
    }
  }

  /// Changes a project. Returns whether all of its findings may have changed.
  @discardableResult
  func change(_ root: String, _ change: (inout Project) -> Void) -> Bool {
    guard projects[root]?.change(change) == true else { return false }
    findingsSerial = nextSerial()
    return true
  }

  /// Stores findings that are still valid. Others are computed again.
  func take(_ found: DocumentFindings) {
    guard let document = documents[found.key] else { return }
    document.isChecking = false
    guard found.serial == document.snapshot.serial,
      found.generation == projects[document.projectRoot]?.generation
    else { return }
    document.latestFindings = found
    if features.pullsDiagnostics {
      noteFindingsForPull(found, document)
    } else {
      show(found, document)
    }
  }

  /// Publishes the diagnostics of each version that has any, even if they are the same as before, because not every
  /// client moves its marks with the text.
  private func show(_ found: DocumentFindings, _ document: Document) {
    if let published = document.published, published.diagnostics == found.diagnostics,
      published.serial == found.serial || found.diagnostics == Self.noDiagnostics
    {
      return
    }
    document.published = (found.diagnostics, found.serial)
    publish(found.diagnostics, uri: document.uri, version: document.snapshot.version)
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
  /// Notes the diagnostics of the current text that the client has after a pull.
  func notePull(_ diagnostics: [UInt8], of document: Document) {
    document.pulled = (document.snapshot.serial, diagnostics)
    // Findings may have changed while the answer was computed.
    if let latest = document.latestFindings, isUpToDate(document) { noteFindingsForPull(latest, document) }
  }

  /// Requests a refresh if the client has outdated diagnostics. A client pulls after its own edits, but must be
  /// notified if something else changes the findings of a text.
  fileprivate func noteFindingsForPull(_ found: DocumentFindings, _ document: Document) {
    guard let pulled = document.pulled, pulled.serial == found.serial,
      pulled.diagnostics != found.diagnostics
    else { return }
    document.pulled = (found.serial, found.diagnostics)
    wantsDiagnosticRefresh = true
  }

  /// Asks the client to pull again, once for all changes.
  func refreshPulledDiagnostics() {
    guard wantsDiagnosticRefresh, features.takesDiagnosticRefresh, maySendRequests else { return }
    guard !documents.values.contains(where: { $0.isReading || $0.isChecking }) else { return }
    wantsDiagnosticRefresh = false
    sendRequest("workspace/diagnostic/refresh", nil)
  }
}

extension SessionSnapshot {
  /// Returns the findings of one text in one state of the project, with their diagnostics. They are incomplete if a
  /// newer text arrives before all are found.
  func documentFindings(of file: FileKnowledge, _ snapshot: DocumentSnapshot, in project: Project) -> DocumentFindings {
    let found = reader.findings(in: file, of: project, while: { !snapshot.isOutdated })
    let findings = HeldFindings(found, of: snapshot, in: self)
    let diagnostics = diagnostics(for: findings, in: snapshot)
    return DocumentFindings(
      key: snapshot.key, serial: snapshot.serial, generation: hosted.generation, findings: findings,
      diagnostics: JSONWriter.bytes(of: diagnostics),
      otherPaths: Set(findings.all.flatMap { $0.related.map(\.path) + $0.fixes.flatMap { $0.changes.map(\.path) } })
        .subtracting([snapshot.key]))
  }
}
