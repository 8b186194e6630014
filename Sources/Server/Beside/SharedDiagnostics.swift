import JSONReading
import SourceText

/// The latest diagnostics of each server for each document, and their version.
struct SharedDiagnostics {
  struct Part {
    var version: Int?
    var items: [RawJSON]
    /// The neighbor's result id; nil if it has sent none.
    var resultID: String?
  }

  private var ours: [String: Part] = [:]
  private var theirs: [String: Part] = [:]
  /// Whether the neighbor publishes diagnostics by itself.
  var isPushedByNeighbor = false
  private var pulls: [String: ContinuousClock.Instant] = [:]

  mutating func takeOurs(_ items: RawJSON, of uri: String, version: Int?) {
    let items = items.elements ?? []
    ours[uri] = items.isEmpty ? nil : Part(version: version, items: items)
  }

  mutating func takeTheirs(_ part: Part?, of uri: String) { theirs[uri] = part }
  func theirs(of uri: String) -> Part? { theirs[uri] }

  /// Moves the neighbor's diagnostics with the text until it sends new ones, for which it waits for a pause in typing.
  /// Those whose code was edited are dropped.
  mutating func moveTheirs(of uri: String, from old: DocumentSnapshot, to new: DocumentSnapshot, in unit: ColumnUnit) {
    guard let part = theirs[uri], part.version == old.version else { return }
    let change = Replacement(from: old.buffer, to: new.buffer)
    let items = part.items.compactMap { item -> RawJSON? in
      guard let range = (item["range"]?.value).flatMap(LSPRange.init) else { return nil }
      let bytes = old.buffer.byteRange(range, in: unit)
      guard change.old.end <= bytes.start || bytes.end <= change.old.start else { return nil }
      let moved = new.buffer.range(change.moved(bytes), in: unit)
      return moved == range ? item : item.setting("range", to: RawJSON(JSONWriter.bytes(of: moved)))
    }
    theirs[uri] = Part(version: new.version, items: items, resultID: part.resultID)
  }

  /// Returns the diagnostics of both servers: those for one version of an open document, or all for a closed document.
  func items(of uri: String, version: Int?, isOpen: Bool) -> [RawJSON] {
    [ours[uri], theirs[uri]].compactMap { $0 }.filter { !isOpen || $0.version == version }.flatMap(\.items)
  }

  /// Removes all of the neighbor's diagnostics. Returns the documents that had some.
  mutating func removeTheirs() -> [String] {
    defer { (theirs, pulls) = ([:], [:]) }
    return theirs.filter { !$0.value.items.isEmpty }.keys.sorted()
  }

  // MARK: Pulls for a client that doesn't pull

  var nextPull: ContinuousClock.Instant? { pulls.values.min() }

  mutating func schedulePull(of uri: String, at time: ContinuousClock.Instant?) { pulls[uri] = time }

  mutating func takeDuePulls(now: ContinuousClock.Instant) -> [String] {
    let due = pulls.filter { $0.value <= now }.keys.sorted()
    for uri in due { pulls.removeValue(forKey: uri) }
    return due
  }
}

extension JointSession {
  /// How long typing must pause before diagnostics are requested from the neighbor.
  private static let pullPause = Duration.milliseconds(200)

  func publish(_ uri: String) {
    let document = session.document(uri)
    let items = diagnostics.items(of: uri, version: document?.snapshot.version, isOpen: document != nil)
    send(.publish(uri: uri, version: document?.snapshot.version, diagnostics: Array(RawJSON.array(items).bytes)))
  }

  /// Handles diagnostics that the neighbor published. They are published under the client's spelling of the URI.
  func takePublish(_ envelope: Envelope) {
    guard let params = envelope.params, let named = params["uri"]?.value.string else { return }
    let version = params["version"]?.value.integer
    diagnostics.isPushedByNeighbor = true
    guard let document = session.document(named) else {
      // With a version, they are late, for a document that has been closed. Without one, they belong to a file that is
      // not open, and the client gets them unchanged.
      if version == nil { send(.passed(envelope.body)) }
      return
    }
    guard version == nil || version == document.snapshot.version else { return }
    let items = params["diagnostics"]?.elements ?? []
    let part = SharedDiagnostics.Part(
      version: document.snapshot.version, items: items, resultID: Fingerprint.text(of: items.flatMap(\.bytes)))
    takeTheirs(part, of: document, else: envelope)
  }

