import JSONReading
import SourceText

/// The latest reports of both servers for each file in response to workspace pulls, and the reports that the client
/// has.
///
/// A report replaces everything that the client has for its file, so it contains the diagnostics of both servers, even
/// if only those of one have changed. Otherwise, the request to the neighbor and the client's request are independent:
/// each may be open while the other isn't.
struct WorkspaceReports {
  struct Part {
    /// The URI as the server spells it.
    let uri: String
    var version: Int?
    let items: [RawJSON]
    /// The server's result id; computed from the items if the server sends none.
    let id: String
    let hasOwnID: Bool

    init?(_ report: RawJSON) {
      guard let uri = report["uri"]?.value.string, let items = report["items"]?.elements else { return nil }
      let own = report["resultId"]?.value.string
      self.uri = uri
      version = report["version"]?.value.integer
      self.items = items
      id = own ?? Fingerprint.text(of: items.flatMap(\.bytes))
      hasOwnID = own != nil
    }
  }

  struct File {
    var ours: Part?
    var theirs: Part?
  }

  /// A request of the client that is not answered yet.
  struct Open {
    struct Reported {
      let uri: String
      let id: JointID
    }

    /// The token for partial results; nil for a client that wants everything in the response.
    let token: JSONValue?
    /// The reports that the client has, by key.
    var reported: [String: Reported]

    init(_ params: RawJSON) {
      token = params["partialResultToken"].flatMap { $0.isNull ? nil : $0.value }
      let pairs = (params["previousResultIds"]?.elements ?? []).compactMap { item -> (String, Reported)? in
        guard let uri = item["uri"]?.value.string, let id = item["value"]?.value.string else { return nil }
        return (WorkspaceReports.key(uri), Reported(uri: uri, id: JointID(id)))
      }
      reported = Dictionary(pairs, uniquingKeysWith: { $1 })
    }
  }

  var files: [String: File] = [:]
  var open: [RequestID: Open] = [:]
  /// When to ask the neighbor again. It may answer at once instead of keeping a request open until something changes.
  var nextRequest: ContinuousClock.Instant?
  private var tokenNumber = 0

  /// Returns the key of a file, because the two servers may spell its URI differently.
  static func key(_ uri: String) -> String { DocumentURI(uri).key }

  // MARK: The neighbor's partial results

  private static let tokenPrefix = "statewise-reports-"

  /// The token for the neighbor's partial results.
  var token: String { Self.tokenPrefix + String(tokenNumber) }

  mutating func takeNextToken() -> String {
    tokenNumber += 1
    return token
  }

  static func isToken(_ token: String) -> Bool { token.hasPrefix(tokenPrefix) }
}

// MARK: - The client's request

extension JointSession {
  /// Begins a workspace pull. The response doesn't wait for the neighbor if its reports can follow as partial results.
  func beginReports(_ id: RequestID, _ request: JointRequest) {
    let open = WorkspaceReports.Open(request.params)
    reports.open[id] = open
    let isHeldByUs = open.token != nil && !reportsOnlyOpenFiles
    if open.token != nil { joint[id]?.deadline = nil }
    if isHeldByUs || !isReporting { joint[id]?.theirs = .nothing }
    reportChanges(of: Set(reports.files.keys).union(open.reported.keys).filter { hasOtherServersChanges($0, open) })
    askForReports()
  }

  /// Whether the user wants our diagnostics only for open files.
  private var reportsOnlyOpenFiles: Bool {
    session.features.pullsDiagnostics && !session.features.pullsWorkspaceDiagnostics
  }

  /// Returns whether the client has our report of a file, but not the neighbor's latest one. If the client doesn't have
  /// our report, our session is about to send it.
  private func hasOtherServersChanges(_ key: String, _ open: WorkspaceReports.Open) -> Bool {
    let (file, reported) = (reports.files[key], open.reported[key])
    return reported?.id.theirs != file?.theirs?.id && (reported?.id.ours ?? "") == (file?.ours?.id ?? "")
  }

  /// Returns the parameters of the request to our session; nil if it gets no request. They contain the ids of our
  /// reports that the client has and that are still known here, so that our session sends all others in full.
  func ourReportsParams(_ id: RequestID, _ request: JointRequest) -> JSONValue? {
    guard !reportsOnlyOpenFiles else {
      joint[id]?.ours = .success(Array(RawJSON.object([("items", .array([]))]).bytes))
      return nil
    }
    let reported = (reports.open[id]?.reported ?? [:]).filter { !$0.value.id.ours.isEmpty }
    let ours = reports.files.compactMapValues(\.ours).filter { reported[$0.key] != nil || !$0.value.items.isEmpty }
    let previous = Set(reported.keys).union(ours.keys).sorted().compactMap { key -> RawJSON? in
      guard let uri = reported[key]?.uri ?? ours[key]?.uri else { return nil }
      let id = reported[key]?.id.ours ?? ""
      let isKnown = ours[key]?.id == id || session.document(uri) != nil
      return .object([("uri", .string(uri)), ("value", .string(isKnown ? id : ""))])
    }
    return request.params.setting("previousResultIds", to: .array(previous)).value
  }

