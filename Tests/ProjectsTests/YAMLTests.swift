import Testing

@testable import Projects

@Suite struct YAMLTests {
  private func read(_ text: String) -> YAML { YAML.read(Array(text.utf8)) }

  @Test func blocksAreRead() {
    let value = read(
      """
      --- # a comment
      name: App   # another one
      'it''s': "a \\"b\\" # c"
      url: https://example.com/#top
      urls: [https://example.com]
      "KEY[sdk=macosx*]": $(A) : ${B}
      empty:
      targets:
        My App:
          sources:
          - App

          # a comment
          - path: Shared
            excludes: [ "**/*.md", b,
              'c d', ]
          -
            path: Other
          - - nested
        Tests: {type: bundle.unit-test, deploymentTarget: {iOS: 17.0}}
      last: 1
      """)
    #expect(value["name"] == .text("App"))
    #expect(value["it's"] == .text("a \"b\" # c"))
    #expect(value["url"] == .text("https://example.com/#top"))
    #expect(value["KEY[sdk=macosx*]"] == .unknown)
    #expect(value["urls"] == .list([.text("https://example.com")]))
    #expect(value["empty"] == .nothing)
    #expect(value["missing"] == .nothing)
    #expect(
      value["targets"]["My App"]["sources"]
        == .list([
          .text("App"),
          .table([
            "path": .text("Shared"), "excludes": .list([.text("**/*.md"), .text("b"), .text("c d")]),
          ]),
          .table(["path": .text("Other")]), .list([.text("nested")]),
        ]))
    #expect(value["targets"]["Tests"]["deploymentTarget"]["iOS"] == .text("17.0"))
    #expect(value["last"] == .text("1"))
  }

  @Test func windowsLineBreaksAndTheByteOrderMarkAreSkipped() {
    #expect(read("\u{FEFF}a: b\r\nc:\r\n  - d\r\n") == .table(["a": .text("b"), "c": .list([.text("d")])]))
  }

  @Test("JSON is YAML, and tabs may indent it")
  func json() {
    #expect(
      read("{\n\t\"a\":\"b\",\n\t\"c\": [1, {}]\n}")
        == .table(["a": .text("b"), "c": .list([.text("1"), .table([:])])]))
  }

  @Test(
    "What is not understood leaves the rest known",
    arguments: [
      "*alias", "&anchor b", "!tag b", "|\n  # text\n  a: b\n\n  \tc", ">-\n    a\n   b", "a\n  b", "\"a\n  b\"",
      "\"a\\u0041\"", "a: b", "\"a\" b", "&anchor\n  b: c", "1\nb: 2",
    ])
  func unknownValues(value: String) {
    let result = read("before: 1\na:\n  b: \(value.replacing("\n", with: "\n  "))\nafter: 2\n")
    #expect(result["before"] == .text("1"))
    #expect(result["a"]["b"] == .unknown)
    #expect(result["after"] == .text("2"))
  }

  @Test func mergedTableIsUnknown() {
    #expect(read("a:\n  <<: *base\n  b: c\nd: e") == .table(["a": .unknown, "d": .text("e")]))
  }

  @Test(
    "Nothing is known about invalid text",
    arguments: [
      "a: 1\n\tb: 2", "a: 1\n  b: 2", "a:\n    b: 1\n  c: 2", "a: [b", "a: {b", "a: {b: c: d}", "a: \"b", "a: 1\nb",
      "a: 1\n---\nb: 2", "<<<<<<< HEAD\na: 1", "- a\nb: c", "? a\n: b", "a: [b]]\nc", "a: [b, c d: e]",
      "%YAML 1.2\n---\na: b",
      "a: [*b]", "[a", "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> main\n",
    ])
  func invalidText(text: String) {
    #expect(read(text) == .unknown || read(text)["a"] == .unknown)
  }

  @Test(arguments: ["[", "{a: ", "- ", "{[", "a:\n ", "'", "? "])
  func deepNestingTerminates(open: String) {
    _ = read(String(repeating: open, count: 100_000))
  }

  @Test("No prefix of a text, and no damage to it, does harm", arguments: 0..<20)
  func damagedText(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let whole = Array(XcodeGenProjectTests.spec.utf8)
    for _ in 0..<100 {
      var bytes = Array(whole.prefix(Int.random(in: 0...whole.count, using: &random)))
      for _ in 0..<Int.random(in: 0...8, using: &random) where !bytes.isEmpty {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        bytes[offset] = Array("[]{}:,\"'#-|>&*! \t\n\\a".utf8).randomElement(using: &random) ?? 0
      }
      let damaged = bytes
      _ = try? XcodeGenProject(at: "project.yml") { $0 == "project.yml" ? damaged : nil }
    }
  }
}