  /// Handles diagnostics that were requested from the neighbor, but that no pending request of the client needs.
  func takePulled(_ report: RawJSON, of uri: String, version: Int?) {
    guard let document = session.document(uri), version == document.snapshot.version,
      let items = report["items"]?.elements
    else { return }
    takeTheirs(
      .init(version: version, items: items, resultID: report["resultId"]?.value.string), of: document, else: nil)
  }

  /// Stores the neighbor's diagnostics, and publishes them or asks the client to pull again.
  ///
  /// - Parameter pushed: The message to pass on unchanged to a client that pulls, but cannot be asked to pull again.
  private func takeTheirs(_ part: SharedDiagnostics.Part, of document: Document, else pushed: Envelope?) {
    guard session.features.pullsDiagnostics else {
      diagnostics.takeTheirs(part, of: document.uri)
      publish(document.uri)
      return
    }
    guard session.features.takesDiagnosticRefresh else {
      if let pushed { send(.passed(pushed.body)) }
      return
    }
    let known = diagnostics.theirs(of: document.uri)
    diagnostics.takeTheirs(part, of: document.uri)
    guard known?.version != part.version || known?.items != part.items else { return }
    session.wantsDiagnosticRefresh = true
    pass([], moreFollows: false)
  }

  /// Keeps the neighbor's diagnostics for an edited document, for a client that doesn't pull.
  func moveTheirs(from earlier: DocumentSnapshot) {
    guard !session.features.pullsDiagnostics, let document = session.document(earlier.uri),
      document.snapshot !== earlier
    else { return }
    diagnostics.moveTheirs(
      of: document.uri, from: earlier, to: document.snapshot, in: session.features.columnUnit)
  }

  /// Forgets the neighbor's diagnostics of a document. Called before our session clears the document, so that they do
  /// not come back.
  func forgetTheirs(of uri: String) {
    guard let document = session.document(uri) else { return }
    let wereShown = diagnostics.theirs(of: document.uri)?.items.isEmpty == false
    diagnostics.takeTheirs(nil, of: document.uri)
    diagnostics.schedulePull(of: document.uri, at: nil)
    // Our session clears the documents that it checks.
    if wereShown, !document.isChecked, !session.features.pullsDiagnostics { publish(document.uri) }
  }

  /// Removes the neighbor's diagnostics after it has ended.
  func clearTheirs() {
    let documents = diagnostics.removeTheirs()
    if session.features.pullsDiagnostics {
      session.wantsDiagnosticRefresh = session.wantsDiagnosticRefresh || !documents.isEmpty
    } else {
      for uri in documents { publish(uri) }
    }
  }

  // MARK: A neighbor that doesn't publish by itself

  private var isPulledForClient: Bool {
    isRunning && !session.features.pullsDiagnostics && !diagnostics.isPushedByNeighbor && isPulling
  }

  func schedulePull(_ uri: String) {
    guard isPulledForClient, let document = session.document(uri) else { return }
    diagnostics.schedulePull(of: document.uri, at: clock() + Self.pullPause)
  }

  /// Schedules a pull for each document, because the neighbor's diagnostics may have changed.
  func scheduleAllPulls() {
    for document in session.documents.values { schedulePull(document.uri) }
  }

  func pullForClient(now: ContinuousClock.Instant) {
    for uri in diagnostics.takeDuePulls(now: now) where isPulledForClient {
      guard let document = session.document(uri) else { continue }
      let params = RawJSON.object([("textDocument", .object([("uri", .string(uri))]))])
      let id = pendingRequests.add(.diagnostics(uri: uri, version: document.snapshot.version))
      sendToNeighbor(OutgoingMessage.request(id, DiagnosticRequest.name, Array(params.bytes)).body)
    }
  }
}
