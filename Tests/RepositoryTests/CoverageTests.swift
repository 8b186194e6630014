import RuleTesting
import Rules
import Testing

@testable import statewise_dev

@Suite("Coverage of the source documents")
struct CoverageTests {
  @Test("Every statement has rules and a case, or a dated reason for having none", arguments: Coverage.statements)
  func isChecked(_ statement: Statement) throws {
    switch statement.check {
    case .rules(let ids, let title):
      let rules = ids.map { id in AllRules.rules.first { $0.id == id } }
      for (id, rule) in zip(ids, rules) { #expect(rule != nil, "There is no rule '\(id)'") }
      let first: any Rule = try #require(rules.compactMap { $0 }.first, "'\(statement.text)' has no rule")
      #expect(
        RuleCases.all.cases(of: first).contains { $0.title == title }, "'\(first.id)' has no case '\(title)'")
    case .none(let reason, let date):
      #expect(!reason.isEmpty)
      #expect(date.wholeMatch(of: /20\d\d-[01]\d-[0-3]\d/) != nil, "'\(date)' is no date")
    }
  }

  @Test("All statements are different")
  func areDistinct() {
    let texts = Coverage.statements.map { "\($0.source) \($0.text)" }
    #expect(Set(texts).count == texts.count)
  }
}

extension Statement: CustomTestStringConvertible {
  public var testDescription: String { text }
}
