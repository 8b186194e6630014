import FactQuestions
import Facts
import SourceText

struct StateDefaultOverriddenInInit: Rule {
  static let id: RuleID = "state-default-overridden-in-init"
  let wrapper: Wrapper? = .state
  let summary = "An initializer assigns to state that already has an initial value"
  let rationale = """
    The effect of such an assignment depends on where it is. As long as another stored property has no value yet, the \
    assignment replaces the initial value. After the last property has its value, the assignment calls the setter, \
    which does nothing before the view is onscreen: the view starts with the initial value, and the value that was \
    passed to it is lost without any warning. Moving a line changes which of the two happens.

    With Xcode 27, where `@State` is a macro, private state with an initial value can't be assigned before the other \
    properties at all: the code no longer compiles (Apple's TN3211). Either remove the initial value and assign one in every \
    initializer, or set the storage in the initializer: `_count = State(initialValue: count)`. The first is right if \
    every initializer has a value, the second if some of them keep the initial value. An initial value together with \
    an assignment to the storage is fine.
    """
  let reference =
    "https://developer.apple.com/documentation/technotes/"
    + "tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder"

  let examples: [Example] = [
    .flagged(
      "Assigned before another property, which works today but does not compile with Xcode 27",
      """
      import SwiftUI

      struct Card: View {
          let title: String
          @State private var count = 0

          init(title: String) {
              ⟦count⟧ = 4
              self.title = title
          }

          var body: some View {
              Text("\\(title) \\(count)")
          }
      }
      """, fixed: ["count = 0": "count: Int"], safe: true),
    .flagged(
      "The caller's value is lost: the state starts with its initial value",
      """
      import SwiftUI

      struct Card: View {
          @State private var count = 0

          init(count: Int) {
              self.⟦count⟧ = count
          }

          var body: some View {
              Text("\\(count)")
          }
      }
      """, fixed: ["count = 0": "count: Int"], because: "then starts with the value assigned on line 7"),
    .allowed(
      "Without an initial value, the assignment is the first one, wherever it is",
      """
      import SwiftUI

      struct Card: View {
          let title: String
          @State private var count: Int

          init(title: String) {
              self.title = title
              count = title.count
          }

          var body: some View {
              Text("\\(count)")
          }
      }
      """, also: ["state-stale-input"]),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let settings = project.settings(of: file.summary)
    return project.overriddenDefaults(in: file.summary).compactMap { overridden in
      let state = overridden.state
      guard isBrokenByXcode27(overridden) || !overridden.assignsInitialValue(in: file), !works(overridden) else {
        return nil
      }
      let fixes = OverriddenDefaultFixes(overridden: overridden, file: file, project: project)
      let isUnread =
        overridden.outcome != .unclear && !isBrokenByXcode27(overridden) && isUnread(state, in: file, project)
      return Finding(
        rule: id, severity: isUnread ? .hint : severity(overridden, settings),
        range: overridden.assignment.targetPlace.range,
        message: isUnread
          ? "'\(state.owner.name)' never reads '\(state.property.name)'; delete it"
          : message(overridden, fixes, in: file),
        related: [
          RelatedLocation(
            "'\(state.property.name)' gets its initial value here", at: state.property.namePlace, in: state.owner.file)
        ],
        fixes: isUnread ? [] : fixes.fixes)
    }
  }

  /// Returns whether the state can be deleted because no code reads it.
  private func isUnread(_ state: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    state.owner.file.id == file.id && state.property.access.map { $0 <= .fileprivate } ?? false
      && project.isNeverRead(state.property, in: state.owner, facts: file)
  }

  /// Returns whether the assignment does not compile with Xcode 27, regardless of its value.
  private func isBrokenByXcode27(_ overridden: OverriddenDefault) -> Bool {
    if case .taken = overridden.outcome { overridden.state.property.isLazyInXcode27 } else { false }
  }

  /// Returns whether the assignment takes effect with every version of Xcode. It does if it replaces the implicit nil
  /// of an optional, which Xcode 27 does not treat as an initial value.
  private func works(_ overridden: OverriddenDefault) -> Bool {
    if case .taken = overridden.outcome { overridden.state.property.value.kind == .none } else { false }
  }

  /// An assignment that works with every version of Xcode is only a hint: it works until a line is moved.
  private func severity(_ overridden: OverriddenDefault, _ settings: ProjectSettings) -> Severity {
    guard isBrokenByXcode27(overridden) else {
      if case .taken = overridden.outcome { return .hint }
      return defaultSeverity
    }
    return settings.sdkVersion.map { $0 >= 27 } ?? false ? .error : defaultSeverity
  }

  private func message(
    _ overridden: OverriddenDefault, _ fixes: OverriddenDefaultFixes, in file: FileFacts
  ) -> String {
    let property = overridden.state.property
    let name = property.name
    switch overridden.outcome {
    case .lost:
      let start = "This assignment is ignored: '\(overridden.state.owner.name)' starts with "
      return start + initialValue(overridden, in: file) + "; \(fixes.remedy)"
    case .taken(let other):
      guard property.isLazyInXcode27 else {
        return "This assignment has an effect only before '\(other)' is set; \(fixes.remedy)"
      }
      return "Xcode 27 rejects assigning '\(name)' before '\(other)' is set; \(fixes.remedy)"
    case .unclear:
      return "This assignment is ignored if all other properties are already set; \(fixes.remedy)"
    }
  }

  private func initialValue(_ overridden: OverriddenDefault, in file: FileFacts) -> String {
    let property = overridden.state.property
    if property.value.kind == .none { return property.type?.startsAsNil == true ? "nil" : "its initial value" }
    let text = overridden.state.owner.file.id == file.id ? file.text(property.valuePlace) : ""
    return text.isEmpty || text.count > 20 || text.contains(where: \.isNewline) ? "its initial value" : text
  }
}
