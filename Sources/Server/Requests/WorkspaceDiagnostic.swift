import JSONReading

/// `workspace/diagnostic`: reports the findings of every file in the workspace's folders, as partial results if the
/// client supports them. See `WorkspacePull` for how long the request stays open.
enum WorkspaceDiagnosticRequest: RequestMethod {
  static let name = "workspace/diagnostic"
  static let respondent = Respondent.both(.workspaceDiagnostics)

  struct FileReport: Encodable, Sendable {
    var kind: String
    var uri: String
    /// The version of an open document; null for a file that is not open.
    var version = JSONValue.null
    var resultId: String
    var items: [Diagnostic]?
  }

  static func answer(_ params: JSONValue, in session: Session) -> Answer {
    let token = params["partialResultToken"].isNull ? nil : params["partialResultToken"]
    let previous = params["previousResultIds"].elements.compactMap { previous in
      previous["uri"].string.flatMap { uri in previous["value"].string.map { (uri, $0) } }
    }
    return .held { id, ticket in
      session.workspacePulls.append(
        WorkspacePull(
          id: id, ticket: ticket, token: token, previous: Dictionary(previous, uniquingKeysWith: { $1 })))
    }
  }
}

extension WorkspaceDiagnosticRequest.FileReport {
  /// Creates the report for a file that no longer exists.
  init(gone uri: String, previous: String?) {
    let report = DiagnosticRequest.Report.empty
    let isKnown = previous == report.resultId
    self.init(
      kind: isKnown ? "unchanged" : report.kind, uri: uri, resultId: report.resultId,
      items: isKnown ? nil : report.items)
  }

  /// Whether the client doesn't have the report yet.
  var isChanged: Bool { items != nil }
}
