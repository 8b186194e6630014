import JSONReading

/// A client's request that both servers answer. It is kept until the two responses are merged.
struct JointRequest {
  /// The requests that both servers answer. Each `switch` over them lists all cases, so that the compiler finds every
  /// place that sends these requests or merges the responses.
  enum Kind: Sendable {
    case shutdown
    case codeActions
    case hover
    case diagnostics
    case workspaceDiagnostics
  }

  enum Theirs {
    case result(RawJSON)
    /// The neighbor sent an error, or no answer in time.
    case nothing
  }

  let kind: Kind
  /// The request as the client sent it.
  let envelope: Envelope
  let params: RawJSON
  /// The serial number of the text that the request refers to, and the text's version; see `DocumentSnapshot`.
  var serial: Int?
  var version: Int?
  var ours: Result<[UInt8], ResponseError>?
  var theirs: Theirs?
  /// When to stop waiting for the neighbor; nil to wait as long as it takes.
  var deadline: ContinuousClock.Instant?

  var uri: String { params["textDocument"]?["uri"]?.value.string ?? "" }

  init(_ kind: Kind, _ envelope: Envelope, deadline: ContinuousClock.Instant) {
    self.kind = kind
    self.envelope = envelope
    self.deadline = deadline
    params = envelope.params ?? RawJSON(Array("null".utf8))
  }

  func isDue(now: ContinuousClock.Instant) -> Bool { deadline.map { $0 <= now } ?? false }

  /// Returns how long our answer waits for the neighbor's.
  ///
  /// - Parameter canFollow: Whether the client can be asked to pull again.
  static func limit(_ kind: Kind, canFollow: Bool) -> Duration {
    switch kind {
    case .codeActions: .milliseconds(300)
    case .shutdown, .hover: .seconds(2)
    case .diagnostics: .seconds(canFollow ? 1 : 5)
    case .workspaceDiagnostics: .seconds(5)
    }
  }
}

extension JointSession {
  func sendToBoth(
    _ kind: JointRequest.Kind, _ id: RequestID, _ envelope: Envelope, _ message: ClientMessage, _ moreFollows: Bool
  ) {
    // Our session refuses an id that is still pending.
    guard joint[id] == nil else { return passOn(message, moreFollows) }
    let limit = JointRequest.limit(kind, canFollow: session.features.takesDiagnosticRefresh)
    joint[id] = JointRequest(kind, envelope, deadline: clock() + limit)
    sendToBoth(id, moreFollows: moreFollows)
  }

  private func sendToBoth(_ id: RequestID, moreFollows: Bool) {
    guard let request = joint[id] else { return }
    let snapshot = session.document(request.uri)?.snapshot
    joint[id]?.serial = snapshot?.serial
    joint[id]?.version = snapshot?.version
    joint[id]?.ours = nil
    joint[id]?.theirs = nil
    if request.isDue(now: clock()) { joint[id]?.theirs = .nothing } else { askNeighbor(id, request) }
    if let params = ourParams(id, request) {
      let message = IncomingMessage.request(id, method: request.envelope.method ?? "", params: params)
      pass([.message(message)], moreFollows: moreFollows)
    }
    finish(id)
  }

  private func askNeighbor(_ id: RequestID, _ request: JointRequest) {
    let envelope = request.envelope
    let forwarded: Envelope?
    switch request.kind {
    case .codeActions: forwarded = capabilities["codeActionProvider"].isEnabled ? envelope : nil
    case .hover: forwarded = capabilities["hoverProvider"].isEnabled ? envelope : nil
    case .diagnostics: forwarded = pull(envelope)
    case .workspaceDiagnostics:
      beginReports(id, request)
      return
    case .shutdown: forwarded = envelope
    }
    if isRunning, let forwarded {
      sendToNeighbor(forwarded.body(withID: pendingRequests.add(.joint(id))))
    } else {
      joint[id]?.theirs = .nothing
    }
  }

  /// Returns the parameters of the request to our session; nil if our session doesn't get the request.
  private func ourParams(_ id: RequestID, _ request: JointRequest) -> JSONValue? {
    switch request.kind {
    case .shutdown, .codeActions, .hover: request.params.value
    // Reports are merged again each time, so our session must send a full one.
    case .diagnostics: request.params.setting("previousResultId", to: nil).value
    case .workspaceDiagnostics: ourReportsParams(id, request)
    }
  }

  func finish(_ id: RequestID, ours: Result<[UInt8], ResponseError>) {
    joint[id]?.ours = ours
    // The neighbor's answer is no longer needed.
    if case .failure(let error) = ours, error.code == .requestCancelled { joint[id]?.theirs = .nothing }
    finish(id)
  }

  func finish(_ id: RequestID, theirs: JointRequest.Theirs) {
    joint[id]?.theirs = theirs
    finish(id)
  }

  /// Finishes a request without the neighbor's answer if that hasn't arrived.
  func finishWithoutNeighbor(_ id: RequestID) {
    guard let request = joint[id], request.theirs == nil else { return }
    dropLate(id, request)
    finish(id, theirs: .nothing)
  }

  /// Answers the client once both servers have answered.
  private func finish(_ id: RequestID) {
    guard let request = joint[id], let ours = request.ours, let theirs = request.theirs else { return }
    if isOutdated(request) { return sendToBoth(id, moreFollows: false) }
    joint.removeValue(forKey: id)
    switch (ours, theirs) {
    case (.failure(let error), _):
      stopReports(for: id)
      send(.failure(id, error))
    case (.success(let ours), .result(let theirs)): reply(id, merged(RawJSON(ours), theirs, for: id, request))
    case (.success(let ours), .nothing): reply(id, merged(RawJSON(ours), nil, for: id, request))
    }
  }

  private func reply(_ id: RequestID, _ result: RawJSON) { send(.reply(id, result: Array(result.bytes))) }

  /// Returns whether the diagnostics are those of an earlier text, but the client would show them on the current one.
  private func isOutdated(_ request: JointRequest) -> Bool {
    guard request.kind == .diagnostics, case .success? = request.ours else { return false }
    return session.document(request.uri)?.snapshot.serial != request.serial
  }

  private func dropLate(_ id: RequestID, _ request: JointRequest) {
    for neighborID in pendingRequests.ids(of: id) {
      // A late answer is still useful: the client is then asked to pull again.
      if request.kind == .diagnostics, session.features.takesDiagnosticRefresh {
        pendingRequests.replace(neighborID, by: .diagnostics(uri: request.uri, version: request.version))
      } else {
        if request.kind != .shutdown { sendCancellation(neighborID) }
        _ = pendingRequests.remove(neighborID)
      }
    }
  }

  private func merged(_ ours: RawJSON, _ theirs: RawJSON?, for id: RequestID, _ request: JointRequest) -> RawJSON {
    switch request.kind {
    case .codeActions:
      let resolves = capabilities["codeActionProvider"]["resolveProvider"].bool == true
      return theirs.map { NeighborActions.joined(ours, $0, resolves: resolves) } ?? ours
    case .hover:
      let asMarkdown = session.features.takesMarkdownHover
      return theirs.map { JointHover.of(ours, $0, asMarkdown: asMarkdown) } ?? ours
    case .diagnostics: return report(ours, theirs, for: request)
    case .workspaceDiagnostics: return lastReports(ours, for: id)
    case .shutdown: return ours
    }
  }
}
