/// A `textDocument/diagnostic` request that waits for its answer.
///
/// It is answered for the text that is current by then, because a client shows the answer on the text that it has. LSP
/// defines errors for outdated results, but some clients treat them as an empty report, and others pull again
/// immediately.
struct DocumentPull: Sendable {
  let id: RequestID
  /// See `Session.register`.
  let ticket: Int
  let uri: String
  /// The result id of the report that the client has.
  let previous: String?
}

extension Session {
  /// Starts to check every document that a client waits for. Requests about a project that is not described yet keep
  /// waiting, because findings of rules that are turned off would be shown.
  func continueDocumentPulls() {
    let waiting = documentPulls.filter { isWaiting($0.id, $0.ticket) }
    documentPulls = []
    for (uri, pulls) in Dictionary(grouping: waiting, by: \.uri) { begin(pulls, uri) }
  }

  private func begin(_ pulls: [DocumentPull], _ uri: String) {
    if let document = document(uri) {
      guard projects[document.projectRoot]?.isDescribed != false else { return documentPulls += pulls }
      guard let question = DocumentQuestion(uri, in: self) else { return answerEmpty(pulls) }
      check(pulls, document) { question }
    } else {
      let location = DocumentURI(uri)
      guard location.kind == .file, location.key.hasSuffix(".swift"),
        case let path = canonicalKey(location), let snapshot = snapshot(forClosed: path)
      else { return answerEmpty(pulls) }
      guard snapshot.hosted.isDescribed else { return documentPulls += pulls }
      check(pulls, nil) { DocumentQuestion(closed: path, uri: uri, snapshot) }
    }
  }

  private func check(
    _ pulls: [DocumentPull], _ document: Document?, _ question: @escaping @Sendable () -> DocumentQuestion?
  ) {
    let (serial, incarnation) = (document?.snapshot.serial, document?.incarnation)
    run(.interactive) {
      let question = question()
      let shown = question?.shownDiagnostics()
      let reports = pulls.map { pull in
        let report = shown?.report(
          incarnation: incarnation, serial: question?.snapshot.serial ?? 0, previous: pull.previous)
        return JSONWriter.bytes(of: report ?? .empty)
      }
      return { $0.take(reports, for: pulls, serial, shown?.json) }
    }
  }

  private func answerEmpty(_ pulls: [DocumentPull]) {
    let report = JSONWriter.bytes(of: DiagnosticRequest.Report.empty)
    for pull in pulls { finish(pull.id, pull.ticket, .success(report)) }
  }

  /// Takes a worker's reports as JSON, one for each request about a document.
  ///
  /// - Parameter serial: The text that was checked; nil for a file that is not open. See `DocumentSnapshot`.
  private func take(_ reports: [[UInt8]], for pulls: [DocumentPull], _ serial: Int?, _ diagnostics: [UInt8]?) {
    let present = pulls.first.flatMap { document($0.uri) }
    let isCurrent = present?.snapshot.serial == serial
    guard isCurrent || phase != .running else { return documentPulls += pulls }
    for (pull, report) in zip(pulls, reports) where finish(pull.id, pull.ticket, .success(report)) {
      if let diagnostics, let present, isCurrent { notePull(diagnostics, of: present) }
    }
  }

  /// Answers the remaining requests, which would otherwise wait forever.
  func endDocumentPulls() {
    answerEmpty(documentPulls)
    documentPulls = []
  }
}
