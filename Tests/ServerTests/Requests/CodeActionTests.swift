import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct CodeActionTests {
  @Test func safeFixIsPreferredAndFixesText() throws {
    let session = InProcessSession.planted()
    session.open(Sample.path, Sample.bad)
    let finding = try #require(session.diagnostics(Sample.path).first)
    let actions = session.codeActions(Sample.path, at: finding.range)
    let action = try #require(actions.first)
    #expect(actions.map(\.title) == ["Make it private", "Ignore 'planted' here"])
    #expect(action.kind == "quickfix")
    #expect(action.isPreferred == true)
    #expect(action.diagnostics?.count == 1)
    #expect(session.apply(action) == [Sample.path: Sample.good])
    #expect(session.diagnostics(Sample.path).isEmpty)
  }

  @Test func aSuggestedFixIsNotPreferred() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, "@StateObject var n = 0")
    let action = session.codeActions(JSON.range(0, 17, 0, 17))["result"].elements.first
    #expect(action?["title"].string == "Make it private and hope (review first)")
    #expect(action?["isPreferred"] == .null)
  }

  @Test(arguments: [
    JSON.range(3, 15, 3, 15), JSON.range(3, 16, 3, 16), JSON.range(0, 0, 9, 0), JSON.range(4, 0, 3, 15),
  ])
  func aRangeThatTouchesTheFindingFindsItsFix(_ range: String) {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    #expect(session.fixes(range).count == 1)
  }

  @Test func aRangeElsewhereFindsNothing() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    #expect(session.codeActions(JSON.range(5, 0, 5, 0))["result"] == .array([]))
  }

  @Test func diagnosticInContextGetsItsFixAndIsEchoed() throws {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    let shown = try #require(session.publishes().last?["diagnostics"].elements.first)
    // Neovim before 0.11 counts the columns of the context in bytes, so its ranges may be wrong.
    guard case .object(var members) = shown else { return }
    members["range"] = try JSONValue(parsing: Array(JSON.range(3, 13, 3, 22).utf8))
    members["extra"] = .number("1e2")
    let echo = String(decoding: JSONWriter.bytes(of: JSONValue.object(members)), as: UTF8.self)
    let actions = session.fixes(JSON.range(3, 0, 3, 0), diagnostics: "[\(echo)]")
    #expect(actions.count == 1)
    #expect(actions.first?["diagnostics"].elements.first?["data"] == shown["data"])
    #expect(actions.first?["diagnostics"].elements.first?["extra"].integer == 100)
  }

  @Test func foreignAndForgedDiagnosticsAreIgnored() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    let range = JSON.range(3, 0, 3, 5)
    let foreign = """
      [{"range":\(range),"source":"sourcekitd","code":1,"message":"x","data":{"uri":5}},
      {"range":\(range),"message":"x","data":"str"},{"range":null,"message":5,"data":null},5,
      {"range":\(range),"source":"statewise","code":"planted","message":"x","data":{"v":9,"rule":"other","id":"zz"}}]
      """
    let fixes = session.fixes(JSON.range(3, 15, 3, 15), diagnostics: foreign)
    #expect(fixes.map { $0["diagnostics"] } == [.null])
    #expect(session.codeActions(JSON.range(5, 0, 5, 0), diagnostics: foreign)["result"] == .array([]))
  }

  @Test(arguments: [
    (nil as String?, true, false), ("[]", true, false), (#"["quickfix"]"#, true, false),
    (#"["quickfix.statewise"]"#, false, false), (#"["source"]"#, false, true), (#"["source.fixAll"]"#, false, true),
    (#"["source.fixAll.statewise"]"#, false, true), (#"["source.fixAll.statewisex"]"#, false, false),
    (#"["source.fix"]"#, false, false), (#"["source.fixAll.other"]"#, false, false),
    (#"["source.organizeImports"]"#, false, false), (#"["refactor"]"#, false, false), (#"[""]"#, true, true),
    (#"["bogus","quickfix"]"#, true, false), (#"["quickfix","source.fixAll"]"#, true, true),
  ])
  func kindsAreHierarchical(_ only: String?, _ quickFix: Bool, _ fixAll: Bool) {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    let kinds = session.codeActions(JSON.range(0, 0, 6, 0), only: only)["result"].elements.map { $0["kind"].string }
    #expect(kinds == (quickFix ? ["quickfix"] : []) + (fixAll ? ["source.fixAll.statewise"] : []))
  }

  @Test func withoutLiteralsNothingIsOffered() {
    let session = InProcessSession.planted(capabilities: "{}")
    session.open(uri: Sample.uri, Sample.bad)
    #expect(session.codeActions(JSON.range(3, 15, 3, 15))["result"] == .array([]))
  }

  @Test func editsHaveFormThatClientSupports() {
    let session = InProcessSession.planted(
      capabilities: #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    session.open(uri: Sample.uri, Sample.bad)
    let action = session.codeActions(JSON.range(3, 15, 3, 15))["result"].elements.first
    #expect(action?["edit"]["documentChanges"] == .null)
    #expect(action?["edit"]["changes"][Sample.uri].elements.first?["newText"].string == "private ")
    #expect(action?["isPreferred"] == .null)
  }

  @Test func editMatchesTextOfItsPlaceInQueue() throws {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.good)
    let change = { (text: String, version: Int) in
      JSON.message(
        "textDocument/didChange",
        """
        {"textDocument":{"uri":"\(Sample.uri)","version":\(version)},"contentChanges":[{"text":\(JSON.string(text))}]}
        """)
    }
    session.send([
      change("//\n" + Sample.bad, 2),
      JSON.message("textDocument/codeAction", JSON.codeAction(JSON.range(4, 15, 4, 15)), id: "100"),
      change("", 3),
    ])
    let action = try #require(session.responses(to: .number("100")).first?["result"].elements.first)
    let document = action["edit"]["documentChanges"].elements.first
    #expect(document?["textDocument"]["version"].integer == 2)
    #expect(document?["edits"].elements.first?["range"]["start"]["line"].integer == 4)
  }

  @Test func aFindingCanBeIgnored() throws {
    let session = InProcessSession.planted()
    session.open(Sample.path, "struct A {\r\n\t@StateObject var n = 0\r\n}\r\n")
    let finding = try #require(session.diagnostics(Sample.path).first)
    let action = try #require(session.codeActions(Sample.path, at: finding.range).last)
    #expect(action.title == "Ignore 'planted' here")
    #expect(action.isPreferred == nil)
    _ = session.apply(action)
    #expect(
      session.text(Sample.path)
        == "struct A {\r\n\t// statewise:disable:next planted\r\n\t@StateObject var n = 0\r\n}\r\n")
    #expect(session.diagnostics(Sample.path).isEmpty)
  }

  /// In a string, the comment would be text.
  @Test func insideAStringNothingCanBeIgnored() {
    let session = InProcessSession.planted()
    session.open(Sample.path, "let a = \"\"\"\n  @State var n = 0\n  \"\"\"\n")
    let range = session.diagnostics(Sample.path).first?.range
    let titles = range.map { session.codeActions(Sample.path, at: $0).map(\.title) }
    #expect(titles == ["Make it private"])
  }

  @Test func severalFindingsOfRuleCanBeFixedTogether() throws {
    let session = InProcessSession.planted()
    session.open(Sample.path, "@State var a = 0\n@StateObject var b = 0\n@State var c = 0\n")
    let finding = try #require(session.diagnostics(Sample.path).first)
    let action = try #require(
      session.codeActions(Sample.path, at: finding.range).first { $0.title.contains("all safe fixes of") })
    #expect(action.isPreferred == nil)
    _ = session.apply(action)
    #expect(
      session.text(Sample.path) == "@State private var a = 0\n@StateObject var b = 0\n@State private var c = 0\n")
  }

  @Test func fixesOfOtherFindingsAreNotOfferedForOneThatWouldRemain() throws {
    let session = InProcessSession.planted()
    session.open(Sample.path, "@State var a = 0\n@StateObject var b = 0\n@State var c = 0\n")
    for finding in session.diagnostics(Sample.path) {
      let actions = session.codeActions(Sample.path, at: finding.range)
      let hasSafeFix = actions.contains { !$0.title.hasSuffix("(review first)") && $0.title.hasPrefix("Make") }
      #expect(actions.contains { $0.title.contains("all safe fixes of") } == hasSafeFix)
    }
  }

  /// Some clients resolve actions that already have an edit.
  @Test func aWholeActionIsResolvedAsItIs() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    let action = session.fixes(JSON.range(3, 15, 3, 15)).first ?? .null
    let text = String(decoding: JSONWriter.bytes(of: action), as: UTF8.self)
    #expect(session.request("codeAction/resolve", text)["result"] == action)
  }
}
