import FactQuestions
import Facts
import SourceText

/// A view's own state that is visible to the code that creates the view.
struct PrivateState: Rule {
  static let id: RuleID = "private-state"
  let wrapper: Wrapper? = .state
  var aliases: [String] { ["private_swiftui_state", "privateStateVariables"] }
  let summary = "A view's own state can be set by the code that creates the view"
  let rationale = """
    State that a view declares without `private` becomes a parameter of the memberwise initializer that the compiler \
    synthesizes. Code that creates the view can pass a value there, but SwiftUI uses it only once, when the view first \
    appears: it stores the value outside the view and returns the stored value from then on. SwiftUI ignores every \
    value that is passed later, so the screen keeps showing the first one, without any warning.

    Private state makes it clear that only the view owns the value. For a value from outside, use a plain `let`, a \
    `@Binding` if the view changes the value, a `@Bindable` for an `@Observable` object that other code owns, or an \
    `@ObservedObject` for an `ObservableObject`. It is reported as info if no caller can set the state by mistake: in \
    an app, all callers are known, and a view with its own initializers has no memberwise initializer. The same goes \
    for state that no code uses. Where only a test or a preview sets the state, the fix is a suggestion.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/state"

  let examples: [Example] = [
    .flagged(
      "State that a caller can set",
      #"""
      import SwiftUI

      struct Counter: View {
          @State var ⟦count⟧ = 0

          var body: some View {
              Button("\(count)") { count += 1 }
          }
      }
      """#, fixed: ["@State var": "@State private var"], safe: true),
    .flagged(
      "Without an initial value, a caller has to pass one, and the view keeps the first",
      #"""
      import SwiftUI

      struct Counter: View {
          @State var ⟦count⟧: Int

          var body: some View {
              Text("\(count)")
          }
      }
      """#, fixed: ["@State var": "let"], because: "later values"),
    .allowed(
      "Fileprivate state is private enough",
      #"""
      import SwiftUI

      struct Counter: View {
          @State fileprivate var count = 0

          var body: some View {
              Text("\(count)")
          }
      }
      """#),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .state, .stateObject, .environmentStateObject).compactMap { state in
      let property = state.property
      guard property.access.map({ $0 > .fileprivate }) ?? true, project.isSwiftUIOwner(state.owner) == .yes,
        // Only the test around such a view creates it.
        !(file.summary.traits.contains(.isTest)
          && file.summary.type(at: state.owner.declaration.outer)?.kind == .class),
        // If calls pass the object through a declared initializer, hiding the property changes nothing for them.
        state.wrapper == .state
          || !project.passedObjects(property, of: state.owner).contains(where: { !$0.calls.isEmpty })
      else { return nil }
      let privacy = PrivacyFinding(state, message: message(state, project))
      // `state-never-set` and `state-never-read` say that the state can be deleted.
      guard let finding = privacy.finding(of: self, in: file, project), project.unset(state, in: file) == nil,
        !StateNeverRead.reports(state, in: file, project)
      else { return nil }
      let isPassed = isRequired(state, project)
      if isPassed || isSetByInitializer(state, in: file, project), project.hasApp || project.isInTarget(file.summary),
        project.isNeverRead(property, in: state.owner, facts: file),
        project.useThroughAnyValue(of: property, in: state.owner) == nil
      {
        let (name, owner) = (property.name, state.owner.name)
        return Finding(
          rule: id, severity: .information, range: finding.range,
          message: (isPassed
            ? "Callers of '\(owner)' have to pass '\(name)', but" : "The initializer of '\(owner)' sets '\(name)', but")
            + " nothing reads it; delete it")
      }
      // The code that uses the state may be what the user types next, so the advice mentions both.
      if isForgotten(state, in: file, project) { return unused(property, in: state.owner, file, finding) }
      guard isPassed else { return finding }
      let (advice, fix) = insteadOfPrivacy(state, in: file, project)
      return Finding(
        rule: id, severity: finding.severity, range: finding.range,
        message: "'\(state.owner.name)' keeps the first '\(property.name)' in @\(state.wrapper.rawValue); \(advice)",
        fixes: fix.map { [$0] } ?? [])
    }
  }

  /// Returns whether no code uses the state, the code is complete enough to know that, and no object in it may work on
  /// its own.
  private func isForgotten(_ state: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    project.isUnused(state.property, of: state.owner, facts: file)
      && (project.hasApp || project.constructions(of: state.owner).contains { !$0.isPreviewOrTest })
      && (state.wrapper == .state
        || project.objectType(of: state.property, in: state.owner.file).map { !project.mayAnnounceUnused($0) } ?? false)
  }

  /// Returns whether only initializers set the state, to a value that needn't be kept alive.
  private func isSetByInitializer(_ state: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    project.initializers(of: state.owner).contains { $0.assignments.contains { $0.$property == state.property.$name } }
      && project.holdsValue(state.property, in: state.owner)
      && project.change(of: state.property, in: state.owner, facts: file) == nil
  }

  private func unused(
    _ property: Property, in owner: DeclaredType, _ file: FileFacts, _ finding: Finding
  ) -> Finding {
    Finding(
      rule: id, severity: min(finding.severity, .information), range: finding.range,
      message: "'\(property.name)' belongs only to '\(owner.name)', which never uses it; make it private or delete it",
      fixes: finding.fixes.map { $0.with(.suggested(because: "'\(property.name)' would still be unused")) } + [
        .deletingUnused(property, in: file)
      ])
  }

  /// Returns whether every call has to pass a value. Hiding the property would hide the initializer as well.
  private func isRequired(_ state: WrappedProperty, _ project: ProjectFacts) -> Bool {
    !state.property.hasInitialValue && project.hasMemberwiseInitializer(state.owner)
  }

  private func insteadOfPrivacy(_ state: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> (String, Fix?)
  {
    guard state.wrapper == .state, !project.isGenericObject(state.property, of: state.owner) else {
      return ("observe it with @ObservedObject", ObservingEdit(wrapped: state, file: file, project: project).fix)
    }
    return project.role(of: state.property, in: state.owner) == .constant
      ? ("make it a plain 'let'", PlainPropertyEdit.fix(for: state, in: file, of: project))
      : ("give it an initial value and make it private", nil)
  }

  private func message(_ state: WrappedProperty, _ project: ProjectFacts) -> String {
    let (name, owner) = (state.property.name, state.owner.name)
    if project.isApp(state.owner) == .yes {
      return "'\(name)' belongs only to '\(owner)', which only the system creates; make it private"
    }
    if project.mayBeSetByCallers(state) {
      return "Callers of '\(owner)' can set '\(name)', but @\(state.wrapper.rawValue) ignores later values; "
        + "make it private"
    }
    if project.constructionPassing(state.property, to: state.owner)?.isPreviewOrTest == true {
      return "Only previews or tests pass '\(name)' to '\(owner)'; make it private"
    }
    return "'\(name)' belongs only to '\(owner)'; make it private"
  }
}
