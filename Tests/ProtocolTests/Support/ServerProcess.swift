import Foundation
import JSONReading
import TestSupport
import Testing
import SystemCalls

@testable import Server

/// The built program, run as an editor runs it.
final class ServerProcess: @unchecked Sendable {
  struct DeadlineMissed: Error, CustomStringConvertible {
    let description: String
  }

  /// A time limit that even a busy machine reaches only if the server hangs.
  private static let patienceSeconds = 60.0

  private let process = Process()
  /// The home folder, so that servers do not share data.
  private let home: TemporaryFolder
  private let input = Pipe()
  private let output = Pipe()
  private let monitor = Monitor()
  private let recording = MessageRecording()
  /// This and the following properties are guarded by `monitor`.
  private var conversation = Conversation()
  private var received: [JSONValue] = []
  private var hasEnded = false
  private var lastID = 0

  /// Starts the server. `reads` is whether to read its output from the start.
  init(arguments: [String] = ["lsp", "--stdio"], reads: Bool = true) throws {
    home = try TemporaryFolder()
    // Writing to a server that has ended must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    // The tests never read standard error, like some editors.
    process.standardError = Pipe()
    let places = ["HOME": home.path, "XDG_CACHE_HOME": home("cache")]
    process.environment = ProcessInfo.processInfo.environment.merging(places) { $1 }
    try Self.withoutBlockedSignals { try process.run() }
    if reads { beginReading() }
  }

  /// Runs the body without blocked signals. Threads of a pool block signals, and a child process would inherit that. An
  /// editor's child processes do not have blocked signals.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Returns the location of the program, which is built together with the tests.
  static func executable() throws -> URL {
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
        self?.monitor.notifyAll()
      }
    }.start()
  }

  private func take(_ frames: inout FrameReader) {
    monitor.locked {
      while let frame = frames.next() {
        switch frame {
        case .body(let body):
          let message = (try? JSONValue(parsing: body)) ?? .string("not JSON")
          recording.add(body, answering: conversation.noteReceived(message))
          received.append(message)
        case .malformed(let reason): conversation.noteNoise(reason)
        }
      }
      monitor.notifyAll()
    }
  }

  /// Closes the read end of the server's output.
  func stopReading() { try? output.fileHandleForReading.close() }
  func closeInput() { try? input.fileHandleForWriting.close() }

  var identifier: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// Kills the process.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  // MARK: Sending

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    monitor.locked { conversation.noteSent(bytes) }
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// Sends several messages in one write.
  func send(_ bodies: [UInt8]...) { send(bodies) }

  func send(_ bodies: [[UInt8]]) {
    write(bodies.flatMap { MessageBody($0).framed.bytes })
  }

  func notify(_ method: String, _ params: String) {
    send(JSON.message(method, params))
  }

  /// Sends a request and waits for its response.
  @discardableResult
  func request(_ method: String, _ params: String) throws -> JSONValue {
    lastID += 1
    let id = "test-\(lastID)"
    send(JSON.message(method, params, id: JSON.string(id)))
    return try response(to: .string(id))
  }

  // MARK: Receiving

  func response(to id: JSONValue) throws -> JSONValue {
    try wait("a response to \(id)") { $0["id"] == id && $0["method"].isNull }
  }

  /// Waits for the first message that matches. Includes messages that have already arrived.
  @discardableResult
  func wait(_ what: String, _ fits: (JSONValue) -> Bool) throws -> JSONValue {
    try waitForAll(what) { $0.first(where: fits) }
  }

  /// Waits until a closure finds a value in the messages so far.
  func waitForAll<Found>(_ what: String, _ find: ([JSONValue]) -> Found?) throws -> Found {
    let deadline = Date().addingTimeInterval(Self.patienceSeconds)
    let found: Found? = monitor.locked {
      while true {
        if let found = find(received) { return found }
        if hasEnded || Date() > deadline { return nil }
        monitor.wait(atMostSeconds: 1)
      }
    }
    guard let found else { throw DeadlineMissed(description: "Timed out waiting for \(what)") }
    return found
  }

  /// All messages so far.
  var messages: [JSONValue] { monitor.locked { received } }

  /// Descriptions of messages that break the rules for every message.
  var offences: [String] { monitor.locked { conversation.offences } }

  /// Waits for the end of the process. Returns its exit status; nil if a signal ended it.
  func exitStatus() throws -> Int32? {
    try waitUntil("the end of the server") { !process.isRunning }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Waits for a condition by checking it repeatedly.
  func waitUntil(_ what: String, _ isSo: () throws -> Bool) throws {
    let deadline = Date().addingTimeInterval(Self.patienceSeconds)
    while try !isSo() {
      guard Date() < deadline else { throw DeadlineMissed(description: "Timed out waiting for \(what)") }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }
}
