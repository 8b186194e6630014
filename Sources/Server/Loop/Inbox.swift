import SystemCalls

/// The queue in which the readers and the workers leave events for the main loop.
///
/// Messages come before the results of jobs, so that a result that a waiting message makes outdated is ignored.
final class Inbox: @unchecked Sendable {
  /// Above this limit, readers pause; what they have not read yet stays in the pipe.
  private static let highWaterUTF8Count = 8 << 20

  private let monitor = Monitor()
  private var messages: [Event] = []
  private var results: [Event] = []
  private var waitingUTF8Count = 0
  private var hasMore = false

  /// - Parameters:
  ///   - utf8Count: The number of received bytes that the events hold.
  ///   - moreFollows: For messages, whether more input is already available.
  func add(_ events: [Event], utf8Count: Int = 0, moreFollows: Bool? = nil) {
    monitor.locked {
      hasMore = moreFollows ?? hasMore
      waitingUTF8Count += utf8Count
      for event in events {
        if case .finished = event { results.append(event) } else { messages.append(event) }
      }
      monitor.notifyAll()
    }
  }

  /// Returns all waiting events, and whether more follow immediately. If there are none, waits at most that long.
  func take(waitingAtMostSeconds seconds: Double?) -> (events: [Event], moreFollows: Bool) {
    monitor.locked {
      if messages.isEmpty, results.isEmpty { monitor.wait(atMostSeconds: seconds) }
      let events = messages + results
      messages.removeAll(keepingCapacity: true)
      results.removeAll(keepingCapacity: true)
      waitingUTF8Count = 0
      let moreFollows = hasMore
      hasMore = false
      monitor.notifyAll()
      return (events, moreFollows)
    }
  }

  /// Waits until the events in the inbox are within the limit.
  func waitForRoom() {
    monitor.locked {
      while waitingUTF8Count > Self.highWaterUTF8Count { monitor.wait() }
    }
  }
}
