import SourceText

/// `textDocument/diagnostic`: never an error, because a client that gets one may not ask again.
enum DiagnosticRequest: RequestMethod {
  static let name = "textDocument/diagnostic"
  static let respondent = Respondent.both(.diagnostics)
  /// VS Code takes the error for an empty report, and what it shows blinks with every key. The result is as quick.
  static let isCancellable = false

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
    let uri = params.textDocument.uri
    if let document = session.document(uri) {
      guard let question = DocumentQuestion(uri, in: session) else { return .now(.empty) }
      let incarnation = document.incarnation
      return .pulled {
        let (report, json) = question.report(incarnation: incarnation, previous: params.previousResultId)
        return (report, question.pulled(json))
      }
    }
    let location = DocumentURI(uri)
    guard location.kind == .file, location.key.hasSuffix(".swift"),
      case let path = session.canonicalKey(location), let snapshot = session.snapshot(forClosed: path)
    else { return .now(.empty) }
    return .later {
      guard let question = DocumentQuestion(closed: path, uri: uri, snapshot) else { return .empty }
      return question.report(incarnation: nil, previous: params.previousResultId).0
    }
  }
}

extension DiagnosticRequest.Report {
  /// For what is no file of the project's.
  static let empty = DiagnosticRequest.Report(kind: "full", resultId: "none", items: [])

  /// - Parameters:
  ///   - json: the diagnostics.
  ///   - incarnation: the opening of an open document. After closing and opening again a client shows nothing on
  ///     `unchanged`.
  static func id(of json: [UInt8], incarnation: Int?) -> String {
    "\(incarnation.map(String.init) ?? "closed")-\(Fingerprint.text(of: json))"
  }
}

extension DocumentQuestion {
  /// - Parameters:
  ///   - incarnation: see `DiagnosticRequest.Report.id`.
  ///   - previous: the id of what the client has.
  func report(incarnation: Int?, previous: String?) -> (DiagnosticRequest.Report, json: [UInt8]) {
    let items = session.diagnostics(for: findings(), in: snapshot)
    let json = JSONWriter.bytes(of: items)
    let resultID = DiagnosticRequest.Report.id(of: json, incarnation: incarnation)
    let isKnown = resultID == previous
    return (
      DiagnosticRequest.Report(
        kind: isKnown ? "unchanged" : "full", resultId: resultID, items: isKnown ? nil : items),
      json
    )
  }

  fileprivate func pulled(_ json: [UInt8]) -> PulledDiagnostics {
    PulledDiagnostics(key: snapshot.key, serial: snapshot.serial, diagnostics: json)
  }
}
