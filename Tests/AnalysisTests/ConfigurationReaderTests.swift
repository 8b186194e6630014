import Facts
import Rules
import SourceText
import Testing

@testable import Analysis

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) -> ConfigurationReader { ConfigurationReader(Array(text.utf8)) }

  /// The problems as "text in question: message".
  private func problems(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return ConfigurationReader(bytes).problems.map { problem in
      "\(String(decoding: bytes[problem.range.start..<problem.range.end], as: UTF8.self)): \(problem.message)"
    }
  }

  @Test func everythingThatMayStandThereIsTaken() {
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
    #expect(configuration.judges("App/A.swift"))
    #expect(!configuration.judges("App/Generated/A.swift"))
    #expect(!configuration.judges("Other/A.swift"))
  }

  @Test(arguments: ["private_state", "privateState", "private_swiftui_state", "privateStateVariables"])
  func rulesAnswerToOtherNames(_ name: String) {
    #expect(read("{\"rules\": {\"\(name)\": \"off\"}}").configuration.settings == ["private-state": .off])
  }

  @Test(arguments: [
    ("{\"rule\": {}}", "\"rule\": There is no key 'rule'; did you mean 'rules'?"),
    (
      "{\"rules\": {\"private-stat\": \"off\"}}",
      "\"private-stat\": There is no rule 'private-stat'; did you mean 'private-state'?"
    ),
    ("{\"rules\": {\"banana\": 1}}", "\"banana\": There is no rule 'banana'"),
    ("{\"rules\": []}", "[]: Rules are an object: { \"private-state\": \"off\" }"),
    ("{\"sdk\": \"new\"}", "\"new\": A version is expected, such as \"17.4\""),
    ("{\"exclude\": \"x\"}", "\"x\": A list of texts is expected"),
    ("{\"exclude\": [1]}", "1: A text is expected"),
    ("{\"deploymentTargets\": {\"ios\": 16}}", "\"ios\": There is no system 'ios'; did you mean 'iOS'?"),
    ("{\"defaultIsolation\": \"main\"}", "\"main\": One of \"MainActor\", \"nonisolated\" is expected"),
    ("{\"extends\": 1}", "1: A path is expected"),
    ("{\"overrides\": {}}", "{}: Overrides are a list: [{ \"files\": [\"Tests\"], \"rules\": { … } }]"),
    (
      "{\"overrides\": [{\"rules\": {}}]}",
      "{\"rules\": {}}: An override names its files: { \"files\": [\"Tests\"], \"rules\": { … } }"
    ),
    (
      "{\"overrides\": [{\"files\": [], \"rule\": {}}]}",
      "\"rule\": There is no key 'rule'; did you mean 'rules'?"
    ),
    (
      "{\"overrides\": [{\"files\": [], \"rules\": {\"private-stat\": \"off\"}}]}",
      "\"private-stat\": There is no rule 'private-stat'; did you mean 'private-state'?"
    ),
    ("[]", "[]: A configuration is an object: { \"rules\": { … } }"),
  ])
  func whatCannotBeTakenHasAPlace(_ text: String, _ problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func theRestOfAFaultyFileCounts() {
    let reader = read("{\"rules\": {\"nothing\": \"off\", \"id-volatile\": \"off\"}, \"odd\": 1}")
    #expect(reader.configuration.settings == ["id-volatile": .off])
    #expect(reader.problems.count == 2)
    #expect(reader.problems.allSatisfy { !$0.isFatal })
  }

  @Test(arguments: ["", "{", "{\"rules\": {\"id-volatile\": \"off\"}", "nonsense", "/*"])
  func aTextThatIsNoJSONIsFatal(_ text: String) {
    let reader = read(text)
    #expect(reader.configuration == Configuration())
    #expect(reader.problems.map(\.isFatal) == [true])
  }
}
