import Analysis
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

/// Tests of `.statewise.json` in an editor.
@Suite struct ConfigurationFileTests {
  private let view = "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }\n"
  private let path = "/project/App/Home.swift"
  private let configuration = "/project/.statewise.json"
  private let off = "{ \"rules\": { \"private-state\": \"off\" } }"

  private func session(_ files: any FileSource) -> InProcessSession {
    InProcessSession(
      analyzer: Analyzer(), files: files,
      initialize: """
        {"rootUri":"file:///project","capabilities":{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}},
        "textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}
        """)
  }

  private func codes(_ session: InProcessSession) -> [String] { session.diagnostics(path).map(\.code) }

  private func configurationChanged(_ session: InProcessSession) {
    session.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///project/.statewise.json","type":2}]}"#)
  }

  /// Returns the messages about the configuration file in each publish.
  private func problems(_ session: InProcessSession) -> [[String]] {
    session.received.filter { $0["params"]["uri"].string == "file:///project/.statewise.json" }.map { publish in
      publish["params"]["diagnostics"].elements.compactMap { $0["message"].string }
    }
  }

  @Test func extendedConfigurationIsReadAgainUnderAnyName() {
    var texts = [
      path: view, configuration: "{ \"extends\": \"shared/house.json\" }", "/project/shared/house.json": off,
    ]
    let files = ChangingFiles(texts)
    let session = session(files)
    session.open(path, view)
    #expect(codes(session).isEmpty)
    texts["/project/shared/house.json"] = "{}"
    files.replace(texts)
    session.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///project/shared/house.json","type":2}]}"#)
    #expect(codes(session) == ["private-state"])
  }

