import JSONReading
import TestSupport
import Testing

@Suite struct PullRows {
  @Test func unchangedReportKeepsItsResultID() throws {
    try withServer(Capabilities.pull) { server in
      server.open(Sample.bad)
      let first = try server.pull()["result"]
      #expect(first["kind"] == "full")
      #expect(first["items"].elements.map(\.numbers) == [[3, 15, 3, 16]])
      let name = try #require(first["resultId"].string)
      let previous = #","previousResultId":\#(JSON.string(name))"#
      let second = try server.pull(members: previous)["result"]
      #expect(second["kind"] == "unchanged")
      #expect(second["resultId"].string == name)
      #expect(second["items"].isNull)
      server.replace(by: Sample.good, version: 2)
      let third = try server.pull(members: previous)["result"]
      #expect(third["kind"] == "full" && third["items"] == .array([]))
      server.replace(by: Sample.bad, version: 3)
      let fourth = try server.pull(members: #","previousResultId":\#(JSON.string(third["resultId"].string ?? ""))"#)
      #expect(fourth["result"]["kind"] == "full")
      #expect(fourth["result"]["items"].elements.count == 1)
    }
  }

  /// Eglot 1.24 keeps its marks at the positions of the earlier text.
  @Test(arguments: [(Sample.bad, "full"), (Sample.good, "unchanged")])
  func findingsOfNewTextAreReportedCompletely(_ text: String, _ kind: String) throws {
    try withServer(Capabilities.pull) { server in
      server.open(text)
      let first = try server.pull()["result"]
      server.change(#"[{"range":\#(JSON.range(1, 0, 1, 0)),"text":" "}]"#, version: 2)
      let second = try server.pull(members: #","previousResultId":\#(JSON.text(of: first["resultId"]))"#)["result"]
      #expect(second["kind"].string == kind)
      #expect(second["items"].isNull || second["items"] == first["items"])
    }
  }

  @Test func aPullInTheSameWriteAsAChangeIsAboutTheChangedText() throws {
    try withServer(Capabilities.pull) { server in
      server.open(Sample.bad)
      _ = try server.pull()
      server.send(
        JSON.message("textDocument/didChange", JSON.change(#"[{"text":"// nothing\n"}]"#, version: 2)),
        JSON.message("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#, id: "1"))
      let answer = try server.response(to: .number("1"))
      #expect(answer["result"]["items"] == .array([]))
    }
  }

  @Test func resultIDsExpireWithDocument() throws {
    try withServer(Capabilities.pull) { server in
      server.open(Sample.bad)
      let name = try server.pull()["result"]["resultId"].string ?? ""
      server.close()
      server.open(Sample.bad)
      #expect(try server.pull(members: #","previousResultId":\#(JSON.string(name))"#)["result"]["kind"] == "full")
    }
  }

  @Test(arguments: [#","previousResultId":"nonsense""#, #","previousResultId":"""#, #","previousResultId":null"#])
  func unknownNamesResolveToNothing(_ previous: String) throws {
    try withServer(Capabilities.pull) { server in
      server.open(Sample.bad)
      let report = try server.pull(members: previous)["result"]
      #expect(report["items"].elements.count == 1)
    }
  }

  @Test func aPullIsNeverAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Sample.bad)
    try withServer(Capabilities.pull, members: folder.asRoot) { server in
      for (uri, count) in [
        (folder.uri("A.swift"), 1), (folder.uri("Missing.swift"), 0), ("untitled:never-opened", 0),
        ("git:/w/A.swift", 0), ("", 0), ("file://", 0), (folder.uri(""), 0),
      ] {
        let report = try server.pull(uri: uri)["result"]
        #expect(report["kind"] == "full" && report["items"].elements.count == count, "\(uri): \(report)")
      }
      server.open(Sample.bad, uri: "untitled:closed")
      server.close(uri: "untitled:closed")
      #expect(try server.pull(uri: "untitled:closed")["result"]["kind"] == "full")
    }
  }

  /// A file that affects findings in another file.
  private static let caller = "import SwiftUI\nstruct C: View { var body: some View { A(n: 1) } }\n"

  @Test func theClientIsAskedToPullAgainWhenAnotherFileChangesItsFindings() throws {
    try withServer(Capabilities.pull) { server in
      server.open(Sample.bad)
      let before = try server.pull()["result"]["items"]
      server.open(Self.caller, uri: "file:///project/C.swift")
      server.answer(try server.question("workspace/diagnostic/refresh"), #""result":null"#)
      #expect(try server.pull()["result"]["items"] != before)
      #expect(server.publishes().isEmpty)
    }
  }

  @Test func clientWithoutRefreshSupportPullsTheChange() throws {
    try withServer(Capabilities.pull, #"{"workspace":{"diagnostics":null}}"#) { server in
      server.open(Sample.bad)
      let before = try server.pull()["result"]
      server.open(Self.caller, uri: "file:///project/C.swift")
      let previous = #","previousResultId":\#(JSON.string(before["resultId"].string ?? ""))"#
      let after = try server.pull(members: previous)["result"]
      #expect(after["kind"] == "full" && after["items"] != before["items"])
      try server.fence()
      #expect(!server.messages.contains { $0["method"] == "workspace/diagnostic/refresh" })
    }
  }

  @Test func pushClientGetsPublishWhenAnotherFileChangesFindings() throws {
    try withServer { server in
      server.open(Sample.bad)
      let before = try server.shown(1)
      server.open(Self.caller, uri: "file:///project/C.swift")
      try server.waitUntil("other findings") { server.lastShown() != before }
      server.close(uri: "file:///project/C.swift")
      try server.waitUntil("the same findings as before") { server.lastShown() == before }
    }
  }
}
