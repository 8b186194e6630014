import Analysis
import ServerTesting
import Testing

@testable import Server

/// Tests of a project's modules in an editor, and of changes to its packages.
@Suite struct ModuleTests {
  private let view = "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }\n"
  private let path = "/project/Sources/A/Home.swift"

  private func manifest(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", targets: [\(targets)])\n"
  }

  private var files: [String: String] {
    [
      path: view, "/project/Sources/B/Home.swift": view,
      "/project/Package.swift": manifest(".target(name: \"A\"), .target(name: \"B\")"),
    ]
  }

  private func session(_ files: any FileSource, _ workspace: String) -> InProcessSession {
    InProcessSession(
      analyzer: Analyzer(), files: files,
      initialize: """
        {"rootUri":"file:///project","capabilities":{"workspace":{\(workspace)},"textDocument":{"codeAction":
        {"codeActionLiteralSupport":{},"isPreferredSupport":true}}}}
        """)
  }

  /// Returns whether the server marks the fix in the open file as preferred, which means that the fix is safe.
  private func prefersItsFix(_ session: InProcessSession) -> Bool? {
    let diagnostics = session.diagnostics(path)
    guard let range = diagnostics.first?.range else { return nil }
    return session.codeActions(path, at: range, only: ["quickfix"]).first.map { $0.isPreferred ?? false }
  }

  @Test func targetsAreDistinguished() {
    let session = InProcessSession(files: files)
    session.open(path, view)
    #expect(prefersItsFix(session) == true)
  }

  @Test func changedManifestApplies() {
    let files = ChangingFiles(self.files)
    let session = session(files, #""didChangeWatchedFiles":{"dynamicRegistration":true}"#)
    session.open(path, view)
    #expect(prefersItsFix(session) == true)
    var others = self.files
    others["/project/Package.swift"] = manifest(".target(name: \"All\", path: \"Sources\")")
    files.replace(others)
    session.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///project/Package.swift","type":2}]}"#)
    #expect(prefersItsFix(session) == false)
  }

  @Test func aSaveLooksForChangedManifestsWhereNothingIsWatched() {
    let files = ChangingFiles(self.files)
    let session = session(files, "")
    session.open(path, view)
    #expect(prefersItsFix(session) == true)
    var others = self.files
    others["/project/Package.swift"] = nil
    files.replace(others)
    session.notify("textDocument/didSave", #"{"textDocument":{"uri":"file:///project/Sources/A/Home.swift"}}"#)
    #expect(prefersItsFix(session) == false)
  }

  @Test func projectsAreWatched() {
    let session = session(FilesInMemory(files), #""didChangeWatchedFiles":{"dynamicRegistration":true}"#)
    session.notify("initialized", "{}")
    let registered = session.received.first { $0["method"].string == "client/registerCapability" }
    let patterns = registered?["params"]["registrations"].elements.first?["registerOptions"]["watchers"].elements
      .compactMap { $0["globPattern"].string }
    #expect(patterns?.contains("**/project.pbxproj") == true)
    #expect(patterns?.contains("**/*.{yml,yaml}") == true)
  }
}
