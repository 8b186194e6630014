import FactQuestions
import Facts
import SourceText

struct TaskIgnoresInput: Rule {
  static let id: RuleID = "task-ignores-input"
  let summary = "Work that starts when a view appears does not restart for a new input"
  let rationale = """
    `.task` and `.onAppear` run when a view appears, not when its values change. When the parent passes a new value, \
    the view keeps its identity, and neither of them runs again; a task that is still running keeps the value that it \
    started with. The user sees the new title above the old picture.

    `.task(id:)` is canceled and started again every time its value changes; `.onChange(of:)` does the same for work \
    that isn't asynchronous.

    The rule is off by default. The code shows that a caller can pass a new value, but it doesn't show that a caller \
    never does so while the view is onscreen, as in a flow of steps or with an option. In real projects, most \
    of what this rule finds isn't a mistake.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)"
  let isOnByDefault = false

  let examples: [Example] = [
    .flagged(
      "The view keeps what it loaded for the first id",
      """
      import SwiftUI

      func fetch(_ id: Int) async -> String { "\\(id)" }

      struct Name: View {
          let id: Int
          @State private var text = ""

          var body: some View {
              Text(text).⟦task⟧ { text = await fetch(id) }
          }
      }

      struct Home: View {
          @State private var id = 1

          var body: some View {
              Name(id: id)
              Button("Next") { id += 1 }
          }
      }
      """, fixed: [".task {": ".task(id: id) {"], because: "canceled"),
    .allowed(
      "A task with the input as its id, and rows that are identified by the input",
      """
      import SwiftUI

      func fetch(_ id: Int) async -> String { "\\(id)" }

      struct Item: Identifiable {
          let id: Int
      }

      struct Keyed: View {
          let id: Int
          @State private var text = ""
          var body: some View { Text(text).task(id: id) { text = await fetch(id) } }
      }

      struct Row: View {
          let id: Int
          @State private var text = ""
          var body: some View { Text(text).task { text = await fetch(id) } }
      }

      struct Home: View {
          @State private var id = 1
          let items: [Item]

          var body: some View {
              Keyed(id: id)
              ForEach(items) { Row(id: $0.id) }
              Button("Next") { id += 1 }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest), project.seesSwiftUI(file.summary), !file.effects.isEmpty else {
      return []
    }
    let work = file.keptReads.filter { !$0.isCopy }
    let byEffect = Dictionary(grouping: work.filter { $0.effect != nil }) { $0.effect ?? 0 }
    let byMember = Dictionary(grouping: work.filter { $0.effect == nil }, by: \.$member)
    return file.effects.indices.compactMap { index in
      let effect = file.effects[index]
      guard effect.isStart else { return nil }
      let reads = (byEffect[index] ?? []) + effect.methods.flatMap { byMember[$0] ?? [] }
      let inputs = project.ignoredInputs(of: effect, reading: reads, in: file.summary)
      return inputs.isEmpty ? nil : finding(index, inputs, in: file, of: project)
    }
  }

  private func finding(
    _ index: Int, _ inputs: [IgnoredInput], in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard file.effects.indices.contains(index), case let effect = file.effects[index],
      let view = project.owner(of: effect.scope, in: file.summary)
    else { return nil }
    let names = inputs.map(\.property.name).quotedList
    let result = result(of: effect, at: index, in: view, file, project)
    return Finding(
      rule: id, severity: effect.isGuarded ? .hint : defaultSeverity, range: effect.namePlace.range,
      message: result.map {
        "'.\(effect.name)' of '\(view.name)' ignores later values of \(names), because setting '\($0)' removes it"
      }
        ?? "'\(view.name)' reads \(names) in '.\(effect.name)' when it appears; "
        + "the work does not restart when a caller passes a new value",
      related: inputs.flatMap(\.calls).prefix(3).map {
        RelatedLocation("A new value is passed here later", at: $0)
      },
      // If a guard lets the work run only once, it would not run again for another input.
      fixes: effect.isGuarded || result != nil
        ? [] : fix(effect, inputs, of: view, in: file, project).map { [$0] } ?? [])
  }

  /// The name of the state that is nil where the effect with that index is, and that the effect sets.
  private func result(
    of effect: Effect, at index: Int, in view: DeclaredType, _ file: FileFacts, _ project: ProjectFacts
  ) -> String? {
    file.ownAssignments(at: effect.scope).first { assignment in
      effect.missing.contains(assignment.$name) && project.isResult(assignment.$name, of: view)
        && (assignment.effect.map { $0 == index } ?? effect.methods.contains(assignment.$member))
    }?.name
  }

  private func fix(
    _ effect: Effect, _ inputs: [IgnoredInput], of view: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    let edit = TaskKeyEdit(effect: effect, inputs: inputs, view: view, file: file, project: project)
    return effect.name == "task" ? edit.fix : edit.key.flatMap { following(effect, $0, inputs, in: file, project) }
  }

  private func following(
    _ effect: Effect, _ key: String, _ inputs: [IgnoredInput], in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    guard inputs.count == 1, let name = inputs.first?.property.name else { return nil }
    let isNew = project.runs(on: .observable, at: effect.scope, in: file.summary) == .yes
    var closure: String
    if let place = effect.closure {
      closure = file.text(place)
      // In the older form, the closure captures the old view, so the new value is its parameter.
      if !isNew {
        guard key == name, effect.methods.isEmpty else { return nil }
        closure = "{ \(name) in" + closure.dropFirst()
      }
    } else {
      guard isNew, let method = effect.methods.first else { return nil }
      closure = "{ \(method)() }"
    }
    let start = effect.namePlace.range.start - 1
    let separator = file.isFirstOnLine(start) ? file.lineEnding + file.indentation(ofLineAt: start) : ""
    return Fix(
      "Do the same when '\(key)' changes", .suggested(because: "the work then also runs on every change"),
      in: file.path, [.insert("\(separator).onChange(of: \(key)) \(closure)", at: effect.place.range.end)])
  }
}
