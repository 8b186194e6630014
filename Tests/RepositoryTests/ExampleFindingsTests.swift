import Analysis
import Testing

@testable import statewise_dev

/// The contract asks of an example what its own rule says at its marks. This holds everything that any rule says.
@Suite("The findings of all examples")
struct ExampleFindingsTests {
  @Test("What is said about them is what the repository holds")
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
