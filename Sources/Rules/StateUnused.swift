import Facts
import SourceText

/// A wrapped property that nothing uses.
struct StateUnused: Rule {
  static let id: RuleID = "state-unused"
  let wrapper: Wrapper? = .state
  let summary = "State or an environment value that nothing uses"
  let rationale = """
    State that no code names is left over, or was meant for something that is missing. An environment value that no code \
    names has a price besides: the wrapper subscribes the view to it, so that the view is drawn again when the color \
    scheme or the size class changes, for nothing.

    Where the update itself is wanted, as in a view whose fonts follow the text size by other ways, the unused value does \
    its work and may stay. The rule looks into every file of the type, into all branches of `#if` and at what callers pass, and leaves alone \
    what a protocol asks for. It is off unless it is asked for.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/environment"
  var defaultSeverity: Severity { .hint }
  var isOnByDefault: Bool { false }
  var findsUnnecessaryCode: Bool { true }

  let examples: [Example] = [
    .flagged(
      "State that is left over",
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
      because: "still to be written"),
    .allowed(
      "Used as a binding, by its storage, in a branch for another system, by a macro",
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
    project.wrappedProperties(in: file, by: .state, .stateObject, .environment, .focusState).compactMap { wrapped in
      let (property, owner) = (wrapped.property, wrapped.owner)
      guard property.attributes.count == 1, !property.traits.contains(.hasObservers),
        project.isUnused(property, of: owner, facts: file), project.isSwiftUIOwner(owner) == .yes
      else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range, message: message(wrapped),
        fixes: [deletion(of: wrapped, in: file)])
    }
  }

  private func message(_ wrapped: WrappedProperty) -> String {
    let (name, owner) = (wrapped.property.name, wrapped.owner.name)
    guard wrapped.wrapper == .environment else { return "'\(owner)' never uses its state '\(name)'; delete it" }
    return wrapped.attribute.isOfType
      ? "'\(owner)' never reads '\(name)', which it takes from the environment; delete it"
      : "'\(owner)' never reads '\(name)', but is drawn again when that changes in the environment; delete it"
  }

  private func deletion(of wrapped: WrappedProperty, in file: FileFacts) -> Fix {
    let property = wrapped.property
    guard wrapped.wrapper.isOwned, property.value.kind != .literal, property.value.kind != .none else {
      return .deleting(property, because: "code that is still to be written may use '\(property.name)'", in: file)
    }
    return .deletingObject(property, in: file)
  }
}
