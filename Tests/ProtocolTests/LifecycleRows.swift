import Foundation
import JSONReading
import TestSupport
import Testing

@Suite struct LifecycleRows {
  @Test func requestsFailAndNotificationsAreDroppedBeforeInitialize() throws {
    try withNewServer { server in
      #expect(try server.request("textDocument/hover", JSON.position(3, 15)).code == -32002)
      server.open(Sample.bad)
      #expect(try server.request("shutdown", "null").code == -32002)
      #expect(try server.request("no/such/method", "{}").code == -32002)
      try server.initialize()
      #expect(try server.request("textDocument/hover", JSON.position(3, 15))["result"].isNull)
      try server.fence()
      #expect(server.publishes().isEmpty)
    }
  }

  @Test func secondInitializeIsRejectedAndFirstOneApplies() throws {
    try withServer(#"{"general":{"positionEncodings":["utf-8"]}}"#) { server in
      let refusal = try server.request("initialize", #"{"capabilities":{}}"#)
      #expect(refusal.code == -32600)
      server.open(Sample.bad.replacing("    @State", with: "/*é*/ @State"))
      let diagnostic = try server.shown(1).first
      #expect(diagnostic?.numbers == [3, 18, 3, 19])
      #expect(diagnostic?["data"] != .null)
    }
  }

  @Test func betweenInitializeAndInitializedDocumentsAreServedAndNothingIsAsked() throws {
    try withNewServer { server in
      let capabilities = try Capabilities.patched([
        Capabilities.watchesFiles, Capabilities.supportsConfigurationRequests,
      ])
      try server.request("initialize", #"{"rootUri":null,"capabilities":\#(capabilities)}"#)
      server.send(
        JSON.message("textDocument/didOpen", JSON.open(Sample.bad)),
        JSON.message("textDocument/codeAction", JSON.codeAction(JSON.range(3, 15, 3, 15)), id: "7"),
        JSON.message("$/setTrace", #"{"value":"off"}"#))
      let answer = try server.response(to: .number("7"))
      #expect(answer["error"].isNull)
      try server.shown(1)
      server.notify("initialized", "{}")
      _ = try server.question("client/registerCapability")
      _ = try server.question("workspace/configuration")
      try server.ping()
    }
  }

  @Test(arguments: [#","params":null"#, #","params":{}"#, ""])
  func shutdownIsAnsweredWithNullAndOnlyExitFollows(_ params: String) throws {
    try withServer { server in
      server.send(Array(#"{"jsonrpc":"2.0","id":"bye","method":"shutdown"\#(params)}"#.utf8))
      guard case .object(let answer) = try server.response(to: "bye") else { return }
      #expect(answer["result"] == .null)
      server.open(Sample.bad)
      #expect(try server.request("textDocument/hover", JSON.position(0, 0)).code == -32600)
      #expect(try server.request("shutdown", "null").code == -32600)
      #expect(try server.request("initialize", #"{"capabilities":{}}"#).code == -32600)
      #expect(server.publishes().isEmpty)
      server.notify("exit", "null")
      try server.expectExit(0)
    }
  }

  @Test func unknownRequestsFailAndUnknownNotificationsAreIgnored() throws {
    try withServer { server in
      for method in ["textDocument/unheardOf", "$/unheardOf"] {
        let refusal = try server.request(method, "{}")
        #expect(refusal.code == -32601)
      }
      let count = server.messages.count
      server.notify("textDocument/unheardOf", "{}")
      server.notify("$/unheardOf", "{}")
      server.notify("$/progress", #"{"token":"nobody's","value":{"kind":"end"}}"#)
      try server.ping()
      #expect(server.messages.count == count + 1)
    }
  }

  @Test func invalidParametersAreRejectedByName() throws {
    try withServer { server in
      let answer = try server.request("textDocument/hover", #"{"textDocument":{"uri":5},"position":{}}"#)
      #expect(answer.code == -32602)
      #expect(answer["error"]["message"].string?.contains("textDocument.uri") == true)
      #expect(try server.request("textDocument/codeAction", "[]").code == -32602)
      #expect(try server.request("textDocument/diagnostic", "null").code == -32602)
      #expect(try server.request("codeAction/resolve", "5").code == -32602)
    }
  }

  @Test(arguments: ["-7", "9007199254740993", "18446744073709551616", "0", #""1""#, #""""#, #""é\u0000\"\\""#])
  func requestIDsAreReturnedUnchanged(_ id: String) throws {
    try withServer { server in
      server.send(JSON.message("textDocument/hover", JSON.position(0, 0), id: id))
      let answer = try server.response(to: try JSONValue(parsing: Array(id.utf8)))
      #expect(answer["error"].isNull)
    }
  }

  @Test func aRequestWithoutTheProtocolsVersionIsAnswered() throws {
    try withServer { server in
      let body = #"{"id":1,"method":"textDocument/hover","params":\#(JSON.position(0, 0))}"#
      server.send(Array(body.utf8))
      let answer = try server.response(to: .number("1"))
      #expect(answer["error"].isNull)
    }
  }

  @Test func serverReportsNameAndVersion() throws {
    try withNewServer { server in
      let info = try server.initialize()["serverInfo"]
      #expect(info["name"] == "statewise")
      let version = try Self.output(of: ["--version"])
      #expect(info["version"].string.map { version.contains($0) } == true)
    }
  }

  @Test(arguments: [["lsp"], ["lsp", "--stdio"]])
  func standardStreamsNeedNoOption(_ arguments: [String]) throws {
    let server = try ServerProcess(arguments: arguments)
    defer { server.kill() }
    try server.initialize()
    try server.ping()
  }

  private static func output(of arguments: [String]) throws -> String {
    let program = Process()
    program.executableURL = try ServerProcess.executable()
    program.arguments = arguments
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
