import Analysis

/// The state machine of the main loop. It handles one event after the other, starts no thread, and reads no file.
protocol EventHandler: AnyObject {
  /// When to call `handle` again, even if nothing has happened.
  var wakeTime: ContinuousClock.Instant? { get }
  /// The client's process, if it is to be watched.
  var watchedProcess: Int32? { get set }
  /// - Parameter moreFollows: Whether the stream already has more. Messages that a client sends at once may arrive in
  ///   portions.
  func handle(_ events: [Event], moreFollows: Bool)
  /// Removes and returns the effects, which must be performed after each turn.
  func takeEffects() -> [Effect]
}

/// Everything that can happen to the server. The main loop handles one after the other, and nothing else changes state.
package enum Event: Sendable {
  case message(IncomingMessage)
  /// A worker has finished a job.
  case finished(JobResult)
  /// Standard input has ended.
  case inputEnded
  /// Nobody reads the server's output anymore.
  case outputClosed
  /// The process that started the server has ended.
  case clientDied
  /// An event in a session with a neighbor. `JointSession` turns it into messages for the session.
  case joint(JointEvent)

  var isMessage: Bool { if case .message = self { true } else { false } }
}

/// Work on immutable values that is done on some thread. Its result comes back as an event.
package struct Job: Sendable {
  package enum Urgency: Sendable {
    /// Work that somebody waits for.
    case interactive
    /// Work that nobody waits for, such as reading the project.
    case background
  }

  let urgency: Urgency
  package let work: @Sendable () -> JobResult
}

/// What the main loop does with the result of a job. It must not hold the project that the job worked on.
package typealias JobResult = @Sendable (Session) -> Void

/// An effect that the server requests.
package enum Effect: Sendable {
  case send(OutgoingMessage)
  case run(Job)
  case log(LogEntry)
  case exit(Int32)
  case neighbor(NeighborAction)
}

extension [Effect] {
  /// The effects in order, except that jobs come last: messages that others wait for are sent before the server's own
  /// work occupies the processor.
  var jobsLast: [Effect] { filter { !$0.isJob } + filter(\.isJob) }
}

extension Effect {
  fileprivate var isJob: Bool { if case .run = self { true } else { false } }
}
