import RuleTesting
import Testing

@Suite struct ContractTests {
  @Test func caseFilesCanBeRead() {
    for problem in RuleCases.all.problems {
      Issue.record("\(problem)")
    }
  }

  @Test(arguments: Contract.all)
  func exampleHolds(_ contract: Contract) {
    for violation in contract.violations() {
      Issue.record("\(violation)")
    }
  }

  @Test(arguments: Contract.all.indices)
  func brokenCodeIsHarmless(_ index: Int) {
    for violation in Contract.all[index].brokenCodeViolations(earlier: Array(Contract.all[..<index])) {
      Issue.record("\(violation)")
    }
  }

  @Test(arguments: Contract.all.filter(\.hasFix))
  func fixesCompile(_ contract: Contract) throws {
    for violation in try contract.typeViolations() {
      Issue.record("\(violation)")
    }
  }

  @Test(arguments: Contract.all)
  func editorShowsTheSame(_ contract: Contract) {
    for violation in contract.serverViolations() {
      Issue.record("\(violation)")
    }
  }
}
