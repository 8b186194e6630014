import FactQuestions
import Facts
import SourceText

struct PrivateDynamicProperty: Rule {
  static let id: RuleID = "private-dynamic-property"
  let wrapper: Wrapper? = .environment
  let summary = "A property that SwiftUI sets is visible outside the view"
  let rationale = """
    SwiftUI sets the properties that a view reads from the environment, from storage, or from the focus system. Code \
    that creates the view can't set them, or shouldn't. Without `private`, such a property looks like an input. One \
    with a default value, `@AppStorage("key") var theme = "light"`, even becomes a parameter of the memberwise \
    initializer that the compiler synthesizes. The property can stay visible if a test reads or sets it.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/environment"
  var defaultSeverity: Severity { .information }
  var isOnByDefault: Bool { false }

  let examples: [Example] = [
    .flagged(
      "A value from the environment",
      #"""
      import SwiftUI

      struct Closer: View {
          @Environment(\.dismiss) var ⟦dismiss⟧

          var body: some View {
              Button("Close") { dismiss() }
          }
      }
      """#, fixed: ["dismiss) var": "dismiss) private var"], safe: true),
    .flagged(
      "Read by another type in the same file, so it can be fileprivate",
      """
      import SwiftUI

      struct Pressed: View {
          @Environment(\\.isEnabled) var ⟦isEnabled⟧

          var body: some View {
              Text("Pressed")
          }
      }

      @MainActor func title(of pressed: Pressed) -> String {
          pressed.isEnabled ? "On" : "Off"
      }
      """, fixed: ["isEnabled) var": "isEnabled) fileprivate var"], because: "used at Example.swift:12"),
    .allowed(
      "Already private",
      #"""
      import SwiftUI

      struct Closer: View {
          @Environment(\.dismiss) private var dismiss
          @FocusState fileprivate var isFocused: Bool

          var body: some View {
              Button("Close") { dismiss() }
          }
      }
      """#),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(
      in: file, by: .environment, .environmentObject, .appStorage, .sceneStorage, .focusState, .gestureState,
      .accessibilityFocusState, .namespace, .scaledMetric, .fetchRequest, .sectionedFetchRequest, .query, .focusedValue
    ).compactMap { wrapped in
      let property = wrapped.property
      guard property.access.map({ $0 > .fileprivate }) ?? true, project.isSwiftUIOwner(wrapped.owner) == .yes else {
        return nil
      }
      return PrivacyFinding(
        wrapped,
        message: "SwiftUI sets the @\(wrapped.wrapper.rawValue) property '\(property.name)'; make it private"
      )
      .finding(of: self, in: file, project)
    }
  }
}
