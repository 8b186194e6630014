import SourceText
import SyntaxFuzzing
import Testing

@testable import Server

@Suite struct MinimalEditsTests {
  @Test func equalTextsNeedNoEdit() {
    #expect(edits("a\nb\n", "a\nb\n").isEmpty)
    #expect(edits("", "").isEmpty)
  }

  @Test func onlyWhatDiffersIsTouched() {
    #expect(
      edits("a\n  @State var n\nb\n@State var m", "a\n  @State private var n\nb\n@State private var m")
        == [.insert("private ", at: 11), .insert("private ", at: 26)])
  }

  @Test func scalarsAndLineEndingsAreNotSplit() {
    #expect(edits("é", "è") == [Edit(ByteRange(0, 2), "è")])
    #expect(edits("a\r\nb", "a\nb") == [Edit(ByteRange(1, 3), "\n")])
  }

  @Test func editsGiveNewText() throws {
    var random = SeededGenerator(seed: 11)
    let pieces = ["a", "b", "é", "😀", "\n", "\r\n", "\r", "  "]
    for _ in 0..<500 {
      let old = text(of: pieces, &random)
      var new = old
      if Bool.random(using: &random) { new = text(of: pieces, &random) + old }
      if Bool.random(using: &random) { new += text(of: pieces, &random) }
      let edits = edits(old, new)
      let result = try #require(edits.applied(to: Array(old.utf8)))
      #expect(String(decoding: result, as: UTF8.self) == new)
    }
  }

  private func text(of pieces: [String], _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private func edits(_ old: String, _ new: String) -> [Edit] {
    MinimalEdits.between(SourceBuffer(old), SourceBuffer(new))
  }
}
