import JSONReading

/// Our session and a neighbor, which is another server, combined into one server for a client that starts only one.
///
/// Requests that only the neighbor supports are forwarded as bytes, and so are the responses. Requests that both
/// support go to both, and the responses are merged. Ids, progress tokens, and registrations of the two servers are
/// kept apart. Like the session, this class starts no thread and no process.
final class JointSession: EventHandler {
  enum NeighborState {
    /// Not started, or given up.
    case absent
    /// Has not answered `initialize` yet.
    case starting
    /// Waits for the client's `initialized`.
    case ready
    case running
  }

  let session: Session
  /// The neighbor's name in messages to the user.
  let name: String
  let clock: () -> ContinuousClock.Instant
  var neighbor = NeighborState.absent
  /// The number of the neighbor's current start. Messages from earlier processes are ignored.
  var start = 0
  /// The neighbor's capabilities; null before it has sent them.
  var capabilities = JSONValue.null
  var initialization = InitializationState()
  var pendingRequests = PendingNeighborRequests()
  var neighborRequests = NeighborRequests()
  var joint: [RequestID: JointRequest] = [:]
  var tokens = ProgressTokens()
  var registrations = NeighborRegistrations()
  var diagnostics = SharedDiagnostics()
  var reports = WorkspaceReports()
  var recovery = Recovery()
  private var effects: [Effect] = []

  init(_ session: Session, neighbor command: [String]) {
    self.session = session
    name = command.first?.split(separator: "/").last.map(String.init) ?? ""
    clock = session.clock
    session.logPrefix = "Statewise: "
  }

  var watchedProcess: Int32? {
    get { session.watchedProcess }
    set { session.watchedProcess = newValue }
  }

  var wakeTime: ContinuousClock.Instant? {
    ([session.wakeTime, initialization.deadline, recovery.nextStart, recovery.deadline, diagnostics.nextPull]
      + [reports.nextRequest] + joint.values.filter { $0.theirs == nil }.map(\.deadline))
      .compactMap { $0 }.min()
  }

  func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  func perform(_ effect: Effect) { effects.append(effect) }
  func send(_ message: OutgoingMessage) { perform(.send(message)) }
  func sendToNeighbor(_ body: MessageBody) { perform(.neighbor(.send(body))) }
  func refuse(_ id: RequestID) { send(.failure(id, ResponseError(.requestFailed, "'\(name)' is not running"))) }

  func handle(_ events: [Event], moreFollows: Bool) {
    let last = events.lastIndex { $0.isMessageForSession }
    for (index, event) in events.enumerated() {
      let moreFollows = moreFollows || last.map { index < $0 } == true
      switch event {
      case .joint(.client(let message)): take(message, moreFollows: moreFollows)
      case .joint(.neighbor(let start, let envelope)) where start == self.start && isStarted: take(envelope)
      case .joint(.invalidOutput(_, let text)): session.note(.error, "From '\(name)': \(text)")
      case .joint(.neighborEnded(let start)) where start == self.start && isStarted: noticeEnd()
      case .joint: break
      default: pass([event], moreFollows: moreFollows)
      }
    }
    if events.isEmpty { pass([], moreFollows: moreFollows) }
    meetDeadlines(now: clock())
  }

  var isStarted: Bool { neighbor != .absent }
  var isRunning: Bool { neighbor == .running }

  /// Lets our session handle events, and handles its effects.
  func pass(_ events: [Event], moreFollows: Bool) {
    session.handle(events, moreFollows: moreFollows)
    for effect in session.takeEffects() { take(effect) }
  }

  private func take(_ effect: Effect) {
    switch effect {
    case .send(.reply(let id, let result)):
      if initialization.waits(for: id) {
        answerInitialize(id, result)
      } else if joint[id] != nil {
        finish(id, ours: .success(result))
      } else {
        perform(effect)
      }
    case .send(.failure(let id?, let error)) where joint[id] != nil: finish(id, ours: .failure(error))
    case .send(.notification("$/progress", let params?)) where takeOurPortion(RawJSON(params)): break
    case .send(.publish(let uri, let version, let items)):
      diagnostics.takeOurs(RawJSON(items), of: uri, version: version)
      publish(uri)
    case .exit:
      if isStarted { sendToNeighbor(OutgoingMessage.notification(ExitNotification.name, nil).body) }
      perform(effect)
    default: perform(effect)
    }
  }

  private func meetDeadlines(now: ContinuousClock.Instant) {
    if let deadline = initialization.deadline, deadline <= now { beginAlone() }
    for (id, request) in joint where request.isDue(now: now) { finishWithoutNeighbor(id) }
    if let time = recovery.nextStart, time <= now { startNeighbor() }
    if let deadline = recovery.deadline, deadline <= now { noticeEnd() }
    pullForClient(now: now)
    if let time = reports.nextRequest, time <= now { askForReports() }
  }
}

extension Event {
  fileprivate var isMessageForSession: Bool {
    if case .joint(.client(let message)) = self { message.ours != nil } else { isMessage }
  }
}
