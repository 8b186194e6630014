import Analysis
import SourceText
import SystemCalls

/// The progress of a run on the last line of a terminal. It appears if the run takes more than a moment, and disappears
/// afterward.
final class ProgressBar: @unchecked Sendable {
  /// The time before the bar appears, in milliseconds.
  static let delay = 500
  static let interval = 100

  private let monitor = Monitor()
  private let draw: (String) -> Void
  /// The time in milliseconds since an arbitrary moment.
  private let clock: () -> Int
  private let start: Int
  private var drawn: Int?

  /// Returns nil if the bar wouldn't be visible.
  init?(_ terminal: Terminal, clock: @escaping () -> Int = ProgressBar.now) {
    guard terminal.isErrorErasable else { return nil }
    draw = terminal.writeError
    self.clock = clock
    start = clock()
  }

  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  func show(_ progress: RunProgress) {
    monitor.locked {
      let now = clock()
      guard now - start >= Self.delay, now - (drawn ?? start) >= Self.interval else { return }
      drawn = now
      draw("\r" + Self.line(progress) + "\u{1B}[K")
    }
  }

  /// Clears the line for other output.
  func erase() {
    monitor.locked {
      if drawn != nil { draw("\r\u{1B}[K") }
      drawn = nil
    }
  }

  /// Returns a line such as "Reading [########------------] 40 % of 7225 files".
  static func line(_ progress: RunProgress) -> String {
    let verb =
      switch progress.stage {
      case .reading: "Reading"
      case .checking: "Checking"
      }
    let finished = max(min(progress.finishedCount, progress.fileCount), 0)
    let percent = progress.fileCount > 0 ? finished * 100 / progress.fileCount : 100
    let bar = String(repeating: "#", count: percent / 5) + String(repeating: "-", count: 20 - percent / 5)
    return "\(verb) [\(bar)] \(percent) % of \(counted(progress.fileCount, "file"))"
  }
}

extension Terminal {
  /// Does work that reports its progress. Shows the progress if the work takes long.
  func showingProgress<Result>(_ work: (RunProgress.Listener?) -> Result) -> Result {
    guard let bar = ProgressBar(self) else { return work(nil) }
    defer { bar.erase() }
    return work { bar.show($0) }
  }
}
