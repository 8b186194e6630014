import Analysis
import JSONReading
import ServerTesting
import Testing

@testable import Server

/// The editor's settings, however the editor hands them over.
@Suite struct SettingsTests {
  private let view = "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }\n"
  private let path = "/project/Home.swift"
  private let off = #"{"rules":{"private-state":"off"}}"#

  private func session(_ options: String = "null", asked: Bool = false) -> InProcessSession {
    InProcessSession(
      analyzer: Analyzer(), files: FilesInMemory([path: view]),
      initialize: """
        {"rootUri":"file:///project","initializationOptions":\(options),
        "capabilities":{"workspace":{"configuration":\(asked)}}}
        """)
  }

  private func codes(_ session: InProcessSession) -> [String] {
    session.open(path, view)
    return session.diagnostics(path).map(\.code)
  }

  @Test func optionsAtTheStartCount() {
    #expect(codes(session()) == ["private-state"])
    #expect(codes(session(#"{"configuration":\#(off)}"#)) == [])
  }

  @Test func settingsThatAreSentAlongCount() {
    let session = session()
    session.notify("workspace/didChangeConfiguration", #"{"settings":{"statewise":\#(off)}}"#)
    #expect(codes(session) == [])
    session.notify("workspace/didChangeConfiguration", #"{"settings":{"statewise":{}}}"#)
    #expect(session.diagnostics(path).map(\.code) == ["private-state"])
  }

  @Test(arguments: ["null", "{}", "[]", #"{"statewise":null}"#, #"{"statewise":5}"#])
  func emptySettingsResetNothing(_ settings: String) {
    let session = session(#"{"configuration":\#(off)}"#)
    session.notify("workspace/didChangeConfiguration", #"{"settings":\#(settings)}"#)
    #expect(codes(session) == [])
  }

  @Test func aClientThatCanBeAskedIsAsked() throws {
    let session = session(asked: true)
    let question = try #require(session.received.last { $0["method"].string == "workspace/configuration" })
    #expect(question["params"]["items"].elements.map { $0["section"].string } == ["statewise"])
    session.answer(question["id"], "[\(off)]")
    #expect(codes(session) == [])
  }

  @Test(arguments: ["null", "[]", "[null]", "[5]", "{}"])
  func strangeAnswersSayNothing(_ answer: String) throws {
    let session = session(asked: true)
    let question = try #require(session.received.last { $0["method"].string == "workspace/configuration" })
    session.answer(question["id"], answer)
    #expect(codes(session) == ["private-state"])
  }

  @Test func whatCannotBeTakenIsSaidInTheLog() {
    let session = session(#"{"configuration":{"ruels":{}}}"#)
    let logged = session.received.filter { $0["method"].string == "window/logMessage" }
    #expect(
      logged.contains {
        $0["params"]["message"].string
          == "In the settings of 'statewise': Unknown key 'ruels'; did you mean 'rules'?"
      })
  }
}
