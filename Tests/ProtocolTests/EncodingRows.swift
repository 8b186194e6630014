import TestSupport
import Testing

@Suite struct EncodingRows {
  /// A text in which the é consists of two scalars and the family of five.
  private static let text = Sample.bad.replacing("    @State", with: "    /* 👩‍👩‍👧 e\u{301} 日本 */ @State")

  /// The encodings that the client lists, the one that the server selects, and the column of `var` in its unit.
  @Test(arguments: [
    ("null", nil, 32), ("[]", nil, 32), (#"["utf-16"]"#, "utf-16", 32), (#"["utf-8"]"#, "utf-8", 47),
    (#"["utf-32"]"#, "utf-32", 29), (#"["utf-32","utf-8","utf-16"]"#, "utf-16", 32),
    (#"["utf-8","utf-7"]"#, "utf-8", 47), (#"["utf-7","utf-32"]"#, "utf-32", 29), (#"["utf-7"]"#, "utf-16", 32),
  ])
  func columnsCountInTheUnitThatIsAgreedUpon(_ listed: String, _ chosen: String?, _ column: Int) throws {
    try withNewServer { server in
      let capabilities = try Capabilities.patched([#"{"general":{"positionEncodings":\#(listed)}}"#])
      let result = try server.initialize(capabilities: capabilities)
      #expect(result["capabilities"]["positionEncoding"].string == chosen)
      server.open(Self.text)
      #expect(try server.shown(1).first?.numbers == [3, column + 4, 3, column + 5])
      let fix = try server.fixes(JSON.range(3, column + 4, 3, column + 4)).first
      #expect(fix?.edits().first?.numbers == [3, column, 3, column])
      // Text inserted at that column is at the same place in the server.
      server.change(#"[{"range":\#(JSON.range(3, column, 3, column)),"text":"x"}]"#, version: 2)
      try server.shown(0, version: 2)
      server.change(#"[{"range":\#(JSON.range(3, column, 3, column + 1)),"text":"/**/"}]"#, version: 3)
      #expect(try server.shown(1, version: 3).first?.numbers == [3, column + 8, 3, column + 9])
    }
  }

  /// The editor changes one character in two steps. After the second one, its text is valid again.
  @Test func editInsideCharacterIsApplied() throws {
    try withServer { server in
      server.open(Sample.bad.replacing("    @State", with: "/*😀*/@State"))
      try server.shown(1, version: 1)
      server.change(#"[{"range":\#(JSON.range(3, 3, 3, 4)),"text":""}]"#, version: 2)
      #expect(try server.shown(1, version: 2).first?.numbers == [3, 16, 3, 17])
      server.change(#"[{"range":\#(JSON.range(3, 2, 3, 3)),"text":"😀"}]"#, version: 3)
      #expect(try server.shown(1, version: 3).first?.numbers == [3, 17, 3, 18])
    }
  }
}
