import Analysis
import JSONReading

/// The session of one client. It owns all state and handles one event after the other. It starts no thread and reads no
/// file; its owner takes its `effects` after each turn and performs them.
package final class Session: EventHandler {
  enum Phase {
    case beforeInitialize
    case running
    case shutDown
    case over
  }

  /// The analyzer with the editor's settings.
  var analyzer: Analyzer
  /// The texts that earlier servers crashed on; nil if nothing is recorded.
  let crashes: CrashRecord?
  /// The analyzer with which the program was started.
  let startAnalyzer: Analyzer
  let files: any FileSource
  let clock: () -> ContinuousClock.Instant
  var phase = Phase.beforeInitialize
  package internal(set) var features = ClientFeatures()
  /// The position encoding that another server of this client counts in; see `JointSession`.
  var followedEncoding: String?
  /// The prefix of the session's messages in the client; empty unless another server writes messages there, too.
  var logPrefix = ""
  /// Whether the session may send requests. They wait for the client's `initialized`.
  var maySendRequests = false
  /// The problems in the settings: each sentence is shown once, and none before the client's `initialized`.
  var settingsProblems: (shown: Set<String>, waiting: [String]) = ([], [])
  /// The messages in which the client last sent settings.
  var settingsMessages: Set<SettingsMessage> = []
  /// The client's process, if it is to be watched.
  var watchedProcess: Int32?
  var journal = Journal()

  var documents: [String: Document] = [:]
  /// The documents whose file is also open under another URI that was used later, by URI.
  var asideDocuments: [String: Document] = [:]
  /// Document keys by the URI that opened them.
  var keys: [String: String] = [:]
  var projects: [String: HostedProject] = [:]
  var folders: [WorkspaceRoot] = []
  var progress = IndexProgress()
  var wantsDiagnosticRefresh = false
  /// A number that changes whenever findings of files that are not being typed in may have changed.
  var findingsSerial = 0
  var documentPulls: [DocumentPull] = []
  var heldActions: [HeldActions] = []
  var workspacePulls: [WorkspacePull] = []
  /// The documents that were closed since the last pass for `workspace/diagnostic`. The client may still show findings
  /// in the editor's text.
  var closedSinceReport: Set<String> = []
  /// The last reports sent for `workspace/diagnostic`, by URI; nil before the first.
  var reportedForWorkspace: [String: String]?
  /// When the configuration of a document was last looked for; see `lookForConfiguration`.
  var lastConfigurationLook: ContinuousClock.Instant?
  /// Work on texts doesn't start before this time, because more messages are known to follow.
  private var postponedUntil: ContinuousClock.Instant?
  private static let longestDelay = Duration.milliseconds(100)
  private(set) var lastEdit: ContinuousClock.Instant?
  /// The document that the user is editing; nil after a pause. See `HeldFindings`.
  var typedKey: String?

  private(set) var effects: [Effect] = []
  private var pending: [RequestID: (ticket: Int, isCancellable: Bool)] = [:]
  private var lastSerial = 0
  private var waitingRequests: [(method: String, params: JSONValue?)] = []
  /// Handlers for the client's pending responses.
  private var answers: [RequestID: (JSONValue) -> Void] = [:]

  package init(
    analyzer: Analyzer, files: any FileSource, crashes: CrashRecord? = nil,
    logLevel: LogLevel? = nil, clock: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.analyzer = analyzer
    journal.level = logLevel
    startAnalyzer = analyzer
    self.files = files
    self.crashes = crashes
    self.clock = clock
  }

  /// Returns a number that no other call in this session returns.
  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// When to call `handle` again, even if nothing has happened.
  var wakeTime: ContinuousClock.Instant? {
    [progressWakeTime, workspacePullWakeTime, heldFindingsWakeTime, heldActionsWakeTime, postponedUntil].compactMap {
      $0
    }.min()
  }

  var reader: TextReader { TextReader(analyzer: analyzer, crashes: crashes) }

  func noteEdit() { lastEdit = clock() }

  package func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  func perform(_ effect: Effect) {
    guard phase != .over else { return }
    if case .exit = effect { phase = .over }
    effects.append(effect)
  }

  /// Does work on another thread.
  func run(_ urgency: Job.Urgency, _ work: @escaping @Sendable () -> JobResult) {
    perform(.run(Job(urgency: urgency, work: work)))
  }

  /// Handles events in order, and only then starts work, so that changes that arrive together are analyzed once.
  ///
  /// - Parameter moreFollows: Whether the stream already has more. Messages that a client sends at once may arrive in
  ///   portions.
  package func handle(_ events: [Event], moreFollows: Bool = false) {
    for event in events where phase != .over {
      switch event {
      case .message(let message): handle(message)
      case .finished(let result): result(self)
      case .inputEnded: perform(.exit(phase == .shutDown ? 0 : 1))
      case .outputClosed, .clientDied: perform(.exit(1))
      case .joint: break
      }
    }
    guard phase == .running else { return }
    noticePause(now: clock())
    postponeWork(now: clock(), isDue: events.contains(where: \.isMessage), moreFollows: moreFollows)
    if postponedUntil == nil {
      continueDocumentPulls()
      continueHeldActions(now: clock())
      startAnalyses()
    }
    refreshPulledDiagnostics()
    continueWorkspacePulls(now: clock())
    updateProgress(now: clock())
  }

  private func postponeWork(now: ContinuousClock.Instant, isDue: Bool, moreFollows: Bool) {
    let end = postponedUntil ?? now + Self.longestDelay
    if moreFollows, now < end {
      postponedUntil = end
    } else if isDue || end <= now {
      postponedUntil = nil
    }
  }

  private func handle(_ message: IncomingMessage) {
    switch message {
    case .request(let id, let method, let params):
      noteRequest(id, method, content: JSONWriter.bytes(of: params))
      handleRequest(id, method, params)
    case .notification(let method, let params):
      noteMessage("Notification '\(method)'", content: JSONWriter.bytes(of: params))
      handleNotification(method, params)
    case .response(let id, let result, let error):
      noteMessage("The client's answer \(id)", content: JSONWriter.bytes(of: error.isNull ? result : error))
      guard let take = answers.removeValue(forKey: id), error.isNull else { break }
      take(result)
    case .invalid(let id, let error):
      note(.error, "Invalid message: \(error.message)")
      refuse(id, error)
    }
  }

  private func handleRequest(_ id: RequestID, _ method: String, _ params: JSONValue) {
    if let error = refusal(of: method) {
      refuse(id, error)
      return
    }
    guard let request = MethodTable.requests[method] else {
      refuse(id, ResponseError(.methodNotFound, "Unknown method '\(method)'"))
      return
    }
    guard pending[id] == nil else {
      refuse(id, ResponseError(.invalidRequest, "A request with this id is still pending"))
      return
    }
    request.handle(id, params, in: self)
  }

  private func refusal(of method: String) -> ResponseError? {
    switch phase {
    case .beforeInitialize:
      method == InitializeRequest.name ? nil : ResponseError(.serverNotInitialized, "Send 'initialize' first")
    case .running:
      method == InitializeRequest.name
        ? ResponseError(.invalidRequest, "The session is already initialized") : nil
    case .shutDown, .over: ResponseError(.invalidRequest, "The session has been shut down")
    }
  }

  private func handleNotification(_ method: String, _ params: JSONValue) {
    guard phase == .running || method == ExitNotification.name else { return }
    _ = try? MethodTable.notifications[method]?.handle(params, in: self)
  }

}

