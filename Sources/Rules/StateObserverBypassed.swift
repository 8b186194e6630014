import FactQuestions
import Facts
import SourceText

struct StateObserverBypassed: Rule {
  static let id: RuleID = "state-observer-bypassed"
  let wrapper: Wrapper? = .state
  let summary = "didSet of state does not run for changes through a binding"
  let rationale = """
    `didSet` and `willSet` run in the setter of the property. A change through `$isOn` goes directly to the storage \
    behind it: the user flips the switch, the switch moves, and the observer doesn't run. It runs only for assignments \
    in the view's own code, and never for changes that other code makes to a `@Binding`.

    `.onChange(of:)` runs for every change, wherever it comes from. Properties of `@Observable` classes and \
    `@Published` properties are different: bindings to them use the setter.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)"

  let examples: [Example] = [
    .flagged(
      "A switch whose change is never saved",
      """
      import SwiftUI

      struct Volume: View {
          @State private var isOn = false { ⟦didSet⟧ { save() } }

          var body: some View {
              Toggle("Sound", isOn: $isOn)
          }

          private func save() { UserDefaults.standard.set(isOn, forKey: "isOn") }
      }
      """,
      fixed: [
        "= false { didSet { save() } }": "= false",
        "Toggle(\"Sound\", isOn: $isOn)":
          "Toggle(\"Sound\", isOn: $isOn)\n            .onChange(of: isOn) { save() }",
      ], because: "after the view updates", settings: ProjectSettings(deploymentTargets: [.iOS: Version(17, 0)])),
    .allowed(
      "Only the view's own code changes the state, or other code detects the change",
      """
      import SwiftUI

      struct Counter: View {
          @State private var count = 0 { didSet { save() } }
          @State private var isOn = false { didSet { save() } }
          @State private var name = "" { didSet { print(name) } }

          var body: some View {
              Button("\\(count)") { count += 1 }
              Toggle("Sound", isOn: $isOn).onChange(of: isOn) { save() }
              TextField("Name", text: $name)
          }

          private func save() {}
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest) else { return [] }
    return project.wrappedProperties(in: file, by: .state, .binding, .appStorage, .sceneStorage, .focusState)
      .filter { $0.property.traits.contains(.hasObservers) }
      .compactMap { wrapped in
        let observers = file.observers(of: wrapped.property).filter { !$0.traits.contains(.onlyReports) }
        guard let observer = observers.first, !project.watches(wrapped.property.$name, in: wrapped.owner) else {
          return nil
        }
        let bypasses = project.bypasses(of: wrapped.property, in: wrapped.owner)
        return bypasses.isEmpty ? nil : finding(observer, observers, wrapped, bypasses, in: file, of: project)
      }
  }

  private func finding(
    _ observer: PropertyObserver, _ observers: [PropertyObserver], _ wrapped: WrappedProperty, _ bypasses: [Bypass],
    in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let name = observer.name
    let keywords = observers.map { file.text($0.keyword) }.quotedList
    let negation = observers.count == 1 ? "does not" : "do not"
    let writer = bypasses.lazy.map(\.binding).first { !$0.receiver.isEmpty }
    let reason =
      writer.map { binding in
        let receiver = (binding.traits.contains(.isToModifier) ? "." : "") + binding.receiver
        return "when '\(receiver)' changes it through '$\(name)'"
      } ?? "for changes through '$\(name)'"
    return Finding(
      rule: id, severity: defaultSeverity, range: observer.keyword.range,
      message: "\(keywords) of '\(name)' \(negation) run \(reason)",
      related: bypasses.prefix(3).map {
        RelatedLocation("A change made here does not run \(keywords)", at: $0.binding.place, in: $0.file)
      }, fixes: ObserverFixes(observer: observer, wrapped: wrapped, file: file, project: project).fixes(bypasses))
  }
}
