import JSONReading
import TestSupport
import Testing

@Suite struct ChangeRows {
  /// The URI of a text outside all projects, so nothing else changes its findings.
  private static let uri = "untitled:A.swift"

  /// Changes the document in a client and in the server, and expects the same findings and fixes as for a new document
  /// with the resulting text. Returns the diagnostics.
  @discardableResult
  private func change(
    _ server: ServerProcess, _ buffer: inout ClientBuffer, _ changes: String, version: Int
  ) throws -> [JSONValue] {
    try buffer.apply(changes: changes)
    server.change(changes, version: version, uri: Self.uri)
    let fresh = "untitled:fresh-\(version)"
    server.open(buffer.text, uri: fresh)
    let expected = try server.publish(number: 1, uri: fresh)
    let shown = try server.shown(expected.count, version: version, uri: Self.uri)
    #expect(shown.map(\.numbers) == expected.map(\.numbers))
    let everywhere = JSON.range(0, 0, 999, 0)
    #expect(
      try server.fixes(everywhere, uri: Self.uri).flatMap { $0.edits(Self.uri) }
        == server.fixes(everywhere, uri: fresh).flatMap { $0.edits(fresh) })
    return shown
  }

  private func insertion(_ text: String, _ line: Int, _ character: Int) -> String {
    #"{"range":\#(JSON.range(line, character, line, character)),"text":\#(JSON.string(text))}"#
  }

  @Test func everyStepOfAChangeBuildsOnTheOneBefore() throws {
    try withServer { server in
      var buffer = ClientBuffer(Sample.bad)
      server.open(Sample.bad, uri: Self.uri)
      try server.shown(1, uri: Self.uri)
      let removed = #"{"range":\#(JSON.range(0, 0, 1, 0)),"text":""}"#
      let first = "[\(insertion("// a\n", 0, 0)),\(insertion("// b\n", 1, 0)),\(removed),\(insertion("\n\n", 1, 0))]"
      #expect(try change(server, &buffer, first, version: 2).first?.numbers == [6, 15, 6, 16])
      let bottomUp = "[\(insertion(" ", 6, 4)),\(insertion("//2\n", 0, 0))]"
      #expect(try change(server, &buffer, bottomUp, version: 3).first?.numbers == [7, 16, 7, 17])
      let whole = #"[{"text":"garbage"},{"text":\#(JSON.string(Sample.bad))},\#(insertion("//\n", 0, 0))]"#
      #expect(try change(server, &buffer, whole, version: 4).first?.numbers == [4, 15, 4, 16])
      server.change("[]", version: 5, uri: Self.uri)
      let withLength = #"[{"range":\#(JSON.range(0, 0, 1, 0)),"rangeLength":99,"text":""}]"#
      #expect(try change(server, &buffer, withLength, version: 6).first?.numbers == [3, 15, 3, 16])
    }
  }

  /// Each range is one change of the sample's text. A position outside is moved to the end of its line or of the text,
  /// and the ends of an inverted range are swapped.
  @Test(arguments: [
    [4, 0, 2, 0], [3, 9, 3, 4], [999, 0, 999, 0], [3, 99999, 3, 99999], [0, 0, 4_294_967_295, 0], [999, 5, 0, 0],
    [2_147_483_647, 2_147_483_647, 2_147_483_647, 2_147_483_647], [4_294_967_295, 0, 4_294_967_295, 4_294_967_295],
    [5, 0, 6, 0], [0, 0, 6, 0],
  ])
  func rangesOutsideOfTheTextAreClamped(_ corners: [Int]) throws {
    let range = JSON.range(corners[0], corners[1], corners[2], corners[3])
    try withServer { server in
      var buffer = ClientBuffer(Sample.bad)
      server.open(Sample.bad, uri: Self.uri)
      try server.shown(1, uri: Self.uri)
      _ = try server.actions(range, uri: Self.uri)
      let position = JSON.position(corners[0], corners[1], uri: Self.uri)
      #expect(try server.request("textDocument/hover", position)["error"].isNull)
      try change(server, &buffer, #"[{"range":\#(range),"text":"\n// x\n"}]"#, version: 2)
      try change(server, &buffer, #"[{"text":\#(JSON.string(Sample.bad))}]"#, version: 3)
    }
  }

  @Test(arguments: [JSON.range(-1, 0, -1, 0), JSON.range(3, -1, 3, 4), #"{"start":{"line":1e3,"character":0.5}}"#])
  func invalidPositionsAreHandled(_ range: String) throws {
    try withServer { server in
      server.open(Sample.bad, uri: Self.uri)
      try server.shown(1, uri: Self.uri)
      server.change(#"[{"range":\#(range),"text":"x"}]"#, version: 2, uri: Self.uri)
      let answer = try server.request("textDocument/codeAction", JSON.codeAction(range, uri: Self.uri))
      #expect(answer.code == nil || answer.code == -32602)
      server.replace(by: Sample.bad, version: 3, uri: Self.uri)
      #expect(try server.shown(1, version: 3, uri: Self.uri).first?.numbers == [3, 15, 3, 16])
    }
  }

  @Test func anEmptyDocumentCanBeFilledAndEmptied() throws {
    try withServer { server in
      var buffer = ClientBuffer("")
      server.open("", uri: Self.uri)
      try server.shown(0, uri: Self.uri)
      try change(server, &buffer, "[\(insertion(Sample.bad, 5, 5))]", version: 2)
      try change(server, &buffer, #"[{"range":\#(JSON.range(0, 0, 999, 0)),"text":""}]"#, version: 3)
      try change(server, &buffer, "[\(insertion(Sample.bad, 0, 0))]", version: 4)
    }
  }

  @Test func notificationsAreHandledInTheirOrder() throws {
    try withServer { server in
      var buffer = ClientBuffer(Sample.bad)
      server.open(Sample.bad, uri: Self.uri)
      var bodies: [[UInt8]] = []
      for version in 2...101 {
        let step = "[\(insertion("// \(version)\n", version % 3, 0))]"
        try buffer.apply(changes: step)
        bodies.append(
          JSON.message("textDocument/didChange", JSON.change(step, version: version, uri: Self.uri)))
      }
      server.send(bodies)
      try change(server, &buffer, "[\(insertion("\n", 0, 0))]", version: 102)
    }
  }
}
