import JSONReading

/// The beginning of a session of two servers: their responses to the client's `initialize` are merged.
struct Beginning {
  /// How long to wait for the neighbor's capabilities if the client accepts them later.
  private static let limit = Duration.seconds(1)
  /// How long to wait otherwise.
  static let longLimit = Duration.seconds(20)
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
  var behind: [ClientMessage] = []
  /// Requests that the neighbor sent before the client accepts requests.
  var questions: [Envelope] = []
  /// The last `workspace/didChangeConfiguration`.
  var settings: MessageBody?
  /// The last `workspace/didChangeWorkspaceFolders` notifications, which the neighbor gets each time it starts.
  private(set) var folderChanges: [MessageBody] = []

  var isWaiting: Bool { deadline != nil }
  func waits(for id: RequestID) -> Bool { waiting?.id == id }

  mutating func begin(_ id: RequestID, _ envelope: Envelope, _ message: ClientMessage, now: ContinuousClock.Instant) {
    initialize = envelope
    waiting = (id, message)
    let abilities = envelope.params?["capabilities"]?["textDocument"]
    canRegisterLate = ["completion", "definition", "references"].allSatisfy {
      abilities?[$0]?["dynamicRegistration"]?.value.bool == true
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

extension Beside {
  func begin(_ id: RequestID, _ envelope: Envelope, _ message: ClientMessage) {
    beginning.begin(id, envelope, message, now: clock())
    startNeighbor()
  }

  func startNeighbor() {
    guard let initialize = beginning.initialize else { return }
    start += 1
    neighbor = .starting
    recovery.noteStart(now: clock())
    perform(.neighbor(.start(start)))
    tell(initialize.body(withID: asked.add(.initialize)))
  }

  /// Answers the client with only the capabilities of our session.
  func beginAlone() { answerInitialize(with: nil) }

  func takeAbilities(_ envelope: Envelope) {
    guard let result = envelope.result, !result.isNull else {
      noticeEnd()
      return
    }
    let encoding = result["capabilities"]?["positionEncoding"]?.value.string ?? "utf-16"
    guard let unit = ClientFeatures.units[encoding], beginning.isWaiting || unit == session.features.columnUnit else {
      session.note(.error, "'\(name)' counts columns in '\(encoding)'")
      noticeEnd()
      return
    }
    abilities = result["capabilities"]?.value ?? .object([:])
    recovery.noteSuccess()
    neighbor = .ready
    if beginning.isWaiting {
      session.followedEncoding = encoding
      answerInitialize(with: result)
    }
    join()
  }

  private func answerInitialize(with theirs: RawJSON?) {
    guard let message = beginning.takeInitialize(with: theirs), let ours = message.ours else { return }
    pass([.message(ours)], moreFollows: false)
    let behind = beginning.behind
    beginning.behind = []
    for message in behind { take(message, moreFollows: false) }
  }

  func answerInitialize(_ id: RequestID, _ ours: [UInt8]) {
    let theirs = beginning.takeTheirs()
    let clientPulls = session.features.pullsDiagnostics
    send(.reply(id, result: theirs.map { InitializeUnion.of(ours, $0, clientPulls: clientPulls) } ?? ours))
  }

  /// Initializes the neighbor once it and the client are ready, and opens all documents with their current text.
  func join() {
    guard case .ready = neighbor, beginning.isClientInitialized else { return }
    neighbor = .running
    tell(OutgoingMessage.notification(InitializedNotification.name, Array("{}".utf8)).body)
    for change in beginning.folderChanges { tell(change) }
    if let settings = beginning.settings { tell(settings) }
    for document in session.documents.values.sorted(by: { $0.uri < $1.uri }) {
      tell(document.opening)
      schedulePull(document.uri)
    }
    askForReports()
    if beginning.isLate {
      let late = LateAbilities.registrations(of: abilities)
      registrations.noteLate(late)
      session.ask("client/registerCapability", JSONWriter.bytes(of: JSONValue.object(["registrations": .array(late)])))
      pass([], moreFollows: false)
    }
    let questions = beginning.questions
    beginning.questions = []
    for question in questions { take(question) }
  }
}

extension Document {
  /// `textDocument/didOpen` with the current text.
  fileprivate var opening: MessageBody {
    struct Params: Encodable {
      struct Item: Encodable {
        let uri: String
        let languageId: String
        let version: Int
        let text: String
      }

      let textDocument: Item
    }
    let item = Params.Item(
      uri: uri, languageId: languageID ?? "swift", version: snapshot.version ?? 0, text: snapshot.buffer.text)
    return OutgoingMessage.notification(DidOpenNotification.name, JSONWriter.bytes(of: Params(textDocument: item))).body
  }

  /// `textDocument/didChange` with the whole current text.
  var changeToWhole: MessageBody {
    struct Params: Encodable {
      struct Change: Encodable { let text: String }

      let textDocument: VersionedTextDocumentIdentifier
      let contentChanges: [Change]
    }
    let params = Params(
      textDocument: .init(uri: uri, version: snapshot.version ?? 0),
      contentChanges: [.init(text: snapshot.buffer.text)])
    return OutgoingMessage.notification(DidChangeNotification.name, JSONWriter.bytes(of: params)).body
  }
}
