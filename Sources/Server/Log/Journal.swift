import Analysis
import JSONReading

/// The logging of a session: which messages are logged, and where.
struct Journal {
  /// `TraceValue`, LSP 3.17 "$/setTrace".
  enum Trace: String {
    case off
    case messages
    case verbose
  }

  /// The level of the log file; nil without a log file.
  var level: LogLevel?
  /// How much the client wants to receive through `$/logTrace`.
  var trace = Trace.off
  /// The client's unanswered requests. Kept only while messages are logged.
  var begun: [RequestID: (method: String, time: ContinuousClock.Instant)] = [:]

  var followsMessages: Bool { trace != .off || level.map { $0 >= .debug } == true }
}

extension Session {
  /// Writes a line to the log file if there is one and its level includes the line.
  func note(_ level: LogLevel, _ text: @autoclosure () -> String) {
    guard let wanted = journal.level, level <= wanted else { return }
    perform(.log(LogEntry(level: level, text: text())))
  }

  /// Logs a message that was received or sent.
  ///
  /// - Parameter content: The message's JSON, for the most detailed level.
  func noteMessage(_ text: @autoclosure () -> String, content: @autoclosure () -> [UInt8]) {
    guard journal.followsMessages else { return }
    let text = text()
    if journal.level == .trace {
      note(.trace, "\(text): \(String(decoding: content(), as: UTF8.self))")
    } else {
      note(.debug, text)
    }
    guard journal.trace != .off else { return }
    let verbose = journal.trace == .verbose ? JSONValue.string(String(decoding: content(), as: UTF8.self)) : nil
    let params: JSONValue = ["message": .string(text), "verbose": verbose]
    perform(.send(.notification("$/logTrace", JSONWriter.bytes(of: params))))
  }

  func noteRequest(_ id: RequestID, _ method: String, content: @autoclosure () -> [UInt8]) {
    guard journal.followsMessages else { return }
    journal.begun[id] = (method, clock())
    noteMessage("Request \(id) '\(method)'", content: content())
  }

  func noteAnswer(to id: RequestID?, _ outcome: @autoclosure () -> String, content: @autoclosure () -> [UInt8]) {
    guard journal.followsMessages else { return }
    guard let id, let begun = journal.begun.removeValue(forKey: id) else {
      noteMessage("\(outcome()) for \(id?.description ?? "no request")", content: content())
      return
    }
    let microseconds = Int((clock() - begun.time) / .microseconds(1))
    noteMessage("\(outcome()) for request \(id) '\(begun.method)' after \(microseconds) µs", content: content())
  }
}
