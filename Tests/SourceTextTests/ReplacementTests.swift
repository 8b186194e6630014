import Testing

@testable import SourceText

@Suite struct ReplacementTests {
  @Test func onlyWhatDiffersIsReplaced() {
    let change = Replacement(from: SourceBuffer("var name = 0"), to: SourceBuffer("var names = 0"))
    #expect(change.old == ByteRange(at: 8))
    #expect(change.new == ByteRange(8, 9))
    let none = Replacement(from: SourceBuffer("aa"), to: SourceBuffer("aa"))
    #expect(none.old.isEmpty && none.new.isEmpty)
    let all = Replacement(from: SourceBuffer("aaa"), to: SourceBuffer("a"))
    #expect(all.old.utf8Count == 2 && all.new.isEmpty)
  }

  @Test(arguments: [
    ("a [b] c", "a [b]b c", "a [bb] c"),
    ("a [b] c", "xa [b] c", "xa [b] c"),
    ("a [b] c", "a [x] c", "a [x] c"),
    ("a [b] c", "a [b] d", "a [b] d"),
  ])
  func aRangeMovesWithTheText(_ old: String, _ new: String, _ moved: String) {
    let range = Self.range(in: old)
    let change = Replacement(from: Self.text(old), to: Self.text(new))
    #expect(change.moved(range) == Self.range(in: moved))
  }

  private static func text(_ marked: String) -> SourceBuffer {
    SourceBuffer(marked.filter { $0 != "[" && $0 != "]" })
  }

  private static func range(in marked: String) -> ByteRange {
    let parts = marked.split { $0 == "[" || $0 == "]" }
    return ByteRange(parts[0].utf8.count, parts[0].utf8.count + parts[1].utf8.count)
  }
}
