import JSONReading
import TestSupport
import Testing

@Suite struct KindRows {
  private static let all = "source.fixAll.statewise"

  /// The value of `context.only`, and whether quick fixes and fix-all are in the response.
  @Test(arguments: [
    (nil, true, false), ("[]", true, false), (#"["quickfix"]"#, true, false),
    (#"["quickfix.statewise"]"#, false, false),
    (#"["source"]"#, false, true), (#"["source.fixAll"]"#, false, true), (#"["source.fixAll.statewise"]"#, false, true),
    (#"["source.fixAll.statewisex"]"#, false, false), (#"["source.fix"]"#, false, false),
    (#"["source.fixAll.other"]"#, false, false), (#"["source.organizeImports"]"#, false, false),
    (#"["refactor"]"#, false, false), (#"[""]"#, true, true), (#"["bogus","quickfix"]"#, true, false),
    (#"["quickfix","source.fixAll"]"#, true, true), ("null", true, false),
  ])
  func kindsAreHierarchical(_ only: String?, _ quickFixes: Bool, _ fixAll: Bool) throws {
    try withServer { server in
      try server.openAndSettle()
      let kinds = try server.actions(JSON.range(3, 15, 3, 15), only: only).map { $0["kind"].string }
      #expect(Set(kinds) == Set((quickFixes ? ["quickfix"] : []) + (fixAll ? [Self.all] : [])))
      #expect(kinds.filter { $0 == Self.all }.count == (fixAll ? 1 : 0))
    }
  }

  @Test func everyActionKindIsDeclaredAndUnique() throws {
    try withNewServer { server in
      let kinds = try server.initialize()["capabilities"]["codeActionProvider"]["codeActionKinds"].elements
      #expect(Set(kinds) == ["quickfix", "refactor.rewrite", "source.fixAll.statewise"])
    }
  }

  /// The request that VS Code sends before it saves a file.
  @Test func fixAllNeedsNeitherARangeNorDiagnostics() throws {
    try withServer { server in
      try server.openAndSettle()
      for range in [JSON.range(0, 0, 6, 0), JSON.range(0, 0, 0, 0)] {
        let params = """
          {"textDocument":{"uri":"\(Sample.uri)"},"range":\(range),
          "context":{"diagnostics":[],"only":["source.fixAll"],"triggerKind":2}}
          """
        let actions = try server.request("textDocument/codeAction", params)["result"].elements
        #expect(actions.map { $0.edits().map(\.numbers) } == [[[3, 11, 3, 11]]])
      }
    }
  }
}