  /// Takes a partial result from our session, and sends the client the merged reports.
  ///
  /// - Returns: Whether the parameters are a partial result for a request of the client.
  func takeOurPortion(_ params: RawJSON) -> Bool {
    guard !reports.open.isEmpty, let token = params["token"]?.value,
      reports.open.values.contains(where: { $0.token == token })
    else { return false }
    reportChanges(of: takeOurs(params["value"]?["items"]))
    return true
  }

  private func takeOurs(_ items: RawJSON?) -> Set<String> {
    Set(
      (items?.elements ?? []).compactMap { report in
        guard let uri = report["uri"]?.value.string else { return nil }
        let key = WorkspaceReports.key(uri)
        if let part = WorkspaceReports.Part(report) { reports.files[key, default: .init()].ours = part }
        return key
      })
  }

  /// Returns the response to the client's request.
  func lastReports(_ ours: RawJSON, for id: RequestID) -> RawJSON {
    reportChanges(of: takeOurs(ours["items"]))
    let open = reports.open.removeValue(forKey: id)
    guard let open, open.token == nil else { return .object([("items", .array([]))]) }
    let all = Set(reports.files.keys).union(open.reported.keys).sorted()
    return .object([("items", .array(all.compactMap { report(of: $0, reported: open.reported[$0])?.report }))])
  }

  /// Sends partial results to each open request that takes them, with the reports that the client doesn't have.
  private func reportChanges(of keys: Set<String>) {
    for (id, open) in reports.open {
      guard let token = open.token else { continue }
      var items: [RawJSON] = []
      for key in keys.sorted() {
        let earlier = open.reported[key]
        guard let (reported, report) = report(of: key, reported: earlier), reported.id != earlier?.id else { continue }
        reports.open[id]?.reported[key] = reported
        items.append(report)
      }
      guard !items.isEmpty else { continue }
      let value = RawJSON.object([("items", .array(items))])
      let params = RawJSON.object([("token", RawJSON(JSONWriter.bytes(of: token))), ("value", value)])
      send(.notification("$/progress", Array(params.bytes)))
    }
  }

  /// Returns the merged report of a file; nil if there is nothing to report, or if the diagnostics of the current text
  /// aren't known. Clients also pull each open document separately.
  private func report(
    of key: String, reported: WorkspaceReports.Open.Reported?
  ) -> (reported: WorkspaceReports.Open.Reported, report: RawJSON)? {
    let file = reports.files[key]
    guard let uri = reported?.uri ?? file?.ours?.uri ?? file?.theirs?.uri else { return nil }
    var id = JointID(ours: file?.ours?.id ?? "", theirs: file?.theirs?.id)
    var items = (file?.ours?.items ?? []) + (file?.theirs?.items ?? [])
    var version = RawJSON(Array("null".utf8))
    if let document = session.document(uri) {
      guard let present = present(of: document) else { return nil }
      (id, items) = present
      if let number = document.snapshot.version { version = RawJSON(Array("\(number)".utf8)) }
    }
    guard reported != nil || !items.isEmpty else { return nil }
    let isKnown = reported?.id == id
    let report: [(name: String, value: RawJSON)] = [
      ("kind", .string(isKnown ? "unchanged" : "full")), ("uri", .string(uri)), ("version", version),
      ("resultId", .string(id.text)), ("items", .array(items)),
    ]
    return (.init(uri: uri, id: id), .object(isKnown ? report.dropLast() : report))
  }

  /// Returns the id and the diagnostics that a pull of the document would return; nil if they aren't known.
  private func present(of document: Document) -> (JointID, [RawJSON])? {
    var ours = (id: DiagnosticRequest.Report.empty.resultId, items: [RawJSON]())
    if document.isChecked {
      guard session.isUpToDate(document), let latest = document.latestFindings else { return nil }
      ours = (
        DiagnosticRequest.Report.id(
          of: latest.diagnostics, incarnation: document.incarnation, serial: document.snapshot.serial),
        RawJSON(latest.diagnostics).elements ?? []
      )
    }
    let theirs = diagnostics.theirs(of: document.uri)
    guard theirs.map({ $0.version == document.snapshot.version }) ?? true else { return nil }
    let theirID = theirs.map { $0.resultID ?? Fingerprint.text(of: $0.items.flatMap(\.bytes)) }
    return (JointID(ours: ours.id, theirs: theirID), ours.items + (theirs?.items ?? []))
  }
}

