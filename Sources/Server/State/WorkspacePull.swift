import JSONReading

/// A `workspace/diagnostic` request that visits the files of the workspace. Only for the main loop.
///
/// A request with partial results stays open until there is something new to report, as LSP 3.17 allows. Otherwise the
/// client would ask again after each answer, and every file would be analyzed every two seconds.
final class WorkspacePull {
  typealias Report = WorkspaceDiagnosticRequest.FileReport

  static let filesPerPortion = 32
  /// How long the user must pause before a pass begins. Nobody reads the findings of other files while typing.
  static let pauseAfterEdits = Duration.seconds(2)

  let id: RequestID
  /// See `Session.register`.
  let ticket: Int
  /// The token for partial results; without one, all reports are sent in the answer.
  let token: JSONValue?
  /// The result ids that the client has, by URI.
  var previous: [String: String]
  /// The `Session.findingsSerial` of the last pass; nil before the first pass, and if a pass left out reports.
  var serial: Int?
  var waiting: ArraySlice<WorkspaceFile> = []
  var isRunning = false
  /// The reports for the answer, if the client takes no partial results.
  var reports: [Report] = []
  /// The result ids of this pass, by URI, including those of unchanged reports.
  var reportedIDs: [String: String] = [:]
  var hasNews = false

  init(id: RequestID, ticket: Int, token: JSONValue?, previous: [String: String]) {
    self.id = id
    self.ticket = ticket
    self.token = token
    self.previous = previous
  }
}

/// A file in the workspace, with the data to analyze it.
struct WorkspaceFile: Sendable {
  let path: String
  let uri: String
  let session: SessionSnapshot
  /// The number of an open document; see `Document.incarnation`. Nil for a file that is not open.
  let incarnation: Int?
}

extension Session {
  /// Drops finished `workspace/diagnostic` requests and starts a pass for each one that is due.
  func continueWorkspacePulls(now: ContinuousClock.Instant) {
    workspacePulls.removeAll { !isWaiting($0.id, $0.ticket) }
    for pull in workspacePulls where mayBegin(pull, now: now) { begin(pull) }
  }

  /// When a pull that waits for the user to pause can begin; nil if there is none.
  var workspacePullWakeTime: ContinuousClock.Instant? {
    guard let lastEdit, workspacePulls.contains(where: isDue) else { return nil }
    return lastEdit + WorkspacePull.pauseAfterEdits
  }

  private func isDue(_ pull: WorkspacePull) -> Bool {
    !pull.isRunning && pull.serial != findingsSerial
      && folders.allSatisfy { projects[$0.projectRoot]?.index.isComplete ?? true }
  }

  private func mayBegin(_ pull: WorkspacePull, now: ContinuousClock.Instant) -> Bool {
    let isTyping = lastEdit.map { now < $0 + WorkspacePull.pauseAfterEdits } ?? false
    return isDue(pull) && (pull.token == nil || !isTyping)
  }

  private func begin(_ pull: WorkspacePull) {
    let files = filesOfWorkspace()
    // The client may still show findings that it pulled for a closed document, without listing a result id for it.
    for uri in closedSinceReport where pull.previous[uri] == nil { pull.previous[uri] = Self.unknownID }
    closedSinceReport = []
    pull.serial = findingsSerial
    pull.isRunning = true
    pull.reportedIDs = [:]
    pull.waiting = files[...]
    let present = Set(files.map(\.uri))
    let gone = pull.previous.keys.filter { !present.contains($0) }.sorted()
    take(gone.map { WorkspacePull.Report(gone: $0, previous: pull.previous[$0]) }, for: pull)
  }

  /// A result id that no report has, so that the client gets a new report.
  private static let unknownID = "unknown"

  private func filesOfWorkspace() -> [WorkspaceFile] {
    var files: [WorkspaceFile] = []
    for root in Set(folders.map(\.projectRoot)) {
      guard let project = projects[root], let session = snapshot(ofProject: root) else { continue }
      let open = documents.filter { $0.value.isChecked && $0.value.projectRoot == root }.keys
      files += Set(project.index.fingerprints.keys).union(open).map { path in
        WorkspaceFile(
          path: path, uri: session.uri(ofPath: path), session: session, incarnation: documents[path]?.incarnation)
      }
    }
    return files.sorted { $0.uri < $1.uri }
  }

