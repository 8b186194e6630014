import Testing

@testable import SourceText

@Suite("Did you mean")
struct DidYouMeanTests {
  private let rules = ["private-state", "observed-object-inline", "state-object-local-variable"]

  @Test(
    "A misspelled word finds the intended one",
    arguments: [
      ("privat-state", "private-state"), ("private_state", "private-state"), ("PrivateState", "private-state"),
      ("observed-objcet-inline", "observed-object-inline"), ("private-state", "private-state"),
    ])
  func near(word: String, expected: String) {
    #expect(DidYouMean.nearest(to: word, in: rules) == expected)
  }

  @Test("A different word finds nothing", arguments: ["", "x", "unused-import", "state"])
  func far(word: String) {
    #expect(DidYouMean.nearest(to: word, in: rules) == nil)
  }
}
