import FactQuestions
import Facts
import SourceText

struct RedundantBindingClosure: Rule {
  static let id: RuleID = "redundant-binding-closure"
  let wrapper: Wrapper? = .binding
  let summary = "A Binding(get:set:) only reads and writes a property that already has a binding"
  let rationale = """
    SwiftUI can't compare closures: a view that receives such a binding counts as changed on every update of its \
    parent, and every run of `body` allocates two closures. `$item.name` is the same binding, created from the storage \
    and the path to the value, which SwiftUI can compare.

    Closures are right if they do more than read and write, if they animate or convert, or if `didSet` has to run, \
    because a binding created with `$` bypasses it.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/binding"
  let defaultSeverity = Severity.hint

  let examples: [Example] = [
    .flagged(
      "A member of state that is read and written unchanged",
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
      "An observable object in a plain property has a binding through a variable",
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
      ], because: "shadows the property"),
    .allowed(
      "Closures that convert, do more work, or run an observer",
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
    guard project.seesSwiftUI(file.summary), !file.summary.traits.contains(.isTest) else { return [] }
    return file.closureBindings.compactMap { binding in
      project.projection(of: binding, in: file.summary).flatMap { finding(binding, $0, in: file) }
    }
  }

  private func finding(_ binding: ClosureBinding, _ projection: ProjectedTarget, in file: FileFacts) -> Finding? {
    let path = binding.target.name.appendingPath(binding.target.members)
    let fix = fix(binding, projection, path: path, in: file)
    // If the variable would have to be declared repeatedly, the closures are just as short.
    guard fix != nil || !projection.needsBindable else { return nil }
    return Finding(
      rule: id, severity: defaultSeverity, range: binding.callee.range,
      message: projection.needsBindable
        ? "This binding only reads and writes '\(path)'; use '$\(path)' of a '@Bindable' variable"
        : "This binding only reads and writes '\(path)'; use '$\(path)'",
      fixes: fix.map { [$0] } ?? [])
  }

  private func fix(_ binding: ClosureBinding, _ projection: ProjectedTarget, path: String, in file: FileFacts) -> Fix? {
    let use = Edit(binding.place.range, "$" + path)
    guard projection.needsBindable else {
      let reason: String? =
        switch projection.valueType {
        case _ where projection.storesObject != nil:
          "each change then also sets '\(projection.storesObject ?? binding.target.name)'"
        case _ where binding.valueType != nil: nil
        case nil: "the type of '\(path)' is not known here"
        case "CGFloat", "Double": "closures convert between 'CGFloat' and 'Double', but '$\(path)' does not"
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
      .suggested(because: "'body' then starts with a variable '\(name)' that shadows the property"), in: file.path,
      [.insert("@Bindable var \(name) = \(name)" + end, at: start), use])
  }
}
