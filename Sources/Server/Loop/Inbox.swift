import SystemCalls

/// Where the reader and the workers leave events for the main loop.
///
/// Messages come before results of work: a result that a waiting message has outdated is never looked at.
final class Inbox: Sendable {
  private final class Contents: @unchecked Sendable {
    var messages: [Event] = []
    var results: [Event] = []
    var waitingUTF8Count = 0
    var moreFollows = false
  }

  /// Above this the reader pauses: what the main loop has not come to stays in the client's pipe.
  private static let highWaterUTF8Count = 8 << 20

  private let monitor = Monitor()
  private let contents = Contents()

  /// - Parameters:
  ///   - utf8Count: how many bytes of the client's the events hold.
  ///   - moreFollows: for messages, whether the stream holds more.
  func add(_ events: [Event], utf8Count: Int = 0, moreFollows: Bool? = nil) {
    monitor.locked {
      contents.moreFollows = moreFollows ?? contents.moreFollows
      contents.waitingUTF8Count += utf8Count
      for event in events {
        if case .finished = event { contents.results.append(event) } else { contents.messages.append(event) }
      }
      monitor.signal()
    }
  }

  /// Everything that has come, and whether more follows at once; waits for something to come, at most the seconds.
  func take(waitingAtMostSeconds seconds: Double?) -> (events: [Event], moreFollows: Bool) {
    monitor.locked {
      if contents.messages.isEmpty, contents.results.isEmpty { monitor.wait(atMostSeconds: seconds) }
      let events = contents.messages + contents.results
      contents.messages.removeAll(keepingCapacity: true)
      contents.results.removeAll(keepingCapacity: true)
      contents.waitingUTF8Count = 0
      let moreFollows = contents.moreFollows
      contents.moreFollows = false
      monitor.signal()
      return (events, moreFollows)
    }
  }

  /// Returns when the main loop has come to most of what was added.
  func waitForRoom() {
    monitor.locked {
      while contents.waitingUTF8Count > Self.highWaterUTF8Count { monitor.wait() }
    }
  }
}
