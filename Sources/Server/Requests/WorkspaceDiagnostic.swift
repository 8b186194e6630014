import JSONReading

/// `workspace/diagnostic`: reports the findings of every file in the workspace's folders, as partial results if the
/// client supports them. See `WorkspacePull` for how long the request stays open.
enum WorkspaceDiagnosticRequest: RequestMethod {
  static let name = "workspace/diagnostic"
  static let respondent = Respondent.both(.workspaceDiagnostics)

  struct Params: Decodable, Sendable {
    struct PreviousResult: Decodable, Sendable {
      var uri: String
      var value: String
    }

    var previousResultIds: [PreviousResult]?
    var partialResultToken: JSONValue?
  }

  struct Report: Encodable, Sendable {
    var items: [FileReport]
  }

  struct FileReport: Encodable, Sendable {
    var kind: String
    var uri: String
    /// The version of an open document; written as null for a file that is not open.
    var version: Int?
    var resultId: String
    var items: [Diagnostic]?
  }

  static func answer(_ params: Params, in session: Session) -> Answer<Report> {
    .held { id, ticket in
      let token = params.partialResultToken.flatMap { $0.isNull ? nil : $0 }
      let previous = (params.previousResultIds ?? []).map { ($0.uri, $0.value) }
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

  private enum Key: String, CodingKey {
    case kind
    case uri
    case version
    case resultId
    case items
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
    try container.encode(resultId, forKey: .resultId)
    try container.encodeIfPresent(items, forKey: .items)
  }
}
