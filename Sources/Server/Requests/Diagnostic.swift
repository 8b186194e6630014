import SourceText

/// `textDocument/diagnostic`: never an error, because a client that gets one may not ask again. `DocumentPull` decides
/// when it is answered.
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
    .held { id, ticket in
      session.documentPulls.append(
        DocumentPull(id: id, ticket: ticket, uri: params.textDocument.uri, previous: params.previousResultId))
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
  ///   - serial: the text. Eglot leaves its marks on other words when they are unchanged in a new text.
  static func id(of json: [UInt8], incarnation: Int?, serial: Int) -> String {
    let text = json == Session.noDiagnostics ? incarnation : incarnation.map { _ in serial }
    return "\(text.map(String.init) ?? "closed")-\(Fingerprint.text(of: json))"
  }
}

/// The diagnostics of a document.
struct ShownDiagnostics {
  let items: [Diagnostic]
  let json: [UInt8]

  /// - Parameters:
  ///   - incarnation: see `DiagnosticRequest.Report.id`, and for `serial`, too.
  ///   - previous: the id of what the client has.
  func report(incarnation: Int?, serial: Int, previous: String?) -> DiagnosticRequest.Report {
    let resultID = DiagnosticRequest.Report.id(of: json, incarnation: incarnation, serial: serial)
    let isKnown = resultID == previous
    return .init(kind: isKnown ? "unchanged" : "full", resultId: resultID, items: isKnown ? nil : items)
  }
}

extension DocumentQuestion {
  func shownDiagnostics() -> ShownDiagnostics {
    let items = session.diagnostics(for: findings(), in: snapshot)
    return ShownDiagnostics(items: items, json: JSONWriter.bytes(of: items))
  }
}
