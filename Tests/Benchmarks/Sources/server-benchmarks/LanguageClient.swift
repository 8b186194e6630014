import Foundation
import Measuring

/// A client that starts a language server like an editor does, and handles one message at a time.
final class LanguageClient {
  struct Arrival {
    let message: [String: Any]
    /// The time when the last byte was received.
    let time: ContinuousClock.Instant

    var method: String? { message["method"] as? String }
    var parameters: [String: Any] { message["params"] as? [String: Any] ?? [:] }
    var isPublish: Bool { method == "textDocument/publishDiagnostics" }
    var uri: String? { parameters["uri"] as? String }
    var version: Int? { parameters["version"] as? Int }
    var diagnostics: [[String: Any]] { parameters["diagnostics"] as? [[String: Any]] ?? [] }
  }

  /// A limit that no server should reach.
  private static let patience = Duration.seconds(180)

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var consumed = 0
  private var lastID = 0
  /// The messages that the server wrote to the client's log.
  private(set) var logged: [(text: String, time: ContinuousClock.Instant)] = []

  init(_ program: String, _ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { process.terminate() }

  var memory: ProcessMemory { ProcessMemory(of: process.processIdentifier) }

  // MARK: Sending

  /// Sends a notification. Returns the time when writing the message began.
  @discardableResult
  func notify(_ method: String, _ parameters: [String: Any]) throws -> ContinuousClock.Instant {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request. Returns its ID.
  func ask(_ method: String, _ parameters: [String: Any]) throws -> Int {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    return lastID
  }

  /// Sends a request and waits for its response.
  @discardableResult
  func request(_ method: String, _ parameters: [String: Any]) throws -> Arrival {
    let id = try ask(method, parameters)
    return try wait("the answer to \(method)") { $0.message["id"] as? Int == id && $0.method == nil }
  }

  @discardableResult
  private func send(_ message: [String: Any]) throws -> ContinuousClock.Instant {
    let body = try JSONSerialization.data(withJSONObject: message)
    let started = ContinuousClock.now
    try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    return started
  }

  // MARK: Receiving

  /// Reads messages until one matches. Answers the server's requests with null.
  @discardableResult
  func wait(_ what: String, until fits: (Arrival) -> Bool) throws -> Arrival {
    let deadline = ContinuousClock.now + Self.patience
    while let arrival = try next(before: deadline) {
      if fits(arrival) { return arrival }
    }
    throw BenchmarkError("Timed out waiting for \(what).")
  }

  /// Returns all messages until none has arrived for the given time.
  func drain(quietFor pause: Duration) throws -> [Arrival] {
    var arrivals: [Arrival] = []
    while let arrival = try next(before: .now + pause) { arrivals.append(arrival) }
    return arrivals
  }

  private func next(before deadline: ContinuousClock.Instant) throws -> Arrival? {
    while true {
      if let body = takeBody() {
        let time = ContinuousClock.now
        let value = try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
        if let id = value["id"], value["method"] != nil {
          try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
        }
        let arrival = Arrival(message: value, time: time)
        if arrival.method == "window/logMessage", let text = arrival.parameters["message"] as? String {
          logged.append((text, time))
        }
        return arrival
      }
      guard try readMore(before: deadline) else { return nil }
    }
  }

  private func readMore(before deadline: ContinuousClock.Instant) throws -> Bool {
    let left = max(0, (deadline - .now) / .milliseconds(1))
    var ready = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, Int32(min(left.rounded(.up), 1e6))) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(ready.fd, &chunk, chunk.count)
    guard count > 0 else { throw BenchmarkError("The language server ended.") }
    received += chunk[..<count]
    return true
  }

  private func takeBody() -> ArraySlice<UInt8>? {
    let rest = received[consumed...]
    guard let headerEnd = rest.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: rest[..<headerEnd.lowerBound], as: UTF8.self)
    let lengths = header.split(separator: "\r\n").compactMap { line in
      line.hasPrefix("Content-Length: ") ? Int(line.dropFirst("Content-Length: ".count)) : nil
    }
    let end = headerEnd.upperBound + (lengths.first ?? 0)
    guard received.count >= end else { return nil }
    let body = received[headerEnd.upperBound..<end]
    consumed = end
    if consumed > 1 << 20 || consumed == received.count {
      received.removeFirst(consumed)
      consumed = 0
      return ArraySlice(Array(body))
    }
    return body
  }
}

/// The memory that a process uses.
struct ProcessMemory {
  let byteCount: Int
  /// The peak memory; 0 if the system doesn't report it.
  let peakByteCount: Int

  init(of process: Int32) {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    func kibibytes(_ name: String) -> Int? {
      status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
        .flatMap { $0.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first }
        .flatMap { Int($0) }
    }
    byteCount = (kibibytes("VmRSS") ?? 0) * 1024
    peakByteCount = (kibibytes("VmHWM") ?? 0) * 1024
  }
}
