import SourceText
import SyntaxFuzzing
import Testing

@testable import Server

@Suite struct TextChangesTests {
  @Test func changesBuildOnEachOther() {
    let text = SourceBuffer("one\ntwo\n").applying(
      [change(0, 0, 0, 0, "// a\n"), change(1, 0, 1, 0, "// b\n"), change(0, 0, 1, 0, "")], in: .utf16)
    #expect(text.text == "// b\none\ntwo\n")
  }

  @Test func changeWithoutRangeReplacesText() {
    let text = SourceBuffer("one").applying([ContentChange(text: "two"), change(0, 3, 0, 3, "!")], in: .utf16)
    #expect(text.text == "two!")
  }

  @Test(arguments: [
    (4, 0, 2, 0), (3, 9, 3, 4), (999, 0, 999, 5), (0, 99999, 0, 99999), (-1, -1, 0, 0),
    (Int.max, Int.max, Int.min, Int.min), (2_147_483_647, 2_147_483_647, 4_294_967_295, 0),
  ])
  func rangesOutsideTheTextAreClamped(_ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int) {
    for text in ["", "a", "a\nb\r\nc\rd\n\n", "é😀\n日本"] {
      let result = SourceBuffer(text).applying([change(line, character, endLine, endCharacter, "X")], in: .utf16)
      #expect(result.text.contains("X"))
    }
  }

  @Test(arguments: [(ColumnUnit.utf16, 2), (.utf8, 4), (.utf32, 1)])
  func columnsCountInTheUnit(_ unit: ColumnUnit, _ column: Int) {
    #expect(SourceBuffer("😀b").applying([change(0, column, 0, column, "x")], in: unit).text == "😀xb")
  }

  /// After such a change, the client's text contains half of a surrogate pair. The lengths in UTF-16 must still agree.
  @Test func editInsideSurrogatePairKeepsPositions() {
    #expect(SourceBuffer("a😀b").applying([change(0, 1, 0, 2, "")], in: .utf16).text == "a\u{FFFD}b")
    #expect(SourceBuffer("a😀b").applying([change(0, 2, 0, 3, "")], in: .utf16).text == "a\u{FFFD}b")
    #expect(SourceBuffer("a😀b").applying([change(0, 2, 0, 2, "x")], in: .utf16).text == "a\u{FFFD}x\u{FFFD}b")
  }

  @Test func rangesCountInUTF16LikeAnEditorsString() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["a", "é", "e\u{301}", "😀", "👩‍👩‍👧", "日本", "\n", "\r\n", "\u{2028}", " "]
    var buffer = SourceBuffer("")
    var mirror: [UInt16] = []
    for _ in 0..<300 {
      let insertion = (0..<Int.random(in: 0...3, using: &random)).map { _ in pieces.randomElement(using: &random) ?? ""
      }
      let cut = [Int.random(in: 0...mirror.count, using: &random), Int.random(in: 0...mirror.count, using: &random)]
        .map { snapped($0, in: mirror) }.sorted()
      let edit = ContentChange(
        range: LSPRange(start: position(cut[0], in: mirror), end: position(cut[1], in: mirror)),
        text: insertion.joined())
      buffer = buffer.applying([edit], in: .utf16)
      mirror.replaceSubrange(cut[0]..<cut[1], with: Array(insertion.joined().utf16))
      #expect(Array(buffer.text.utf16) == mirror)
    }
  }

  /// Returns an offset that does not split a surrogate pair or a `\r\n`, because no position is inside them.
  private func snapped(_ offset: Int, in units: [UInt16]) -> Int {
    guard offset > 0, offset < units.count else { return offset }
    let isLow = units[offset] & 0xFC00 == 0xDC00
    return isLow || (units[offset] == 0x0A && units[offset - 1] == 0x0D) ? offset - 1 : offset
  }

  private func position(_ offset: Int, in units: [UInt16]) -> Position {
    var (line, start) = (0, 0)
    for index in 0..<offset where units[index] == 0x0A || (units[index] == 0x0D && units[safe: index + 1] != 0x0A) {
      line += 1
      start = index + 1
    }
    return Position(line: line, character: offset - start)
  }

  private func change(_ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int, _ text: String)
    -> ContentChange
  {
    ContentChange(
      range: LSPRange(
        start: Position(line: line, character: character), end: Position(line: endLine, character: endCharacter)),
      text: text)
  }
}

extension [UInt16] {
  fileprivate subscript(safe index: Int) -> UInt16? { index < count ? self[index] : nil }
}
