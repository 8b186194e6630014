import Analysis

/// Everything that can happen to the server. The main loop handles one after the other and nobody else changes state.
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
  case judgedPortion(WorkspacePortion)
  case read(DocumentSnapshot)
  case judged(Judgment)
  case listed(root: String, serial: Int, paths: [String], description: ProjectDescription)
  /// How a project is made up, read again.
  case described(root: String, serial: Int, description: ProjectDescription)
  case indexed(root: String, serial: Int, files: [IndexedFile])
}

/// What the server wants done outside of itself.
package enum Effect: Sendable {
  case send([UInt8])
  /// A publish for a document; one that still waits to be written is replaced by a newer one.
  case publish(uri: String, [UInt8])
  case run(Job)
  case log(LogEntry)
  case exit(Int32)
}
