import JSONReading
import TestSupport
import Testing

@Suite struct VersionRows {
  @Test func everyPublishOfAnOpenDocumentCarriesTheVersionItIsAbout() throws {
    try withServer { server in
      server.open(Sample.bad, version: 0)
      try server.shown(1, version: 0)
      server.replace(by: Sample.good, version: 5, uri: Sample.uri)
      try server.shown(0, version: 5)
      server.replace(by: Sample.bad, version: 6, uri: Sample.uri)
      try server.shown(1, version: 6)
    }
  }

  /// Versions can skip numbers, repeat, and decrease. Only the order of the messages counts.
  @Test(arguments: [3, 4, 5, 5_000_000_000])
  func changeAppliesWithAnyVersion(_ version: Int) throws {
    try withServer { server in
      server.open(Sample.bad, version: 4)
      try server.shown(1, version: 4)
      server.replace(by: Sample.good, version: version)
      try server.shown(0, version: version)
    }
  }

  /// A text of 100 KB with 50 findings.
  private static let many =
    "import SwiftUI\n"
    + (0..<50).map { number in
      "struct S\(number): View { @State var n = 0; var body: some View { Text(\"\") } }\n"
        + String(repeating: "// a line of a comment\n", count: 87)
    }.joined()

  /// The changes are 300 in one write. Each of them removes or restores one of the findings.
  @Test func burstOfEditsIsPublishedCorrectlyOnceItSettles() throws {
    let column = "struct S0: View { @State ".utf16.count
    let versions = [5, 6, 9, 9, 8] + (10..<304) + [4000]
    let insertion = #"[{"range":\#(JSON.range(1, column, 1, column)),"text":"private "}]"#
    let removal = #"[{"range":\#(JSON.range(1, column, 1, column + 8)),"text":""}]"#
    try withServer { server in
      server.open(Self.many, version: 0)
      try server.shown(50, version: 0)
      var bodies = versions.enumerated().map { index, version in
        JSON.message("textDocument/didChange", JSON.change(index % 2 == 0 ? insertion : removal, version: version))
      }
      bodies.append(
        JSON.message("textDocument/codeAction", JSON.codeAction(JSON.range(1, column + 4, 1, column + 4)), id: "1"))
      server.send(bodies)
      try server.shown(50, version: 4000)
      let fix = try server.response(to: .number("1"))["result"].elements.first
      #expect(fix?["edit"]["documentChanges"].elements.first?["textDocument"]["version"].integer == 4000)
      try server.fence()
      let publishes = Array(server.publishes().dropFirst())
      #expect(publishes.count <= 10)
      #expect(publishes.last?["version"].integer == 4000)
      var next = 0
      for publish in publishes {
        let count = publish["diagnostics"].elements.count
        let index = versions.indices.first {
          $0 >= next && versions[$0] == publish["version"].integer && count == ($0 % 2 == 0 ? 49 : 50)
        }
        next = try #require(index, "\(publish["version"]) with \(count) findings is no state of the document")
      }
    }
  }

  @Test func unchangedFindingsAreNotPublishedAgain() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      for version in 2...20 {
        let step =
          version % 2 == 0
          ? #"[{"range":\#(JSON.range(1, 0, 1, 0)),"text":"/"}]"# : #"[{"range":\#(JSON.range(1, 0, 1, 1)),"text":""}]"#
        server.change(step, version: version)
        try server.ping()
      }
      try server.fence()
      #expect(server.publishes().allSatisfy { $0["diagnostics"].elements.count == 1 })
    }
  }

  /// Eglot does not move its marks with the text.
  @Test func anEqualSetIsPublishedForEachVersionOnce() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      for version in 2...10 {
        server.change(#"[{"range":\#(JSON.range(1, 0, 1, 0)),"text":" "}]"#, version: version)
        try server.shown(1, version: version)
      }
      try server.fence()
      #expect(server.publishes().compactMap { $0["version"].integer } == Array(1...10))
    }
  }

  @Test func anEmptySetIsNotPublishedAgain() throws {
    try withServer { server in
      server.open(Sample.good)
      try server.shown(0)
      server.change(#"[{"range":\#(JSON.range(1, 0, 1, 0)),"text":" "}]"#, version: 2)
      try server.fence()
      #expect(server.publishes().count == 1)
    }
  }

  @Test func thousandEditsCauseAtMostThreePublishes() throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      server.send(
        (2...1001).map {
          JSON.message(
            "textDocument/didChange",
            JSON.change(#"[{"range":\#(JSON.range(1, 0, 1, 0)),"text":" "}]"#, version: $0))
        })
      try server.shown(1, version: 1001)
      try server.fence()
      #expect(server.publishes().dropFirst().count <= 3)
      #expect(server.publishes().last?["version"].integer == 1001)
    }
  }
}
