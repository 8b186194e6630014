import Analysis
import ServerTesting
import TestSupport
import Testing

@testable import Server

/// Tests of files that affect each other, with the real rules.
@Suite struct ProjectTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
        @State var name: String

        var body: some View { TextField("Name", text: $name) }
    }
    """
  private static let home = """
    import SwiftUI

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: name)
        }
    }
    """
  private static let steadyHome = home.replacing("Card(name: name)", with: "Card(name: \"Ravi\")")
  private let cardPath = "/project/Card.swift"
  private let homePath = "/project/Home.swift"
  private let cardURI = "file:///project/Card.swift"

  @Test func anEditInOneOpenFileChangesFindingsInAnother() {
    let session = InProcessSession()
    session.open(cardPath, Self.card)
    session.open(homePath, Self.steadyHome)
    #expect(session.diagnostics(cardPath).isEmpty)
    let start = Position(line: 6, character: 19)
    session.replace(LSPRange(start: start, end: Position(line: 6, character: 25)), in: homePath, with: "name")
    #expect(session.text(homePath) == Self.home)
    session.save(homePath)
    #expect(session.diagnostics(cardPath).map(\.code) == ["state-receives-argument"])
  }

  @Test func closedFilesAreReadFromDisk() throws {
    let session = InProcessSession(files: [homePath: Self.home, "/elsewhere/Other.swift": Self.home])
    session.open(cardPath, Self.card)
    let finding = try #require(session.diagnostics(cardPath).first)
    let place = try #require(finding.relatedInformation?.first).location
    #expect(place.uri == "file:///project/Home.swift")
    #expect(place.range.start == Position(line: 6, character: 19))
  }

  @Test func nestedWorkTreeIsAnalyzedSeparately() {
    let vendor = "/project/Vendor/Card.swift"
    let session = InProcessSession(
      files: ["/project/.git": "", "/project/Vendor/.git": "", "/project/Vendor/Home.swift": Self.home])
    session.open(cardPath, Self.card)
    #expect(session.diagnostics(cardPath).map(\.code) == ["private-state"])
    session.open(vendor, Self.card)
    #expect(session.diagnostics(vendor).map(\.code) == ["state-receives-argument"])
    #expect(session.diagnostics(cardPath).map(\.code) == ["private-state"])
  }

  /// The project is the same as on the command line, regardless of the folder that the editor opens.
  @Test func folderOfWorkTreeIsAnalyzedWithWholeTree() {
    let path = "/project/Packages/Kit/Card.swift"
    let session = InProcessSession(
      root: "/project/Packages/Kit", files: ["/project/.git": "", "/project/App/Home.swift": Self.home])
    session.open(path, Self.card)
    #expect(
      session.diagnostics(path).first?.relatedInformation?.map(\.location.uri) == ["file:///project/App/Home.swift"])
  }

  @Test func openDocumentsUseEditorTextUntilClosed() {
    let session = InProcessSession(files: [homePath: Self.home])
    session.open(cardPath, Self.card)
    #expect(session.diagnostics(cardPath).count == 1)
    session.open(homePath, Self.steadyHome)
    #expect(session.diagnostics(cardPath).isEmpty)
    session.close(homePath)
    #expect(session.diagnostics(cardPath).count == 1)
  }

  @Test func placesInOtherFilesMoveWithTheirText() throws {
    let session = InProcessSession()
    session.open(homePath, Self.home)
    session.open(cardPath, Self.card)
    let start = Position(line: 0, character: 0)
    session.replace(LSPRange(start: start, end: start), in: homePath, with: "// one\n// two\n")
    let place = try #require(session.diagnostics(cardPath).first?.relatedInformation?.first).location
    #expect(place.range.start.line == 8)
  }

  @Test func byteOrderMarkOnDiskDoesNotShiftColumns() throws {
    let session = InProcessSession(
      files: [homePath: "\u{FEFF}" + Self.home.replacing("import SwiftUI\n\n", with: "import SwiftUI; ")])
    session.open(cardPath, Self.card)
    let place = try #require(session.diagnostics(cardPath).first?.relatedInformation?.first).location
    #expect(place.range.start == Position(line: 4, character: 19))
  }

  @Test func watchedFilesAreReadAgain() {
    let files = ChangingFiles([homePath: Self.steadyHome])
    let session = session(
      files, #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}},"textDocument":{}}"#)
    session.open(uri: cardURI, Self.card)
    files.replace([homePath: Self.home])
    session.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///project/Home.swift","type":2}]}"#)
    #expect(namesHome(session))
    files.replace([:])
    session.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///project/Home.swift","type":3}]}"#)
    #expect(!namesHome(session))
  }

  /// Editors report only the folder and none of its files.
  @Test func deletedAndRenamedFoldersAreNoticed() {
    let files = ChangingFiles(["/project/New/Home.swift": Self.home])
    let session = session(
      files, #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}},"textDocument":{}}"#)
    session.open(uri: cardURI, Self.card)
    #expect(namesHome(session))
    for (texts, name, type) in [
      ([:], "New", 3), (["/project/Old.v1/A/Home.swift": Self.home], "Old.v1/A", 1), ([:], "Old.v1", 3),
    ] {
      files.replace(texts)
      session.notify(
        "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///project/\#(name)","type":\#(type)}]}"#)
      #expect(namesHome(session) == !texts.isEmpty)
    }
  }

  @Test func saveChecksForChangesWithoutWatching() {
    let files = ChangingFiles([homePath: Self.steadyHome])
    let session = session(files, "{}")
    session.open(uri: cardURI, Self.card)
    files.replace([homePath: Self.steadyHome, "/project/New/Home.swift": Self.home])
    session.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(cardURI)"}}"#)
    #expect(namesHome(session))
    #expect(session.messages("client/registerCapability").isEmpty)
  }

  @Test func pullClientIsNotifiedWhenAnotherFileChangesFindings() {
    let session = session(
      FilesInMemory(),
      #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#)
    session.open(uri: cardURI, Self.card)
    session.request("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(cardURI)"}}"#)
    #expect(session.messages("workspace/diagnostic/refresh").isEmpty)
    session.open(uri: "file:///project/Home.swift", Self.home)
    #expect(session.messages("workspace/diagnostic/refresh").count == 1)
  }

  @Test func foldersComeAndGo() {
    let files = FilesInMemory(["/b/Home.swift": Self.home])
    let session = InProcessSession(
      analyzer: Analyzer(), files: files, initialize: #"{"capabilities":{},"rootUri":null}"#)
    session.open(uri: "file:///b/sub/Card.swift", Self.card)
    #expect(!namesHome(session, "file:///b/sub/Card.swift"))
    session.notify(
      "workspace/didChangeWorkspaceFolders", #"{"event":{"added":[{"uri":"file:///b","name":"b"}],"removed":[]}}"#)
    #expect(namesHome(session, "file:///b/sub/Card.swift"))
    session.notify(
      "workspace/didChangeWorkspaceFolders", #"{"event":{"added":[],"removed":[{"uri":"file:///b","name":"b"}]}}"#)
    #expect(!namesHome(session, "file:///b/sub/Card.swift"))
  }

  /// The root of the disk is never a project, and reading all of it would take too long.
  @Test func theRootOfTheDiskIsNotReadAsAProject() {
    let session = InProcessSession(root: "/", files: ["/Home.swift": Self.home, "/far/away/Home.swift": Self.home])
    session.open("/Card.swift", Self.card)
    #expect(session.diagnostics("/Card.swift").first?.relatedInformation?.map(\.location.uri) == ["file:///Home.swift"])
  }

  @Test func foldersAreProjectsOfTheirOwn() {
    let session = InProcessSession(
      analyzer: Analyzer(), files: FilesInMemory(["/a/Home.swift": Self.home]),
      initialize: #"{"capabilities":{},"workspaceFolders":[{"uri":"file:///a"},{"uri":"file:///b"}]}"#)
    session.open(uri: "file:///b/Card.swift", Self.card)
    session.open(uri: "file:///a/Card.swift", Self.card)
    #expect(!namesHome(session, "file:///b/Card.swift"))
    #expect(namesHome(session, "file:///a/Card.swift"))
  }

  @Test func logListsWhatWasRead() {
    let session = InProcessSession(files: [homePath: Self.home, cardPath: Self.card])
    #expect(
      session.messages("window/logMessage").map { $0["params"]["message"].string } == ["Read 2 files in '/project'"])
  }

  @Test func unsavedDocumentIsAnalyzedAlone() {
    let session = InProcessSession()
    session.open(homePath, Self.home)
    session.open(uri: "untitled:Untitled-1", Sample.bad)
    #expect(
      session.publishes("untitled:Untitled-1").last?["diagnostics"].elements.map { $0["code"].string }
        == ["private-state"])
  }

  /// Code that isn't known may use everything, as on the command line.
  @Test func fixesAreNotSafeWhileAFileIsUnreadable() throws {
    let counter = """
      import SwiftUI

      struct Counter: View {
          @State var count = 0

          var body: some View { Button("\\(count)") { count += 1 } }
      }
      """
    let (uri, latin) = ("file:///project/Counter.swift", ["/project/Latin.swift": [UInt8](repeating: 0xE9, count: 1)])
    let files = ChangingFiles([:])
    files.replace([:], others: latin)
    let session = session(files, #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#)
    session.open(uri: uri, counter)
    func title() -> String? { session.fixes(JSON.range(3, 16, 3, 16), uri: uri).first?["title"].string }
    #expect(title() == "Make 'count' private (review first)")
    for (others, note) in [([:], ""), (latin, " (review first)"), ([:], "")] {
      files.replace([:], others: others)
      session.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(uri)"}}"#)
      #expect(title() == "Make 'count' private" + note)
    }
    // An open text that is too large is not read, either.
    session.open(uri: "file:///project/Large.swift", String(repeating: " ", count: (4 << 20) + 1))
    #expect(title() == "Make 'count' private (review first)")
  }

  private func session(_ files: any FileSource, _ capabilities: String) -> InProcessSession {
    InProcessSession(
      analyzer: Analyzer(), files: files,
      initialize: #"{"rootUri":"file:///project","capabilities":\#(capabilities)}"#)
  }

  /// Returns whether a finding in the card mentions the call in the home screen.
  private func namesHome(_ session: InProcessSession, _ uri: String? = nil) -> Bool {
    session.publishes(uri ?? cardURI).last?["diagnostics"].elements
      .contains { $0["message"].string?.contains("Home.swift:7") == true } == true
  }
}
