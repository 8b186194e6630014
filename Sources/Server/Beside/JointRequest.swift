import JSONReading

/// A client's request that both servers answer, until the two answers are combined.
struct JointRequest {
  enum Theirs {
    case result(RawJSON)
    /// An error, or nobody is there.
    case nothing
  }

  static let methods: Set<String> = [
    ShutdownRequest.name, CodeActionRequest.name, HoverRequest.name, DiagnosticRequest.name,
    WorkspaceDiagnosticRequest.name,
  ]

  let method: String
  /// The parameters as the client gave them.
  let params: RawJSON
  /// The version of the document that it is about.
  let version: Int?
  var ours: Result<[UInt8], ResponseError>?
  var theirs: Theirs?
  /// How long to wait for the neighbor.
  var deadline: ContinuousClock.Instant?

  var uri: String { params["textDocument"]?["uri"]?.value.string ?? "" }

  /// How long our answer waits for the neighbor's.
  ///
  /// - Parameter canFollow: whether the client can be asked to ask again.
  static func limit(_ method: String, canFollow: Bool) -> Duration? {
    switch method {
    case CodeActionRequest.name: .milliseconds(300)
    case ShutdownRequest.name, HoverRequest.name: .seconds(2)
    case DiagnosticRequest.name: .seconds(canFollow ? 1 : 5)
    default: nil
    }
  }
}

extension Beside {
  func askBoth(
    _ method: String, _ id: RequestID, _ envelope: Envelope, _ message: ClientMessage, _ moreFollows: Bool
  ) {
    // Our session refuses an id that it knows.
    guard joint[id] == nil else { return passOn(message, moreFollows) }
    let params = envelope.params ?? RawJSON(Array("null".utf8))
    let uri = params["textDocument"]?["uri"]?.value.string
    let limit = JointRequest.limit(method, canFollow: session.features.takesDiagnosticRefresh)
    joint[id] = JointRequest(
      method: method, params: params, version: uri.flatMap(session.document)?.snapshot.version,
      deadline: limit.map { clock() + $0 })
    if let theirs = question(method, envelope) {
      tell(theirs.body(withID: asked.add(.joint(id))))
    } else {
      joint[id]?.theirs = .nothing
    }
    pass([.message(.request(id, method: method, params: ourParams(method, params)))], moreFollows: moreFollows)
    finish(id)
  }

  /// The request to the neighbor; nil if it doesn't support the method.
  private func question(_ method: String, _ envelope: Envelope) -> Envelope? {
    guard isRunning else { return nil }
    switch method {
    case CodeActionRequest.name: return abilities["codeActionProvider"].isAnnounced ? envelope : nil
    case HoverRequest.name: return abilities["hoverProvider"].isAnnounced ? envelope : nil
    case DiagnosticRequest.name: return pull(envelope)
    case WorkspaceDiagnosticRequest.name: return nil
    default: return envelope
    }
  }

  /// The request to our session: reports are combined again each time, so it sends a full one.
  private func ourParams(_ method: String, _ params: RawJSON) -> JSONValue {
    method == DiagnosticRequest.name ? params.setting("previousResultId", to: nil).value : params.value
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

  /// Answers the client once both answers are there.
  func finish(_ id: RequestID) {
    guard let request = joint[id], let ours = request.ours else { return }
    guard request.theirs != nil || request.deadline.map({ $0 <= clock() }) == true else { return }
    joint.removeValue(forKey: id)
    if request.theirs == nil { dropLate(id, request) }
    switch (ours, request.theirs) {
    case (.failure(let error), _): send(.failure(id, error))
    case (.success(let ours), .result(let theirs)?):
      send(.reply(id, result: merged(RawJSON(ours), theirs, for: request)))
    case (.success(let ours), _): send(.reply(id, result: merged(RawJSON(ours), nil, for: request)))
    }
  }

  private func dropLate(_ id: RequestID, _ request: JointRequest) {
    for asked in asked.ids(of: id) {
      // Its late answer is still useful: the client is asked to pull again.
      if request.method == DiagnosticRequest.name, session.features.takesDiagnosticRefresh {
        self.asked.replace(asked, by: .diagnostics(uri: request.uri, version: request.version))
      } else {
        if request.method != ShutdownRequest.name { tellToCancel(asked) }
        _ = self.asked.remove(asked)
      }
    }
  }

  private func merged(_ ours: RawJSON, _ theirs: RawJSON?, for request: JointRequest) -> [UInt8] {
    switch request.method {
    case CodeActionRequest.name:
      let resolves = abilities["codeActionProvider"]["resolveProvider"].bool == true
      return Array((theirs.map { NeighborActions.joined(ours, $0, resolves: resolves) } ?? ours).bytes)
    case HoverRequest.name:
      let asMarkdown = session.features.takesMarkdownHover
      return Array((theirs.map { JointHover.of(ours, $0, asMarkdown: asMarkdown) } ?? ours).bytes)
    case DiagnosticRequest.name: return Array(report(ours, theirs, for: request).bytes)
    default: return Array(ours.bytes)
    }
  }
}
