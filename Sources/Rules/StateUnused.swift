import FactQuestions
import Facts
import SourceText

struct StateUnused: Rule {
  static let id: RuleID = "state-unused"
  let wrapper: Wrapper? = .state
  let summary = "State or an environment value that nothing uses"
  let rationale = """
    State that no code uses is left over, or is meant for code that is missing. An environment value that no code uses \
    also has a cost: the wrapper subscribes the view to the value, so the view updates unnecessarily when, for \
    example, the color scheme or the size class changes.

    If you need the update itself, as in a view whose fonts follow the text size in another way, the unused value does \
    its job and can stay. The rule checks every file of the type, all branches of `#if`, and the arguments that \
    callers pass, and ignores properties that a protocol requires. It is off by default.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/environment"
  var defaultSeverity: Severity { .hint }
  var isOnByDefault: Bool { false }
  var findsUnnecessaryCode: Bool { true }

  let examples: [Example] = [
    .flagged(
      "State that nothing uses anymore",
      """
      import SwiftUI

      struct Home: View {
          /// Whether the sheet is shown.
          @State private var ⟦isShown⟧ = false
          @State private var count = 0

          var body: some View { Button("\\(count)") { count += 1 } }
      }
      """,
      fixed: ["    /// Whether the sheet is shown.\n    @State private var isShown = false\n": ""],
      because: "not written yet"),
    .allowed(
      "State that is used as a binding, through its storage, in a branch for another platform, or by a macro",
      """
      import SwiftUI

      struct Home: View {
          @State private var title = ""
          @State private var count: Int
          @State private var isWide = false
          @State private var limit = 0

          init() { _count = State(initialValue: 0) }

          var body: some View {
              TextField("Title", text: $title)
              #if os(watchOS)
              Text(isWide ? "Wide" : "Narrow")
              #endif
              Text(#title(limit))
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let wrapped = project.wrappedProperties(
      in: file, by: .state, .stateObject, .environment, .environmentObject, .focusState)
    return wrapped.compactMap { wrapped in
      let (property, owner) = (wrapped.property, wrapped.owner)
      guard property.attributes.count == 1, !property.traits.contains(.hasObservers),
        project.isUnused(property, of: owner, facts: file), project.isSwiftUIOwner(owner) == .yes
      else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range, message: message(wrapped),
        fixes: [.deletingUnused(property, in: file)])
    }
  }

  private func message(_ wrapped: WrappedProperty) -> String {
    let (name, owner) = (wrapped.property.name, wrapped.owner.name)
    guard [.environment, .environmentObject].contains(wrapped.wrapper) else {
      return "'\(owner)' never uses its state '\(name)'; delete it"
    }
    return wrapped.attribute.isOfType
      ? "'\(owner)' never reads '\(name)' from the environment; delete it"
      : "'\(owner)' never reads '\(name)', but updates when it changes in the environment; delete it"
  }
}
