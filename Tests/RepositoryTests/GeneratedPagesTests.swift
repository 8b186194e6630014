import Analysis
import Testing

@testable import statewise_dev

@Suite("Generated pages")
struct GeneratedPagesTests {
  @Test("Pages generated from rules and commands are up to date", arguments: PagesCommand.pages.map(\.path))
  func fresh(path: String) throws {
    let page = try #require(PagesCommand.pages.first { $0.path == path })
    let present = (try? Repository.text(path)) ?? ""
    let updated = try #require(page.updated(present), "\(path) lacks the marks around its generated part")
    // The comparison is line by line, because a complete page in a failure message would hide the difference.
    let old = present.split(separator: "\n", omittingEmptySubsequences: false)
    let new = updated.split(separator: "\n", omittingEmptySubsequences: false)
    let stale = zip(old, new).first { $0 != $1 }
    let isFresh = present == updated
    #expect(
      isFresh,
      """
      \(path) is stale. Update it with: \(GeneratedPages.command)
      there: \(stale?.0 ?? "…")
      new:   \(stale?.1 ?? "…")
      """)
  }
}
