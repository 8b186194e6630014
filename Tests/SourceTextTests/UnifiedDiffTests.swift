import SourceText
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func hunks(_ old: String, _ new: String) -> String {
    UnifiedDiff.hunks(from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test("Equal texts have no diff")
  func equal() {
    #expect(UnifiedDiff.text(from: [1], to: [1], path: "A.swift") == "")
  }

  @Test("A relative path gets the prefixes that git strips, and an absolute path does not")
  func paths() {
    #expect(UnifiedDiff.text(from: [], to: [10], path: "A.swift").hasPrefix("--- a/A.swift\n+++ b/A.swift\n@@"))
    #expect(UnifiedDiff.text(from: [], to: [10], path: "/A.swift").hasPrefix("--- /A.swift\n+++ /A.swift\n@@"))
  }

  @Test("Hunks have three lines of context and one-based line numbers")
  func context() {
    #expect(
      hunks("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test("Distant changes are in separate hunks, and changes with shared context are in one hunk")
  func severalHunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let far = old.replacing("2\n3\n", with: "2\nx\n3\n", maxReplacements: 1).replacing("19\n", with: "")
    #expect(
      hunks(old, far)
        == "@@ -1,5 +1,6 @@\n 1\n 2\n+x\n 3\n 4\n 5\n@@ -16,5 +17,4 @@\n 16\n 17\n 18\n-19\n 20\n")
    let near = old.replacing("5\n6\n", with: "5\nx\n6\n", maxReplacements: 1)
      .replacing("11\n12\n", with: "11\ny\n12\n", maxReplacements: 1)
    #expect(hunks(old, near).hasPrefix("@@ -3,12 +3,14 @@\n"))
  }

  @Test("Missing line endings and carriage returns are visible")
  func lineEnds() {
    #expect(hunks("a", "a\n") == "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n")
    #expect(hunks("a\r\n", "b\r\n") == "@@ -1,1 +1,1 @@\n-a\r\n+b\r\n")
  }

  @Test("An empty side has line zero")
  func empty() {
    #expect(hunks("", "a\n") == "@@ -0,0 +1,1 @@\n+a\n")
    #expect(hunks("a\n", "") == "@@ -1,1 +0,0 @@\n-a\n")
  }
}