  /// The client of this test does not watch files.
  @Test func fileSavedDuringIndexingIsReadAgain() {
    let files = ChangingFiles([path: view])
    let session = SteppedSession(files: files, analyzer: Analyzer())
    func shown() -> Int? {
      session.sent.last { $0["params"]["uri"].string == "file://\(path)" }?["params"]["diagnostics"].elements.count
    }
    session.doNext()
    session.handle([JSON.message("textDocument/didOpen", JSON.open(uri: "file://\(path)", view))])
    while session.waiting.count > 1 { session.doLast() }
    #expect(shown() == 1)
    files.replace([path: view, configuration: off])
    session.handle([JSON.message("textDocument/didSave", #"{"textDocument":{"uri":"file://\#(path)"}}"#)])
    session.doAll()
    #expect(shown() == 0)
  }

  @Test func overrideAppliesToItsFiles() {
    let overrides = "{ \"overrides\": [{ \"files\": [\"App\"], \"rules\": { \"private-state\": \"off\" } }] }"
    let session = session(FilesInMemory([path: view, configuration: overrides, "/project/Other.swift": view]))
    session.open(path, view)
    #expect(codes(session).isEmpty)
    session.open("/project/Two.swift", view.replacing("Home", with: "Two"))
    #expect(session.diagnostics("/project/Two.swift").map(\.code) == ["private-state"])
  }

  @Test func disabledRuleReportsNothing() {
    let files = [path: view, configuration: off]
    let session = session(FilesInMemory(files))
    session.open(path, view)
    #expect(codes(session) == [])
    #expect(problems(session) == [])
  }

  @Test func changedConfigurationAppliesImmediately() {
    let files = ChangingFiles([path: view])
    let session = session(files)
    session.open(path, view)
    #expect(codes(session) == ["private-state"])
    files.replace([path: view, configuration: off])
    configurationChanged(session)
    #expect(codes(session) == [])
    files.replace([path: view])
    configurationChanged(session)
    #expect(codes(session) == ["private-state"])
  }

  @Test func invalidConfigurationKeepsLastStateAndIsReportedOnce() {
    let files = ChangingFiles([path: view, configuration: off])
    let session = session(files)
    session.open(path, view)
    files.replace([path: view, configuration: "{ \"rules\": "])
    configurationChanged(session)
    configurationChanged(session)
    #expect(codes(session) == [])
    #expect(problems(session) == [["Invalid JSON: unexpected end of file"]])
    files.replace([path: view, configuration: off])
    configurationChanged(session)
    #expect(problems(session).last == [])
  }

  @Test func unsupportedValuesAreReportedAtTheirPlace() {
    let text = "{\n  \"é\": 1,\n  \"rules\": { \"private-stat\": \"off\" }\n}\n"
    let session = session(FilesInMemory([path: view, configuration: text]))
    session.open(path, view)
    let publish = session.received.last { $0["params"]["uri"].string == "file:///project/.statewise.json" }
    let ranges = publish?["params"]["diagnostics"].elements.map { diagnostic in
      let (start, end) = (diagnostic["range"]["start"], diagnostic["range"]["end"])
      return [start["line"], start["character"], end["line"], end["character"]].map(\.integer)
    }
    #expect(ranges == [[1, 2, 1, 5], [2, 13, 2, 27]])
    #expect(
      problems(session).last == [
        "Unknown key 'é'", "Unknown rule 'private-stat'; did you mean 'private-state'?",
      ])
  }

  @Test func deletedFileIsForgotten() {
    let files = ChangingFiles([path: view, configuration: "[]"])
    let session = session(files)
    session.open(path, view)
    #expect(problems(session).last?.count == 1)
    files.replace([path: view])
    configurationChanged(session)
    #expect(problems(session).last == [])
  }

  // MARK: Turning a rule off

  /// Returns the action that turns the rule off.
  ///
  /// - Parameter buffer: The text of the configuration in the editor, if it is open.
  private func turningOff(_ files: [String: String], _ workspaceEdit: String, open buffer: String? = nil) throws
    -> CodeAction?
  {
    let session = InProcessSession(
      analyzer: Analyzer(), files: FilesInMemory(files),
      initialize: """
        {"rootUri":"file:///project","capabilities":{"workspace":{"workspaceEdit":{\(workspaceEdit)}},
        "textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}
        """)
    session.open(path, view)
    if let buffer { session.open(uri: "file://\(configuration)", buffer, version: 7, language: "json") }
    let range = try #require(session.diagnostics(path).first).range
    return session.codeActions(path, at: range).first { $0.title == "Turn 'private-state' off for this project" }
  }

  private let supportsFileCreation = #""documentChanges":true,"resourceOperations":["create"]"#

  /// The editor may write the file without telling the server.
  @Test func secondRuleIsTurnedOffInTheNewFile() throws {
    let files = ChangingFiles([path: view])
    let session = InProcessSession(
      analyzer: Analyzer(), files: files,
      initialize: """
        {"rootUri":"file:///project","capabilities":{"workspace":{"workspaceEdit":{\(supportsFileCreation)}},
        "textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}
        """)
    session.open(path, view)
    files.replace([path: view, configuration: "{ \"rules\": { \"id-volatile\": \"off\" } }"])
    let range = try #require(session.diagnostics(path).first).range
    let action = session.codeActions(path, at: range).first { $0.title == "Turn 'private-state' off for this project" }
    let edits = try #require(action?.edit?.documentChanges)
    #expect(edits.compactMap(\.edit).flatMap(\.edits).map(\.newText) == [" \"private-state\": \"off\","])
    #expect(edits.count == 1)
  }

  @Test func turningARuleOffWritesANewFile() throws {
    let changes = try #require(try turningOff([path: view], supportsFileCreation)?.edit?.documentChanges)
    #expect(changes.first == .create(.init(uri: "file:///project/.statewise.json")))
    let edit = try #require(changes.last?.edit)
    #expect(edit.textDocument == .init(uri: "file:///project/.statewise.json", version: nil))
    #expect(edit.edits.map(\.newText) == ["{\n  \"rules\": {\n    \"private-state\": \"off\"\n  }\n}\n"])
  }

  @Test func turningARuleOffEditsTheFileThatCounts() throws {
    let files = [path: view, configuration: "{}", "/project/App/.statewise.json": "{ \"sdk\": 27 }"]
    let edit = try #require(try turningOff(files, supportsFileCreation)?.edit?.documentChanges?.first?.edit)
    #expect(edit.textDocument.uri == "file:///project/App/.statewise.json")
    #expect(edit.edits.map(\.newText) == [" \"rules\": { \"private-state\": \"off\" },"])
    #expect(edit.edits.first?.range.start == Position(line: 0, character: 1))
  }

  @Test(arguments: [nil, "{}"])
  func turningARuleOffEditsTheOpenText(_ saved: String?) throws {
    var files = [path: view]
    files[configuration] = saved
    let open = "{\n  \"exclude\": [\"Y/**\"]\n}\n"
    let edit = try #require(try turningOff(files, supportsFileCreation, open: open)?.edit?.documentChanges?.first?.edit)
    #expect(edit.textDocument == .init(uri: "file://\(configuration)", version: 7))
    #expect(edit.edits.map(\.newText) == ["\n  \"rules\": { \"private-state\": \"off\" },"])
    #expect(edit.edits.first?.range.start == Position(line: 0, character: 1))
  }

  @Test func nothingIsOfferedThatTheClientCannotDo() throws {
    #expect(try turningOff([path: view], #""documentChanges":true"#) == nil)
    #expect(try turningOff([path: view, configuration: "{"], supportsFileCreation) == nil)
    #expect(try turningOff([path: view, configuration: "{}"], "")?.edit?.changes?.count == 1)
  }

  @Test func rulesStayOnWithoutRequest() {
    let session = InProcessSession(
      analyzer: Analyzer(), files: FilesInMemory([path: view]),
      initialize: """
        {"rootUri":"file:///project","capabilities":{"workspace":{"workspaceEdit":{\(supportsFileCreation)}},
        "textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}}
        """)
    session.open(path, view)
    let actions = session.codeActions(JSON.range(1, 31, 1, 31), uri: "file://\(path)")["result"].elements
    #expect(actions.map { $0["title"].string } == ["Make 'n' private"])
  }
}
