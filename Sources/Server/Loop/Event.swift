import Analysis

/// The state machine of the main loop. It handles one event after the other, starts no thread, and reads no file.
protocol EventHandler: AnyObject {
  /// When to look again although nothing has happened.
  var wakeTime: ContinuousClock.Instant? { get }
  /// The client's process, when it is to be watched.
  var watchedProcess: Int32? { get set }
  /// - Parameter moreFollows: whether the stream holds more already. What comes in one go comes out of it in portions.
  func handle(_ events: [Event], moreFollows: Bool)
  /// The effects to perform after each turn.
  func takeEffects() -> [Effect]
}

/// Everything that can happen to the server. The main loop handles one after the other, and nothing else changes state.
package enum Event: Sendable {
  case message(IncomingMessage)
  /// A worker is done.
  case finished(JobResult)
  /// Standard input has ended.
  case inputEnded
  /// Nobody reads what we write any more.
  case outputClosed
  /// The process that started us is gone.
  case clientDied
  /// Of a session with a neighbor; `Beside` makes messages for the session of it.
  case beside(BesideEvent)

  var isMessage: Bool { if case .message = self { true } else { false } }
}

/// Work on immutable values, done on some thread, whose result comes back as an event.
package struct Job: Sendable {
  package enum Urgency: Sendable {
    /// Somebody waits for it.
    case interactive
    /// The index.
    case background
  }

  let urgency: Urgency
  package let work: @Sendable () -> JobResult
}

package enum JobResult: Sendable {
  /// There was nothing to find.
  case nothing
  /// The answer to a request.
  case answered(WorkedAnswer)
  case pulled(PulledDocument)
  case judgedPortion(WorkspacePortion)
  case read(DocumentSnapshot)
  case judged(Judgment)
  case listed(root: String, serial: Int, paths: [String], description: ProjectDescription)
  /// How a project is made up, read again.
  case described(root: String, serial: Int, description: ProjectDescription)
  case indexed(root: String, serial: Int, files: [IndexedFile])
}

/// An effect that the server requests.
package enum Effect: Sendable {
  case send(OutgoingMessage)
  case run(Job)
  case log(LogEntry)
  case exit(Int32)
  case neighbor(NeighborAction)
}

extension [Effect] {
  /// Messages that others wait for go out before our own work takes the processor. Otherwise in order.
  var jobsLast: [Effect] {
    filter { !$0.isJob } + filter(\.isJob)
  }
}

extension Effect {
  fileprivate var isJob: Bool { if case .run = self { true } else { false } }
}
