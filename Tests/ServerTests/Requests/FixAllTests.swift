import Analysis
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct FixAllTests {
  private let text = [
    "// 👩‍👩‍👧", "struct A {", "  @State var a = 0; @State var b = 0", "  @StateObject var c = 0", "  @State var d = 0",
    "  // statewise:disable:next", "  @State var e = 0", "}", "",
  ].joined(separator: "\r\n")

  @Test func allSafeFixesAndNoOthersAreAppliedAtOnce() throws {
    let session = InProcessSession.planted()
    session.open(Sample.path, text)
    let action = try #require(fixAll(session).first)
    #expect(fixAll(session) == [action])
    let fixed = try #require(session.apply(action)?[Sample.path])
    #expect(
      fixed
        == text.replacing("@State var a", with: "@State private var a")
        .replacing("@State var b", with: "@State private var b")
        .replacing("@State var d", with: "@State private var d"))
    #expect(session.diagnostics(Sample.path).map(\.message) == ["'c' is planted"])
    #expect(fixAll(session).isEmpty)
  }

  /// No other file can use the text's declarations.
  @Test func unsavedDocumentIsCompleteProject() {
    let session = InProcessSession(analyzer: Analyzer(), files: FilesInMemory(), initialize: Self.plainClient)
    session.open(uri: "untitled:Untitled-1", Sample.bad)
    let actions = session.codeActions(
      JSON.range(0, 0, 0, 0), only: #"["source.fixAll"]"#, uri: "untitled:Untitled-1")["result"].elements
    #expect(actions.count == 1)
  }

  private static let plainClient = """
    {"rootUri":null,"capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}
    """

  /// Before the project is read, no fix is known to be safe.
  @Test(arguments: ["read", "late", "canceled", "closed"]) func aRequestWaitsForProject(_ end: String) throws {
    let session = SteppedSession(
      files: FilesInMemory(["/project/Other.swift": "let a = 1"]),
      capabilities: #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    session.forgetSent()
    session.handle([
      JSON.message(
        "textDocument/codeAction",
        JSON.codeAction(JSON.range(0, 0, 0, 0), only: #"["source.fixAll"]"#), id: "7")
    ])
    func answer() -> JSONValue? { session.sent.first { $0["id"].integer == 7 } }
    #expect(answer() == nil)
    #expect(session.wakeTime != nil)
    switch end {
    case "read": session.doAll()
    case "late":
      session.now += .seconds(1)
      session.handle([])
      session.doLast()
    case "canceled": session.handle([JSON.message("$/cancelRequest", #"{"id":7}"#)])
    default: session.handle([JSON.message("shutdown", "null", id: "8")])
    }
    let sent = try #require(answer())
    #expect(end == "late" || sent["result"].elements.count == (end == "read" ? 1 : 0), "\(sent)")
    #expect(sent["error"].isNull == (end != "canceled"))
  }

  @Test func onlyWhatDiffersIsEdited() throws {
    let session = InProcessSession.planted()
    session.open(Sample.path, text)
    let edits = try #require(fixAll(session).first?.edit?.documentChanges?.first?.edit?.edits)
    #expect(edits.map(\.range.start.line) == [2, 4])
    #expect(edits.last?.newText == "private ")
  }

  @Test func aCleanTextIsLeftAlone() {
    let session = InProcessSession.planted()
    session.open(Sample.path, Sample.good)
    #expect(fixAll(session).isEmpty)
  }

  private func fixAll(_ session: InProcessSession) -> [CodeAction] {
    let whole = LSPRange(start: Position(line: 0, character: 0), end: Position(line: 99, character: 0))
    return session.codeActions(Sample.path, at: whole, only: ["source.fixAll.statewise"])
  }
}
