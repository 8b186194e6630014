import JSONReading

/// The latest reports of each server for each file in response to workspace pulls, and those that the client has of
/// that.
///
/// A report replaces what the client has of its file, so it carries what both say, whoever of the two has news. The
/// neighbor's request and the client's have nothing else to do with each other: each may be open while the other isn't.
struct WorkspaceReports {
  struct Part {
    /// As the server spells it.
    let uri: String
    var version: Int?
    let items: [RawJSON]
    /// An id for the items where the server gives them none.
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

  /// A request of the client's that is not answered yet.
  struct Open {
    struct Told {
      let uri: String
      let id: JointID
    }

    /// Where portions go; nil for a client that wants everything in the answer.
    let token: JSONValue?
    /// The reports that the client has, by key.
    var told: [String: Told]

    init(_ params: RawJSON) {
      token = params["partialResultToken"].flatMap { $0.isNull ? nil : $0.value }
      let pairs = (params["previousResultIds"]?.elements ?? []).compactMap { item -> (String, Told)? in
        guard let uri = item["uri"]?.value.string, let id = item["value"]?.value.string else { return nil }
        return (WorkspaceReports.key(uri), Told(uri: uri, id: JointID(id)))
      }
      told = Dictionary(pairs, uniquingKeysWith: { $1 })
    }
  }

  var files: [String: File] = [:]
  var open: [RequestID: Open] = [:]
  /// When the neighbor, which doesn't keep a request open until it has news, is asked again.
  var nextQuestion: ContinuousClock.Instant?
  private var tokenNumber = 0

  /// The two servers may spell a file in two ways.
  static func key(_ uri: String) -> String { DocumentURI(uri).key }

  // MARK: The neighbor's portions

  private static let tokenPrefix = "statewise-reports-"

  /// Where the neighbor's portions go.
  var token: String { Self.tokenPrefix + String(tokenNumber) }

  mutating func takeNextToken() -> String {
    tokenNumber += 1
    return token
  }

  static func isToken(_ token: String) -> Bool { token.hasPrefix(tokenPrefix) }
}

// MARK: - The client's request

extension Beside {
  /// Nobody waits for a neighbor whose reports can follow in a portion.
  func beginReports(_ id: RequestID, _ request: JointRequest) {
    let open = WorkspaceReports.Open(request.params)
    reports.open[id] = open
    let isHeldByUs = open.token != nil && !isSilentOnWorkspace
    if open.token != nil { joint[id]?.deadline = nil }
    if isHeldByUs || !isReporting { joint[id]?.theirs = .nothing }
    reportChanges(of: Set(reports.files.keys).union(open.told.keys).filter { hasOtherServersChanges($0, open) })
    askForReports()
  }

  /// The user wants only open files of us.
  private var isSilentOnWorkspace: Bool {
    session.features.pullsDiagnostics && !session.features.pullsWorkspaceDiagnostics
  }

  /// Whether the client has another report of the neighbor's than is known, and has ours. What it doesn't have of ours
  /// our session is about to send.
  private func hasOtherServersChanges(_ key: String, _ open: WorkspaceReports.Open) -> Bool {
    let (file, told) = (reports.files[key], open.told[key])
    return told?.id.theirs != file?.theirs?.id && (told?.id.ours ?? "") == (file?.ours?.id ?? "")
  }

  /// The request to our session. It gets the ids of those of its reports that are still known and that the client has,
  /// so that it sends the others in full.
  func ourReportsParams(_ id: RequestID, _ request: JointRequest) -> JSONValue? {
    guard !isSilentOnWorkspace else {
      joint[id]?.ours = .success(Array(RawJSON.object([("items", .array([]))]).bytes))
      return nil
    }
    let told = (reports.open[id]?.told ?? [:]).filter { !$0.value.id.ours.isEmpty }
    let ours = reports.files.compactMapValues(\.ours).filter { told[$0.key] != nil || !$0.value.items.isEmpty }
    let previous = Set(told.keys).union(ours.keys).sorted().compactMap { key -> RawJSON? in
      guard let uri = told[key]?.uri ?? ours[key]?.uri else { return nil }
      let id = told[key]?.id.ours ?? ""
      let isKnown = ours[key]?.id == id || session.document(uri) != nil
      return .object([("uri", .string(uri)), ("value", .string(isKnown ? id : ""))])
    }
    return request.params.setting("previousResultIds", to: .array(previous)).value
  }

  /// Takes what our session sends for the client's request, and sends the client the merged reports.
  ///
  /// - Returns: whether it is that.
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

  /// The answer to the client's request.
  func lastReports(_ ours: RawJSON, for id: RequestID) -> RawJSON {
    reportChanges(of: takeOurs(ours["items"]))
    let open = reports.open.removeValue(forKey: id)
    guard let open, open.token == nil else { return .object([("items", .array([]))]) }
    let all = Set(reports.files.keys).union(open.told.keys).sorted()
    return .object([("items", .array(all.compactMap { report(of: $0, told: open.told[$0])?.report }))])
  }

  /// Tells each client's request that takes portions what it doesn't have.
  private func reportChanges(of keys: Set<String>) {
    for (id, open) in reports.open {
      guard let token = open.token else { continue }
      var items: [RawJSON] = []
      for key in keys.sorted() {
        let earlier = open.told[key]
        guard let (told, report) = report(of: key, told: earlier), told.id != earlier?.id else { continue }
        reports.open[id]?.told[key] = told
        items.append(report)
      }
      guard !items.isEmpty else { continue }
      let value = RawJSON.object([("items", .array(items))])
      let params = RawJSON.object([("token", RawJSON(JSONWriter.bytes(of: token))), ("value", value)])
      send(.notification("$/progress", Array(params.bytes)))
    }
  }

