import JSONReading

/// Reports of pulled diagnostics, which are merged from both servers.
extension JointSession {
  /// Whether the neighbor answers pulls.
  var isPulling: Bool { capabilities["diagnosticProvider"].isEnabled || registrations.holds(DiagnosticRequest.name) }

  /// Returns the request to send to the neighbor for the client's pull; nil if the neighbor doesn't support pulls.
  func pull(_ envelope: Envelope) -> Envelope? {
    guard isPulling, let params = envelope.params else { return nil }
    let options = registrations.options(of: DiagnosticRequest.name).first ?? capabilities["diagnosticProvider"]
    let document = params["textDocument"]?["uri"]?.value.string.flatMap(session.document)
    // The neighbor may answer that its diagnostics are unchanged only if we still have them.
    let known = document.flatMap { diagnostics.theirs(of: $0.uri)?.resultID }
    let previous = params["previousResultId"]?.value.string.flatMap { JointID($0).theirs }
    return envelope.with(
      params
        .setting("identifier", to: options["identifier"].string.map(RawJSON.string))
        .setting("previousResultId", to: previous.flatMap { $0 == known ? RawJSON.string($0) : nil }))
  }

  func report(_ ours: RawJSON, _ theirs: RawJSON?, for request: JointRequest) -> RawJSON {
    let document = session.document(request.uri)
    let part = part(of: theirs, for: request, document)
    if isPulling, let document, document.snapshot.version == request.version {
      diagnostics.takeTheirs(part, of: document.uri)
    }
    let id = JointID(ours: ours["resultId"]?.value.string ?? "", theirs: part?.resultID).text
    let hasID = part == nil || part?.resultID != nil
    var report: [(name: String, value: RawJSON)]
    if hasID, request.params["previousResultId"]?.value.string == id {
      report = [("kind", .string("unchanged")), ("resultId", .string(id))]
    } else {
      report = [("kind", .string("full"))]
      if hasID { report.append(("resultId", .string(id))) }
      report.append(("items", .array((ours["items"]?.elements ?? []) + (part?.items ?? []))))
    }
    if let related = theirs?["relatedDocuments"]?.members {
      report.append(("relatedDocuments", .object(related.compactMap(relatedReport))))
    }
    return .object(report)
  }

  /// Returns the neighbor's diagnostics for the text: from its report, an earlier report, or what it has published.
  /// Returns nil if none are known for this version.
  private func part(of report: RawJSON?, for request: JointRequest, _ document: Document?) -> SharedDiagnostics.Part? {
    let known = document.flatMap { diagnostics.theirs(of: $0.uri) }
    if let items = report?["items"]?.elements {
      return .init(version: request.version, items: items, resultID: report?["resultId"]?.value.string)
    }
    guard var known else { return nil }
    if report?["kind"]?.value == "unchanged" {
      known.version = request.version
      return known
    }
    return known.version == request.version ? known : nil
  }

  /// Returns the report for a related document; nil if the neighbor's part is unchanged. A report replaces everything
  /// that the client shows for the document, so it includes our diagnostics.
  private func relatedReport(_ name: String, _ report: RawJSON) -> (name: String, value: RawJSON)? {
    guard let items = report["items"]?.elements else { return nil }
    guard let document = session.document(name) else { return (name, report) }
    let ours = document.latestFindings.map { RawJSON($0.diagnostics).elements ?? [] } ?? []
    return (document.uri, .object([("kind", .string("full")), ("items", .array(ours + items))]))
  }
}

extension JSONValue {
  /// Whether a capability is enabled: true or an object.
  var isEnabled: Bool { !isNull && bool != false }
}
