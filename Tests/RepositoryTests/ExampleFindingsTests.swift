import Analysis
import Testing

@testable import statewise_dev

/// A test of the findings of all rules in all examples. The contract checks only the findings of an example's own rule.
@Suite("The findings of all examples")
struct ExampleFindingsTests {
  @Test("The findings match the digests in the repository")
  func digests() throws {
    let held = (try? Repository.text(ExampleFindings.path)) ?? ""
    let said = ExampleFindings.digests()
    let different = zip(held.split(separator: "\n"), said.split(separator: "\n")).filter { $0 != $1 }
    let isSame = held == said
    #expect(
      isSame,
      """
      \(ExampleFindings.path) differs: \(different.map { "\($0) is now \($1)" }.joined(separator: ", "))
      Compare what `swift run statewise-dev findings RULE` prints before and after the change. If the change should move
      findings, write the new digests with: \(GeneratedPages.command)
      """)
  }
}
