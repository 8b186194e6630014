import Dispatch
import SystemCalls

/// Pauses that the user can end with Ctrl-C. Before the first pause, Ctrl-C ends the process as usual.
final class Interruption {
  private let wanted = DispatchSemaphore(value: 0)
  private lazy var source: any DispatchSourceSignal = {
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [wanted] in wanted.signal() }
    signal(SIGINT, SIG_IGN)
    source.resume()
    return source
  }()

  /// Returns false immediately if Ctrl-C is pressed during the pause, or if it was pressed since the last pause.
  func wait(_ seconds: Double) -> Bool {
    _ = source
    return wanted.wait(timeout: .now() + seconds) == .timedOut
  }
}
