import JSONReading
import TestSupport
import Testing

@Suite struct StaleEditRows {
  @Test func requestSeesTextOfItsPlaceInQueue() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      let insertion = #"[{"range":\#(JSON.range(0, 0, 0, 0)),"text":"// x\n"}]"#
      server.send(
        JSON.message("textDocument/didChange", JSON.change(insertion, version: 2)),
        JSON.message("textDocument/codeAction", JSON.codeAction(JSON.range(4, 15, 4, 15)), id: "1"),
        JSON.message("textDocument/didChange", JSON.change(insertion, version: 3)))
      let actions = try server.response(to: .number("1"))["result"].elements
      let fix = try #require(actions.first)
      #expect(fix.edits().map(\.numbers) == [[4, 11, 4, 11]])
      #expect(fix["edit"]["documentChanges"].elements.first?["textDocument"]["version"].integer == 2)
    }
  }

  @Test func anActionIsCompleteForAClientThatCannotResolve() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      #expect(try server.actions(JSON.range(3, 15, 3, 15)).allSatisfy { !$0["edit"].isNull })
      try server.ping()
    }
  }

  /// Neovim 0.12 resolves actions that already have an edit.
  @Test func actionWithEditIsReturnedUnchanged() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      let action = try #require(try server.fixes(JSON.range(3, 15, 3, 15)).first)
      let resolved = try server.request("codeAction/resolve", JSON.text(of: action))
      #expect(resolved["result"] == action)
    }
  }

  @Test(arguments: [#"{"title":"x"}"#, #"{"title":"x","data":5}"#, #"{"title":"x","data":{"uri":"other"}}"#])
  func actionOfAnotherServerIsReturnedUnchanged(_ action: String) throws {
    try withServer { server in
      server.open(Sample.bad)
      let answer = try server.request("codeAction/resolve", action)
      let same = try JSONValue(parsing: Array(action.utf8))
      #expect(answer.code == -32602 || answer["result"] == same)
    }
  }

  private static let resolves = #"{"textDocument":{"codeAction":{"resolveSupport":{"properties":["edit"]}}}}"#

  /// Resolving an action after a change: its edit fits the new text, or there is no edit.
  @Test(arguments: [true, false])
  func resolvedEditMatchesCurrentTextOrIsMissing(_ keepsFinding: Bool) throws {
    try withServer(Self.resolves) { server in
      let diagnostic = try #require(try server.openAndSettle().first)
      let context = "[\(JSON.text(of: diagnostic))]"
      let action = try #require(try server.fixes(JSON.range(3, 15, 3, 15), diagnostics: context).first)
      var buffer = ClientBuffer(Sample.bad)
      let step =
        keepsFinding
        ? #"[{"range":\#(JSON.range(0, 0, 0, 0)),"text":"// x\n"}]"#
        : #"[{"range":\#(JSON.range(3, 0, 4, 0)),"text":"    let n = 0\n"}]"#
      try buffer.apply(changes: step)
      server.change(step, version: 2)
      let answer = try server.request("codeAction/resolve", JSON.text(of: action))
      guard keepsFinding else {
        #expect(answer.code == -32801 || answer["result"]["edit"].isNull)
        return
      }
      let resolved = answer["result"]
      for member in ["title", "kind", "diagnostics", "data", "isPreferred"] {
        #expect(resolved[member] == action[member])
      }
      buffer.apply(edits: resolved.edits())
      #expect(buffer.text == "// x\n" + Sample.good)
      #expect(resolved["edit"]["documentChanges"].elements.first?["textDocument"]["version"].integer == 2)
    }
  }

  @Test func resolveIsDeclaredIfSupported() throws {
    for (patch, isAnnounced) in [(Self.resolves, true), ("{}", false)] {
      try withNewServer { server in
        let result = try server.initialize(capabilities: try Capabilities.patched([patch]))
        #expect((result["capabilities"]["codeActionProvider"]["resolveProvider"].bool ?? false) == isAnnounced)
      }
    }
  }

  @Test func closingDocumentCancelsResolve() throws {
    try withServer(Self.resolves) { server in
      try server.openAndSettle()
      let action = try #require(try server.fixes(JSON.range(3, 15, 3, 15)).first)
      server.close()
      let answer = try server.request("codeAction/resolve", JSON.text(of: action))
      #expect(answer.code == -32801 || answer["result"] == action)
    }
  }
}
