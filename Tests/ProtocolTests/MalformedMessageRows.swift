import JSONReading
import TestSupport
import Testing

@Suite struct MalformedMessageRows {
  /// The body of a frame, and the code of the only error in response, which has a null ID.
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"#, -32700), ("not json", -32700), ("", -32700), ("{} {}", -32700),
    (#"{"jsonrpc":"2.0","id":1,"method":"shutdown",}"#, -32700), ("\u{FEFF}{}", -32700),
    (String(repeating: "[", count: 100_000), -32700), (String(repeating: #"{"a":"#, count: 100_000), -32700),
    (#"{"jsonrpc":"2.0","id":1,"method":"shutdown","params":"# + String(repeating: "[", count: 1_000_000), -32700),
    ("[]", -32600), (#"[{"jsonrpc":"2.0","id":9,"method":"shutdown"}]"#, -32600), ("7", -32600), ("null", -32600),
    ("{}", -32600), (#"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":true,"method":"shutdown"}"#, -32600),
    (#"{"jsonrpc":"2.0","method":5}"#, -32600),
  ])
  func whatIsNoMessageIsRefusedOnceAndNothingElseHappens(_ body: String, _ code: Int) throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      let count = server.messages.count
      server.send(Array(body.utf8))
      try server.ping()
      let answers = Array(server.messages[count...])
      #expect(answers.count == 2)
      #expect(answers.first?.code == code)
      #expect(answers.first?["id"] == .null)
    }
  }

  @Test func invalidUTF8IsRejectedAsJSON() throws {
    try withServer { server in
      server.send([0xC3, 0x28])
      server.send(Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF] + Array(#""}"#.utf8))
      try server.ping()
      #expect(server.messages.filter { $0.code == -32700 }.count == 2)
    }
  }

  @Test func requestWithoutMethodIsRejectedWithItsID() throws {
    try withServer { server in
      server.send(Array(#"{"jsonrpc":"2.0","id":5}"#.utf8))
      let answer = try server.response(to: .number("5"))
      #expect(answer.code == -32600)
    }
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","id":77,"result":null}"#, #"{"jsonrpc":"2.0","id":"x","error":{"code":1,"message":""}}"#,
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"?"}}"#,
  ])
  func answersThatNobodyWaitsForAreIgnored(_ body: String) throws {
    try withServer { server in
      let count = server.messages.count
      server.send(Array(body.utf8))
      try server.ping()
      #expect(server.messages.count == count + 1)
    }
  }

  @Test func invalidNotificationsAreIgnored() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      let count = server.messages.count
      server.change("5", version: 2)
      server.change(#"[{"range":{"start":{"line":0}},"text":"x"}]"#, version: 3)
      server.notify("textDocument/didOpen", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
      server.notify("textDocument/didClose", "[]")
      try server.ping()
      #expect(server.messages.count == count + 1)
      server.change(#"[{"range":\#(JSON.range(0, 0, 0, 0)),"text":"\n"}]"#, version: 4)
      #expect(try server.shown(1, version: 4).first?.numbers == [4, 15, 4, 16])
    }
  }

  /// Of several members with one name, the last one counts. Unpaired surrogates and NUL are normal text.
  @Test func unusualJSONIsRead() throws {
    try withServer { server in
      let twice = #"{"jsonrpc":"2.0","id":1,"id":2,"method":"x","method":"textDocument/hover","params":PARAMS}"#
      server.send(Array(twice.replacing("PARAMS", with: JSON.position(0, 0)).utf8))
      let answer = try server.response(to: .number("2"))
      #expect(answer["error"].isNull)
      let text =
        #""// \ud83d \u0000 \udc00\nimport SwiftUI\nstruct A: View {\n@State var n = 0\nvar body: some View { Text(\"\\(n)\") }\n}\n""#
      server.notify(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(Sample.uri)","languageId":"swift","version":1,"text":\#(text)}}"#)
      #expect(try server.shown(1).first?.numbers == [3, 11, 3, 12])
    }
  }

  @Test func noMessageBoxIsShown() throws {
    try withServer { server in
      for body in ["not json", "[]", "7", #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":5}"#] {
        server.send(Array(body.utf8))
      }
      try server.ping()
      #expect(!server.messages.contains { $0["method"] == "window/showMessage" })
    }
  }
}
