import FactQuestions
import Facts
import Rules
import RuleTesting
import SourceText
import Testing

/// Tests that the contract detects every mistake that a rule can make.
@Suite struct ContractSelfTests {
  /// Returns an example with marked names `a` that a fix renames to `b`.
  private func example(
    _ property: String = "let ⟦a⟧ = 0", fixed: KeyValuePairs<String, String> = ["let a": "let b"], safe: Bool = true,
    because: String? = nil, severities: [Severity] = []
  ) -> Example {
    .flagged("A name", code(property), fixed: fixed, safe: safe, because: because, severities: severities)
  }

  private func code(_ property: String) -> String {
    """
    import SwiftUI

    struct S {
        private \(property)
    }
    """
  }

  private func clauses(_ rule: ScriptedRule, _ example: Example, others: [any Rule] = []) -> [String] {
    Contract(rule: rule, RuleCase(example), among: [rule] + others).violations().map(\.clause)
  }

  @Test func ruleThatFollowsContractPasses() {
    #expect(clauses(ScriptedRule(), example()) == [])
    #expect(clauses(ScriptedRule(name: "c"), .allowed("Another name", code("let a = 0"))) == [])
  }

  @Test func unmarkedFindings() {
    #expect(clauses(ScriptedRule(), .allowed("A name", code("let a = 0"))).contains("The rule reports nothing"))
    #expect(
      clauses(ScriptedRule(name: "c"), example()).contains("The rule reports exactly the marked places"))
    #expect(
      clauses(ScriptedRule(), example("let ⟦a = 0⟧")).contains("The rule reports exactly the marked places"))
  }

  @Test func anotherSeverity() {
    #expect(clauses(ScriptedRule(severity: .hint), example()) == ["The severities are as stated"])
    #expect(clauses(ScriptedRule(severity: .hint), example(severities: [.hint])) == [])
  }

  @Test func anotherRuleReports() {
    #expect(
      clauses(ScriptedRule(), example(), others: [OtherScriptedRule()])
        == ["Other rules are silent unless the example says otherwise", "A safe fix leads to no new finding"])
  }

  @Test func messageAndTitleStyle() {
    #expect(
      clauses(ScriptedRule(message: "Wrong."), example())
        == ["A message is a sentence without a final period that quotes the user's names"])
    #expect(
      clauses(ScriptedRule(title: "fix it"), example())
        == ["A fix's title is a verb phrase that starts upper case"])
  }

  @Test func anotherText() {
    let wrong = clauses(ScriptedRule(replacement: "bb"), example())
    #expect(wrong.contains("Fixing gives the stated text byte for byte"))
    #expect(wrong.contains("Fixing all at once gives the stated text"))
  }

  @Test func brokenSyntax() {
    #expect(clauses(ScriptedRule(replacement: "("), example()).contains("A fix adds no syntax error"))
  }

  @Test func fixingThatDoesNotEnd() {
    #expect(clauses(ScriptedRule(replacement: "a"), example()).contains("Repeated fixing terminates"))
  }

  @Test func noFixOrOneTooMany() {
    #expect(clauses(ScriptedRule(replacement: nil), example()).contains("A fix is offered"))
    #expect(clauses(ScriptedRule(), example(fixed: [:])) == ["No fix is offered"])
  }

  @Test func anotherSafety() {
    #expect(
      clauses(ScriptedRule(safety: .suggested(because: "of this")), example())
        == ["The fix “Rename” is safe", "Fixing all at once gives the stated text"])
    #expect(
      clauses(ScriptedRule(), example(safe: false))
        == ["The fix “Rename” is only suggested", "Fixing all at once leaves suggestions alone"])
    #expect(
      clauses(
        ScriptedRule(safety: .suggested(because: "of this")), example(safe: false, because: "of that"))
        == ["The fix's reason names “of that”"])
  }

  @Test func editsThatChangeFindings() {
    let onFirstLine = ScriptedRule(applies: { $0.namePlace.line == 3 })
    #expect(
      clauses(onFirstLine, example()).contains("The findings are the same in disguise (shebang)"))
    let nearTheStart = ScriptedRule(applies: { $0.namePlace.range.start == 43 })
    #expect(
      clauses(nearTheStart, example()).contains("The findings are the same in disguise (byteOrderMark)"))
    #expect(
      clauses(ScriptedRule(isConfused: true), example()).contains(
        "The findings are the same in disguise (namesakes)"))
  }

  @Test func invalidCaseFiles() {
    #expect(clauses(ScriptedRule(), example("let ⟦a = 0")).first == "Each ⟦ has its ⟧")
    #expect(clauses(ScriptedRule(), example("let a = 0")) == ["A flagged example has marks"])
    #expect(
      clauses(ScriptedRule(), .allowed("A name", code("let ⟦a⟧ = 0"))) == ["An allowed example has no marks"])
    #expect(
      clauses(ScriptedRule(), example(fixed: ["let c": "let b"]))
        == ["The replaced text appears once in the example"])
  }

  @Test func caseFileWithOtherContentFails() throws {
    let header = "// A name\n\n"
    let note = """
      //              ^ warning: 'a' should be 'b'
      //              safe fix: Rename

      """
    let source = code("let a = 0") + "\n"
    let right =
      header + source.replacing("= 0\n", with: "= 0\n" + note) + "// --- fixed\n" + source.replacing("a =", with: "b =")
    func contract(_ text: String) throws -> Contract {
      let rule = ScriptedRule()
      return Contract(rule: rule, RuleCase(try CaseFile(path: "a.swift", text: text)), among: [rule])
    }
    func clauses(_ text: String) throws -> [String] { try contract(text).violations().map(\.clause) }
    #expect(try clauses(right) == [])
    #expect(try clauses(right.replacing("'b'", with: "'c'")) == ["A case file contains the reported findings"])
    #expect(
      try clauses(right.replacing("fix: Rename", with: "fix: Name")) == ["A case file contains the reported findings"])
    #expect(
      try clauses(right.replacing("warning", with: "info"))
        == ["The severities are as stated", "A case file contains the reported findings"])
    #expect(try clauses(right.replacing("b =", with: "bb =")).first == "Fixing gives the stated text byte for byte")
    #expect(
      try clauses(header + source).prefix(2) == [
        "The rule reports nothing", "A case file contains the reported findings",
      ])
    #expect(try contract(header + source).rewrittenFile() == right)
    #expect(try contract(right.replacing("'b'", with: "'c'")).rewrittenFile() == right)
  }

  @Test func aSafeFixThatDoesNotCompile() throws {
    let compiles = Contract(rule: ScriptedRule(), RuleCase(example()))
    #expect(try compiles.typeViolations().isEmpty)
    let breaks = Contract(rule: ScriptedRule(), RuleCase(example(fixed: ["let a": "let b: String"])))
    #expect(
      try breaks.typeViolations().map(\.clause)
        == ["What compiles still compiles after a safe fix with @State as a wrapper"])
    let never = Contract(rule: ScriptedRule(), RuleCase(example("let ⟦a⟧ = c")))
    #expect(try never.typeViolations().map(\.clause) == ["An example of a safe fix compiles with @State as a wrapper"])
  }

  @Test func aSuggestedFixThatDoesNotCompile() throws {
    func clauses(_ property: String, by replacement: String, needsManualWork: String? = nil) throws -> [String] {
      let rule = ScriptedRule(replacement: replacement, safety: .suggested(because: "of this"))
      var ruleCase = RuleCase(.flagged("A name", code(property), fixed: ["let a": "let b"]))
      ruleCase.needsManualWork = needsManualWork
      return try Contract(rule: rule, ruleCase, among: [rule]).typeViolations().map(\.clause)
    }
    #expect(try clauses("let ⟦a⟧ = 0", by: "b") == [])
    #expect(try clauses("let ⟦a⟧ = 0", by: "1") == ["What compiles still compiles after a suggested fix"])
    #expect(try clauses("let ⟦a⟧ = 0", by: "1", needsManualWork: "a name") == [])
    #expect(
      try clauses("let ⟦a⟧ = 0", by: "b", needsManualWork: "a name")
        == ["An example that needs manual work doesn't compile after a fix"])
    #expect(try clauses("let ⟦a⟧ = c", by: "1") == [])
  }

  @Test func anEditorSeesTheSame() {
    func clauses(_ rule: ScriptedRule, _ example: Example) -> [String] {
      Contract(rule: rule, RuleCase(example), among: [rule]).serverViolations().map(\.clause)
    }
    #expect(clauses(ScriptedRule(), example()) == [])
    #expect(clauses(ScriptedRule(name: "c"), example()) == ["An editor underlines what is marked"])
    #expect(
      clauses(ScriptedRule(replacement: "bb"), example()) == ["Fixes taken in an editor give the stated text"])
    #expect(
      clauses(ScriptedRule(safety: .suggested(because: "of this")), example())
        == ["An editor prefers the safe fix and no other"])
  }
}

