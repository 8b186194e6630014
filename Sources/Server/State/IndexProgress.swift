import JSONReading

/// Shows in the client that the project is being read, if that takes long enough.
struct IndexProgress {
  static let delay = Duration.milliseconds(300)
  enum State {
    case idle
    /// Reading has begun, but may be done before it is worth showing.
    case waiting(since: ContinuousClock.Instant)
    case shown(percentage: Int)
  }

  var state = State.idle
  /// The token of the progress that is shown. A client accepts each token only once.
  var token = ""
}

extension Session {
  /// When to show that reading takes long; nil if there is nothing to show.
  var progressWakeTime: ContinuousClock.Instant? {
    guard case .waiting(let since) = progress.state else { return nil }
    return since + IndexProgress.delay
  }

  func updateProgress(now: ContinuousClock.Instant) {
    guard features.takesProgress, maySendRequests else { return }
    let indexes = projects.values.filter { $0.extent != .singleText }.map(\.index)
    let isReading = indexes.contains { !$0.isComplete }
    let count = indexes.reduce(0) { $0 + $1.fileCount }
    let read = indexes.reduce(0) { $0 + $1.filesRead }
    let percentage = count > 0 ? min(100, read * 100 / count) : 0
    switch progress.state {
    case .idle:
      if isReading { progress.state = .waiting(since: now) }
    case .waiting(let since):
      guard isReading else {
        progress.state = .idle
        return
      }
      guard since + IndexProgress.delay <= now else { return }
      progress.token = "statewise-index-\(nextSerial())"
      sendRequest("window/workDoneProgress/create", ["token": .string(progress.token)])
      report("begin", title: "Statewise: reading the project", percentage)
      progress.state = .shown(percentage: percentage)
    case .shown(let shown):
      guard isReading else {
        report("end")
        progress.state = .idle
        return
      }
      guard percentage >= shown + 5 else { return }
      report("report", percentage)
      progress.state = .shown(percentage: percentage)
    }
  }

  private func report(_ kind: JSONValue, title: JSONValue? = nil, _ percentage: Int? = nil) {
    notify(
      "$/progress",
      [
        "token": .string(progress.token),
        "value": ["kind": kind, "title": title, "percentage": percentage.map { JSONValue($0) }],
      ])
  }
}