// MARK: - Answers

extension Session {
  /// Sends the answer to a request.
  func answer(_ id: RequestID, _ result: [UInt8]) {
    perform(.send(.reply(id, result: result)))
    noteAnswer(to: id, "Answer", content: result)
  }

  /// Answers a message with an error. The id is nil if an invalid message has none that could be read.
  func refuse(_ id: RequestID?, _ error: ResponseError) {
    perform(.send(.failure(id, error)))
    noteAnswer(to: id, "Error \(error.code.rawValue)", content: Array(error.message.utf8))
  }

  /// Notes that a request waits for its answer. Returns its ticket, because a client may use an id again after a
  /// cancellation.
  func register(_ id: RequestID, isCancellable: Bool) -> Int {
    let ticket = nextSerial()
    pending[id] = (ticket, isCancellable)
    return ticket
  }

  func isWaiting(_ id: RequestID, _ ticket: Int) -> Bool { pending[id]?.ticket == ticket }

  /// Answers a request unless it was canceled. Returns whether it was still waiting.
  @discardableResult
  func finish(_ id: RequestID, _ ticket: Int, _ result: Result<[UInt8], ResponseError>) -> Bool {
    guard isWaiting(id, ticket) else { return false }
    pending.removeValue(forKey: id)
    switch result {
    case .success(let json): answer(id, json)
    case .failure(let error): refuse(id, error)
    }
    return true
  }

  /// Answers a request that the client no longer needs, and forgets it.
  func cancel(_ id: RequestID) {
    guard pending[id]?.isCancellable == true else { return }
    pending.removeValue(forKey: id)
    refuse(id, ResponseError(.requestCancelled, "Canceled by the client"))
  }

  func notify(_ method: String, _ params: JSONValue) { notify(method, JSONWriter.bytes(of: params)) }

  func notify(_ method: String, _ params: [UInt8]) {
    noteMessage("Sent '\(method)'", content: params)
    perform(.send(.notification(method, params)))
  }

  /// Writes a line to the client's log, without showing it.
  func log(_ message: String) {
    note(.info, message)
    notify("window/logMessage", .message(logPrefix + message, isWarning: false))
  }

  /// Shows a message in the client, because something that the user requested does not happen.
  func warn(_ message: String) {
    note(.info, message)
    notify("window/showMessage", .message(logPrefix + message, isWarning: true))
  }

  /// Sends a request whose answer is ignored. It waits for the client's `initialized`.
  func sendRequest(_ method: String, _ params: JSONValue?) {
    guard maySendRequests else {
      waitingRequests.append((method, params))
      return
    }
    send(method, params)
  }

  /// Sends a request, and calls `take` with the result. An error is ignored.
  func sendRequest(_ method: String, _ params: JSONValue, take: @escaping (JSONValue) -> Void) {
    answers[send(method, params)] = take
  }

  @discardableResult
  private func send(_ method: String, _ params: JSONValue?) -> RequestID {
    let params = params.map { JSONWriter.bytes(of: $0) }
    let id = RequestID.string("statewise-\(nextSerial())")
    noteMessage("Sent request '\(method)' as \(id)", content: params ?? [])
    perform(.send(.request(id, method, params)))
    return id
  }

  func sendWaitingRequests() {
    maySendRequests = true
    let requests = waitingRequests
    waitingRequests = []
    for request in requests { sendRequest(request.method, request.params) }
  }
}

extension JSONValue {
  /// The parameters of a message to the user: a warning or information.
  static func message(_ text: String, isWarning: Bool) -> JSONValue {
    ["type": isWarning ? 2 : 3, "message": .string(text)]
  }
}
