import Facts
import Rules
import Syntax
import Testing

/// `.onChange(of:)` is written in the form that the deployment target has.
@Suite struct FollowingFormTests {
  private func replacements(iOSTarget: Int?) -> [String] {
    let source = """
      import SwiftUI
      struct Editor: View {
        let name: String
        @State private var text: String
        init(name: String) {
          self.name = name
          _text = State(initialValue: name)
        }
        var body: some View { TextField("Name", text: $text) }
      }
      """
    let facts = FactCollector.facts(of: Parser.parse(Array(source.utf8)), path: "Editor.swift")
    var project = ProjectFacts()
    project.update(facts.summary)
    project.isComplete = true
    project.settings.iOSTarget = iOSTarget
    let findings = AllRules.rules.first { $0.id == "state-stale-input" }?.findings(in: facts, of: project) ?? []
    return findings.flatMap(\.fixes).flatMap(\.changes).flatMap(\.edits).map(\.replacement)
  }

  @Test(arguments: [17, 18, 26])
  func withoutParametersFromIOS17On(target: Int) {
    #expect(replacements(iOSTarget: target).first == ".onChange(of: name) { text = name }")
  }

  @Test(arguments: [14, 16, nil])
  func withTheNewValueBeforeAndWhereNothingIsKnown(target: Int?) {
    #expect(replacements(iOSTarget: target).first == ".onChange(of: name) { newName in text = newName }")
  }
}