  /// The merged report of a file; nil if there is nothing to report, or if that isn't known for the current text: the
  /// client asks about open documents one by one.
  private func report(
    of key: String, told: WorkspaceReports.Open.Told?
  ) -> (told: WorkspaceReports.Open.Told, report: RawJSON)? {
    let file = reports.files[key]
    guard let uri = told?.uri ?? file?.ours?.uri ?? file?.theirs?.uri else { return nil }
    var id = JointID(ours: file?.ours?.id ?? "", theirs: file?.theirs?.id)
    var items = (file?.ours?.items ?? []) + (file?.theirs?.items ?? [])
    var version = RawJSON(Array("null".utf8))
    if let document = session.document(uri) {
      guard let present = present(of: document) else { return nil }
      (id, items) = present
      if let number = document.snapshot.version { version = RawJSON(Array("\(number)".utf8)) }
    }
    guard told != nil || !items.isEmpty else { return nil }
    let isKnown = told?.id == id
    let report: [(name: String, value: RawJSON)] = [
      ("kind", .string(isKnown ? "unchanged" : "full")), ("uri", .string(uri)), ("version", version),
      ("resultId", .string(id.text)), ("items", .array(items)),
    ]
    return (.init(uri: uri, id: id), .object(isKnown ? report.dropLast() : report))
  }

  /// The same as the answer to a pull of the document would have.
  private func present(of document: Document) -> (JointID, [RawJSON])? {
    var ours = (id: DiagnosticRequest.Report.empty.resultId, items: [RawJSON]())
    if document.isChecked {
      guard session.isJudged(document), let judged = document.judged else { return nil }
      ours = (
        DiagnosticRequest.Report.id(
          of: judged.diagnostics, incarnation: document.incarnation, serial: document.snapshot.serial),
        RawJSON(judged.diagnostics).elements ?? []
      )
    }
    let theirs = diagnostics.theirs(of: document.uri)
    guard theirs.map({ $0.version == document.snapshot.version }) ?? true else { return nil }
    let theirID = theirs.map { $0.resultID ?? Fingerprint.text(of: $0.items.flatMap(\.bytes)) }
    return (JointID(ours: ours.id, theirs: theirID), ours.items + (theirs?.items ?? []))
  }
}

// MARK: - The neighbor's request

extension Beside {
  /// How long after an answer a neighbor is asked again, as clients do.
  private static let questionPause = Duration.seconds(2)

  /// The options of the neighbor that announce diagnostics of all files.
  private var reportOptions: JSONValue? {
    ([abilities["diagnosticProvider"]] + registrations.options(of: DiagnosticRequest.name))
      .first { $0["workspaceDiagnostics"].bool == true }
  }

  private var isReporting: Bool { isRunning && reportOptions != nil }

  /// Asks the neighbor if the client waits for reports and the neighbor doesn't work on them already.
  func askForReports() {
    reports.nextQuestion = nil
    guard isRunning, let options = reportOptions, asked.reportsID == nil, !reports.open.isEmpty else { return }
    let known = reports.files.values.compactMap(\.theirs).filter(\.hasOwnID).sorted { $0.uri < $1.uri }
    var params: [(name: String, value: RawJSON)] = []
    if let identifier = options["identifier"].string { params.append(("identifier", .string(identifier))) }
    let previous = known.map { RawJSON.object([("uri", .string($0.uri)), ("value", .string($0.id))]) }
    params.append(("previousResultIds", .array(previous)))
    if reports.open.values.contains(where: { $0.token != nil }) {
      params.append(("partialResultToken", .string(reports.takeNextToken())))
    }
    let id = asked.add(.reports)
    tell(OutgoingMessage.request(id, WorkspaceDiagnosticRequest.name, Array(RawJSON.object(params).bytes)).body)
  }

  /// Takes a portion of the neighbor's reports.
  ///
  /// - Returns: whether it is one, or was before its request ended.
  func takeTheirPortion(_ envelope: Envelope) -> Bool {
    guard let token = envelope.params?["token"]?.value.string, WorkspaceReports.isToken(token) else { return false }
    if token == reports.token, asked.reportsID != nil {
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

  /// The neighbor has answered.
  func endReports(_ envelope: Envelope) {
    if let result = envelope.result { reportChanges(of: takeTheirs(result["items"])) }
    finishThoseWhoWait()
    // Not after an error: it does not know such a request, or cannot answer it.
    let isCancelled = envelope.error?["code"]?.value.integer == Self.serverCancelled
    if envelope.result != nil || isCancelled, !reports.open.isEmpty {
      reports.nextQuestion = clock() + Self.questionPause
    }
  }

  /// The server cannot answer now and may be asked again.
  private static let serverCancelled = -32802

  private func finishThoseWhoWait() {
    for id in reports.open.keys where joint[id]?.theirs == nil { finish(id, theirs: .nothing) }
  }

  /// The client doesn't need the answer any more.
  func stopReports(for id: RequestID) {
    guard reports.open.removeValue(forKey: id) != nil, reports.open.isEmpty else { return }
    reports.nextQuestion = nil
    guard let asked = asked.reportsID else { return }
    sendCancellation(asked)
    _ = self.asked.remove(asked)
  }

  /// After the neighbor's end.
  func clearTheirReports() {
    let keys = reports.files.filter { $0.value.theirs != nil }.map(\.key)
    for key in keys { reports.files[key]?.theirs = nil }
    reports.nextQuestion = nil
    reportChanges(of: Set(keys))
    finishThoseWhoWait()
  }
}
