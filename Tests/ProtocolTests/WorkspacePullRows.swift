import JSONReading
import TestSupport
import Testing

@Suite struct WorkspacePullRows {
  private func withProject(_ body: (ServerProcess, TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 {
      try folder.write("\(number).swift", Sample.bad.replacing("struct A", with: "struct A\(number)"))
    }
    try folder.write("Good.swift", Sample.good)
    try withServer(Capabilities.pull, members: folder.asRoot) { server in try body(server, folder) }
  }

  @Test func everyFileWithFindingsIsReportedAndOpenOnesWithTheirVersion() throws {
    try withProject { server, folder in
      server.open(Sample.bad, uri: folder.uri("0.swift"), version: 7)
      let reports = try server.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)["result"]["items"].elements
      #expect(reports.count == 40)
      #expect(reports.allSatisfy { $0["kind"] == "full" && $0["items"].elements.count == 1 })
      for report in reports {
        #expect(report["version"].integer == (report["uri"].string == folder.uri("0.swift") ? 7 : nil))
      }
      #expect(server.publishes(folder.uri("0.swift")).isEmpty)
    }
  }

  @Test func partialResultsAreSentToClientsThatSupportThem() throws {
    try withProject { server, _ in
      let result = try server.request(
        "workspace/diagnostic", #"{"previousResultIds":[],"partialResultToken":"part"}"#)["result"]
      #expect(result["items"] == .array([]))
      let portions = server.messages.filter { $0["method"] == "$/progress" && $0["params"]["token"] == "part" }
      #expect(portions.count > 1)
      #expect(portions.flatMap { $0["params"]["value"]["items"].elements }.count == 40)
    }
  }

  @Test func openPullIsAnsweredOnChangeOrCancellation() throws {
    try withProject { server, folder in
      let first = try server.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)["result"]["items"].elements
      let known = first.map { #"{"uri":\#(JSON.text(of: $0["uri"])),"value":\#(JSON.text(of: $0["resultId"]))}"# }
      let params = #"{"previousResultIds":[\#(known.joined(separator: ","))],"partialResultToken":5}"#
      server.send(JSON.message("workspace/diagnostic", params, id: "1"))
      try server.fence()
      #expect(!server.messages.contains { $0["id"] == .number("1") })
      server.notify("$/cancelRequest", #"{"id":1}"#)
      let answer = try server.response(to: .number("1"))
      #expect(answer.code == -32800)
      server.send(JSON.message("workspace/diagnostic", params, id: "2"))
      server.open("import SwiftUI\n", uri: folder.uri("3.swift"))
      let second = try server.response(to: .number("2"))
      #expect(second["error"].isNull)
      let news = server.messages.filter { $0["method"] == "$/progress" }
        .flatMap { $0["params"]["value"]["items"].elements }
      #expect(news.map { $0["uri"].string } == [folder.uri("3.swift")])
    }
  }

  /// Version 9 of VS Code's client shows the pulled diagnostics of a closed document until it receives a new report.
  @Test(arguments: [("untitled:Untitled-1", false), ("untitled:Untitled-1", true), ("Good.swift", true)])
  func closedFilesAreReportedAgain(_ name: String, _ namesIt: Bool) throws {
    try withProject { server, folder in
      let uri = name.contains(":") ? name : folder.uri(name)
      let reports = try server.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)["result"]["items"].elements
      server.open(Sample.bad, uri: uri)
      let pulled = try server.pull(uri: uri)["result"]
      #expect(pulled["items"].elements.count == 1)
      let own = namesIt ? [(JSONValue.string(uri), pulled["resultId"])] : []
      let known = (reports.map { ($0["uri"], $0["resultId"]) } + own)
        .map { #"{"uri":\#(JSON.text(of: $0.0)),"value":\#(JSON.text(of: $0.1))}"# }.joined(separator: ",")
      server.send(
        JSON.message(
          "workspace/diagnostic", #"{"previousResultIds":[\#(known)],"partialResultToken":5}"#, id: "1"))
      try server.fence()
      #expect(!server.messages.contains { $0["id"] == .number("1") })
      server.close(uri: uri)
      let answer = try server.response(to: .number("1"))
      #expect(answer["error"].isNull)
      let news = server.messages.filter { $0["method"] == "$/progress" }
        .flatMap { $0["params"]["value"]["items"].elements }
      #expect(news.map { $0["uri"].string } == [uri])
      #expect(news.map { $0["items"].elements.count } == [0])
    }
  }
}
