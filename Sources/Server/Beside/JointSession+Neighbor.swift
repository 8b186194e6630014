/// Messages from the neighbor, and what the client receives of them.
extension JointSession {
  func take(_ envelope: Envelope) {
    guard envelope.isMessage else {
      session.note(.error, "From '\(name)': a message has no method and is not a response")
      return
    }
    switch (envelope.method, envelope.id) {
    case (let method?, let id?): takeNeighborRequest(method, id, envelope)
    case (let method?, nil): takeNotification(method, envelope)
    default: takeAnswer(envelope)
    }
  }

  private func takeAnswer(_ envelope: Envelope) {
    switch envelope.id.flatMap({ pendingRequests.remove($0) }) {
    case .client(let id): send(.passed(envelope.body(withID: id)))
    case .joint(let id): finish(id, theirs: envelope.result.map(JointRequest.Theirs.result) ?? .nothing)
    case .reports: endReports(envelope)
    case .initialize: takeCapabilities(envelope)
    case .diagnostics(let uri, let version):
      if let report = envelope.result { takePulled(report, of: uri, version: version) }
    case nil: break
    }
  }

  /// Handles a request of the neighbor. Keeps it until the client has sent `initialized`, because a server may not send
  /// requests earlier.
  func takeNeighborRequest(_ method: String, _ id: RequestID, _ envelope: Envelope) {
    guard initialization.isClientInitialized else {
      initialization.waitingRequests.append(envelope)
      return
    }
    switch method {
    case "client/registerCapability":
      guard let passed = register(envelope) else { return answerRequest(id) }
      passRequest(id, passed)
    case "client/unregisterCapability":
      guard let passed = registrations.unregistered(envelope) else { return answerRequest(id) }
      passRequest(id, passed)
    case "window/workDoneProgress/create": passRequest(id, tokens.creating(envelope))
    case "workspace/diagnostic/refresh" where !session.features.pullsDiagnostics:
      answerRequest(id)
      scheduleAllPulls()
    default: passRequest(id, envelope)
    }
  }

  private func passRequest(_ id: RequestID, _ envelope: Envelope) {
    send(.passed(envelope.body(withID: neighborRequests.add(id))))
  }

  /// Answers a request of the neighbor with null, in place of the client.
  private func answerRequest(_ id: RequestID) {
    sendToNeighbor(OutgoingMessage.reply(id, result: Array("null".utf8)).body)
  }

  private func takeNotification(_ method: String, _ envelope: Envelope) {
    guard session.phase == .running || method.hasPrefix("window/") else { return }
    switch method {
    case "textDocument/publishDiagnostics": takePublish(envelope)
    case "$/progress":
      if !takeTheirPortion(envelope) { send(.passed(tokens.passing(envelope).body)) }
    case CancelNotification.name:
      guard let id = envelope.params?["id"].flatMap({ RequestID($0.value) }).flatMap(neighborRequests.id) else {
        return
      }
      send(.notification(method, Array(#"{"id":"#.utf8) + id.json + Array("}".utf8)))
    case "window/logMessage": send(.passed(plainLog(envelope).body))
    default: send(.passed(envelope.body))
    }
  }

  /// Removes members that the protocol doesn't define. Eglot 1.9 treats `logName`, which sourcekit-lsp sends, as an
  /// error.
  private func plainLog(_ envelope: Envelope) -> Envelope {
    guard let members = envelope.params?.members else { return envelope }
    let plain = members.filter { ["type", "message"].contains($0.name) }
    return plain.count == members.count ? envelope : envelope.with(.object(plain))
  }

  /// Notes the neighbor's registrations. Returns those to pass to the client; nil if there are none.
  private func register(_ envelope: Envelope) -> Envelope? {
    let (passed, methods) = registrations.registered(envelope)
    // The registration isn't passed on: our session has announced the method, and the client would pull twice.
    if methods.contains(DiagnosticRequest.name) {
      scheduleAllPulls()
      askForReports()
    }
    return passed
  }
}
