import Foundation
import JSONReading
import Testing

@testable import Server

/// The built program as an editor starts it: bytes in, frames out.
final class ServerProcess: @unchecked Sendable {
  struct DeadlineMissed: Error, CustomStringConvertible {
    let description: String
  }

  /// Only a hang takes this long, however busy the machine is.
  private static let patienceSeconds = 60.0

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let monitor = Monitor()
  /// Guarded by `monitor`.
  private var received: [JSONValue] = []
  private var malformed: [String] = []
  private var hasEnded = false
  private var lastID = 0

  /// Starts the server; `reads` is whether its output is read from the beginning.
  init(reads: Bool = true) throws {
    process.executableURL = try Self.executable()
    process.arguments = ["lsp", "--stdio"]
    process.standardInput = input
    process.standardOutput = output
    // Never read, as by an editor that does not care.
    process.standardError = Pipe()
    try process.run()
    if reads { beginReading() }
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  private static func executable() throws -> URL {
    let products =
      Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      + CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) }
    return try #require(
      products.map { $0.deletingLastPathComponent().appendingPathComponent("statewise") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "Build the program first: swift build --product statewise")
  }

  func beginReading() {
    let handle = output.fileHandleForReading
    Thread { [weak self] in
      var frames = FrameReader()
      while true {
        let data = handle.availableData
        guard let self, !data.isEmpty else { break }
        frames.append(data)
        self.take(&frames)
      }
      self?.monitor.locked {
        self?.hasEnded = true
        self?.monitor.signal()
      }
    }.start()
  }

  private func take(_ frames: inout FrameReader) {
    monitor.locked {
      while let frame = frames.next() {
        switch frame {
        case .body(let body): received.append((try? JSONValue(parsing: body)) ?? .string("not JSON"))
        case .malformed(let reason): malformed.append(reason)
        }
      }
      monitor.signal()
    }
  }

  /// Closes the read end of the server's output.
  func stopReading() { try? output.fileHandleForReading.close() }
  func closeInput() { try? input.fileHandleForWriting.close() }

  // MARK: Sending

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  func send(_ bodies: [UInt8]...) {
    write(bodies.flatMap(OutgoingMessage.frame))
  }

  func notify(_ method: String, _ params: String) {
    send(JSON.message(method, params))
  }

  /// Sends a request and waits for its response.
  func request(_ method: String, _ params: String) throws -> JSONValue {
    lastID += 1
    let id = #""test-\#(lastID)""#
    send(JSON.message(method, params, id: id))
    return try response(to: .string("test-\(lastID)"))
  }

  func initialize(capabilities: String = "{}", members: String = "") throws {
    _ = try request("initialize", #"{"rootUri":null,"capabilities":\#(capabilities)\#(members)}"#)
    notify("initialized", "{}")
  }

  // MARK: Receiving

  func response(to id: JSONValue) throws -> JSONValue {
    try wait("a response to \(id)") { $0["id"] == id && $0["method"].isNull }
  }

  /// Waits for the first message that fits, among those that have come too.
  func wait(_ what: String, _ fits: (JSONValue) -> Bool) throws -> JSONValue {
    let deadline = Date().addingTimeInterval(Self.patienceSeconds)
    let found: JSONValue? = monitor.locked {
      while true {
        if let message = received.first(where: fits) { return message }
        if hasEnded || Date() > deadline { return nil }
        monitor.wait(atMostSeconds: 1)
      }
    }
    guard let found else { throw DeadlineMissed(description: "Waited in vain for \(what)") }
    return found
  }

  /// Every message so far.
  var messages: [JSONValue] { monitor.locked { received } }

  /// What stood between messages on standard output.
  var noise: [String] { monitor.locked { malformed } }

  /// Whether an ordinary request is answered.
  func isAlive() throws -> Bool {
    try request("textDocument/hover", JSON.position(0, 0))["error"].isNull
  }

  /// Waits for the end of the process. Nil for a status when it was a signal that ended it.
  func exitStatus() throws -> Int32? {
    let deadline = Date().addingTimeInterval(Self.patienceSeconds)
    while process.isRunning {
      guard Date() < deadline else { throw DeadlineMissed(description: "The server does not end") }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
