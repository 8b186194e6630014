import Dispatch
import SystemCalls

/// Waits that a person can end with Ctrl-C. Until the first one Ctrl-C ends the process, as it does everywhere.
final class Interruption {
  private let wanted = DispatchSemaphore(value: 0)
  private lazy var source: any DispatchSourceSignal = {
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [wanted] in wanted.signal() }
    signal(SIGINT, SIG_IGN)
    source.resume()
    return source
  }()

  /// Answers false, at once, when Ctrl-C was pressed meanwhile or since the last wait.
  func wait(_ seconds: Double) -> Bool {
    _ = source
    return wanted.wait(timeout: .now() + seconds) == .timedOut
  }
}
