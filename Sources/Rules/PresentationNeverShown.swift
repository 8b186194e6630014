import FactQuestions
import Facts
import SourceText

/// A sheet, an alert, or another presentation whose state nothing sets.
struct PresentationNeverShown: Rule {
  static let id: RuleID = "presentation-never-shown"
  let wrapper: Wrapper? = .state
  let summary = "Nothing sets the state that presents a sheet or an alert, so it never appears"
  let rationale = """
    A sheet or an alert appears when its state becomes `true` or gets an item. If no code sets the state, nobody ever \
    sees the presentation: the button that should open it is missing, or it sets another property.

    The rule checks every file of the view, initializers, and the arguments that callers pass. It knows sheets, covers, \
    popovers, alerts, and dialogs, which only ever set their state back to `false` or `nil`. Without an app in the \
    project, the rule is silent, because the code may be an excerpt.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)"
  var defaultSeverity: Severity { .information }

  let examples: [Example] = [
    .flagged(
      "A sheet that no button opens",
      """
      import SwiftUI

      @main
      struct Sample: App {
          var body: some Scene { WindowGroup { Home() } }
      }

      struct Home: View {
          @State private var ⟦isEditing⟧ = false
          @State private var isSharing = false

          var body: some View {
              Button("Edit") { isSharing = true }
                  .sheet(isPresented: $isEditing) { Text("Editor") }
                  .sheet(isPresented: $isSharing) { Text("Share") }
          }
      }
      """),
    .allowed(
      "A binding that other code may set",
      """
      import SwiftUI

      @main
      struct Sample: App {
          var body: some Scene { WindowGroup { Home() } }
      }

      struct Home: View {
          @State private var isEditing = false
          @State private var choice: String?

          var body: some View {
              Toggle("Edit", isOn: $isEditing)
                  .sheet(isPresented: $isEditing) { Text("Editor") }
                  .alert("Choice", isPresented: .constant(choice != nil)) {}
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.hasApp, !file.summary.traits.contains(.isTest), project.seesSwiftUI(file.summary) else { return [] }
    return project.wrappedProperties(in: file, by: .state).compactMap { state in
      let (property, owner) = (state.property, state.owner)
      guard property.attributes.count == 1, !property.traits.contains(.hasObservers),
        let binding = project.presentationsNeverShown(by: state, in: file).first,
        project.isSwiftUIOwner(owner) == .yes
      else { return nil }
      let presented = binding.receiver.wordForPresented
      let isFlag = file.text(property.valuePlace) == "false"
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "Nothing sets '\(property.name)'\(isFlag ? " to 'true'" : ""), so the \(presented) never appears; "
          + "set it or delete the \(presented)",
        related: [
          RelatedLocation(
            path: file.path, range: binding.place.range, message: "'\(property.name)' presents the \(presented) here")
        ])
    }
  }
}
