import RuleTesting
import Rules
import Testing
import Analysis

@Suite struct AdHoc {
  @Test func adhoc() {
    let rule = ScriptedRule()
    for v in Contract(rule: rule, example: .flagged("A", "import SwiftUI\n\nstruct S {\n    let ⟦a⟧ = 0\n}\n"), among: [rule]).violations() { print(v) }
    print(Analyzer().read(Array("import SwiftUI\n\nstruct S {\n    let a = 0\n}\n".utf8), path: "a").knowledge.facts.summary.properties)
  }
}
