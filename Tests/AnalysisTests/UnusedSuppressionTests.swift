import Rules
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// The rule's own examples hold it to what it reports; here is what depends on how much is known.
@Suite("Comments that silence nothing")
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

  @Test("Until the whole project is known, nothing is said")
  func incomplete() {
    let code = "// statewise:disable:next private-state\nlet a = 0\n"
    #expect(messages(code) == ["'private-state' reports nothing here"])
    #expect(messages(code, isAll: false) == [])
  }

  @Test("A comment about a rule that is off is left alone")
  func off() {
    let code = "// statewise:disable:next private-state\nlet a = 0\n"
    #expect(messages(code, settings: ["private-state": .off]) == [])
    #expect(messages(code, rules: AllRules.rules.filter { $0.id == "unused-suppression" }) == [])
  }

  @Test("A comment about every rule is judged when every rule spoke")
  func all() {
    let code = "// statewise:disable:next\nlet a = 0\n"
    #expect(messages(code) == ["No rule reports anything here"])
    #expect(messages(code, settings: ["private-state": .off]) == [])
  }

  @Test("Several rules without anything to report are one finding")
  func several() {
    let code = "// statewise:disable private-state, observed-object-inline -- later\nlet a = 0\n"
    #expect(messages(code) == ["'private-state' and 'observed-object-inline' report nothing here"])
  }

  @Test("A name that is none is asked back about")
  func misspelt() {
    #expect(
      messages("let a = 0 // statewise:disable:this privat-state\n")
        == ["There is no rule 'privat-state'; did you mean 'private-state'?"])
    #expect(messages("let a = 0 // statewise:disable:this nonsense\n") == ["There is no rule 'nonsense'"])
  }

  @Test(
    "A command that is none is asked back about",
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
    "Prose, other tools' comments, and code that is commented out are no commands",
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

  @Test("It can be silenced like any other")
  func silenced() {
    let code = "// statewise:disable unused-suppression\n// statewise:disable:next private-state\nlet a = 0\n"
    #expect(messages(code) == [])
  }

  @Test("Removing a comment takes its line where it stands alone, with any line end", arguments: ["\n", "\r\n"])
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
