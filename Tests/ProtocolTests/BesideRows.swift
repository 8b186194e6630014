import Foundation
import JSONReading
import SystemCalls
import TestSupport
import Testing

/// Tests of the built program together with a neighbor that misbehaves, which is a shell script. They are about
/// processes and pipes; `ServerTests` tests the messages without processes.
@Suite struct BesideRows {
  /// A script that records its start, may answer as a server, and then runs some commands.
  private final class Neighbor {
    private let folder: TemporaryFolder
    private let script: String

    init(_ behavior: String, answers: Bool = true) throws {
      folder = try TemporaryFolder()
      let answer = #"say '{"jsonrpc":"2.0","id":1,"result":{"capabilities":{"completionProvider":{}}}}'"#
      script = """
        say() { printf 'Content-Length: %d\\r\\n\\r\\n%s' "${#1}" "$1"; }
        echo $$ >> "\(folder("starts"))"
        \(answers ? answer : "")
        \(behavior)
        """
    }

    deinit {
      for process in processes { kill(process, SIGKILL) }
    }

    var arguments: [String] { ["lsp", "--beside", "sh", "-c", script] }

    /// The process identifiers in the order of their starts.
    var processes: [Int32] {
      let text = (try? String(contentsOfFile: folder("starts"), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { Int32($0) }
    }

    var isAlive: Bool { processes.contains(where: Self.isAlive) }

    /// Returns whether a process is running. A zombie process is not running.
    static func isAlive(_ process: Int32) -> Bool {
      let state = ChildProcess.run("ps", ["-o", "stat=", "-p", "\(process)"])?.output ?? []
      return !state.isEmpty && !state.contains(UInt8(ascii: "Z"))
    }
  }

  /// Commands that ignore the end of the input and all signals except `SIGKILL`.
  private static let stubborn = "trap '' TERM HUP INT; for i in $(seq 600); do sleep 0.1; done"

  private func with(
    _ neighbor: Neighbor, initializes: Bool = true, _ body: (ServerProcess) throws -> Void
  ) throws {
    try withNewServer(arguments: neighbor.arguments) { server in
      if initializes { try server.initialize(members: #","rootUri":null"#) }
      try body(server)
    }
  }

  @Test func sessionContinuesWithoutMissingNeighbor() throws {
    try withNewServer(arguments: ["lsp", "--beside", "no-program-of-this-name", "--option"]) { server in
      try server.initialize(members: #","rootUri":null"#)
      server.open(Sample.bad)
      try server.shown(1)
      #expect(server.messages.filter { $0["method"] == "window/showMessage" }.count == 1)
      server.closeInput()
      try server.expectExit(1)
    }
  }

  @Test func sessionContinuesIfNeighborEndsImmediately() throws {
    try with(try Neighbor("exit 1", answers: false)) { server in
      server.open(Sample.bad)
      try server.shown(1)
    }
  }

  @Test func silentNeighborDoesNotDelayClientWithRefreshSupport() throws {
    let late = """
      {"textDocument":{"completion":{"dynamicRegistration":true},"definition":{"dynamicRegistration":true},
      "references":{"dynamicRegistration":true}}}
      """
    try with(try Neighbor("sleep 1000", answers: false), initializes: false) { server in
      let result = try server.initialize(capabilities: try Capabilities.patched([late]), members: #","rootUri":null"#)
      #expect(result["capabilities"]["hoverProvider"].bool == true)
      server.open(Sample.bad)
      try server.shown(1)
    }
  }

  @Test func neighborIsRestartedThreeTimes() throws {
    let neighbor = try Neighbor("sleep 0.3", answers: true)
    // The request of the second start has another ID.
    let restarting = try Neighbor(
      #"for id in 2 3 4 5 6 7 8; do say '{"jsonrpc":"2.0","id":'$id',"result":{"capabilities":{}}}'; done; sleep 0.3"#)
    try with(restarting) { server in
      try server.waitUntil("the last message") {
        server.messages.filter { $0["method"] == "window/showMessage" }.count == 2
      }
      #expect(restarting.processes.count == 4)
      #expect(!restarting.isAlive)
      server.open(Sample.bad)
      try server.shown(1)
    }
    try with(neighbor) { server in
      try server.waitUntil("the second start") { neighbor.processes.count == 2 }
      try server.ping()
    }
  }

  @Test func outputWithoutMessageIsSkipped() throws {
    try with(
      try Neighbor(
        """
        sleep 0.2; printf 'nonsense\\nContent-Length: x\\r\\n\\r\\n'; say '[]'; say '{"broken'; say '7'
        say '{"jsonrpc":"2.0","method":"$/after"}'; cat > /dev/null
        """)
    ) { server in
      try server.wait("what came behind") { $0["method"] == "$/after" }
      try server.ping()
    }
  }

  /// The messages are larger than a pipe and all buffers.
  @Test func neighborThatDoesNotReadIsStopped() throws {
    let neighbor = try Neighbor(Self.stubborn)
    try with(neighbor) { server in
      let text = String(repeating: "x", count: 2 << 20)
      for number in 1...12 { server.open(text, uri: "file:///t/\(number).txt", language: "plaintext") }
      server.open(Sample.bad)
      try server.shown(1)
      try server.waitUntil("its end") { neighbor.processes.first.map { !Neighbor.isAlive($0) } == true }
      try server.ping()
    }
  }

  @Test func neighborThatFloodsIsThrottled() throws {
    let neighbor = try Neighbor(
      #"x=$(printf '%01000d' 1); while :; do say '{"jsonrpc":"2.0","method":"$/x","params":["'$x'"]}'; done"#)
    try withNewServer(arguments: neighbor.arguments, reads: false) { server in
      server.send(JSON.message("initialize", #"{"capabilities":{},"processId":null}"#, id: "1"))
      Thread.sleep(forTimeInterval: 1)
      server.beginReading()
      _ = try server.response(to: .number("1"))
      server.open(Sample.bad)
      try server.shown(1)
      if let peak = ProcessUsage.peakMegabytes(of: server.identifier) { #expect(peak < 600) }
    }
  }

  /// The neighbor ends regardless of how our process ends.
  @Test(arguments: ["exit", "input", "client", "TERM", "INT", "HUP"])
  func neighborEndsWithServer(by way: String) throws {
    let neighbor = try Neighbor(Self.stubborn)
    let client = try ClientDeathRows.Client()
    try with(neighbor, initializes: false) { server in
      _ = try server.request(
        "initialize", #"{"processId":\#(client.identifier),"capabilities":{}}"#)
      server.notify("initialized", "{}")
      try server.waitUntil("its start") { neighbor.isAlive }
      switch way {
      case "exit":
        try server.request("shutdown", "null")
        server.notify("exit", "null")
      case "input": server.closeInput()
      case "client": client.kill()
      case "TERM": kill(server.identifier, SIGTERM)
      case "INT": kill(server.identifier, SIGINT)
      default: kill(server.identifier, SIGHUP)
      }
      let status = try server.exitStatus()
      #expect(status == (way == "exit" ? 0 : way.count > 4 ? 1 : status))
      try server.waitUntil("the neighbor's end") { !neighbor.isAlive }
    }
  }

  @Test func neighborMayEndWithItsInput() throws {
    let folder = try TemporaryFolder()
    try with(try Neighbor("cat > /dev/null; echo done > '\(folder("end"))'")) { server in
      try server.request("shutdown", "null")
      server.notify("exit", "null")
      try server.expectExit(0)
      try server.waitUntil("its own end") { FileManager.default.fileExists(atPath: folder("end")) }
    }
  }

  @Test func twoInstancesReportEachFileOnce() throws {
    let folder = try TemporaryFolder()
    for name in ["A.swift", "B.swift"] { try folder.write(name, Sample.bad) }
    try withNewServer(arguments: ["lsp", "--beside", ServerProcess.executable().path, "lsp"]) { server in
      try server.initialize(capabilities: Capabilities.pull, members: folder.asRoot)
      func reports(_ previous: [JSONValue]) throws -> [JSONValue] {
        let ids = previous.map {
          #"{"uri":\#(JSON.text(of: $0["uri"])),"value":\#(JSON.text(of: $0["resultId"]))}"#
        }
        return try server.request(
          "workspace/diagnostic", #"{"previousResultIds":[\#(ids.joined(separator: ","))]}"#)["result"]["items"]
          .elements
      }
      let first = try reports([])
      #expect(first.map { $0["uri"].string } == [folder.uri("A.swift"), folder.uri("B.swift")])
      #expect(first.map { $0["items"].elements.count } == [2, 2])
      #expect(try reports(first).map { $0["kind"].string } == ["unchanged", "unchanged"])
    }
  }

  /// Our server twice, so that every message passes through both.
  @Test func twoInstancesActAsOne() throws {
    try withNewServer(arguments: ["lsp", "--beside", ServerProcess.executable().path, "lsp"]) { server in
      try server.initialize(members: #","rootUri":null"#)
      server.open(Sample.bad)
      try server.shown(2)
      let answer = try server.request("textDocument/definition", JSON.position(0, 0))
      #expect(answer.code == -32601)
      try server.request("shutdown", "null")
      server.notify("exit", "null")
      try server.expectExit(0)
    }
  }
}
