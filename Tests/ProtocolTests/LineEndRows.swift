import JSONReading
import TestSupport
import Testing

@Suite struct LineEndRows {
  private static let noLineEnds = "// \u{2028} \u{85} \u{B} \u{C} \u{2029}"

  /// The text, and the line of its finding.
  @Test(arguments: [
    (Sample.bad.replacing("\n", with: "\r\n"), 3), (Sample.bad.replacing("\n", with: "\r"), 3),
    ("import SwiftUI\r\n\rstruct A: View {\n    @State var n = 0\r    var body: some View { Text(\"\\(n)\") }\r\n}", 3),
    (Sample.bad.replacing("SwiftUI\n\n", with: "SwiftUI\n\(noLineEnds)\n"), 3),
    (String(Sample.bad.dropLast()), 3), ("\u{FEFF}" + Sample.bad, 3), ("#!/usr/bin/swift\n" + Sample.bad, 4),
  ])
  func linesEndWhereTheProtocolSaysSo(_ text: String, _ line: Int) throws {
    try withServer { server in
      server.open(text)
      let diagnostic = try server.shown(1).first
      #expect(diagnostic?.numbers == [line, 15, line, 16])
      #expect(try server.fixes(JSON.range(line, 15, line, 15)).first?.edits().first?.numbers == [line, 11, line, 11])
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func insertedLinesEndAsTheFilesDo(_ end: String) throws {
    try withServer { server in
      let text = Sample.bad.replacing("\n", with: end)
      server.open(text)
      try server.shown(1)
      let actions = try server.actionsForShown(JSON.range(3, 15, 3, 15))
      let ignore = try #require(actions.first { $0["title"].string?.hasPrefix("Ignore") == true })
      var buffer = ClientBuffer(text)
      buffer.apply(edits: ignore.edits())
      let comment = "    // statewise:disable:next private-state\(end)"
      #expect(buffer.text == text.replacing("    @State", with: comment + "    @State"))
    }
  }

  @Test func byteOrderMarkIsCharacterOfItsLine() throws {
    try withServer { server in
      let oneLine =
        "\u{FEFF}import SwiftUI; struct A: View { @State var n = 0; var body: some View { Text(\"\\(n)\") } }"
      server.open(oneLine)
      #expect(try server.shown(1).first?.numbers == [0, 45, 0, 46])
      #expect(try server.fixes(JSON.range(0, 45, 0, 45)).first?.edits().first?.numbers == [0, 41, 0, 41])
      let all = try server.actions(JSON.range(0, 0, 0, 0), only: #"["source.fixAll"]"#).first
      #expect(all?.edits().map(\.numbers) == [[0, 41, 0, 41]])
    }
  }

  /// Editors do not include the mark in their texts.
  @Test func byteOrderMarkOfFileIsNotCounted() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "\u{FEFF}" + Sample.bad.replacing("\n", with: " "))
    try withServer(Capabilities.pull, members: folder.asRoot) { server in
      let items = try server.pull(uri: folder.uri("A.swift"))["result"]["items"].elements
      let column = Sample.bad.replacing("\n", with: " ").prefix { $0 != "@" }.utf16.count + "@State var ".utf16.count
      #expect(items.first?.numbers == [0, column, 0, column + 1])
    }
  }

  @Test func editInsideCRLFIsApplied() throws {
    try withServer { server in
      server.open("//\r\n" + Sample.bad)
      try server.shown(1, version: 1)
      // The steps remove the line feed, insert it again, and replace the line ending with two line feeds.
      let steps = [
        (#"{"text":\#(JSON.string("//\r" + Sample.bad))}"#, 4),
        (#"{"range":\#(JSON.range(1, 0, 1, 0)),"text":"\n"}"#, 4),
        (#"{"range":\#(JSON.range(0, 2, 1, 0)),"text":"\n\n"}"#, 5),
      ]
      for (index, (step, line)) in steps.enumerated() {
        server.change("[\(step)]", version: index + 2)
        let diagnostic = try server.shown(1, version: index + 2).first
        #expect(diagnostic?.numbers == [line, 15, line, 16])
      }
    }
  }
}
