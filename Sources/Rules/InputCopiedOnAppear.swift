import FactQuestions
import Facts
import SourceText

struct InputCopiedOnAppear: Rule {
  static let id: RuleID = "input-copied-on-appear"
  let defaultSeverity = Severity.information
  let wrapper: Wrapper? = .state
  let summary = "State copies an input when the view appears and never updates the copy"
  let rationale = """
    When the parent passes a new value, the view keeps its identity, and `.onAppear` does not run again: the copy keeps \
    the first value. The mistake is easy to miss, because the view is right again after a switch to another tab and back.

    A view that only shows the value needs no copy. A view that changes its copy updates it in `.onChange(of:)`, or gets \
    a new identity for each value. That includes an editor beside a list: without a new identity for each selected \
    element, `.id(item.id)`, it keeps the text of the first one, and saves it into the one that is selected now.

    A loop or a closure that starts when the view appears, such as the block of a timer, keeps the view's values of that \
    time, too. A task starts again for each value with `.task(id:)`. With `.task(id: item.id)`, it does not if other code \
    changes the item's name.

    State that copies a member of an object and writes its own changes back needs the other direction, too: when other \
    code changes the member, the view keeps showing the old value, and its next change overwrites the new one.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"

  let examples: [Example] = [
    .flagged(
      "The title stays the one of the first item",
      """
      import SwiftUI

      struct Title: View {
          let name: String
          @State private var text = ""

          var body: some View {
              Text(text)
                  .onAppear { ⟦text = name⟧ }
          }
      }

      struct Home: View {
          @State private var name = "a"

          var body: some View {
              Title(name: name)
              Button("Next") { name += "b" }
          }
      }
      """,
      fixed: [
        "@State private var text = \"\"": "private var text: String { name }",
        "Text(text)\n            .onAppear { text = name }": "Text(text)",
      ], because: "later values too"),
    .allowed(
      "Edited and handed back, refreshed, or meant as the first value",
      """
      import SwiftUI

      struct Draft: View {
          let name: String
          let save: (String) -> Void
          @State private var text = ""

          var body: some View {
              TextField("Name", text: $text).onAppear { text = name }
              Button("Save") { save(text) }
          }
      }

      struct Start: View {
          let initialName: String
          @State private var text = ""
          var body: some View { Text(text).onAppear { text = initialName } }
      }

      struct Home: View {
          @State private var name = "a"

          var body: some View {
              Draft(name: name) { name = $0 }
              Start(initialName: name)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest), project.seesSwiftUI(file.summary) else { return [] }
    let copies = project.copiedInputs(in: file)
    let selected = project.selectedCopies(in: file)
    let ofSelection = Set(selected.flatMap(\.assignments).map(\.place.range))
    return selected.map { finding($0, of: project) }
      + project.oneWayCopies(in: file).filter { !ofSelection.contains($0.assignment.place.range) }.map(finding)
      + copies.map { copied in
        let assignment = copied.assignment
        let target = assignment.$name.appendingPath(assignment.$members)
        let isLate = assignment.traits.contains(.isLate)
        let inputs = (isLate ? copied.inputs.map(\.property.name) : copied.paths.map(\.string)).quotedList
        return Finding(
          rule: id, severity: severity(copied), range: assignment.place.range,
          message: isLate
            ? "Code that '.\(copied.effect.name)' starts sets '\(target)' from the first \(inputs), not from later ones"
            : "'\(target)' copies \(inputs) only when '\(copied.view.name)' appears, so it never shows later values",
          related: copied.inputs.flatMap(\.calls).prefix(3).map {
            RelatedLocation("A new value is passed here later", at: $0)
          }, fixes: fix(copied, in: file, of: project).map { [$0] } ?? [])
      }
  }

  /// One finding for everything that an editor copies, because one fix is enough.
  private func finding(_ copies: SelectedCopies, of project: ProjectFacts) -> Finding {
    let (view, input) = (copies.view, copies.input)
    return Finding(
      rule: id, severity: defaultSeverity, range: (copies.assignments.first?.place ?? input.namePlace).range,
      message: "'\(view.name)' keeps \(copies.assignments.map(\.name).quotedList) of the first '\(copies.path)' when "
        + "people select another; reset it with '.id(…)'",
      related: copies.shown.prefix(3).map {
        RelatedLocation("'\(view.name)' stays here when people select another '\(copies.path)'", at: $0)
      },
      fixes: IdentityEdit.fix(for: copies.calls, of: input, in: view, project: project, byID: true).map { [$0] } ?? [])
  }

  private func finding(_ copy: OneWayCopy) -> Finding {
    Finding(
      rule: id, severity: defaultSeverity, range: copy.assignment.place.range,
      message: "'\(copy.assignment.name)' copies '\(copy.path)' only when '\(copy.view.name)' appears, so it never "
        + "shows later values; follow them with '.onChange(of: \(copy.path))'",
      related: [
        RelatedLocation("'\(copy.path)' changes here", at: copy.change),
        RelatedLocation(
          "Changes of '\(copy.assignment.name)' are written back here", at: copy.back.place, in: copy.view.file),
      ])
  }

  /// A hint for state that the view also changes itself, because it may be meant to keep its value, and for elements of
  /// a list, which rarely change while their rows are visible.
  private func severity(_ copied: CopiedInput) -> Severity {
    copied.isOnlyWrite && !copied.isOfElement ? defaultSeverity : .hint
  }

  private func fix(_ copied: CopiedInput, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    guard !copied.assignment.traits.contains(.isLate) else {
      return TaskKeyEdit(
        effect: copied.effect, inputs: copied.inputs, view: copied.view, file: file, project: project
      ).fix
    }
    guard copied.isOnlyWrite, let state = copied.state, !copied.isAnimated,
      copied.assignment.traits.contains(.isDirect),
      state.property.access.map({ $0 <= .fileprivate }) ?? false
    else { return nil }
    return ComputedStateFix(
      state: state, expression: file.text(copied.assignment.value), assignments: [copied.assignment], file: file
    )
    .fix(because: "'\(copied.view.name)' then shows later values too")
  }
}
