import JSONReading

/// Decides when to restart a neighbor that has exited.
struct Recovery {
  /// How long a neighbor may take to answer `initialize`.
  private static let limit = Duration.seconds(20)
  private static let pause = Duration.seconds(1)
  private static let window = Duration.seconds(60)
  private static let maximumInWindow = 3

  /// The time of the next restart; nil while the neighbor runs, and after the last attempt.
  private(set) var nextStart: ContinuousClock.Instant?
  /// The time by which the neighbor must answer `initialize`.
  private(set) var deadline: ContinuousClock.Instant?
  private var hasStarted = false
  private var restarts: [ContinuousClock.Instant] = []

  mutating func noteStart(now: ContinuousClock.Instant) {
    nextStart = nil
    deadline = now + Self.limit
  }

  /// Notes that the neighbor has answered `initialize`.
  mutating func noteSuccess() {
    hasStarted = true
    deadline = nil
  }

  /// Plans a restart, if one is allowed. Returns the message for the user, if any.
  mutating func noteEnd(of name: String, now: ContinuousClock.Instant) -> String? {
    deadline = nil
    guard hasStarted else { return "'\(name)' could not be started. Statewise continues without it." }
    restarts.removeAll { $0 + Self.window <= now }
    guard restarts.count < Self.maximumInWindow else {
      return "'\(name)' keeps exiting and will not be restarted. Statewise continues without it."
    }
    restarts.append(now)
    nextStart = now + Self.pause
    return restarts.count == 1 ? "'\(name)' exited and will be restarted." : nil
  }
}

extension JointSession {
  /// Handles a neighbor that has exited or is no longer useful: clears its state in the client and answers pending
  /// requests.
  func noticeEnd() {
    neighbor = .absent
    perform(.neighbor(.end))
    let pending = pendingRequests.removeAll()
    neighborRequests.removeAll()
    initialization.waitingRequests = []
    guard session.phase == .running || initialization.isWaiting else {
      for case .joint(let id) in pending { finish(id, theirs: .nothing) }
      return
    }
    let words = recovery.noteEnd(of: name, now: clock())
    if initialization.isWaiting { beginAlone() }
    for purpose in pending {
      switch purpose {
      case .client(let id): refuse(id)
      case .joint(let id): finish(id, theirs: .nothing)
      case .initialize, .diagnostics, .reports: break
      }
    }
    for token in tokens.removeAll() {
      let value = Array(#","value":{"kind":"end"}}"#.utf8)
      send(.notification("$/progress", Array(#"{"token":"#.utf8) + token.json + value))
    }
    let registered = registrations.removeAll()
    if !registered.isEmpty {
      session.sendRequest("client/unregisterCapability", ["unregisterations": .array(registered)])
    }
    clearTheirs()
    clearTheirReports()
    if let words { session.notify("window/showMessage", .message(words, isWarning: true)) }
    pass([], moreFollows: false)
  }
}
