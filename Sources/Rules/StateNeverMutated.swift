import Facts
import SourceText

/// State that nothing changes.
struct StateNeverMutated: Rule {
  static let id: RuleID = "state-never-mutated"
  let wrapper: Wrapper? = .state
  let summary = "State with an initial value never changes"
  let rationale = """
    `@State` is storage that SwiftUI keeps for a view so that the view can change it. State that no code of the view \
    assigns, binds or calls a mutating method of keeps its initial value for good. A plain `let` shows the same, costs no \
    storage and tells the reader that nothing happens there.

    The rule asks for initial values that are the same each time. `@State private var now = Date()` is something else: it \
    keeps the moment in which the view appeared, where a `let` would be another moment with every update. It is off \
    unless it is asked for, because state that is not changed yet is often about to be.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/state"
  var defaultSeverity: Severity { .hint }
  var isOnByDefault: Bool { false }

  let examples: [Example] = [
    .flagged(
      "A text that is only read",
      """
      import SwiftUI

      struct Home: View {
          @State private var ⟦title⟧ = "Home"

          var body: some View { Text(title) }
      }
      """, fixed: ["@State private var": "private let"], because: "still to be written"),
    .allowed(
      "Bound, assigned, taken inout, changed by a method",
      """
      import SwiftUI

      struct Home: View {
          @State private var title = "Home"
          @State private var count = 0
          @State private var total = 0
          @State private var names: [String] = []

          var body: some View {
              TextField(title, text: $title)
              Button("\\(count) \\(total)") {
                  count = 1
                  add(&total)
                  names.append("name")
              }
          }

          private func add(_ value: inout Int) { value += 1 }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.isComplete else { return [] }
    return project.wrappedProperties(in: file, by: .state).compactMap { state in
      let (property, owner) = (state.property, state.owner)
      guard property.attributes.count == 1, state.attribute.argumentLabels == nil,
        !property.traits.contains(.hasObservers), project.hasConstantValue(property, in: owner),
        project.isInternalDetail(property, of: owner), project.isSwiftUIOwner(owner) == .yes,
        project.assignments(to: property, of: owner).allSatisfy(\.1.isEmpty),
        project.change(of: property, in: owner, facts: file) == nil,
        project.use(of: property, as: .read, in: owner, facts: file) != nil,
        !project.identifies(property.$name, in: owner, facts: file)
      else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "'\(owner.name)' never changes its state '\(property.name)': 'let \(property.name)' shows the same",
        fixes: [
          Fix(
            "Make '\(property.name)' a constant",
            .suggested(because: "code that is still to be written may change '\(property.name)'"), in: file.path,
            [.delete(file.deletionRange(of: state.attribute)), Edit(property.introducerPlace.range, "let")])
        ])
    }
  }
}
