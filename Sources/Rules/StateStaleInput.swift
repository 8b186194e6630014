import Facts
import SourceText

/// State that an initialiser gives its first value from a parameter.
///
/// Reported at the call whose argument varies (information) and at the parameter (a hint). The parameter is reported
/// while some call varies or no call is known; it is silent when every known call is in order.
struct StateStaleInput: Rule {
  static let id: RuleID = "state-stale-input"
  let wrapper: Wrapper? = .state
  let summary = "State begins with a parameter's value and ignores later ones"
  let rationale = """
    SwiftUI takes the value that an initialiser gives `@State` when the view first appears and keeps it for as long as \
    the view keeps its identity. When the parent passes another value later, the initialiser runs again and its value is \
    dropped: the screen goes on with the first one.

    For an editor that works on a copy this is what is wanted; a parameter that is called `initial…` or `draft…` says so. \
    Otherwise the value belongs in a plain `let` or a `@Binding`, or the view needs a new identity together with the \
    value, `.id(value)`, which starts all its state over.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/state"
  var defaultSeverity: Severity { .hint }

  let examples: [Example] = [
    .flagged(
      "A parameter gives state its first value and no call is known",
      """
      import SwiftUI

      struct Item: Hashable {
          var name = ""
      }

      struct Detail: View {
          @State private var item: Item

          init(⟦item⟧: Item) {
              _item = State(initialValue: item)
          }

          var body: some View {
              Text(item.name)
          }
      }
      """,
      fixed: [
        "@State private var item: Item": "private let item: Item",
        "_item = State(initialValue: item)": "self.item = item",
      ], because: "later values"),
    .allowed(
      "The parameter's name says that only the first value counts",
      """
      import SwiftUI

      struct Item: Identifiable, Hashable {
          let id: Int
          var name: String
      }

      struct Editor: View {
          @State private var item: Item

          init(initialItem: Item) {
              _item = State(initialValue: initialItem)
          }

          var body: some View {
              TextField("Name", text: $item.name)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    parameterFindings(in: file, of: project) + callFindings(in: file, of: project)
  }

  // MARK: Parameters

  private func parameterFindings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary) else { return [] }
    var result: [Finding] = []
    var seen: Set<DeclaredType> = []
    for initializer in file.summary.initializers where !initializer.assignments.isEmpty {
      guard let view = project.owner(of: initializer.owner, in: file.summary), seen.insert(view).inserted,
        project.isSwiftUIOwner(view) == .yes
      else { continue }
      for input in project.stateInputs(of: view) where input.declaration.file.path == file.path {
        result += parameterFinding(input, in: file, of: project)
      }
    }
    return result
  }

  private func parameterFinding(_ input: ObjectInput, in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let calls = project.calls(feeding: input)
    let varying = calls.filter { mayTell($0) && project.partialIdentity(of: $0.found, for: input.view) == nil }
    guard calls.isEmpty && project.isComplete || !varying.isEmpty else { return [] }
    let state = project.wrappedProperty(named: input.property.name, of: input.view, by: .state)
    return [
      Finding(
        rule: id, severity: defaultSeverity, range: input.parameter.namePlace.range,
        message: "The state '\(input.property.name)' begins with the first '\(input.parameter.name)' "
          + "that '\(input.view.name)' is given and ignores later ones",
        related: varying.prefix(3).map {
          RelatedLocation(
            path: $0.found.file.path, range: $0.argument.place.range, message: "A value that changes is passed here")
        },
        fixes: state.map { SeedFixes(input: input, state: $0, file: file, project: project).fixes } ?? [])
    ]
  }

  /// A screen that is pushed for an element of a list edits that element, and is gone before another takes its place.
  private func mayTell(_ call: InputCall) -> Bool {
    call.variation.isVarying
      && !(call.variation == .varying(.unlikely) && call.found.construction.context.contains(.isPushed))
  }

  // MARK: Calls

  private func callFindings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.mayMakeSeededOwner(file.summary) else { return [] }
    return file.summary.constructions.flatMap { construction -> [Finding] in
      guard construction.callee == .type, !construction.arguments.isEmpty, !construction.context.contains(.isPreview),
        project.maySeedState(typeNamed: construction.typePath.lastPathComponent),
        let view = project.type(named: construction.typePath, at: construction.site, in: file.summary)
      else { return [] }
      let found = FoundConstruction(construction: construction, file: file.summary)
      let stale = project.stateInputs(of: view).compactMap { input in
        project.call(found, feeding: input).flatMap { mayTell($0) ? ($0, input) : nil }
      }
      // An identity that covers a part of the values is id-missing-input's.
      guard !stale.isEmpty, project.isSwiftUIOwner(view) == .yes,
        project.partialIdentity(of: found, for: view) == nil
      else { return [] }
      let fixes = IdentityEdit(arguments: stale.map { ($0.0.argument, $0.1) }, of: construction, in: file, of: project)
        .fixes
      return stale.map { call, input in callFinding(call, input, in: file, fixes: fixes) }
    }
  }

  private func callFinding(
    _ call: InputCall, _ input: ObjectInput, in file: FileFacts, fixes: [Fix]
  ) -> Finding {
    let value = file.shown(call.argument)
    return Finding(
      rule: id, severity: call.variation == .varying(.likely) ? .information : .hint,
      range: call.argument.place.range,
      message: "When '\(value)' changes, '\(input.view.name)' keeps the '\(input.property.name)' "
        + "that began with the first value",
      related: [
        RelatedLocation(
          path: input.declaration.file.path, range: input.parameter.namePlace.range,
          message: "'\(input.property.name)' takes its first value from this parameter")
      ], fixes: fixes)
  }
}
