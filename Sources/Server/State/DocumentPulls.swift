/// A `textDocument/diagnostic` request that waits for its answer.
///
/// It is answered for the text that is current by then, because a client shows the answer on the text that it has. LSP
/// defines errors for outdated results, but some clients treat them as an empty report, and others pull again
/// immediately.
struct DocumentPull: Sendable {
  let id: RequestID
  /// See `WorkedAnswer.ticket`.
  let ticket: Int
  let uri: String
  /// The result id of the report that the client has.
  let previous: String?
}

/// A worker's results for all requests about one document.
package struct PulledDocument: Sendable {
  let pulls: [DocumentPull]
  /// The text that was checked; nil for a file that is not open. See `DocumentSnapshot`.
  let serial: Int?
  /// The reports as JSON, one for each request.
  let reports: [[UInt8]]
  let pulled: PulledDiagnostics?
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
      check(pulls, document.snapshot.serial, incarnation: document.incarnation) { question }
    } else {
      let location = DocumentURI(uri)
      guard location.kind == .file, location.key.hasSuffix(".swift"),
        case let path = canonicalKey(location), let snapshot = snapshot(forClosed: path)
      else { return answerEmpty(pulls) }
      guard snapshot.hosted.isDescribed else { return documentPulls += pulls }
      check(pulls, nil, incarnation: nil) { DocumentQuestion(closed: path, uri: uri, snapshot) }
    }
  }

  private func check(
    _ pulls: [DocumentPull], _ serial: Int?, incarnation: Int?, _ question: @escaping @Sendable () -> DocumentQuestion?
  ) {
    run(.interactive) {
      .pulled(question()?.answer(pulls, serial, incarnation) ?? PulledDocument(none: pulls, serial))
    }
  }

  private func answerEmpty(_ pulls: [DocumentPull]) { answer(PulledDocument(none: pulls, nil)) }

  func take(_ document: PulledDocument) {
    let present = document.pulls.first.flatMap { self.document($0.uri) }
    if phase == .running, present?.snapshot.serial != document.serial {
      documentPulls += document.pulls
    } else {
      answer(document)
    }
  }

  private func answer(_ document: PulledDocument) {
    for (pull, report) in zip(document.pulls, document.reports) {
      finish(
        WorkedAnswer(id: pull.id, ticket: pull.ticket, content: .init(.success(report), pulled: document.pulled)))
    }
  }

  /// Answers the remaining requests, which would otherwise wait forever.
  func endDocumentPulls() {
    answerEmpty(documentPulls)
    documentPulls = []
  }
}

extension DocumentQuestion {
  fileprivate func answer(_ pulls: [DocumentPull], _ serial: Int?, _ incarnation: Int?) -> PulledDocument {
    let diagnostics = shownDiagnostics()
    return PulledDocument(
      pulls: pulls, serial: serial,
      reports: pulls.map {
        JSONWriter.bytes(
          of: diagnostics.report(incarnation: incarnation, serial: snapshot.serial, previous: $0.previous))
      },
      pulled: serial.map { PulledDiagnostics(key: snapshot.key, serial: $0, diagnostics: diagnostics.json) })
  }
}

extension PulledDocument {
  fileprivate init(none pulls: [DocumentPull], _ serial: Int?) {
    self.init(
      pulls: pulls, serial: serial, reports: pulls.map { _ in JSONWriter.bytes(of: DiagnosticRequest.Report.empty) },
      pulled: nil)
  }
}
