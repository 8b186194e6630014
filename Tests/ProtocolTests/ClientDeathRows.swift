import Foundation
import JSONReading
import TestSupport
import Testing

/// Tests that no server outlives its client, regardless of how the client ends and of the server's state.
@Suite struct ClientDeathRows {
  /// A process for the server to watch. It lives until it is killed.
  final class Client {
    private let process = Process()

    init() throws {
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["1000"]
      try process.run()
    }

    deinit { kill() }

    var identifier: Int32 { process.processIdentifier }

    func kill() {
      guard process.isRunning else { return }
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  private static let large =
    Sample.bad
    + (0..<2000).map { "struct S\($0): View { @State var n = 0; var body: some View { Text(\"\") } }\n" }
    .joined()

  @Test func killedClientEndsServerWithOpenInput() throws {
    let client = try Client()
    try withServer(members: #","processId":\#(client.identifier)"#) { server in
      try server.ping()
      client.kill()
      try server.expectExit(1)
    }
  }

  @Test func aKilledClientEndsAServerThatIsAtWork() throws {
    let client = try Client()
    try withServer(members: #","processId":\#(client.identifier)"#) { server in
      server.open(Self.large)
      client.kill()
      try server.expectExit(1)
    }
  }

  @Test func aKilledClientEndsAServerWhoseOutputNobodyReads() throws {
    let client = try Client()
    try withNewServer(reads: false) { server in
      server.send(
        JSON.message("initialize", #"{"capabilities":{},"processId":\#(client.identifier)}"#, id: "1"))
      fillOutput(of: server)
      client.kill()
      try server.expectExit(1)
    }
  }

  @Test func endOfInputEndsAServerWhoseOutputNobodyReads() throws {
    try withNewServer(reads: false) { server in
      server.send(JSON.message("initialize", #"{"capabilities":{}}"#, id: "1"))
      fillOutput(of: server)
      server.closeInput()
      try server.expectExit(1)
    }
  }

  @Test func endOfInputEndsAServerThatIsAtWork() throws {
    try withServer { server in
      server.open(Self.large)
      server.closeInput()
      try server.expectExit(1)
    }
  }

  /// Causes more responses than a pipe can hold.
  private func fillOutput(of server: ServerProcess) {
    for id in 2..<2000 {
      server.send(JSON.message("textDocument/unheardOf/\(String(repeating: "x", count: 200))", "{}", id: "\(id)"))
    }
  }

  @Test func aServerWhoseOutputIsClosedEnds() throws {
    try withNewServer(reads: false) { server in
      server.stopReading()
      server.send(JSON.message("initialize", #"{"capabilities":{}}"#, id: "1"))
      try server.expectExit(1)
    }
  }

  @Test func aServerWhoseOutputIsClosedInTheMiddleOfAWriteEnds() throws {
    try withNewServer(reads: false) { server in
      server.send(JSON.message("initialize", #"{"capabilities":{}}"#, id: "1"))
      fillOutput(of: server)
      server.stopReading()
      try server.expectExit(1)
    }
  }

  @Test func serverRunsWhileClientIsAlive() throws {
    let client = try Client()
    // The first process of a machine belongs to another user and never ends.
    for identifier in [client.identifier, 1] {
      try withServer(members: #","processId":\#(identifier)"#) { server in
        // This is longer than the interval at which the server checks its client.
        Thread.sleep(forTimeInterval: 2.5)
        try server.ping()
      }
    }
  }

  /// The client's process may be on another machine or in another container, so only the end of the input counts.
  @Test func unknownClientProcessIsNotWatched() throws {
    let client = try Client()
    client.kill()
    try withServer(members: #","processId":\#(client.identifier)"#) { server in
      server.open(Sample.bad)
      try server.shown(1)
      try server.ping()
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func terminationSignalsEndServer(_ signal: Int32) throws {
    try withServer { server in
      server.open(Self.large)
      kill(server.identifier, signal)
      _ = try server.exitStatus()
      #expect(!server.isRunning)
    }
  }
}
