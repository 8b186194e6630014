import JSONReading
import TestSupport
import Testing

/// Tests of settings that the editor sends, and of malformed responses.
@Suite struct SettingsRows {
  private static let off = #"{"rules":{"private-state":"off"}}"#

  @Test(arguments: [
    #""result":null"#, #""result":[]"#, #""result":[null]"#, #""result":[5]"#, #""result":{}"#, #""result":[{"x":1}]"#,
    #""result":[{"rules":7}]"#, #""error":{"code":-32601,"message":"no such thing"}"#, "",
  ])
  func noAnswerAboutSettingsKeepsDiagnosticsBack(_ outcome: String) throws {
    try withServer(Capabilities.supportsConfigurationRequests) { server in
      server.open(Sample.bad)
      let question = try server.question("workspace/configuration")
      if !outcome.isEmpty { server.answer(question, outcome) }
      try server.shown(1)
      try server.ping()
    }
  }

  @Test func settingsAreRequestedOnceAndAfterChanges() throws {
    try withServer(Capabilities.supportsConfigurationRequests) { server in
      server.open(Sample.bad)
      let first = try server.question("workspace/configuration")
      #expect(first["params"]["items"].elements.map { $0["section"].string } == ["statewise"])
      server.answer(first, #""result":[\#(Self.off)]"#)
      try server.shown(0)
      server.notify("workspace/didChangeConfiguration", #"{"settings":null}"#)
      let second = try server.wait("another question") {
        $0["method"] == "workspace/configuration" && $0["id"] != first["id"]
      }
      server.answer(second, #""result":[{}]"#)
      try server.shown(1)
      #expect(server.messages.filter { $0["method"] == "workspace/configuration" }.count == 2)
    }
  }

  @Test(arguments: ["null", "{}", "[]", "5", #"{"statewise":null}"#, #"{"statewise":{}}"#])
  func pushedEmptySettingsResetNothing(_ settings: String) throws {
    try withServer(members: #","rootUri":null,"initializationOptions":{"configuration":\#(Self.off)}"#) { server in
      server.open(Sample.bad)
      try server.shown(0)
      server.notify("workspace/didChangeConfiguration", #"{"settings":\#(settings)}"#)
      if settings == #"{"statewise":{}}"# {
        // An object replaces the earlier settings, and this one doesn't mention the rule.
        try server.shown(1)
      } else {
        try server.fence()
        #expect(server.lastShown().isEmpty)
      }
    }
  }

  @Test func pushedSettingsApply() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      server.notify("workspace/didChangeConfiguration", #"{"settings":{"statewise":\#(Self.off)}}"#)
      try server.shown(0)
    }
  }

  @Test func settingsInInitializeApply() throws {
    try withServer(members: #","initializationOptions":{"configuration":\#(Self.off)}"#) { server in
      server.open(Sample.bad)
      try server.fence()
      try server.shown(0)
    }
  }

  @Test(arguments: [#""result":null"#, #""error":{"code":-32601,"message":"no"}"#, #""result":5"#])
  func rejectedRegistrationIsHandled(_ outcome: String) throws {
    try withServer(Capabilities.watchesFiles) { server in
      server.answer(try server.question("client/registerCapability"), outcome)
      server.open(Sample.bad)
      try server.shown(1)
    }
  }

  @Test func idsOfBothSidesDoNotMix() throws {
    try withServer(Capabilities.supportsConfigurationRequests) { server in
      let question = try server.question("workspace/configuration")
      server.open(Sample.bad)
      server.send(
        JSON.message("textDocument/hover", JSON.position(3, 15), id: JSON.text(of: question["id"])))
      let answer = try server.response(to: question["id"])
      #expect(answer["error"].isNull)
      // A response with an unknown ID is ignored. The response with the correct ID still counts.
      server.send(Array(#"{"jsonrpc":"2.0","id":1,"result":[\#(Self.off)]}"#.utf8))
      server.send(Array(#"{"jsonrpc":"2.0","id":"1","result":[\#(Self.off)]}"#.utf8))
      try server.shown(1)
      server.answer(question, #""result":[\#(Self.off)]"#)
      try server.shown(0)
    }
  }
}
