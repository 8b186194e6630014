import Rules
import SourceText
import Testing

@Suite("Choosing the right wrapper")
struct DecisionPathTests {
  private func path(for rule: RuleID) -> DecisionPath? {
    AllRules.rules.first { $0.id == rule }.flatMap { DecisionPath.path(for: $0) }
  }

  @Test("Each wrapper's path asks the same questions", arguments: DecisionPath.all)
  func questions(path: DecisionPath) {
    #expect(
      path.steps.map(\.question) == [
        "Who owns it?", "Is it a value or a class?", "Does a child change it?", "What is the deployment target?",
      ])
    #expect(path.steps.allSatisfy { $0.answer.hasSuffix(".") }, "\(path.lines)")
  }

  @Test(
    "A rule has the path of its wrapper",
    arguments: [
      ("private-state", "State"), ("state-stale-input", "State"), ("state-object-stale-input", "StateObject"),
      ("observed-object-inline", "ObservedObject"), ("binding-never-written", "Binding"),
      ("binding-to-observable", "Bindable"), ("bindable-misuse", "Bindable"),
      ("environment-object-inline", "EnvironmentObject"),
      ("environment-state-object-unneeded", "EnvironmentStateObject"), ("private-dynamic-property", "Environment"),
      ("legacy-observable-object", "StateObject"),
    ] as [(RuleID, String)])
  func wrapper(rule: RuleID, expected: String) {
    #expect(path(for: rule)?.wrapper.rawValue == expected)
  }

  @Test(
    "A rule without a wrapper has no path",
    arguments: ["id-volatile", "for-each-index-identity", "unused-suppression"] as [RuleID])
  func none(rule: RuleID) {
    #expect(path(for: rule) == nil)
  }
}
