import JSONReading

/// The initialization of two servers: their responses to the client's `initialize` are merged.
struct InitializationState {
  /// How long to wait for the neighbor's capabilities if the client accepts them later.
  private static let limit = Duration.seconds(1)
  /// How long to wait otherwise: longer than a server needs on a busy machine, and not so long that the user gives up on
  /// the editor. A neighbor that answers later only takes part in the requests that both answer.
  private static let longLimit = Duration.seconds(5)
  private static let maximumFolderChanges = 100

  /// The client's `initialize`, which the neighbor gets each time it starts.
  private(set) var initialize: Envelope?
  /// The client's pending `initialize`; nil once it is answered.
  private var waiting: (id: RequestID, message: ClientMessage)?
  /// The neighbor's answer, kept until ours is ready.
  private var theirs: RawJSON?
  private(set) var deadline: ContinuousClock.Instant?
  /// Whether the client accepts capabilities that are registered later.
  private(set) var canRegisterLate = false
  /// Whether the answer went out without the neighbor's capabilities.
  private(set) var isLate = false
  var isClientInitialized = false
  /// Messages that arrived before `initialize` was answered.
  var waitingMessages: [ClientMessage] = []
  /// Requests that the neighbor sent before the client accepts requests.
  var waitingRequests: [Envelope] = []
  /// The last `workspace/didChangeConfiguration`.
  var settings: MessageBody?
  /// The last `workspace/didChangeWorkspaceFolders` notifications, which the neighbor gets each time it starts.
  private(set) var folderChanges: [MessageBody] = []

  var isWaiting: Bool { deadline != nil }
  func waits(for id: RequestID) -> Bool { waiting?.id == id }

  mutating func begin(_ id: RequestID, _ envelope: Envelope, _ message: ClientMessage, now: ContinuousClock.Instant) {
    initialize = envelope
    waiting = (id, message)
    let capabilities = envelope.params?["capabilities"]?["textDocument"]
    canRegisterLate = ["completion", "definition", "references"].allSatisfy {
      capabilities?[$0]?["dynamicRegistration"]?.value.bool == true
    }
    deadline = now + (canRegisterLate ? Self.limit : Self.longLimit)
  }

  /// Stores the neighbor's response, and stops waiting for it. Returns the client's `initialize` for our session to
  /// answer.
  mutating func takeInitialize(with theirs: RawJSON?) -> ClientMessage? {
    deadline = nil
    self.theirs = theirs
    isLate = theirs == nil
    return waiting?.message
  }

  /// Removes and returns the neighbor's response, to be merged with ours.
  mutating func takeTheirs() -> RawJSON? {
    defer { (waiting, theirs) = (nil, nil) }
    return theirs
  }

  mutating func noteFolders(_ body: MessageBody) {
    folderChanges = (folderChanges + [body]).suffix(Self.maximumFolderChanges)
  }
}

extension JointSession {
  func begin(_ id: RequestID, _ envelope: Envelope, _ message: ClientMessage) {
    initialization.begin(id, envelope, message, now: clock())
    startNeighbor()
  }

  func startNeighbor() {
    guard let initialize = initialization.initialize else { return }
    start += 1
    neighbor = .starting
    recovery.noteStart(now: clock())
    perform(.neighbor(.start(start)))
    sendToNeighbor(initialize.body(withID: pendingRequests.add(.initialize)))
  }

  /// Answers the client with only the capabilities of our session.
  func beginAlone() { answerInitialize(with: nil) }

  func takeCapabilities(_ envelope: Envelope) {
    guard let result = envelope.result, !result.isNull else {
      noticeEnd()
      return
    }
    let encoding = result["capabilities"]?["positionEncoding"]?.value.string ?? "utf-16"
    guard let unit = ClientFeatures.units[encoding], initialization.isWaiting || unit == session.features.columnUnit
    else {
      session.note(.error, "'\(name)' counts columns in '\(encoding)'")
      noticeEnd()
      return
    }
    capabilities = result["capabilities"]?.value ?? .object([:])
    recovery.noteSuccess()
    neighbor = .ready
    if initialization.isWaiting {
      session.followedEncoding = encoding
      answerInitialize(with: result)
    }
    join()
  }

  private func answerInitialize(with theirs: RawJSON?) {
    guard let message = initialization.takeInitialize(with: theirs), let ours = message.ours else { return }
    pass([.message(ours)], moreFollows: false)
    let messages = initialization.waitingMessages
    initialization.waitingMessages = []
    for message in messages { take(message, moreFollows: false) }
  }

  func answerInitialize(_ id: RequestID, _ ours: [UInt8]) {
    let theirs = initialization.takeTheirs()
    let clientPulls = session.features.pullsDiagnostics
    send(.reply(id, result: theirs.map { InitializeUnion.of(ours, $0, clientPulls: clientPulls) } ?? ours))
  }

  /// Initializes the neighbor once it and the client are ready, and opens all documents with their current text.
  func join() {
    guard neighbor == .ready, initialization.isClientInitialized else { return }
    neighbor = .running
    sendToNeighbor(OutgoingMessage.notification(InitializedNotification.name, Array("{}".utf8)).body)
    for change in initialization.folderChanges { sendToNeighbor(change) }
    if let settings = initialization.settings { sendToNeighbor(settings) }
    for document in session.documents.values.sorted(by: { $0.uri < $1.uri }) {
      sendToNeighbor(document.opening)
      schedulePull(document.uri)
    }
    askForReports()
    if initialization.isLate, initialization.canRegisterLate {
      let late = LateCapabilities.registrations(of: capabilities)
      registrations.noteLate(late)
      session.sendRequest("client/registerCapability", ["registrations": .array(late)])
      pass([], moreFollows: false)
    }
    let requests = initialization.waitingRequests
    initialization.waitingRequests = []
    for request in requests { take(request) }
  }
}

extension Document {
  /// `textDocument/didOpen` with the current text.
  fileprivate var opening: MessageBody {
    let item: JSONValue = [
      "uri": .string(uri), "languageId": .string(languageID ?? "swift"), "version": version,
      "text": .string(snapshot.buffer.text),
    ]
    return notification(DidOpenNotification.name, ["textDocument": item])
  }

  /// `textDocument/didChange` with the whole current text.
  var changeToWhole: MessageBody {
    notification(
      DidChangeNotification.name,
      [
        "textDocument": ["uri": .string(uri), "version": version],
        "contentChanges": [["text": .string(snapshot.buffer.text)]],
      ])
  }

  private var version: JSONValue { JSONValue(snapshot.version ?? 0) }

  private func notification(_ method: String, _ params: JSONValue) -> MessageBody {
    OutgoingMessage.notification(method, JSONWriter.bytes(of: params)).body
  }
}
