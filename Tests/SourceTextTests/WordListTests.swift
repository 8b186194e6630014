import SourceText
import Testing

@Suite("Lists in sentences")
struct WordListTests {
  @Test(
    "Three or more words get commas",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b, or c"),
    ])
  func joined(words: [String], text: String) {
    #expect(words.joined(by: "or") == text)
  }

  @Test("Names are quoted")
  func quoted() {
    #expect(["id", "name"].quotedList == "'id' and 'name'")
    #expect(["id", "name", "price"].quotedList == "'id', 'name', and 'price'")
  }
}
