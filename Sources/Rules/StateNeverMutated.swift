import FactQuestions
import Facts
import SourceText

struct StateNeverMutated: Rule {
  static let id: RuleID = "state-never-mutated"
  let wrapper: Wrapper? = .state
  let summary = "State with an initial value never changes"
  let rationale = """
    `@State` is storage that SwiftUI keeps for a view so that the view can change it. If no code of the view assigns \
    the state, binds it, or calls a mutating method on it, the state always keeps its initial value. A plain `let` \
    shows the same, needs no storage, and tells the reader that the value doesn't change.

    The rule reports only initial values that are the same every time. `@State private var now = Date()` is different: \
    it keeps the time when the view appeared, while a `let` would be a new time on every update. The rule is off by \
    default, because the code that changes the state is often not written yet.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/state"
  var defaultSeverity: Severity { .hint }
  var isOnByDefault: Bool { false }

  let examples: [Example] = [
    .flagged(
      "A string that is only read",
      """
      import SwiftUI

      struct Home: View {
          @State private var ⟦title⟧ = "Home"

          var body: some View { Text(title) }
      }
      """, fixed: ["@State private var": "private let"], because: "not written yet"),
    .allowed(
      "State that is bound, assigned, passed inout, or changed by a method",
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
        !property.traits.contains(.hasObservers),
        project.hasConstantValue(property, in: owner) || isEmptyCollection(property, in: file),
        project.isInternalDetail(property, of: owner), project.isSwiftUIOwner(owner) == .yes,
        project.assignments(to: property, of: owner).allSatisfy(\.1.isEmpty),
        project.change(of: property, in: owner, facts: file) == nil,
        project.use(of: property, as: .read, in: owner, facts: file) != nil,
        !project.identifies(property.$name, in: owner, facts: file),
        // `state-never-set` reports these.
        project.unset(state, in: file) == nil
      else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "'\(owner.name)' never changes its state '\(property.name)'; use 'let \(property.name)' instead",
        fixes: [
          Fix(
            "Make '\(property.name)' a plain 'let'",
            .suggested(because: "code that is not written yet may change '\(property.name)'"), in: file.path,
            [.delete(state.attribute.removal.range), Edit(property.introducerPlace.range, "let")])
        ])
    }
  }

  /// `[String]()`, `[String: Int]()`
  private func isEmptyCollection(_ property: Property, in file: FileFacts) -> Bool {
    let text = file.text(property.valuePlace)
    return text.hasPrefix("[") && text.hasSuffix("]()")
  }
}
