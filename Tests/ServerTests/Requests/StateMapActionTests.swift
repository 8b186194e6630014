import Foundation
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct StateMapActionTests {
  private static let home = """
    import SwiftUI
    struct Home: View {
      @State private var name = ""
      var body: some View { Card(name: $name) }
    }
    """
  private static let files = [
    "/project/Card.swift": "import SwiftUI\nstruct Card: View { @Binding var name: String }\n",
    "/project/Home.swift": home,
  ]
  private static let showing = #"{"window":{"showDocument":{"support":true}},"textDocument":\#(literals)}"#
  private static let running = #"{"workspace":{"executeCommand":{}},"textDocument":\#(literals)}"#
  private static let literals = #"{"codeAction":{"codeActionLiteralSupport":{}}}"#
  private static let uri = "file:///project/Home.swift"
  /// The range of the word `Home`.
  private static let name = JSON.range(1, 8, 1, 8)

  private func session(_ capabilities: String = showing) -> InProcessSession {
    let session = InProcessSession.planted(capabilities: capabilities, files: Self.files)
    session.open(uri: Self.uri, Self.home)
    return session
  }

  private func action(_ session: InProcessSession, at range: String, only: String? = nil) -> JSONValue? {
    session.codeActions(range, only: only, uri: Self.uri)["result"].elements
      .first { $0["kind"].string == "source.stateMap.statewise" }
  }

  private func execute(_ session: InProcessSession, _ arguments: String) -> JSONValue {
    session.request(
      "workspace/executeCommand", #"{"command":"statewise.showStateMap","arguments":\#(arguments)}"#)
  }

  @Test func mapIsOfferedOnViewName() {
    let action = action(session(), at: Self.name)
    #expect(action?["title"].string == "Show the state map of 'Home'")
    #expect(action?["command"]["command"].string == "statewise.showStateMap")
    #expect(action?["command"]["arguments"].elements.first?["view"].string == "Home")
    #expect(action?["edit"].isNull == true && action?["isPreferred"].isNull == true)
  }

  @Test(arguments: [#"["source"]"#, #"["source.stateMap"]"#, #"["source.stateMap.statewise"]"#, #"[""]"#])
  func requestedActionIsOfferedAnywhere(only: String) {
    #expect(action(session(), at: JSON.range(3, 0, 3, 0), only: only)?["title"].string == "Show the state map")
  }

  @Test(arguments: [nil, #"["quickfix"]"#, #"["source.fixAll"]"#, #"["source.fixAll.statewise"]"#, #"["refactor"]"#])
  func otherDocumentsAreNotAffected(only: String?) {
    #expect(action(session(), at: JSON.range(3, 0, 3, 0), only: only) == nil)
    #expect(only == nil || action(session(), at: Self.name, only: only) == nil)
  }

  @Test func actionIsNotOfferedUnlessRequested() {
    let context = #"{"diagnostics":[],"triggerKind":2}"#
    let answer = session().request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"\#(Self.uri)"},"range":\#(Self.name),"context":\#(context)}"#)
    #expect(answer["result"].elements.allSatisfy { $0["command"].isNull })
  }

  @Test func clientWithoutCommandSupportGetsNoCommands() {
    let session = session(#"{"textDocument":\#(Self.literals)}"#)
    #expect(action(session, at: Self.name, only: #"["source"]"#) == nil)
    let capabilities = session.received.first?["result"]["capabilities"] ?? .null
    #expect(capabilities["executeCommandProvider"].isNull)
    #expect(
      !capabilities["codeActionProvider"]["codeActionKinds"].elements.contains(.string("source.stateMap.statewise")))
  }

  @Test func theCommandWritesThePageAndHasItShown() throws {
    let session = session()
    let capabilities = session.received.first?["result"]["capabilities"] ?? .null
    #expect(capabilities["executeCommandProvider"]["commands"].elements == [.string("statewise.showStateMap")])
    let uri = try #require(execute(session, #"[{"uri":"\#(Self.uri)","view":"Home"}]"#)["result"]["uri"].string)
    let path = DocumentURI(uri).key
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains(#""name":"Card""#) && page.contains(#""kind":"binding""#))
    #expect(page.contains("\"focus\":\"#view/1\"") && page.contains(#""title":"project""#))
    let question = try #require(session.messages("window/showDocument").first)
    #expect(question["params"]["uri"].string == uri)
    #expect(question["params"]["external"].bool == true)
    session.answer(question["id"], #"{"success":false}"#)
    #expect(session.isAlive)
  }

  @Test func editorWithoutShowDocumentGetsPath() throws {
    let session = session(Self.running)
    let uri = try #require(execute(session, #"[{"uri":"\#(Self.uri)"}]"#)["result"]["uri"].string)
    let path = DocumentURI(uri).key
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    #expect(session.messages("window/showDocument").isEmpty)
    #expect(session.messages("window/showMessage").first?["params"]["message"].string == "The state map is in \(path)")
  }

  @Test func textInEditorIsUsed() throws {
    let session = session()
    session.open(uri: "file:///project/New.swift", "import SwiftUI\nstruct Unsaved: View {}\n")
    let uri = try #require(execute(session, #"[{"uri":"\#(Self.uri)"}]"#)["result"]["uri"].string)
    let path = DocumentURI(uri).key
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(#""name":"Unsaved""#))
  }

  @Test func aProjectThatIsStillBeingReadHasNoMapYet() {
    let session = SteppedSession(files: FilesInMemory(Self.files), capabilities: Self.showing)
    let command = #"{"command":"statewise.showStateMap","arguments":[{"uri":"\#(Self.uri)"}]}"#
    session.handle([
      JSON.message("textDocument/didOpen", JSON.open(uri: Self.uri, Self.home)),
      JSON.message("workspace/executeCommand", command, id: "7"),
    ])
    // The text has been read and the command has run, but the folder has not been listed yet.
    for _ in 0..<2 { session.doLast() }
    #expect(session.waiting.count == 1)
    #expect(session.sent.contains { $0["id"].integer == 7 && $0["error"]["code"].integer == -32803 })
  }

  @Test(arguments: [
    ("statewise.other", #"[{"uri":"file:///project/Home.swift"}]"#), ("statewise.showStateMap", "[]"),
    ("statewise.showStateMap", "null"), ("statewise.showStateMap", #"["x",5]"#),
    ("statewise.showStateMap", #"[{"uri":"git:/elsewhere"}]"#),
  ])
  func whatMakesNoSenseIsRefused(command: String, arguments: String) {
    let answer = session().request(
      "workspace/executeCommand", #"{"command":"\#(command)","arguments":\#(arguments)}"#)
    #expect(answer["error"]["code"].integer == -32602)
  }
}
