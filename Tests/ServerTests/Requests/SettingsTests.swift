import Analysis
import JSONReading
import ServerTesting
import Testing

@testable import Server

/// Tests of the editor's settings, in all ways in which editors send them.
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

  @Test func settingsSentWithNotificationApply() {
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

  @Test func supportedConfigurationRequestIsSent() throws {
    let session = session(asked: true)
    let question = try #require(session.received.last { $0["method"].string == "workspace/configuration" })
    #expect(question["params"]["items"].elements.map { $0["section"].string } == ["statewise"])
    session.answer(question["id"], "[\(off)]")
    #expect(codes(session) == [])
  }

  @Test func settingsAreTakenBack() throws {
    let session = session(asked: true)
    for (answer, expected) in [(off, []), ("null", ["private-state"])] {
      session.notify("workspace/didChangeConfiguration", #"{"settings":null}"#)
      let question = try #require(session.received.last { $0["method"].string == "workspace/configuration" })
      session.answer(question["id"], "[\(answer)]")
      #expect(codes(session) == expected)
    }
    for (sent, expected) in [(off, []), ("null", ["private-state"])] {
      session.notify("workspace/didChangeConfiguration", #"{"settings":{"statewise":\#(sent)}}"#)
      #expect(codes(session) == expected)
    }
  }

  @Test(arguments: ["null", "[]", "[null]", "[5]", "{}"])
  func malformedSettingsAreIgnored(_ answer: String) throws {
    let session = session(asked: true)
    let question = try #require(session.received.last { $0["method"].string == "workspace/configuration" })
    session.answer(question["id"], answer)
    #expect(codes(session) == ["private-state"])
  }

  private func shown(_ session: InProcessSession) -> [String?] {
    session.received.filter { $0["method"].string == "window/showMessage" }.map { $0["params"]["message"].string }
  }

  @Test("A message about an invalid setting is shown only once")
  func unknownSettings() {
    let session = session(#"{"configuration":{"ruels":{}}}"#)
    let expected = ["In the settings of 'statewise': Unknown key 'ruels'; did you mean 'rules'?"]
    #expect(session.received.first?["result"].isNull == false, "Nothing comes before the answer to 'initialize'")
    #expect(shown(session) == expected)
    for _ in 0..<2 {
      session.notify("workspace/didChangeConfiguration", #"{"settings":{"statewise":{"ruels":{}}}}"#)
    }
    #expect(shown(session) == expected)
  }

  @Test(
    "The message about an unknown option suggests a known one",
    arguments: [
      (#"{"configuratoin":{}}"#, "Unknown key 'configuratoin'; did you mean 'configuration'?"),
      (#"{"rules":{}}"#, #"'rules' belongs in 'configuration': { "configuration": { "rules": … } }"#),
      (#"{"x":1}"#, "Unknown key 'x'; known keys: configuration, diagnostics, workspaceDiagnostics"),
      (#"{"diagnostics":"pul"}"#, #"'diagnostics' must be "push" or "pull""#),
      (#"{"workspaceDiagnostics":1}"#, "'workspaceDiagnostics' must be true or false"),
      (#"{"configuration":[]}"#, "'configuration' must be an object"),
      (#"{"configuration":{},"diagnostics":"pull","workspaceDiagnostics":false}"#, nil), ("null", nil), ("[]", nil),
    ])
  func unknownOptions(options: String, problem: String?) {
    #expect(shown(session(options)) == (problem.map { ["In 'initializationOptions': \($0)"] } ?? []))
  }
}
