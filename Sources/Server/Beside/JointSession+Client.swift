/// Messages from the client, and who receives them.
extension JointSession {
  func take(_ message: ClientMessage, moreFollows: Bool) {
    if initialization.isWaiting {
      let method = message.envelope?.method
      guard method == ExitNotification.name || method == ShutdownRequest.name else {
        initialization.waitingMessages.append(message)
        return
      }
      beginAlone()
    }
    guard let envelope = message.envelope, envelope.isMessage else {
      passOn(message, moreFollows)
      return
    }
    switch (envelope.method, envelope.id) {
    case (let method?, let id?): takeRequest(method, id, envelope, message, moreFollows)
    case (let method?, nil): takeNotification(method, envelope, message, moreFollows)
    default:
      if let neighborID = envelope.id.flatMap({ neighborRequests.remove($0) }) {
        sendToNeighbor(envelope.body(withID: neighborID))
      } else {
        passOn(message, moreFollows)
      }
    }
  }

  func passOn(_ message: ClientMessage, _ moreFollows: Bool) {
    let ours = message.ours ?? IncomingMessage(body: message.envelope?.bytes ?? [])
    pass([.message(ours)], moreFollows: moreFollows)
  }

  private func takeRequest(
    _ method: String, _ id: RequestID, _ envelope: Envelope, _ message: ClientMessage, _ moreFollows: Bool
  ) {
    guard session.phase == .running else {
      if method == InitializeRequest.name, session.phase == .beforeInitialize {
        begin(id, envelope, message)
      } else {
        passOn(message, moreFollows)
      }
      return
    }
    let theirs: Envelope?
    switch MethodTable.requests[method]?.respondent {
    case .ours?: theirs = nil
    case .ownerOfAction?: theirs = envelope.params.flatMap(NeighborActions.unmarked).map(envelope.with)
    case .ownerOfCommand?:
      theirs = envelope.params?["command"]?.value.string == ExecuteCommandRequest.showStateMap ? nil : envelope
    case .both(let kind)?: return sendToBoth(kind, id, envelope, message, moreFollows)
    case nil: theirs = envelope
    }
    if let theirs { forward(theirs, for: id) } else { passOn(message, moreFollows) }
  }

  /// Sends the client's request to the neighbor. If the neighbor is not running, the request fails.
  private func forward(_ envelope: Envelope, for id: RequestID) {
    if isRunning {
      sendToNeighbor(envelope.body(withID: pendingRequests.add(.client(id))))
    } else if capabilities.isNull {
      pass([.message(IncomingMessage(body: envelope.bytes))], moreFollows: false)
    } else {
      refuse(id)
    }
  }

  private func takeNotification(
    _ method: String, _ envelope: Envelope, _ message: ClientMessage, _ moreFollows: Bool
  ) {
    let uri = message.ours.flatMap(\.documentURI)
    if method == DidCloseNotification.name, let uri { forgetTheirs(of: uri) }
    let earlier = uri.flatMap(session.document)?.snapshot
    if message.ours != nil { passOn(message, moreFollows) }
    if let earlier { moveTheirs(from: earlier) }
    switch method {
    case InitializedNotification.name:
      initialization.isClientInitialized = true
      join()
    case ExitNotification.name: break
    case CancelNotification.name: cancel(envelope)
    case DidChangeConfigurationNotification.name:
      initialization.settings = envelope.body
      sendIfRunning(envelope)
    case DidChangeWorkspaceFoldersNotification.name:
      initialization.noteFolders(envelope.body)
      sendIfRunning(envelope)
    case DidChangeWatchedFilesNotification.name:
      registrations.watched(envelope, in: session).map(sendIfRunning)
    case "window/workDoneProgress/cancel":
      sendIfRunning(tokens.original(of: envelope))
    case DidOpenNotification.name, DidChangeNotification.name, DidCloseNotification.name:
      forwardDocument(method, uri, envelope)
    default: sendIfRunning(envelope)
    }
  }

  private func sendIfRunning(_ envelope: Envelope) {
    if isRunning { sendToNeighbor(envelope.body) }
  }

  private func cancel(_ envelope: Envelope) {
    guard let id = envelope.params?["id"].flatMap({ RequestID($0.value) }) else { return }
    for id in pendingRequests.ids(of: id) { sendCancellation(id) }
    // Answers with what is ready, unless our session has already refused.
    if joint[id] != nil {
      joint[id]?.deadline = clock()
      finishWithoutNeighbor(id)
    }
  }

  func sendCancellation(_ id: RequestID) {
    sendToNeighbor(
      OutgoingMessage.notification(CancelNotification.name, Array(#"{"id":"#.utf8) + id.json + Array("}".utf8)).body)
  }

  /// Forwards a notification about a document. A neighbor that accepts only whole texts gets the whole text, although
  /// the client may send only what changed.
  private func forwardDocument(_ method: String, _ uri: String?, _ envelope: Envelope) {
    guard isRunning else { return }
    let wanted = capabilities["textDocumentSync"]
    let change = wanted.integer ?? wanted["change"].integer
    if method == DidChangeNotification.name, change == 1, let document = uri.flatMap(session.document) {
      sendToNeighbor(document.changeToWhole)
    } else if method != DidChangeNotification.name || change != 0 {
      sendToNeighbor(envelope.body)
    }
    if method != DidCloseNotification.name, let uri { schedulePull(uri) }
  }
}

extension IncomingMessage {
  /// The URI of the document that a notification names; nil for other messages.
  fileprivate var documentURI: String? {
    guard case .notification(_, let params) = self else { return nil }
    return params["textDocument"]["uri"].string
  }
}
