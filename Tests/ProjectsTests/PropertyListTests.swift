import Testing

@testable import Projects

@Suite struct PropertyListTests {
  private func read(_ text: String) -> PropertyList { PropertyList.read(Array(text.utf8)) }

  @Test func tablesListsAndTextsAreRead() {
    let value = read(
      """
      // !$*UTF8*$!
      {
        /* a comment */ archiveVersion = 1;
        "quoted \\"key\\"" = "a\\nb";
        list = (one, "two three", /* four */ four/*4*/, );
        nested = {isa = PBXGroup; path = "App/Über"; };
      }
      """
    ).table
    #expect(value["archiveVersion"] == .text("1"))
    #expect(value["quoted \"key\""] == .text("a\nb"))
    #expect(value["list"] == .list([.text("one"), .text("two three"), .text("four")]))
    #expect(value["nested"]?.table["path"] == .text("App/Über"))
  }

  @Test func bothSidesOfUnfinishedMergeAreRead() {
    let value = read(
      "{\n\tfiles = (\n<<<<<<< HEAD\n\t\tA,\n=======\n\t\tB,\n>>>>>>> branch\n\t);\n\tname = App;\n}"
    ).table
    #expect(value["files"] == .list([.text("A"), .text("B")]))
    #expect(value["name"] == .text("App"))
  }

  @Test(arguments: [
    "", "{", "(", "}", "\"", "{a", "{a=", "{a=b", "{a=;b=c;}", "{=;}", "{a=(b", "{a=(};b=c;}", "/*", "<0fbd>",
    "{a b;c=d;}",
    "\u{0}", "{\\=\\;}", "\u{FEFF}{a=b;}",
  ])
  func whateverElseIsThereDoesNoHarm(text: String) {
    _ = read(text)
  }

  @Test func strayBracketIsRecoveredFrom() {
    #expect(read("{a=(};b=c;}").table["b"] == nil)
    #expect(read("{a=(x;b=c;}").table["a"] != nil)
    #expect(read("{a b;c=d;}").table["c"] == .text("d"))
  }

  @Test(arguments: ["(", "{a=", "{\"a\"=("])
  func deepNestingTerminates(open: String) {
    _ = read(String(repeating: open, count: 100_000))
  }
}