// MARK: - The neighbor's request

extension JointSession {
  /// How long to wait after the neighbor's response before the next request, as clients do.
  private static let requestPause = Duration.seconds(2)

  /// The neighbor's options that announce diagnostics of all files; nil if there are none.
  private var reportOptions: JSONValue? {
    ([capabilities["diagnosticProvider"]] + registrations.options(of: DiagnosticRequest.name))
      .first { $0["workspaceDiagnostics"].bool == true }
  }

  private var isReporting: Bool { isRunning && reportOptions != nil }

  /// Requests reports from the neighbor if the client waits for reports and no such request is pending.
  func askForReports() {
    reports.nextRequest = nil
    guard isRunning, let options = reportOptions, pendingRequests.reportsID == nil, !reports.open.isEmpty else {
      return
    }
    let known = reports.files.values.compactMap(\.theirs).filter(\.hasOwnID).sorted { $0.uri < $1.uri }
    var params: [(name: String, value: RawJSON)] = []
    if let identifier = options["identifier"].string { params.append(("identifier", .string(identifier))) }
    let previous = known.map { RawJSON.object([("uri", .string($0.uri)), ("value", .string($0.id))]) }
    params.append(("previousResultIds", .array(previous)))
    if reports.open.values.contains(where: { $0.token != nil }) {
      params.append(("partialResultToken", .string(reports.takeNextToken())))
    }
    let id = pendingRequests.add(.reports)
    sendToNeighbor(
      OutgoingMessage.request(id, WorkspaceDiagnosticRequest.name, Array(RawJSON.object(params).bytes)).body)
  }

  /// Takes a partial result from the neighbor.
  ///
  /// - Returns: Whether the message is a partial result. It is dropped if its request has ended.
  func takeTheirPortion(_ envelope: Envelope) -> Bool {
    guard let token = envelope.params?["token"]?.value.string, WorkspaceReports.isToken(token) else { return false }
    if token == reports.token, pendingRequests.reportsID != nil {
      reportChanges(of: takeTheirs(envelope.params?["value"]?["items"]))
    }
    return true
  }

  private func takeTheirs(_ items: RawJSON?) -> Set<String> { Set((items?.elements ?? []).compactMap(takeTheirs)) }

  private func takeTheirs(_ report: RawJSON) -> String? {
    guard let uri = report["uri"]?.value.string else { return nil }
    let key = WorkspaceReports.key(uri)
    var known = reports.files[key]?.theirs
    if let part = WorkspaceReports.Part(report) {
      known = part
    } else if report["kind"]?.value == "unchanged", report["resultId"]?.value.string == known?.id {
      known?.version = report["version"]?.value.integer
    }
    guard let known else { return nil }
    reports.files[key, default: .init()].theirs = known
    if let document = session.document(uri), known.version == document.snapshot.version {
      diagnostics.takeTheirs(
        .init(version: known.version, items: known.items, resultID: known.id), of: document.uri)
    }
    return key
  }

  /// Handles the neighbor's response to the request for reports.
  func endReports(_ envelope: Envelope) {
    if let result = envelope.result { reportChanges(of: takeTheirs(result["items"])) }
    finishWaitingRequests()
    // After any other error, the neighbor isn't asked again: it doesn't support the request, or cannot answer it.
    let isCancelled = envelope.error?["code"]?.value.integer == Self.serverCancelled
    if envelope.result != nil || isCancelled, !reports.open.isEmpty {
      reports.nextRequest = clock() + Self.requestPause
    }
  }

  /// The error code of a server that cannot answer now, but may be asked again.
  private static let serverCancelled = -32802

  private func finishWaitingRequests() {
    for id in reports.open.keys where joint[id]?.theirs == nil { finish(id, theirs: .nothing) }
  }

  /// Ends a request whose answer the client no longer needs.
  func stopReports(for id: RequestID) {
    guard reports.open.removeValue(forKey: id) != nil, reports.open.isEmpty else { return }
    reports.nextRequest = nil
    guard let reportsID = pendingRequests.reportsID else { return }
    sendCancellation(reportsID)
    _ = pendingRequests.remove(reportsID)
  }

  /// Removes the neighbor's reports after it has ended.
  func clearTheirReports() {
    let keys = reports.files.filter { $0.value.theirs != nil }.map(\.key)
    for key in keys { reports.files[key]?.theirs = nil }
    reports.nextRequest = nil
    reportChanges(of: Set(keys))
    finishWaitingRequests()
  }
}