/// Reports each property with a name, and proposes another name.
struct ScriptedRule: Rule {
  static let id: RuleID = "scripted"
  let summary = "Scripted"
  let rationale = "Scripted"
  let reference = "https://example.com"
  let examples: [Example] = []

  var name = "a"
  var severity = Severity.warning
  var message = "'a' should be 'b'"
  var title = "Rename"
  var replacement: String? = "b"
  var safety = Safety.proposed
  var applies: @Sendable (Property) -> Bool = { _ in true }
  /// Whether the rule confuses local types with types of the file that have the same name.
  var isConfused = false

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let types = file.summary.types
    return file.summary.properties.filter { property in
      let owner = file.summary.type(at: property.owner)
      let isAlone = !isConfused || types.filter { $0.name == owner?.name }.count == 1
      return property.name == name && applies(property) && owner?.isLocal != true && isAlone
    }.map { property in
      Finding(
        rule: id, severity: severity, range: property.namePlace.range, message: message,
        fixes: replacement.map { [Fix(title, safety, in: file.path, [Edit(property.namePlace.range, $0)])] } ?? [])
    }
  }
}

struct OtherScriptedRule: Rule {
  static let id: RuleID = "other-scripted"
  let summary = "Scripted"
  let rationale = "Scripted"
  let reference = "https://example.com"
  let examples: [Example] = []

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    file.summary.properties.map {
      Finding(rule: id, severity: .warning, range: $0.namePlace.range, message: "'\($0.name)' too")
    }
  }
}
