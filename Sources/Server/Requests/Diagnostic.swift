import SourceText

/// `textDocument/diagnostic`: never an error, because a client that gets one may not ask again.
enum DiagnosticRequest: RequestMethod {
  static let name = "textDocument/diagnostic"

  struct Params: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
    var previousResultId: String?
  }

  struct Report: Encodable, Sendable {
    var kind: String
    var resultId: String
    var items: [Diagnostic]?
  }

  static func answer(_ params: Params, in session: Session) -> Answer<Report> {
    if let document = session.document(params.textDocument.uri) {
      guard let question = DocumentQuestion(params.textDocument.uri, in: session) else {
        return .now(Report(kind: "full", resultId: "none", items: []))
      }
      let incarnation = document.incarnation
      return .pulled { question.report(incarnation: incarnation, previous: params.previousResultId) }
    }
    return .now(Report(kind: "full", resultId: "none", items: []))
  }
}

extension DocumentQuestion {
  fileprivate func report(
    incarnation: Int, previous: String?
  ) -> (DiagnosticRequest.Report, PulledDiagnostics?) {
    let items = world.diagnostics(for: findings(), in: snapshot.buffer)
    let json = JSONWriter.bytes(of: items)
    // The opening is part of the id: after closing and opening again a client shows nothing on `unchanged`.
    let resultID = "\(incarnation)-\(Fingerprint.text(of: json))"
    let isKnown = resultID == previous
    return (
      DiagnosticRequest.Report(
        kind: isKnown ? "unchanged" : "full", resultId: resultID, items: isKnown ? nil : items),
      PulledDiagnostics(key: snapshot.key, serial: snapshot.serial, diagnostics: json)
    )
  }
}
