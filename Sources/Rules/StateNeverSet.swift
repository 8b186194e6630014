import FactQuestions
import Facts
import SourceText

/// State, or a property of an observable object, that code reads and nothing sets.
struct StateNeverSet: Rule {
  static let id: RuleID = "state-never-set"
  let aliases = ["presentation-never-shown"]
  let wrapper: Wrapper? = .state
  let summary = "State or a property of an object starts as false or nil, and nothing sets it"
  let rationale = """
    State that starts as `false` or `nil` stays so if no code sets it. A sheet or an alert never appears, a spinner \
    never shows that something loads, and a branch for an item never runs. The code that should set it is missing, or \
    it sets another property. The same is true of the properties that an observable object announces, if code changes \
    another property of the object.

    The rule checks every file of the view, initializers, and the arguments that callers pass. It knows sheets, covers, \
    popovers, alerts, dialogs, and destinations, which only ever set their state back to `false` or `nil`. Without an \
    app in the project, the rule is silent, because the code may be an excerpt.
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
              Toggle(choice ?? "Edit", isOn: $isEditing)
                  .sheet(isPresented: $isEditing) { Text("Editor") }
                  .onAppear { choice = "Edit all" }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let states = project.wrappedProperties(in: file, by: .state).compactMap { state in
      project.unset(state, in: file).flatMap { finding(state.property, of: state.owner, $0, in: file, project) }
    }
    let announced = project.announcedProperties(in: file).compactMap { property, owner in
      project.readOfUnset(property, of: owner, in: file).flatMap {
        finding(property, of: owner, .read($0), in: file, project)
      }
    }
    return states + announced
  }

  private func finding(
    _ property: Property, of owner: DeclaredType, _ unset: ProjectFacts.Unset, in file: FileFacts,
    _ project: ProjectFacts
  ) -> Finding? {
    let isFlag = file.text(property.valuePlace) == "false"
    let value = isFlag ? "false" : "nil"
    let isReset = project.use(of: property, as: .written, in: owner, facts: file) != nil
    let message: String
    let related: RelatedLocation
    switch unset {
    case .presentations(let bindings):
      guard let binding = bindings.first else { return nil }
      let presented = binding.receiver.wordForPresented
      message =
        "Nothing sets '\(property.name)'\(isFlag ? " to 'true'" : isReset ? " to anything but 'nil'" : ""), "
        + "so the \(presented) never appears; "
        + "set it or delete the \(presented)"
      related = RelatedLocation("'\(property.name)' presents the \(presented) here", at: binding.place, in: file)
    case .read(let read):
      message =
        "Nothing sets '\(property.name)'"
        + (isReset ? " to anything but '\(value)'" : ", so it is always '\(value)'") + "; set it or delete it"
      related = RelatedLocation("'\(property.name)' is read here", at: read)
    }
    return Finding(
      rule: id, severity: defaultSeverity, range: property.namePlace.range, message: message, related: [related])
  }
}
