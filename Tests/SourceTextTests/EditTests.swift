import SourceText
import Testing

@Suite struct EditTests {
  private func applying(_ edits: [Edit], to text: String) -> String? {
    edits.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func editsReferToTheTextBeforeAllOfThem() {
    let edits = [Edit(ByteRange(4, 5), "Z"), .insert("<", at: 0), .delete(ByteRange(1, 2)), .insert(">", at: 5)]
    #expect(applying(edits, to: "abcde") == "<acdZ>")
  }

  @Test func insertionsAtOnePlaceKeepTheirOrder() {
    #expect(applying([.insert("1", at: 1), .insert("2", at: 1)], to: "ab") == "a12b")
    #expect(applying([Edit(ByteRange(1, 2), "X"), .insert("1", at: 1)], to: "ab") == "a1X")
  }

  @Test func overlappingAndOutsideEditsAreRejected() {
    #expect(applying([Edit(ByteRange(0, 2), "x"), Edit(ByteRange(1, 3), "y")], to: "abc") == nil)
    #expect(applying([.insert("x", at: 4)], to: "abc") == nil)
    #expect(applying([.insert("x", at: 1), Edit(ByteRange(0, 2), "y")], to: "abc") == nil)
  }

  @Test func rangesAreNeverInverted() {
    #expect(ByteRange(5, 2) == ByteRange(2, 5))
    #expect(ByteRange(-4, -1) == ByteRange(at: 0))
    #expect(ByteRange(3, 3).touches(ByteRange(1, 3)) && !ByteRange(3, 3).touches(ByteRange(4, 6)))
  }
}
