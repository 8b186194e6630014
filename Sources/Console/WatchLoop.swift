import Analysis
import SourceText

/// A loop that checks projects again whenever their files change, until the user ends it.
struct WatchLoop {
  var projects: [WatchedProject]
  let terminal: Terminal
  /// Writes the report of a check.
  let report: (CheckResult) -> ExitStatus

  /// Checks for changes at most four times per second, and less often if that would take more than a twentieth of the
  /// time.
  ///
  /// - Returns: The status of the last report.
  mutating func run() -> ExitStatus {
    var changed = terminal.showingProgress { refresh($0) }
    var status = show([])
    var pause = 0.25
    while terminal.wait(pause) {
      let time = ContinuousClock().measure { changed = refresh(nil) }
      if changed.isEmpty {
        pause = max(0.25, time / .milliseconds(50))
      } else {
        status = show(changed)
      }
    }
    return status
  }

  private mutating func refresh(_ onProgress: RunProgress.Listener?) -> [String] {
    projects.indices.flatMap { projects[$0].refresh(onProgress: onProgress) }
  }

  private func show(_ changed: [String]) -> ExitStatus {
    var result = CheckResult(merging: projects.map(\.result))
    if terminal.isErasable {
      terminal.write("\u{1B}[H\u{1B}[2J")
      // The files that just changed come last, where the user sees them without scrolling.
      result = result.movingToEnd(filesAt: Set(changed))
    }
    let status = report(result)
    terminal.writeErrorLine(
      "\(Self.sentence(changed))Watching \(counted(result.checkedPaths.count, "file")); press Ctrl-C to stop with exit status \(status.rawValue)."
    )
    return status
  }

  /// Returns "Home.swift changed. " or "Home.swift and 3 more changed. "; empty if no file changed.
  private static func sentence(_ changed: [String]) -> String {
    guard let first = changed.first else { return "" }
    let others = changed.count > 1 ? " and \(changed.count - 1) more" : ""
    return "\(first.printable)\(others) changed. "
  }
}
