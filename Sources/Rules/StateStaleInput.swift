import FactQuestions
import Facts
import SourceText

/// Reported at a call whose argument varies, or at the parameter if no code of the app creates the view and the view
/// never changes the state. The severity depends on how the view uses the state: `StateRole`.
struct StateStaleInput: Rule {
  static let id: RuleID = "state-stale-input"
  let wrapper: Wrapper? = .state
  let summary = "State keeps the first value that an initializer passes and never shows later ones"
  let rationale = """
    SwiftUI takes the value that an initializer gives `@State` when the view first appears, and keeps it as long as \
    the view keeps its identity. When the parent passes a new value later, the initializer runs again, but SwiftUI \
    ignores its value: the screen still shows the first one.

    If the view only shows the value, use a plain `let`. If users edit the value and the caller needs their changes, \
    use `@Binding`: with state, their input is lost. An editor that works on a copy and passes it on when the user \
    saves is fine, and so is one whose parameter is named `initial…` or `draft…`. Beside the list of a split view, \
    however, it needs a new identity for each selected element, `.id(item.id)`; otherwise, it still shows the first \
    one. A view without text fields can also get a new identity together with the value, `.id(value)`, which resets \
    all its state.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/state"
  var defaultSeverity: Severity { .hint }

  let examples: [Example] = [
    .flagged(
      "A parameter gives state its first value, and no call of the initializer is known",
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
      "The parameter's name shows that only the first value counts",
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
    guard project.isComplete, project.seesSwiftUI(file.summary) else { return [] }
    var result: [Finding] = []
    var seen: Set<DeclaredType> = []
    for initializer in file.summary.initializers where !initializer.assignments.isEmpty {
      guard let view = project.owner(of: initializer.owner, in: file.summary), seen.insert(view).inserted,
        project.isSwiftUIOwner(view) == .yes
      else { continue }
      var reported: Set<String> = []
      for input in project.stateInputs(of: view)
      where input.declaration.file.id == file.id && !input.isDelegated && !input.isKeptObject
        && project.isNeverCreatedByApp(view) && project.role(of: input) == .constant
        && reported.insert(input.property.name).inserted
      {
        result.append(
          Finding(
            rule: id, severity: defaultSeverity, range: input.parameter.namePlace.range,
            message: message(view, [input.property.name], .constant),
            fixes: fixes(for: [input], .constant, in: file, of: project)))
      }
    }
    return result
  }

  // MARK: Calls

  private func callFindings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.mayMakeSeededOwner(file.summary) else { return [] }
    return file.summary.constructions.compactMap { construction -> Finding? in
      guard construction.callee == .type, !construction.arguments.isEmpty, !construction.context.contains(.isPreview),
        project.maySeedState(typeNamed: construction.$typePath.lastPathComponent),
        let view = project.type(named: construction.$typePath, at: construction.site, in: file.summary)
      else { return nil }
      let found = FoundConstruction(construction: construction, file: file.summary)
      let stale = project.staleInputs(of: found, in: view, keptBy: .state)
      return stale.max { $0.staleness < $1.staleness }.map { finding($0, stale, in: file, of: project) }
    }
  }

  /// One finding for all values that the call passes, because they have the same cause.
  private func finding(
    _ worst: StaleInput, _ stale: [StaleInput], in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let role = worst.role ?? .changed
    let isChoice = !worst.input.member.isEmpty && role == .changed
    // Two initializers that both match the call may set the same state.
    let alike = stale.filter { $0.role == role }.reduce(into: [StaleInput]()) { known, next in
      if !known.contains(where: { $0.input.property.name == next.input.property.name }) { known.append(next) }
    }
    return Finding(
      rule: id, severity: worst.severity, range: (alike.first ?? worst).call.argument.place.range,
      message: isChoice
        ? choiceMessage(worst.input, project)
        : message(
          worst.input.view, alike.map(\.input.property.name), role,
          isBindable: alike.allSatisfy { [.name, .member].contains($0.call.argument.value.kind) },
          builtFrom: stale.filter { $0.role == .createdObject }.map(\.input.shownName).withoutRepeats,
          mayReset: !project.isViewModifier(worst.input.view)),
      related: stale.map { stale in
        RelatedLocation(
          "'\(stale.input.property.name)' gets its first value from this parameter",
          at: stale.input.parameter.namePlace, in: stale.input.declaration.file)
      }, fixes: isChoice ? [] : fixes(for: alike.map(\.input), role, in: file, of: project, calls: alike.map(\.call)))
  }

  private func choiceMessage(_ input: KeptInput, _ project: ProjectFacts) -> String {
    let chosen = "'\(input.parameter.name).\(input.member.firstPathComponent)'"
    guard project.copiesShownChoice(input) else {
      return "'\(input.view.name)' keeps its first '\(input.property.name)' when other code changes \(chosen); "
        + "update it in '.onChange(of:)'"
    }
    return "'\(input.view.name)' shows another \(chosen) when it changes, but keeps '\(input.property.name)' of the "
      + "first; set it when \(chosen) changes"
  }

  private func message(
    _ view: DeclaredType, _ names: [String], _ role: StateRole, isBindable: Bool = true,
    builtFrom parameters: [String] = [], mayReset: Bool = true
  ) -> String {
    let quoted = names.quotedList
    let them = names.count == 1 ? "it a plain 'let'" : "them plain 'let' properties"
    return switch role {
    case .constant:
      "'\(view.name)' never shows later values of \(quoted), because @State keeps the first; make \(them)"
    case .entered:
      "What users enter in '\(view.name)' stays in \(quoted) and never reaches the caller; use a @Binding"
    case .createdObject:
      "'\(view.name)' keeps the \(quoted) created from its first \(parameters.quotedList); "
        + (mayReset ? "reset it with '.id(…)'" : "pass it later values in '.onChange(of:)'")
    case .draft:
      "'\(view.name)' keeps its first \(quoted) when people select something else; reset it with '.id(…)'"
    default:
      "'\(view.name)' keeps its first \(quoted) when the caller's value changes; "
        + (isBindable ? "use a @Binding" : "update \(names.count == 1 ? "it" : "them") in '.onChange(of:)'")
    }
  }

  private func fixes(
    for inputs: [KeptInput], _ role: StateRole, in file: FileFacts, of project: ProjectFacts, calls: [InputCall] = []
  ) -> [Fix] {
    let seeds =
      role == .createdObject || role == .draft
      ? []
      : inputs.map { input in
        project.wrappedProperty(named: input.property.$name, of: input.view, by: .state).map {
          SeedFixes(input: input, state: $0, role: role, file: file, project: project).fixes
        } ?? []
      }
    let fixes = seeds.count < 2 ? seeds.flatMap { $0 } : SeedFixes.together(seeds, role).map { [$0] } ?? []
    guard let call = calls.first, let view = inputs.first?.view, resets(view, inputs, role, project),
      !call.argument.mentions.contains(where: { $0.parameterKind == .element })
    else {
      return fixes
    }
    return fixes
      + IdentityEdit(
        arguments: zip(calls.map(\.argument), inputs).map { ($0, $1) }, of: call.found.construction, in: file,
        of: project, byID: role == .draft
      ).fixes
  }

  /// Returns whether a new identity does no harm. It ends what people are doing in a control if they change the value
  /// there, but not if they select another one elsewhere.
  private func resets(
    _ view: DeclaredType, _ inputs: [KeptInput], _ role: StateRole, _ project: ProjectFacts
  ) -> Bool {
    switch role {
    case .draft: true
    case .changed: !project.hasTextInput(view) && !inputs.contains { project.isEntered($0.property, in: view) }
    case .createdObject: !project.hasTextInput(view)
    default: false
    }
  }
}

extension StaleInput {
  fileprivate var severity: Severity {
    switch staleness {
    case .slight: .hint
    case .stale: .information
    case .severe: .warning
    }
  }
}
