import Foundation
import JSONReading
import TestSupport
import Testing

@Suite struct OpenAndCloseRows {
  private static let large =
    Sample.bad
    + (0..<8000).map { "struct S\($0): View { @State var n = 0; var body: some View { Text(\"\") } }\n" }
    .joined()

  @Test func closingClearsAndNothingFollowsIt() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      server.close()
      try server.shown(0)
      try server.fence()
      #expect(server.publishes().last?["diagnostics"].elements.isEmpty == true)
    }
  }

  @Test func resultsAfterCloseAreDiscarded() throws {
    try withServer { server in
      server.send(
        JSON.message("textDocument/didOpen", JSON.open(Self.large)),
        JSON.message("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#))
      try server.shown(0)
      try server.fence()
      #expect(server.publishes().allSatisfy { $0["diagnostics"].elements.isEmpty })
    }
  }

  @Test func openingAgainShowsAnEqualSetAgain() throws {
    try withServer { server in
      for version in [1, 1, 0] {
        server.open(Sample.bad, version: version)
        try server.shown(1, version: version)
        server.close()
        try server.shown(0)
      }
    }
  }

  @Test func fileUnderTwoURIsHasTwoTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write("Real/A.swift", Sample.bad)
    try FileManager.default.createSymbolicLink(atPath: folder("Link"), withDestinationPath: folder("Real"))
    let (real, link) = (folder.uri("Real/A.swift"), folder.uri("Link/A.swift"))
    try withServer(members: folder.asRoot) { server in
      for uri in [real, link] {
        server.open(Sample.bad, uri: uri)
        try server.shown(1, uri: uri)
      }
      server.replace(by: Sample.good, version: 2, uri: real)
      try server.shown(0, version: 2, uri: real)
      #expect(server.lastShown(link).count == 1)
      #expect(try server.fixes(JSON.range(3, 15, 3, 15), uri: link).first?.edits(link).count == 1)
      server.close(uri: link)
      try server.shown(0, uri: link)
      server.replace(by: Sample.bad, version: 3, uri: real)
      try server.shown(1, version: 3, uri: real)
    }
  }

  /// Neovim's `:edit!` does this in one write.
  @Test func closingAndOpeningAtOnceEndsWithTheFindings() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      server.send(
        JSON.message("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#),
        JSON.message("textDocument/didOpen", JSON.open(Sample.bad, version: 7)))
      try server.shown(1, version: 7)
      try server.fence()
      #expect(server.publishes().last?["diagnostics"].elements.count == 1)
    }
  }

  @Test func closedDocumentsCannotBeChangedOrClosed() throws {
    try withServer { server in
      server.close(uri: "file:///project/Never.swift")
      server.replace(by: Sample.bad, version: 2, uri: "file:///project/Never.swift")
      server.open(Sample.good)
      server.close()
      server.replace(by: Sample.bad, version: 3)
      server.close()
      try server.fence()
      #expect(server.publishes("file:///project/Never.swift").isEmpty)
      #expect(server.publishes().allSatisfy { $0["diagnostics"].elements.isEmpty })
    }
  }

  @Test func textOfSecondOpenIsUsed() throws {
    try withServer { server in
      server.open(Sample.bad)
      server.open(Sample.good, version: 2)
      try server.shown(0, version: 2)
      server.change(#"[{"range":\#(JSON.range(3, 11, 3, 19)),"text":""}]"#, version: 3)
      try server.shown(1, version: 3)
    }
  }

  /// The editor's text counts while the document is open; after it is closed, the file's contents count.
  @Test func diskIsReadForClosedDocumentsOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Sample.good)
    let uri = folder.uri("A.swift")
    try withServer(Capabilities.pull, members: folder.asRoot) { server in
      server.open(Sample.bad, uri: uri)
      let open = try server.pull(uri: uri)
      server.close(uri: uri)
      let closed = try server.pull(uri: uri)
      #expect(open["result"]["items"].elements.count == 1)
      #expect(closed["result"]["items"].elements.isEmpty)
    }
  }

  @Test(arguments: ["", #","text":\#(JSON.string(Sample.bad))"#, #","text":"something else""#])
  func savingChangesNothing(_ text: String) throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      server.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(Sample.uri)"}\#(text)}"#)
      try server.fence()
      #expect(server.publishes().last?["diagnostics"].elements.count == 1)
      #expect(try server.fixes(JSON.range(3, 15, 3, 15)).first?.edits().first?.numbers == [3, 11, 3, 11])
    }
  }

  @Test func saveTextIsNotRequested() throws {
    try withNewServer { server in
      let synchronization = try server.initialize()["capabilities"]["textDocumentSync"]
      #expect(synchronization["save"]["includeText"].bool == false)
      #expect(synchronization["openClose"].bool == true)
      #expect(synchronization["change"].integer == 2)
    }
  }

  @Test func hugeFileIsReportedAsNotChecked() throws {
    try withServer { server in
      server.open(Sample.bad + String(repeating: "// a line of a comment\n", count: 200_000))
      let diagnostic = try server.shown(1).first
      #expect(diagnostic?["severity"].integer == 3)
      #expect(diagnostic?.numbers == [0, 0, 0, 0])
      try server.ping()
      server.replace(by: Sample.bad, version: 2)
      #expect(try server.shown(1, version: 2).first?.numbers == [3, 15, 3, 16])
    }
  }

  @Test func hundredsOfDocumentsCanBeOpen() throws {
    try withServer { server in
      for number in 0..<300 { server.open(Sample.bad, uri: "untitled:\(number)") }
      for number in [0, 150, 299] { try server.shown(1, uri: "untitled:\(number)") }
    }
  }
}