  /// Takes a worker's reports for one portion.
  private func take(_ reports: [WorkspacePull.Report], ofPullWith ticket: Int) {
    guard let pull = workspacePulls.first(where: { $0.ticket == ticket && isWaiting($0.id, $0.ticket) }) else {
      return
    }
    let current = reports.filter(isCurrent)
    // The reports that were left out are sent in another pass, if the request is still open then.
    if current.count < reports.count { pull.serial = nil }
    take(current, for: pull)
  }

  /// Returns whether a report is for the document's current text. The client would show an older one on the new text.
  private func isCurrent(_ report: WorkspacePull.Report) -> Bool {
    keys[report.uri].flatMap { documents[$0] }.map { $0.snapshot.version == report.version.integer } ?? true
  }

  /// Sends or collects the reports of a portion, then starts the next portion or ends the pass.
  private func take(_ reports: [WorkspacePull.Report], for pull: WorkspacePull) {
    for report in reports { pull.reportedIDs[report.uri] = report.resultId }
    let news = reports.filter(\.isChanged)
    if !news.isEmpty { pull.hasNews = true }
    if let token = pull.token {
      if !news.isEmpty {
        notify("$/progress", JSONWriter.bytes(of: PartialResult(token: token, value: ["items": news])))
      }
    } else {
      pull.reports += reports
    }
    if pull.waiting.isEmpty {
      end(pull)
    } else {
      checkNextPortion(of: pull)
    }
  }

  private func checkNextPortion(of pull: WorkspacePull) {
    let files = Array(pull.waiting.prefix(WorkspacePull.filesPerPortion))
    pull.waiting = pull.waiting.dropFirst(WorkspacePull.filesPerPortion)
    let (ticket, previous) = (pull.ticket, pull.previous)
    run(.background) {
      let reports = files.compactMap { $0.report(previous: previous[$0.uri]) }
      return { $0.take(reports, ofPullWith: ticket) }
    }
  }

  /// Answers the open requests with what they have not sent yet.
  func endWorkspacePulls() {
    for pull in workspacePulls where isWaiting(pull.id, pull.ticket) { finish(pull) }
    workspacePulls = []
  }

  private func end(_ pull: WorkspacePull) {
    pull.isRunning = false
    // A client shows what it knows by sending result ids. It has none to send if the last answer had no reports.
    let isKnown = !pull.previous.isEmpty || reportedForWorkspace?.isEmpty == true
    if pull.token != nil, !pull.hasNews, isKnown { return }
    reportedForWorkspace = pull.reportedIDs
    finish(pull)
  }

  private func finish(_ pull: WorkspacePull) {
    finish(pull.id, pull.ticket, .success(JSONWriter.bytes(of: ["items": pull.reports])))
  }
}

private struct PartialResult: Encodable {
  var token: JSONValue
  var value: [String: [WorkspacePull.Report]]
}

extension WorkspaceFile {
  /// Returns the file's report. Returns nil if there is nothing to report: the file has no findings, and the client
  /// shows none.
  fileprivate func report(previous: String?) -> WorkspacePull.Report? {
    let snapshot = session.open[path]
    guard
      let question = snapshot.map({ DocumentQuestion(open: $0, session) })
        ?? DocumentQuestion(closed: path, uri: uri, session)
    else { return previous.map { WorkspacePull.Report(gone: uri, previous: $0) } }
    let report = question.shownDiagnostics().report(
      incarnation: incarnation, serial: question.snapshot.serial, previous: previous)
    if previous == nil, report.items?.isEmpty == true { return nil }
    return WorkspacePull.Report(
      kind: report.kind, uri: uri, version: snapshot?.version.map { JSONValue($0) } ?? .null, resultId: report.resultId,
      items: report.items)
  }
}
