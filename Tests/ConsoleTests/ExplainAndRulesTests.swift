import Foundation
import Rules
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("statewise explain and statewise rules")
struct ExplainAndRulesTests {
  @Test("A rule's page contains its description and its examples", arguments: AllRules.rules.map(\.id.description))
  func page(name: String) throws {
    let rule = try #require(AllRules.rules.first { $0.id.description == name })
    let session = Session("explain", name, rules: AllRules.rules)
    #expect(session.status == 0)
    #expect(session.output.hasPrefix("# \(name)\n\n\(rule.summary). Severity: \(rule.defaultSeverity.word); "))
    #expect(session.output.contains("Reference: \(rule.reference)"))
    #expect(session.output.contains("\n```diff\n") == rule.examples.contains { $0.fixedFiles != nil })
    #expect(!session.output.contains("\n@@"))
    #expect(session.output.contains("^"))
    // Line numbers are useless in code that is shown without them.
    #expect(!session.output.contains(/\.swift:\d/))
    for example in rule.examples { #expect(session.output.contains(example.title)) }
  }

  @Test("A page says why to review a suggested fix, and how to turn the rule on and off")
  func reasons() {
    let on = Session("explain", "private-state", rules: AllRules.rules).output
    #expect(on.contains("\nThe fix is safe; `statewise fix` applies it:\n"))
    #expect(on.contains("\nA suggested fix; review first: 'Counter' then shows later values too:"))
    #expect(
      on.contains("To turn it off for all files below")
        && on.contains("`{ \"rules\": { \"private-state\": \"off\" } }`"))
    let off = Session("explain", "state-unused", rules: AllRules.rules).output
    #expect(
      off.contains("To turn it on for all files below") && off.contains("`{ \"rules\": { \"state-unused\": \"on\" } }`")
    )
  }

  @Test("A page does not repeat a declaration that it has already shown")
  func shownDeclarations() {
    var shown = ShownDeclarations()
    let model = "final class Model: ObservableObject {\n  let a = 0\n\n  let b = 0\n}"
    let first = "\(model)\n\nstruct Card: View {\n  let model: Model\n}"
    #expect(shown.leavingOut(from: first) == first)
    let second = "struct Card: View {\n  let other: Model\n}"
    #expect(shown.leavingOut(from: "\(model)\n\n\(second)") == "// Model: as above\n\n\(second)")
    #expect(shown.leavingOut(from: model) == model)
    let page = Session("explain", "state-object-local-variable", rules: AllRules.rules).output
    #expect(page.matches(of: /final class MovieModel/).count == 1)
  }

  @Test("The page of a rule about a wrapper helps to choose a wrapper")
  func decision() {
    let output = Session("explain", "observed-object-inline", rules: AllRules.rules).output
    #expect(output.contains("\n## @ObservedObject, or another wrapper?\n\n- Who owns it? Other code"))
    #expect(!Session("explain", "id-volatile", rules: AllRules.rules).output.contains("or another wrapper?"))
  }

  @Test("A rule that was rejected has a page with the reasons", arguments: RulesNotBuilt.all.map(\.id.description))
  func notBuilt(name: String) {
    let session = Session("explain", name, rules: AllRules.rules)
    #expect(session.status == 0)
    #expect(session.output.hasPrefix("# \(name)\n\nNot built: "))
    #expect(session.output.contains("Reference: https://"))
  }

  @Test("Rejected rules are not among the rules")
  func builtOrNot() {
    for rule in RulesNotBuilt.all {
      #expect(!AllRules.rules.contains { $0.id == rule.id })
      #expect(rule.reasons.count > 200 && !rule.references.isEmpty)
    }
  }

  @Test("On a terminal, the page has no code fences")
  func terminal() {
    let output = Session("explain", "private-state", rules: AllRules.rules, isInteractive: true, environment: [:])
      .output
    #expect(!output.contains("```"))
    #expect(output.contains("\u{1B}[1mprivate-state\u{1B}[0m"))
  }

  @Test("An unknown rule is an error with a suggestion")
  func unknown() {
    let session = Session("explain", "private-sate", rules: AllRules.rules)
    #expect(session.status == 2)
    #expect(
      session.errors
        == "statewise: There is no rule 'private-sate'. Did you mean 'private-state'? "
        + "'statewise explain' lists all rules.\n")
  }

  @Test(
    "Words of a rule's name in any order, or one of them, are enough for a suggestion",
    arguments: [
      ("state-private", "'private-state'"), ("hash identity", "'hash-as-identity'"),
      ("observable-main", "'observable-main-actor'"),
    ])
  func near(name: String, suggestion: String) {
    let errors = Session("explain", name, rules: AllRules.rules).errors
    #expect(errors.contains(" Did you mean ") && errors.contains(suggestion))
  }

  @Test("Letters from the middle of a word get no suggestion")
  func far() {
    #expect(!Session("explain", "all", rules: AllRules.rules).errors.contains("Did you mean"))
  }

  @Test("Without a name, the command lists all rules, as the command rules does")
  func list() {
    let output = Session("rules", rules: AllRules.rules).output
    #expect(output == Session("explain", rules: AllRules.rules).output)
    #expect(output.split(separator: "\n").count == AllRules.rules.count)
    for rule in AllRules.rules { #expect(output.contains("\(rule.id) ")) }
  }

  @Test("The listed severities are those of the configuration; for a file, also those of overrides")
  func configured() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("App/Old/A.swift", "")
    let path = try folder.write(
      "App/.statewise.json",
      """
      { "rules": { "private-state": "error", "id-volatile": "off", "state-unused": "on" },
        "overrides": [{ "files": ["Old"], "rules": { "private-state": "hint" } }], "exclude": ["Generated"] }
      """)
    func level(_ name: String, _ arguments: String...) -> String? {
      Session(["rules"] + arguments, rules: AllRules.rules).output.split(separator: "\n").first {
        $0.hasPrefix(name + " ")
      }
      .map { String($0.split(separator: " ")[1]) }
    }
    #expect(level("private-state") == "warning")
    #expect(level("private-state", folder("App")) == "error")
    #expect(level("private-state", file) == "hint")
    #expect(level("id-volatile", file) == "off")
    #expect(level("state-unused", file) == "hint")
    #expect(level("private-state", "--config", path) == "error")
    let note = Session("rules", folder("App"), rules: AllRules.rules).errors
    #expect(note == "Severities as set by '\(path)', which overrides them for some files.\n")
    let json = Session("rules", "--json", file, rules: AllRules.rules).output
    let list = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    let index = try #require(AllRules.rules.firstIndex { $0.id == "private-state" })
    #expect(list[index]["configured"] == "hint" && list[index]["severity"] == "warning")
    let excluded = try folder.write("App/Generated/B.swift", "")
    #expect(Session("rules", excluded, rules: AllRules.rules).errors.contains("excludes it"))
    #expect(Session("rules", folder("gone"), rules: AllRules.rules).status == 2)
    let page = Session("rules", "id-volatile", rules: AllRules.rules).errors
    #expect(page.hasPrefix("statewise: 'id-volatile' is a rule: 'statewise explain id-volatile' prints its page."))
    try folder.write("App/.statewise.json", "{ \"rulez\": {} }")
    #expect(Session("rules", folder("App"), rules: AllRules.rules).status == 2)
  }

  @Test("rules --json is a list of objects")
  func json() throws {
    let output = Session("rules", "--json", rules: AllRules.rules).output
    let list = try JSONDecoder().decode(JSONValue.self, from: Data(output.utf8))
    for (index, rule) in AllRules.rules.enumerated() {
      #expect(list[index]["id"] == .string(rule.id.description))
      #expect(list[index]["summary"] == .string(rule.summary))
      #expect(list[index]["isOnByDefault"] == .bool(rule.isOnByDefault))
    }
  }
}
