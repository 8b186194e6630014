import Rules
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// Tests of findings that depend on how much of the project is known. The rule's examples cover the others.
@Suite("Comments that suppress nothing")
struct UnusedSuppressionTests {
  private func messages(
    _ code: String, rules: [any Rule] = AllRules.rules, settings: [RuleID: Configuration.Setting] = [:],
    isAll: Bool = true
  ) -> [String] {
    let analyzer = Analyzer(configuration: Configuration(settings: settings), rules: rules)
    let file = analyzer.knowledge(of: Array(code.utf8), path: "A.swift")
    var project = Project()
    project.update(file)
    if isAll { project.markComplete() }
    return analyzer.findings(in: file, of: project).map(\.message)
  }

  @Test("Nothing is reported until the whole project is known")
  func incomplete() {
    let code = "// statewise:disable:next private-state\nlet a = 0\n"
    #expect(messages(code) == ["'private-state' reports nothing here"])
    #expect(messages(code, isAll: false) == [])
  }

  @Test("A comment doesn't affect the beginning of the line after the next one")
  func lineAfterNext() {
    let code = "// statewise:disable:next unused-suppression\nlet a = 0\n// statewise:disable:next private-state\n"
    #expect(messages(code + "let b = 0\n") == ["'private-state' reports nothing here"])
  }

  @Test("A comment for a rule that is off is not reported")
  func off() {
    let code = "// statewise:disable:next private-state\nlet a = 0\n"
    #expect(messages(code, settings: ["private-state": .off]) == [])
    #expect(messages(code, rules: AllRules.rules.filter { $0.id == "unused-suppression" }) == [])
  }

  @Test("A comment for all rules is reported only if all rules are on")
  func all() {
    let code = "// statewise:disable:next\nlet a = 0\n"
    #expect(messages(code) == ["No rule reports anything here"])
    #expect(messages(code, settings: ["private-state": .off]) == [])
  }

  @Test("Several rules of one comment that report nothing are one finding")
  func several() {
    let code = "// statewise:disable private-state, observed-object-inline -- later\nlet a = 0\n"
    #expect(messages(code) == ["'private-state' and 'observed-object-inline' report nothing here"])
  }

  @Test("An unknown rule name is reported with a suggestion")
  func misspelt() {
    #expect(
      messages("let a = 0 // statewise:disable:this privat-state\n")
        == ["There is no rule 'privat-state'; did you mean 'private-state'?"])
    #expect(messages("let a = 0 // statewise:disable:this nonsense\n") == ["There is no rule 'nonsense'"])
  }

  @Test(
    "An unknown command is reported with a suggestion",
    arguments: [
      ("// statewise:ignore private-state", "statewise:ignore", "statewise:disable:next"),
      ("// statewise: ignore", "statewise: ignore", "statewise:disable:next"),
      ("// statewise:disable:nxt private-state", "statewise:disable:nxt", "statewise:disable:next"),
      ("// statewise:disable-next-line private-state", "statewise:disable-next-line", "statewise:disable:next"),
      ("// statewise: disable:next private-state", "statewise: disable:next", "statewise:disable:next"),
      ("// statewise disable:next private-state", "statewise disable:next", "statewise:disable:next"),
      ("// Statewise:disable private-state", "Statewise:disable", "statewise:disable"),
      ("// statwise:disable:next private-state", "statwise:disable:next", "statewise:disable:next"),
      ("// statewise:enabel private-state", "statewise:enabel", "statewise:enable"),
      ("// statewise:enable:next private-state", "statewise:enable:next", "statewise:enable"),
      ("// statewise:private-state", "statewise:private-state", "statewise:disable:next private-state"),
      ("let b = 0 // statewise:ignore private-state", "statewise:ignore", "statewise:disable:this"),
      ("/* statewise:ignore private-state */", "statewise:ignore", "statewise:disable:next"),
    ])
  func noCommand(comment: String, written: String, meant: String) {
    #expect(messages("\(comment)\nlet a = 0\n") == ["There is no command '\(written)'; did you mean '\(meant)'?"])
  }

  @Test(
    "Prose, other tools' comments, and commented-out code are not commands",
    arguments: [
      "// statewise ignores this", "// statewise: ignore what is below", "// statewise", "// statewise:",
      "// statewise: see statewise://a", "// statewise://disable", "// statewise, disable this",
      "// statewise's enable",
      "// statewise-dev disable:next", "// swiftlint:disable all", "// swiftlnt:disable:next force_cast",
      "// likewise:disable that", "// let a = 0 // statewise:ignore private-state", "// see `statewise:ignore`",
    ])
  func prose(comment: String) {
    #expect(messages("\(comment)\nlet a = 0\n") == [])
  }

  @Test("A reason without dashes is one finding, not one for each word")
  func reason() {
    #expect(
      messages("let a = 0 // statewise:disable:this because a test sets it\n")
        == ["There is no rule 'because'; write '--' before a reason"])
  }

  @Test("The rule can be suppressed like any other")
  func suppressed() {
    let code = "// statewise:disable unused-suppression\n// statewise:disable:next private-state\nlet a = 0\n"
    #expect(messages(code) == [])
  }

  @Test("Removing a comment that is alone on its line removes the line", arguments: ["\n", "\r\n"])
  func removal(lineEnd: String) throws {
    let code =
      "let a = 0\n  // statewise:disable:next private-state\nlet b = 0 // statewise:disable:this private-state\n"
    let text = Array(code.replacing("\n", with: lineEnd).utf8)
    let analyzer = Analyzer()
    let file = analyzer.knowledge(of: text, path: "A.swift")
    var project = Project()
    project.update(file)
    project.markComplete()
    let edits = analyzer.findings(in: file, of: project).compactMap(\.fixes.first)
      .flatMap(\.changes).flatMap(\.edits)
    let fixed = try #require(edits.applied(to: text))
    #expect(String(decoding: fixed, as: UTF8.self) == "let a = 0\nlet b = 0\n".replacing("\n", with: lineEnd))
  }
}
