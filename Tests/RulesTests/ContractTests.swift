import Analysis
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

  /// A run that checks only a file with plain data doesn't read the other files, so such a file must not have findings.
  @Test func noFindingIsInPlainData() {
    for ruleCase in Contract.all.map(\.ruleCase) {
      for (marked, file) in zip(ruleCase.files, ruleCase.unmarkedFiles) where marked != file {
        let knowledge = Analyzer().knowledge(of: Array(file.code.utf8), path: file.path, pathInProject: file.path)
        #expect(knowledge.mayHaveFindings, "\(ruleCase.title)")
      }
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
