import Analysis
import JSONReading
import ServerTesting
import TestSupport

@testable import Server

/// A simulated user who types files letter by letter, at five keys per second, with a simulated clock.
final class Typist {
  static let keyTime = Duration.milliseconds(200)

  /// A finding that the editor showed while the user typed.
  struct Sighting: Hashable {
    let path: String
    let rule: String
    let severity: Int
    let message: String
  }

  private var now = ContinuousClock.now
  private var session: Session?
  private var versions: [String: Int] = [:]
  private var shown: [String: [Sighting]] = [:]
  /// The shown findings after each key, each save, and each time the session woke up.
  private(set) var history: [(time: Duration, shown: [Sighting])] = []
  private let start: ContinuousClock.Instant

  init(project files: [String: String] = [:]) {
    start = now
    let root = "/project"
    let onDisk = Dictionary(files.map { ("\(root)/\($0.key)", $0.value) }) { $1 }
    session = Session(analyzer: Analyzer(), files: FilesInMemory(onDisk), clock: { [unowned self] in now })
    handle([JSON.message("initialize", #"{"rootUri":"file:///project","capabilities":{}}"#, id: "0")])
    handle([JSON.message("initialized", "{}")])
  }

  /// Returns the longest uninterrupted period in which the editor showed a matching finding.
  func longest(_ fits: (Sighting) -> Bool) -> (keys: Int, time: Duration) {
    var longest = (keys: 0, time: Duration.zero)
    var since: (index: Int, time: Duration)?
    for (index, moment) in history.enumerated() {
      if moment.shown.contains(where: fits) {
        let begin = since ?? (index, moment.time)
        since = begin
        let end = index + 1 < history.count ? history[index + 1].time : moment.time
        if end - begin.time > longest.time { longest = (index + 1 - begin.index, end - begin.time) }
      } else {
        since = nil
      }
    }
    return longest
  }

  /// Opens a text at a path of the project.
  func open(_ path: String, _ text: String = "") {
    versions[path] = 1
    handle([JSON.message("textDocument/didOpen", JSON.open(uri: uri(path), text))])
  }

  /// Types a text between two existing texts of an open document. Returns, for each letter, the index in `history`
  /// after that letter.
  @discardableResult
  func type(_ text: String, into path: String, after before: String = "", before after: String = "", closing: Bool)
    -> [Int]
  {
    var keys = Keyboard(before: before, after: after, closesBrackets: closing)
    var indices: [Int] = []
    var rest = Substring(text)
    while let first = rest.first {
      let (change, count) = keys.press(first, rest)
      rest = rest.dropFirst(count)
      pass(Self.keyTime)
      if let change {
        let version = (versions[path] ?? 1) + 1
        versions[path] = version
        handle([JSON.message("textDocument/didChange", JSON.change(change, version: version, uri: uri(path)))])
      }
      note()
      indices += Array(repeating: history.count - 1, count: count)
    }
    return indices
  }

  /// Inserts a text after the existing one at once.
  func paste(_ text: String, into path: String, after before: String) {
    pass(Self.keyTime)
    let (version, line) = (
      (versions[path] ?? 1) + 1, before.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    )
    versions[path] = version
    let change = #"[{"range":\#(JSON.range(line, 0, line, 0)),"text":\#(JSON.string(text))}]"#
    handle([JSON.message("textDocument/didChange", JSON.change(change, version: version, uri: uri(path)))])
    note()
  }

  func save(_ path: String) {
    handle([JSON.message("textDocument/didSave", #"{"textDocument":{"uri":"\#(uri(path))"}}"#)])
    note()
  }

  /// Advances the clock, and lets the server work when it wakes up.
  func pass(_ duration: Duration) {
    let end = now + duration
    while let wake = session?.wakeTime, wake <= end {
      now = max(now, wake)
      handle([])
      note()
      if session?.wakeTime == wake { break }
    }
    now = end
  }

  private func note() { history.append((now - start, shown.values.flatMap { $0 })) }

  private func uri(_ path: String) -> String { "file:///project/\(path)" }

  private func handle(_ bodies: [[UInt8]]) {
    var events = bodies.map { Event.message(IncomingMessage(body: $0)) }
    repeat {
      session?.handle(events)
      events = (session?.takeEffects() ?? []).compactMap { effect in
        switch effect {
        case .run(let job): return .finished(job.work())
        case .send(let message): take(message.body.bytes)
        case .exit, .log, .neighbor: break
        }
        return nil
      }
    } while !events.isEmpty
  }

  private func take(_ body: [UInt8]) {
    guard let message = try? JSONValue(parsing: body), message["method"] == "textDocument/publishDiagnostics" else {
      return
    }
    let path = String((message["params"]["uri"].string ?? "").dropFirst("file:///project/".count))
    shown[path] = message["params"]["diagnostics"].elements.map {
      Sighting(
        path: path, rule: $0["code"].string ?? "", severity: $0["severity"].integer ?? 0,
        message: $0["message"].string ?? "")
    }
  }
}

/// The keyboard handling of an editor.
struct Keyboard {
  private var before: String
  private var after: String
  /// The text that the editor inserted after the cursor automatically.
  private var closers = ""
  private let closesBrackets: Bool

  init(before: String, after: String, closesBrackets: Bool) {
    self.before = before
    self.after = after
    self.closesBrackets = closesBrackets
  }

  /// Handles a key. Returns the change as JSON, or nil if only the cursor moves, and the number of typed letters.
  mutating func press(_ letter: Character, _ rest: Substring) -> (change: String?, count: Int) {
    if closesBrackets, let closer = nextCloser, rest.hasPrefix(closer) {
      closers.removeFirst(closer.count)
      before += closer
      return (nil, closer.count)
    }
    let position = cursor
    before.append(letter)
    var added = ""
    if closesBrackets {
      if let closing = Self.closing[letter], !rest.hasPrefix("\"\"\""), !before.hasSuffix("\"\"\"") {
        added = String(closing)
      } else if letter == "\n", before.dropLast().last == "{", closers.first == "}" {
        let line = before.dropLast().split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        added = "\n" + line.prefix { $0 == " " }
      }
      closers = added + closers
    }
    let range = JSON.range(position.line, position.column, position.line, position.column)
    return (#"[{"range":\#(range),"text":\#(JSON.string(String(letter) + added))}]"#, 1)
  }

  private static let closing: [Character: Character] = ["(": ")", "[": "]", "{": "}", "\"": "\""]

  /// The inserted text up to the next bracket or quotation mark.
  private var nextCloser: String? {
    guard let end = closers.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(closers[...end])
  }

  private var cursor: (line: Int, column: Int) {
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count - 1, lines.last?.utf16.count ?? 0)
  }
}
