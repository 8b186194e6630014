import FactQuestions
import Facts
import SourceText

struct StateDerivedInOnChange: Rule {
  static let id: RuleID = "state-derived-in-on-change"
  let wrapper: Wrapper? = .state
  let summary = "State is always computed from other values of the view, one update too late"
  let rationale = """
    `.onChange` runs after the body has run with the new value and the old copy. It then sets the state, and the body \
    runs again: a button stays enabled for one update too long, and if one source has no `.onChange`, the copy stays \
    wrong. Two states that set each other update until neither changes; rounding or trimming makes them flicker.

    A computed property shows the same value without the extra update. Of two states that mirror each other, keep one, \
    and give the control of the other a `Binding(get:set:)`.
    """
  let defaultSeverity = Severity.hint
  let reference = "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)"

  let examples: [Example] = [
    .flagged(
      "A copy that can be a computed property",
      """
      import SwiftUI

      struct Sign: View {
          @State private var name = ""
          @State private var ⟦isValid⟧ = false

          var body: some View {
              VStack {
                  TextField("Name", text: $name)
                  Button("Go") {}.disabled(!isValid)
              }
              .onChange(of: name) { isValid = !name.isEmpty }
          }
      }
      """,
      fixed: [
        "@State private var isValid = false": "private var isValid: Bool { !name.isEmpty }",
        "        }\n        .onChange(of: name) { isValid = !name.isEmpty }\n": "        }\n",
      ], because: "one update earlier"),
    .flagged(
      "Two that set each other",
      """
      import SwiftUI

      struct Temperature: View {
          @State private var celsius = 0
          @State private var fahrenheit = 32

          var body: some View {
              VStack {
                  Stepper("C", value: $celsius)
                  Stepper("F", value: $fahrenheit)
              }
              .onChange(of: celsius) { fahrenheit = celsius * 9 / 5 + 32 }
              .⟦onChange⟧(of: fahrenheit) { celsius = (fahrenheit - 32) * 5 / 9 }
          }
      }
      """, severities: [.information]),
    .allowed(
      "What people edit, what was there before, and what is animated by itself",
      """
      import SwiftUI

      struct Draft: View {
          let name: String
          let count: Int
          @State private var text = ""
          @State private var lastCount = 0
          @State private var height = 0

          var body: some View {
              TextField("\\(lastCount) \\(height)", text: $text)
                  .onChange(of: name) { text = name }
                  .onChange(of: count) { lastCount = count }
                  .onChange(of: count) { withAnimation { height = count } }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest), project.seesSwiftUI(file.summary) else { return [] }
    let pairs = project.mutualStates(in: file)
    return project.derivedStates(in: file).map { finding($0, in: file) } + pairs.map { finding($0, in: file) }
  }

  private func finding(_ derived: DerivedState, in file: FileFacts) -> Finding {
    let name = derived.state.property.name
    let sources = Set(derived.sources).sortedByText().map(\.string).quotedList
    let unfollowed = derived.unfollowed.map(\.string).quotedList
    let followed = unfollowed.isEmpty ? "" : ", and follows \(unfollowed) too"
    return Finding(
      rule: id, severity: defaultSeverity, range: derived.state.property.namePlace.range,
      message:
        "'\(name)' is always computed from \(sources); use a computed property, which is never one update late",
      related: derived.assignments.prefix(3).map { RelatedLocation("'\(name)' is set here", at: $0.place, in: file) },
      fixes: ComputedStateFix(
        state: derived.state, expression: derived.expression, assignments: derived.assignments, file: file
      )
      .fix(because: "'\(name)' then changes one update earlier" + followed).map { [$0] } ?? [])
  }

  private func finding(_ pair: MutualStates, in file: FileFacts) -> Finding {
    Finding(
      rule: id, severity: .information, range: pair.second.namePlace.range,
      message: "'\(pair.names.0)' and '\(pair.names.1)' set each other, so every change of one causes a second update",
      related: [RelatedLocation("The opposite direction is here", at: pair.first.namePlace, in: file)])
  }
}
