import Facts
import SourceText

/// Two closures that do what `$` does.
struct RedundantBindingClosure: Rule {
  static let id: RuleID = "redundant-binding-closure"
  let wrapper: Wrapper? = .binding
  let summary = "A Binding(get:set:) only repeats a property that has a binding of its own"
  let rationale = """
    Closures cannot be compared: a view that is given such a binding counts as changed with each update of its parent, \
    and two closures are allocated each time `body` runs. `$item.name` is the same binding, made from the storage and \
    the path to the value, which SwiftUI can compare.

    Closures are right where they do more than read and write, where they animate or convert, and where `didSet` is to \
    run, which a binding made with `$` passes by.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/binding"
  let defaultSeverity = Severity.hint

  let examples: [Example] = [
    .flagged(
      "A member of state, read and written as it is",
      """
      import SwiftUI

      struct Item {
          var name = ""
      }

      struct Editor: View {
          @State private var item = Item()

          var body: some View {
              TextField("Name", text: ⟦Binding⟧(get: { item.name }, set: { item.name = $0 }))
          }
      }
      """, fixed: ["Binding(get: { item.name }, set: { item.name = $0 })": "$item.name"], safe: true),
    .flagged(
      "An observable object that is only held has a binding by way of a variable",
      """
      import Observation
      import SwiftUI

      @Observable final class Model {
          var name = ""
      }

      struct Editor: View {
          let model: Model

          var body: some View {
              TextField("Name", text: ⟦Binding⟧(get: { model.name }, set: { model.name = $0 }))
          }
      }
      """,
      fixed: [
        "TextField(\"Name\", text: Binding(get: { model.name }, set: { model.name = $0 }))":
          "@Bindable var model = model\n        TextField(\"Name\", text: $model.name)"
      ], because: "beside the property"),
    .allowed(
      "Closures that convert, do more, or run an observer",
      """
      import SwiftUI

      struct Options: View {
          @State private var isOff = false
          @State private var isOn = false
          @State private var count = 0 { didSet { save() } }

          var body: some View {
              Toggle("On", isOn: Binding(get: { !isOff }, set: { isOff = !$0 }))
              Toggle("Saved", isOn: Binding(get: { isOn }, set: { isOn = $0; save() }))
              Stepper("\\(count)", value: Binding(get: { count }, set: { count = $0 }))
          }

          private func save() {}
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary) else { return [] }
    return file.closureBindings.compactMap { binding in
      project.projection(of: binding, in: file.summary).map { finding(binding, $0, in: file, of: project) }
    }
  }

  private func finding(
    _ binding: ClosureBinding, _ projection: ProjectedTarget, in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let path = binding.target.name.appendingPath(binding.target.members)
    return Finding(
      rule: id, severity: defaultSeverity, range: binding.callee.range,
      message: projection.needsBindable
        ? "This binding only reads and writes '\(path)'; a '@Bindable' variable gives '$\(path)'"
        : "This binding only reads and writes '\(path)', as '$\(path)' does",
      fixes: fix(binding, projection, path: path, in: file).map { [$0] } ?? [])
  }

  private func fix(_ binding: ClosureBinding, _ projection: ProjectedTarget, path: String, in file: FileFacts) -> Fix? {
    let use = Edit(binding.place.range, "$" + path)
    guard projection.needsBindable else {
      let reason: String? =
        switch projection.valueType {
        case nil: "the type of '\(path)' is not known here"
        case "CGFloat", "Double": "closures convert between 'CGFloat' and 'Double', and '$\(path)' does not"
        default: nil
        }
      return Fix("Use '$\(path)'", reason.map { .suggested(because: $0) } ?? .proposed, in: file.path, [use])
    }
    guard binding.member == "body", let body = file.viewBodies(of: binding.scope).first else { return nil }
    let name = binding.target.name
    let start = body.expression.range.start
    let end = file.isFirstOnLine(start) ? file.lineEnding + file.indentation(ofLineAt: start) : "; "
    return Fix(
      "Use '$\(path)' of a '@Bindable' variable",
      .suggested(because: "'body' then begins with a variable '\(name)' beside the property"), in: file.path,
      [.insert("@Bindable var \(name) = \(name)" + end, at: start), use])
  }
}
