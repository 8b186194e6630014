import Facts
import Rules
import Syntax
import Testing

/// What the rule says depends on the SDK and not only on the code.
@Suite struct StateDefaultOverriddenInInitTests {
  private func finding(_ declaration: String, _ statements: String, sdk: Int?) -> Finding? {
    let source = """
      import SwiftUI
      struct Card: View {
        \(declaration)
        let title: String
        init(title: String) {
          \(statements)
        }
        var body: some View { Text(title) }
      }
      """
    let facts = FactCollector.facts(of: Parser.parse(Array(source.utf8)), path: "Card.swift")
    var project = ProjectFacts()
    project.update(facts.summary)
    project.isComplete = true
    project.settings.sdkVersion = sdk
    return AllRules.rules.first { $0.id == "state-default-overridden-in-init" }?.findings(in: facts, of: project).first
  }

  private let early = "count = 1; self.title = title"
  private let late = "self.title = title; count = 1"

  @Test func privateStateThatIsAssignedEarlyIsAnErrorOfXcode27() {
    let declaration = "@State private var count = 0"
    #expect(finding(declaration, early, sdk: 27)?.severity == .error)
    #expect(finding(declaration, early, sdk: 27)?.message.contains("does not compile with Xcode 27") == true)
    #expect(finding(declaration, early, sdk: 26)?.severity == .warning)
    #expect(finding(declaration, early, sdk: nil)?.severity == .warning)
  }

  @Test func whatIsAssignedLateIsLostWithEverySDK() {
    for sdk in [26, 27] {
      let finding = finding("@State private var count = 0", late, sdk: sdk)
      #expect(finding?.severity == .warning)
      #expect(finding?.message.hasSuffix("'Card' starts with 0") == true)
    }
  }

  @Test(arguments: ["@State var count = 0", "@State private var count: Int?"])
  func whatXcode27DoesNotStoreLazilyCompiles(declaration: String) {
    let finding = finding(declaration, early, sdk: 27)
    #expect(finding?.severity == .warning)
    #expect(finding?.message.contains("only as long as 'title' is set later") == true)
  }
}
