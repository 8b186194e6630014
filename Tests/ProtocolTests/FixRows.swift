import JSONReading
import TestSupport
import Testing

/// Tests of the fixes in a response: those of the findings that the requested range touches or that the context
/// contains.
@Suite struct FixRows {
  /// Runs the body with the open sample and the diagnostic that the client shows.
  private func withSample(_ patches: String..., body: (ServerProcess, JSONValue) throws -> Void) throws {
    try withNewServer { server in
      try server.initialize(capabilities: try Capabilities.patched(patches))
      try body(server, try #require(try server.openAndSettle().first))
    }
  }

  /// Returns the JSON of a diagnostic with some members added or replaced, or removed if the value is null.
  private func text(_ diagnostic: JSONValue, _ members: [String: JSONValue] = [:]) -> String {
    guard case .object(var result) = diagnostic else { return "null" }
    for (name, value) in members { result[name] = value == .null ? nil : value }
    return JSON.text(of: JSONValue.object(result))
  }

  private func range(_ numbers: Int...) throws -> JSONValue {
    try JSONValue(parsing: Array(JSON.range(numbers[0], numbers[1], numbers[2], numbers[3]).utf8))
  }

  @Test(arguments: [[3, 15, 3, 15], [3, 16, 3, 16], [3, 15, 3, 16], [3, 0, 3, 20], [0, 0, 6, 0]])
  func aRangeThatTouchesTheFindingFindsItsFix(_ range: [Int]) throws {
    try withSample { server, _ in
      let fixes = try server.fixes(JSON.range(range[0], range[1], range[2], range[3]))
      #expect(fixes.count == 1)
      #expect(fixes.first?["kind"] == "quickfix")
      #expect(fixes.first?.edits().map(\.numbers) == [[3, 11, 3, 11]])
      #expect(fixes.first?.edits().first?["newText"] == "private ")
    }
  }

  @Test func noFixIsOfferedElsewhere() throws {
    try withSample { server, _ in
      #expect(try server.actions(JSON.range(5, 0, 5, 0)).isEmpty)
      #expect(try server.actions(JSON.range(0, 0, 1, 0)).isEmpty)
      try server.ping()
    }
  }

  @Test func fixEchoesDiagnosticOfClient() throws {
    try withSample { server, diagnostic in
      let sent = text(diagnostic, ["message": "é", "severity": .number("2.0"), "tags": .array([.number("1")])])
      let fixes = try server.fixes(JSON.range(3, 15, 3, 15), diagnostics: "[\(sent)]")
      #expect(fixes.count == 1)
      #expect(try fixes.first?["diagnostics"].elements == [JSONValue(parsing: Array(sent.utf8))])
    }
  }

  /// Neovim up to 0.10 counts these columns in bytes.
  @Test func rangesInTheContextAreHints() throws {
    try withSample { server, diagnostic in
      let moved = text(diagnostic, ["range": try range(3, 13, 3, 22)])
      let fixes = try server.fixes(JSON.range(3, 15, 3, 15), diagnostics: "[\(moved)]")
      #expect(fixes.count == 1)
      #expect(fixes.first?["diagnostics"].elements.count == 1)
      let elsewhere = text(diagnostic, ["range": try range(0, 0, 0, 1)])
      #expect(try server.fixes(JSON.range(5, 0, 5, 0), diagnostics: "[\(elsewhere)]").count == 1)
    }
  }

  @Test func aDiagnosticWithoutDataIsKnownByItsRuleAndPlace() throws {
    try withSample { server, diagnostic in
      let bare = text(diagnostic, ["data": .null])
      let fixes = try server.fixes(JSON.range(3, 15, 3, 15), diagnostics: "[\(bare)]")
      #expect(fixes.count == 1)
      #expect(fixes.first?["diagnostics"].elements.count == 1)
    }
  }

  @Test func diagnosticsOfOtherServersAreLeftAlone() throws {
    try withSample { server, _ in
      let foreign = #"{"range":\#(JSON.range(3, 0, 3, 5)),"source":"sourcekitd","code":1,"message":"x","data":"#
      let diagnostics =
        "[" + [#"{"uri":5}"#, #""str""#, "null", "[]"].map { foreign + $0 + "}" }.joined(separator: ",") + "]"
      let fixes = try server.fixes(JSON.range(3, 15, 3, 15), diagnostics: diagnostics)
      #expect(fixes.count == 1)
      #expect(fixes.first?["diagnostics"].isNull == true)
    }
  }

  @Test(arguments: ["5", "[5]", "[null]", #"[{"range":7}]"#, "null"])
  func malformedContextIsHandled(_ diagnostics: String) throws {
    try withSample { server, _ in
      let answer = try server.request(
        "textDocument/codeAction", JSON.codeAction(JSON.range(3, 15, 3, 15), diagnostics: diagnostics))
      #expect(answer.code == nil || answer.code == -32602)
      try server.ping()
    }
  }

  @Test func findingUnderCursorIsChosen() throws {
    try withServer { server in
      server.open(Sample.bad.replacing("var n = 0", with: "var n = 0; @State var m = 0"))
      try server.shown(2)
      #expect(try server.fixes(JSON.range(3, 33, 3, 33)).map { $0.edits().map(\.numbers) } == [[[3, 29, 3, 29]]])
      #expect(try server.fixes(JSON.range(3, 15, 3, 15)).map { $0.edits().map(\.numbers) } == [[[3, 11, 3, 11]]])
    }
  }

  @Test(arguments: [
    #"{"v":1,"rule":"id-volatile","id":"nonsense"}"#, #"{"v":99,"id":5}"#,
    #"{"v":1,"rule":"private-state","id":"file:///other.swift"}"#, #"{"uri":"file:///other.swift"}"#,
  ])
  func forgedDataLeadsNowhere(_ data: String) throws {
    try withSample { server, diagnostic in
      let forged = text(diagnostic, ["data": try JSONValue(parsing: Array(data.utf8)), "range": try range(5, 0, 5, 0)])
      for action in try server.actions(JSON.range(5, 0, 5, 0), diagnostics: "[\(forged)]") {
        #expect(action.edits().allSatisfy { $0.numbers == [3, 11, 3, 11] })
      }
      try server.ping()
    }
  }

  @Test func atMostOneFixOfAFindingIsPreferredAndIgnoringItNeverIs() throws {
    try withSample { server, diagnostic in
      let actions = try server.actions(JSON.range(3, 15, 3, 15), diagnostics: "[\(text(diagnostic))]")
      #expect(actions.filter { $0["isPreferred"].bool == true }.count == 1)
      let ignore = try #require(actions.first { $0["title"].string?.hasPrefix("Ignore") == true })
      #expect(ignore["kind"] == "quickfix")
      #expect(ignore["isPreferred"].isNull)
    }
  }

  @Test func ignoringAFindingSuppressesIt() throws {
    try withSample { server, _ in
      let actions = try server.actionsForShown(JSON.range(3, 15, 3, 15))
      let ignore = try #require(actions.first { $0["title"].string?.hasPrefix("Ignore") == true })
      var buffer = ClientBuffer(Sample.bad)
      buffer.apply(edits: ignore.edits())
      server.replace(by: buffer.text, version: 2)
      try server.shown(0, version: 2)
    }
  }

  /// The position is on the attribute, after the value, or at the beginning of the line.
  @Test(arguments: [0, 4, 7, 20])
  func theWholeLineOfAFindingFindsItsFix(_ column: Int) throws {
    try withSample { server, _ in
      let fixes = try server.fixes(JSON.range(3, column, 3, column))
      #expect(fixes.map { $0.edits().map(\.numbers) } == [[[3, 11, 3, 11]]])
      #expect(fixes.first?["isPreferred"].bool == true)
    }
  }

  /// Neovim 0.7 does not keep `data` and counts columns in bytes.
  @Test func aDiagnosticWithoutDataIsKnownByItsLine() throws {
    try withSample { server, diagnostic in
      let bare = text(diagnostic, ["data": .null, "range": try range(3, 40, 3, 41)])
      let actions = try server.actions(JSON.range(5, 0, 5, 0), diagnostics: "[\(bare)]")
      #expect(actions.first?["isPreferred"].bool == true)
      #expect(actions.first?["diagnostics"].elements.count == 1)
      #expect(actions.contains { $0["title"].string?.hasPrefix("Ignore") == true })
    }
  }

  @Test func fixOfRequestedFindingIsFirstAndPreferred() throws {
    try withServer { server in
      let text = Sample.bad.replacing("var n = 0", with: "var n = 0; @State var m = 0")
      let shown = try server.openAndSettle(text, findings: 2)
      for (asked, column) in zip(shown, [11, 29]) {
        let actions = try server.actions(JSON.range(3, 15, 3, 34), diagnostics: JSON.text(of: JSONValue.array([asked])))
        #expect(actions.first?.edits().map(\.numbers) == [[3, column, 3, column]])
        #expect(actions.map { $0["isPreferred"].bool == true } == [true] + actions.dropFirst().map { _ in false })
        #expect(actions.filter { $0["title"].string?.hasPrefix("Ignore") == true }.count == 1)
        #expect(actions.last?["title"].string?.hasPrefix("Ignore") == true)
      }
    }
  }

  @Test func documentsStayCheckedWithoutRequest() throws {
    try withSample { server, _ in
      let titles = try server.actions(JSON.range(3, 15, 3, 15)).compactMap { $0["title"].string }
      #expect(titles.count == 1)
    }
  }

  /// The comment belongs above all attributes, not inside an attribute or between an attribute and its property.
  @Test(arguments: [
    ["    @State", "    var n = 0"], ["    @MainActor", "    @State", "    var n = 0"],
    ["    @Fitting(", "        1", "    )", "    @State var n = 0"],
    ["    @State @Fitting(", "        1", "    ) var n = 0"],
  ])
  func ignoringStandsAboveAllAttributes(_ declaration: [String]) throws {
    try withServer { server in
      let text = Sample.bad.replacing("    @State var n = 0", with: declaration.joined(separator: "\n"))
      server.open(text)
      let finding = try #require(try server.shown(1).first)
      let actions = try server.actionsForShown(JSON.text(of: finding["range"]))
      let ignore = try #require(actions.first { $0["title"].string?.hasPrefix("Ignore") == true })
      var buffer = ClientBuffer(text)
      buffer.apply(edits: ignore.edits())
      #expect(
        buffer.text
          == text.replacing(declaration[0], with: "    // statewise:disable:next private-state\n" + declaration[0]))
      server.replace(by: buffer.text, version: 2)
      try server.shown(0, version: 2)
    }
  }

  @Test func allFindingsOfARuleAreFixedByOneAction() throws {
    try withServer { server in
      let text = Sample.bad.replacing("var n = 0", with: "var n = 0; @State var m = 0")
      try server.openAndSettle(text, findings: 2)
      let actions = try server.actions(JSON.range(3, 15, 3, 15))
      let all = try #require(actions.first { $0["title"].string?.hasPrefix("Apply all safe fixes of") == true })
      #expect(all["kind"] == "quickfix")
      var buffer = ClientBuffer(text)
      buffer.apply(edits: all.edits())
      server.replace(by: buffer.text, version: 2)
      try server.shown(0, version: 2)
    }
  }

  @Test func fixGivesExpectedText() throws {
    try withSample { server, _ in
      var buffer = ClientBuffer(Sample.bad)
      buffer.apply(edits: try server.fixes(JSON.range(3, 15, 3, 15)).first?.edits() ?? [])
      #expect(buffer.text == Sample.good)
      server.replace(by: buffer.text, version: 2)
      try server.shown(0, version: 2)
    }
  }
}
