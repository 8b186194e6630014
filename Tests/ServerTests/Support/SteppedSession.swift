import Analysis
import JSONReading
import ServerTesting
import TestSupport

@testable import Server

/// A session whose jobs and clock the test controls.
final class SteppedSession {
  private(set) var waiting: [Job] = []
  private(set) var sent: [JSONValue] = []
  var now = ContinuousClock.now
  private var session: Session?

  init(
    files: any FileSource = FilesInMemory(), capabilities: String = "{}", analyzer: Analyzer = PlantedRule.analyzer
  ) {
    session = Session(analyzer: analyzer, files: files, clock: { [unowned self] in now })
    let initialize = #"{"rootUri":"file:///project","capabilities":\#(capabilities)}"#
    handle([JSON.message("initialize", initialize, id: #""first""#), JSON.message("initialized", "{}")])
  }

  var wakeTime: ContinuousClock.Instant? { session?.wakeTime }

  func handle(_ bodies: [[UInt8]]) { handle(bodies.map { .message(IncomingMessage(body: $0)) }) }

  /// Runs the oldest waiting job.
  func doNext() {
    guard !waiting.isEmpty else { return }
    handle([.finished(waiting.removeFirst().work())])
  }

  /// Runs the newest waiting job.
  func doLast() {
    guard let job = waiting.popLast() else { return }
    handle([.finished(job.work())])
  }

  func doAll() {
    while !waiting.isEmpty { doNext() }
  }

  func forgetSent() { sent = [] }

  private func handle(_ events: [Event]) {
    session?.handle(events)
    for effect in session?.takeEffects() ?? [] {
      switch effect {
      case .run(let job): waiting.append(job)
      case .send(let message): sent.append((try? JSONValue(parsing: message.body.bytes)) ?? .null)
      case .exit, .log, .neighbor: break
      }
    }
  }
}
