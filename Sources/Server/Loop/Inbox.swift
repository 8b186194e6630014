/// Where the reader and the workers leave events for the main loop.
///
/// Messages come before results of work: a result that a waiting message has outdated is never looked at.
final class Inbox: Sendable {
  private final class Contents: @unchecked Sendable {
    var messages: [Event] = []
    var results: [Event] = []
  }

  private let monitor = Monitor()
  private let contents = Contents()

  func add(_ events: [Event]) {
    monitor.locked {
      for event in events {
        if case .finished = event { contents.results.append(event) } else { contents.messages.append(event) }
      }
      monitor.signal()
    }
  }

  /// Everything that has come; waits for something to come, at most the seconds.
  func take(waitingAtMostSeconds seconds: Double?) -> [Event] {
    monitor.locked {
      if contents.messages.isEmpty, contents.results.isEmpty { monitor.wait(atMostSeconds: seconds) }
      let events = contents.messages + contents.results
      contents.messages.removeAll(keepingCapacity: true)
      contents.results.removeAll(keepingCapacity: true)
      return events
    }
  }
}
