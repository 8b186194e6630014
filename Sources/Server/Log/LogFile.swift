import Analysis
import Projects
import SystemCalls

/// One line of the log, without its timestamp.
package struct LogEntry: Sendable {
  let level: LogLevel
  let text: String
}

/// A file to which lines are appended. Each line is written at once, so several servers may share a file.
final class LogFile: Sendable {
  private let descriptor: Int32
  private let process = getpid()

  init(path: String) throws(FileProblem) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .fromSystem(path, FileProblem.Reason.unwritable) }
  }

  deinit { close(descriptor) }

  /// Writes a line. Never fails: if the disk is full, the line is lost, but the session continues.
  func write(_ entry: LogEntry, at time: Date = Date()) {
    let stamp = time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    let text = entry.text.replacing("\n", with: "\\n")
    let line = Array("\(stamp) [\(process)] \(entry.level.rawValue) \(text)\n".utf8)
    _ = line.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
  }
}
