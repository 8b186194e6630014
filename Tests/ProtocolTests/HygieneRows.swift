import Foundation
import JSONReading
import TestSupport
import Testing

@Suite struct HygieneRows {
  @Test func requestsAreAnsweredWhileStandardErrorIsNotRead() throws {
    try withServer(members: #","trace":"verbose""#) { server in
      server.send((0..<5000).map { JSON.message("textDocument/hover", JSON.position(0, 0), id: "\($0)") })
      let answer = try server.response(to: .number("4999"))
      #expect(answer["error"].isNull)
    }
  }

  @Test(.enabled(if: ProcessUsage.isKnown))
  func outputOfChildrenGoesToStandardError() throws {
    try withServer { server in
      let folder = "/proc/\(server.identifier)/fd"
      let output = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/1")
      #expect(try output == FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/2"))
      try server.ping()
    }
  }

  /// At most one publish for each document is waiting to be read.
  @Test func aClientThatDoesNotReadGetsTheNewestOnly() throws {
    try withNewServer(reads: false) { server in
      server.send(
        JSON.message("initialize", #"{"capabilities":{}}"#, id: "1"), JSON.message("initialized", "{}"))
      let long = String(repeating: "// a line of a comment\n", count: 20)
      for version in 1...100 {
        server.send(
          (0..<20).map { document in
            JSON.message(
              "textDocument/didOpen", JSON.open(uri: "untitled:\(document)", "\(long)// \(version)", version: version))
          })
      }
      server.beginReading()
      try server.ping()
      for document in 0..<20 {
        try server.wait("the newest publish") {
          $0["params"]["uri"].string == "untitled:\(document)" && $0["params"]["version"].integer == 100
        }
      }
      if let peak = ProcessUsage.peakMegabytes(of: server.identifier) { #expect(peak < 500) }
    }
  }

  @Test(.enabled(if: ProcessUsage.isKnown))
  func editsDoNotLeak() throws {
    try withServer { server in
      server.open(Sample.bad)
      var version = 1
      func edit(_ count: Int) throws -> Int {
        for _ in 0..<count {
          version += 1
          let step =
            version % 2 == 0
            ? #"[{"range":\#(JSON.range(3, 11, 3, 11)),"text":"private "}]"#
            : #"[{"range":\#(JSON.range(3, 11, 3, 19)),"text":""}]"#
          server.change(step, version: version)
        }
        try server.shown(version % 2 == 0 ? 0 : 1, version: version)
        return try #require(ProcessUsage.residentMegabytes(of: server.identifier))
      }
      let before = try edit(200)
      let after = try edit(3000)
      #expect(after - before < 50, "\(before) MB, then \(after) MB")
    }
  }

  @Test(.enabled(if: ProcessUsage.isKnown), arguments: [false, true])
  func idleServerUsesNoProcessorTime(_ watches: Bool) throws {
    try withServer(members: watches ? #","processId":\#(getpid())"# : "") { server in
      server.open(Sample.bad)
      try server.shown(1)
      try server.fence()
      let before = try #require(ProcessUsage.processorTime(of: server.identifier))
      // This is the measured period, not a time limit.
      Thread.sleep(forTimeInterval: 2)
      let after = try #require(ProcessUsage.processorTime(of: server.identifier))
      #expect(after - before < 0.2)
    }
  }
}
