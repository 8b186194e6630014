import JSONReading
import SourceText

/// `textDocument/diagnostic`: never answered with an error, because a client that gets one may not pull again.
/// `DocumentPull` explains when it is answered.
enum DiagnosticRequest: RequestMethod {
  static let name = "textDocument/diagnostic"
  static let respondent = Respondent.both(.diagnostics)
  /// VS Code treats the error as an empty report, and its diagnostics would flicker with every key. The result arrives
  /// just as fast.
  static let isCancellable = false

  struct Report: Encodable, Sendable {
    var kind: String
    var resultId: String
    var items: [Diagnostic]?
  }

  static func answer(_ params: JSONValue, in session: Session) throws(ResponseError) -> Answer {
    let (uri, previous) = (try params.documentURI, params["previousResultId"].string)
    return .held { id, ticket in
      session.documentPulls.append(DocumentPull(id: id, ticket: ticket, uri: uri, previous: previous))
    }
  }
}

extension DiagnosticRequest.Report {
  /// The report for a document that is not checked.
  static let empty = DiagnosticRequest.Report(kind: "full", resultId: "none", items: [])

  /// Returns the result id of a report.
  ///
  /// - Parameters:
  ///   - json: The diagnostics.
  ///   - incarnation: See `Document.incarnation`; nil for a file that is not open. A new value leads to a new id,
  ///     because a client that closes and reopens a document shows nothing for `unchanged`.
  ///   - serial: See `DocumentSnapshot.serial`. If there are diagnostics, a new value leads to a new id, because
  ///     Eglot leaves its marks where they are for `unchanged`, on other words of the new text.
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
  ///   - incarnation: See `DiagnosticRequest.Report.id(of:incarnation:serial:)`.
  ///   - serial: See the same function.
  ///   - previous: The result id of the report that the client has.
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
