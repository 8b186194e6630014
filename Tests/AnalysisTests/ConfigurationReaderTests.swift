import Facts
import SourceText
import Testing

@testable import Analysis

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) -> ConfigurationReader { ConfigurationReader(Array(text.utf8)) }

  /// Returns the problems as "text: message", with the text at the problem's range.
  private func problems(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ConfigurationReader(bytes).problems.map { problem in
      "\(String(decoding: bytes[problem.range.start..<problem.range.end], as: UTF8.self)): \(problem.message)"
    }
  }

  @Test func allKeysAreAccepted() {
    let reader = read(
      """
      // Our house rules.
      {
        "$schema": "statewise.schema.json",
        "rules": {
          "private-state": "off", "id-volatile": "error", "id-side-effects": true, "state-stale-input": "on",
        },
        "include": ["App"], "exclude": ["App/Generated/**"],
        "deploymentTargets": { "iOS": "16.4", "macOS": 13 },
        "sdk": 27, "compiler": "6.4", "defaultIsolation": "MainActor",
        "viewProtocols": ["Screen"], "reexportingModules": ["CoreUI"],
      }
      """)
    #expect(reader.problems.isEmpty)
    let configuration = reader.configuration
    #expect(
      configuration.settings == [
        "private-state": .off, "id-volatile": .on(.error), "id-side-effects": .on(nil), "state-stale-input": .on(nil),
      ])
    var expected = ProjectSettings(
      deploymentTargets: [.iOS: Version(16, 4), .macOS: 13], sdk: 27, compiler: 604, defaultIsolation: .mainActor)
    expected.viewProtocols = ["Screen"]
    expected.reexporters = ["CoreUI"]
    #expect(configuration.project == expected)
    #expect(configuration.checks("App/A.swift"))
    #expect(!configuration.checks("App/Generated/A.swift"))
    #expect(!configuration.checks("Other/A.swift"))
  }

  @Test(arguments: ["private_state", "privateState", "private_swiftui_state", "privateStateVariables"])
  func rulesHaveAliases(_ name: String) {
    #expect(read("{\"rules\": {\"\(name)\": \"off\"}}").configuration.settings == ["private-state": .off])
  }

  @Test(arguments: [
    ("{\"rule\": {}}", "\"rule\": Unknown key 'rule'; did you mean 'rules'?"),
    (
      "{\"rules\": {\"private-stat\": \"off\"}}",
      "\"private-stat\": Unknown rule 'private-stat'; did you mean 'private-state'?"
    ),
    ("{\"rules\": {\"banana\": 1}}", "\"banana\": Unknown rule 'banana'"),
    ("{\"rules\": []}", "[]: 'rules' must be an object: { \"private-state\": \"off\" }"),
    ("{\"sdk\": \"new\"}", "\"new\": Expected a version, such as 27"),
    ("{\"exclude\": \"x\"}", "\"x\": Expected an array of strings, such as [\"Sources\"]"),
    ("{\"compiler\": \"new\"}", "\"new\": Expected a version, such as \"6.2\""),
    ("{\"deploymentTargets\": {\"iOS\": \"new\"}}", "\"new\": Expected a version, such as \"17.4\""),
    ("{\"sdk\": 26, \"sdk\": 27}", "\"sdk\": The key 'sdk' appears more than once"),
    (
      "{\"deploymentTargets\": {\"iOS\": \"16\", \"iOS\": \"17\"}}",
      "\"iOS\": The key 'iOS' appears more than once"
    ),
    (
      "{\"overrides\": [{\"files\": [\"A\"], \"files\": [\"B\"], \"rules\": {}}]}",
      "\"files\": The key 'files' appears more than once"
    ),
    (
      "{\"rules\": {\"private-state\": \"off\", \"private-state\": \"on\"}}",
      "\"private-state\": The key 'private-state' appears more than once"
    ),
    ("{\"exclude\": [\"\"]}", "\"\": The pattern is empty"),
    (
      "{\"include\": [\"../A\"]}",
      "\"../A\": Patterns match below the configuration's folder and cannot contain '..'"
    ),
    ("{\"exclude\": [1]}", "1: Expected a string"),
    ("{\"deploymentTargets\": {\"ios\": 16}}", "\"ios\": Unknown platform 'ios'; did you mean 'iOS'?"),
    ("{\"defaultIsolation\": \"main\"}", "\"main\": Expected \"MainActor\" or \"nonisolated\""),
    ("{\"extends\": 1}", "1: Expected a path"),
    ("{\"overrides\": {}}", "{}: 'overrides' must be an array: [{ \"files\": [\"Tests\"], \"rules\": { … } }]"),
    (
      "{\"overrides\": [{\"rules\": {}}]}",
      "{\"rules\": {}}: An override needs 'files': { \"files\": [\"Tests\"], \"rules\": { … } }"
    ),
    (
      "{\"overrides\": [{\"files\": [], \"rule\": {}}]}",
      "\"rule\": Unknown key 'rule'; did you mean 'rules'?"
    ),
    (
      "{\"overrides\": [{\"files\": [], \"rules\": {\"private-stat\": \"off\"}}]}",
      "\"private-stat\": Unknown rule 'private-stat'; did you mean 'private-state'?"
    ),
    ("[]", "[]: A configuration must be an object: { \"rules\": { … } }"),
  ])
  func whatCannotBeTakenHasAPlace(_ text: String, _ problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func restOfFaultyFileApplies() {
    let reader = read("{\"rules\": {\"nothing\": \"off\", \"id-volatile\": \"off\"}, \"odd\": 1}")
    #expect(reader.configuration.settings == ["id-volatile": .off])
    #expect(reader.problems.count == 2)
    #expect(reader.problems.allSatisfy { !$0.isFatal })
  }

  @Test(arguments: ["", "{", "{\"rules\": {\"id-volatile\": \"off\"}", "nonsense", "/*"])
  func invalidJSONIsFatal(_ text: String) {
    let reader = read(text)
    #expect(reader.configuration == Configuration())
    #expect(reader.problems.map(\.isFatal) == [true])
  }
}
