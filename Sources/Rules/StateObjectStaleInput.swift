import FactQuestions
import Facts
import SourceText

/// Reported at a call whose argument varies, or as a hint at the parameter if no code of the app creates the view.
struct StateObjectStaleInput: Rule {
  static let id: RuleID = "state-object-stale-input"
  let defaultSeverity = Severity.information
  let wrapper: Wrapper? = .stateObject
  let summary = "A state object is created from a value and doesn't follow later changes to that value"
  let rationale = """
    The expression that creates a state object runs once for each identity of the view. When the parent updates and \
    passes a new value, the view's own properties get it, but the object doesn't: it was created from the first value \
    and stays as it is. The screen shows the title of one item and the content of another.

    Values that never change are fine, and so is a view that gets a new identity together with the value: in a \
    `ForEach`, in a sheet, in a navigation destination, or with `.id(value)`. A new identity creates a new object and \
    resets all state in the view and below, including focus and gestures, and the change isn't animated. If that is \
    too much, pass the change to the object in `.onChange(of:)`, or let the parent own the object.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"

  let examples: [Example] = [
    .flagged(
      "The value in the parent changes",
      """
      import SwiftUI

      final class CardModel: ObservableObject {
          @Published var text: String

          init(name: String) {
              text = name
          }
      }

      struct Card: View {
          @StateObject private var model: CardModel

          init(name: String) {
              _model = StateObject(wrappedValue: CardModel(name: name))
          }

          var body: some View {
              Text(model.text)
          }
      }

      struct Home: View {
          @State private var name = "Ravi"

          var body: some View {
              TextField("Name", text: $name)
              Card(name: ⟦name⟧)
          }
      }
      """, fixed: ["Card(name: name)\n": "Card(name: name).id(name)\n"], because: "a new identity resets"),
    .allowed(
      "The identity changes with the value",
      """
      import SwiftUI

      final class CardModel: ObservableObject {
          @Published var text: String

          init(name: String, isOn: Bool = false) {
              text = name
          }
      }

      struct Card: View {
          @StateObject private var model: CardModel

          init(name: String) {
              _model = StateObject(wrappedValue: CardModel(name: name))
          }

          var body: some View {
              Text(model.text)
          }
      }

      struct Home: View {
          @State private var name = "Ravi"

          var body: some View {
              Card(name: name).padding().id(name)
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
    for initializer in file.summary.initializers where initializer.assignments.contains(where: { $0.form == .storage })
    {
      guard let view = project.owner(of: initializer.owner, in: file.summary), seen.insert(view).inserted,
        project.isSwiftUIOwner(view) == .yes
      else { continue }
      for input in project.objectInputs(of: view)
      where input.isValue && !input.isDelegated && input.declaration.file.id == file.id {
        result += parameterFinding(input, in: file, of: project)
      }
    }
    return result
  }

  private func parameterFinding(_ input: KeptInput, in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    // A view whose object loads or saves the value is probably a screen of its own.
    guard project.isComplete, !project.isUsedInActions(input.property, in: input.view),
      project.isNeverCreatedByApp(input.view),
      !project.isMadeOnlyByPreviews(input.view)
    else { return [] }
    let (name, property, view) = (input.parameter.name, input.property.name, input.view.name)
    return [
      Finding(
        rule: id, severity: .hint, range: input.parameter.namePlace.range,
        message: project.keeps(input)
          ? "'\(property)' never gets later values of '\(name)', which '\(view)' also stores; "
            + "set it in '.onChange(of: \(name))'"
          : "'\(view)' keeps the '\(property)' created from its first '\(name)'; reset it with '.id(…)'",
        fixes: followingFix(input, in: file, of: project).map { [$0] } ?? [])
    ]
  }

  /// Offered if the view keeps the parameter and its object has a property for it.
  private func followingFix(_ input: KeptInput, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    guard let member = project.settableMember(for: input) else { return nil }
    let target = "\(input.property.name).\(member.name)"
    return FollowingEdit(input: input, file: file, project: project)
      .fix(
        title: "Set '\(target)' when '\(input.parameter.name)' changes", target: target,
        reason: "'\(target)' may have a different value by then, which is overwritten")
  }

  // MARK: Calls

  private func callFindings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.mayMakeObjectOwner(file.summary) else { return [] }
    return file.summary.constructions.compactMap { construction -> Finding? in
      guard construction.callee == .type, !construction.arguments.isEmpty,
        project.mayHoldStateObject(typeNamed: construction.$typePath.lastPathComponent),
        let view = project.type(named: construction.$typePath, at: construction.site, in: file.summary)
      else { return nil }
      let found = FoundConstruction(construction: construction, file: file.summary)
      let stale = project.staleInputs(of: found, in: view, keptBy: .stateObject)
      return stale.max { $0.staleness < $1.staleness }.map { finding($0, stale, in: file, of: project) }
    }
  }

  /// One finding for all values that the call passes, because they have the same cause.
  private func finding(
    _ worst: StaleInput, _ stale: [StaleInput], in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let (view, found) = (worst.input.view, worst.call.found)
    let names = stale.map(\.input.shownName).withoutRepeats
    let property = worst.input.property.name
    // A new identity takes the focus away, but an object that keeps a value in a constant cannot follow it. That of a
    // modifier belongs to the view that it modifies, with all of that view's state.
    let keepsState =
      project.isViewModifier(view)
      || project.hasTextInput(view) && !stale.contains { project.feedsConstant($0.input) }
    let isPassive =
      worst.input.isOfBuiltObject
      && (project.objectType(of: worst.input.property, in: view.file).map { project.holdsOnlyInputs($0) } ?? false)
    let identity =
      keepsState
      ? []
      : IdentityEdit(
        arguments: stale.map { ($0.call.argument, $0.input) }, of: found.construction, in: file, of: project
      ).fixes
    let lifting = BuiltObjectLiftingEdit(found: found, input: worst.input, file: file, project: project).fix
    return Finding(
      rule: id, severity: worst.staleness == .severe ? defaultSeverity : .hint,
      range: (stale.first ?? worst).call.argument.place.range,
      message: "'\(view.name)' keeps the '\(property)' created from its first \(names.quotedList); "
        + (isPassive
          ? "it never changes, so use a plain 'let'"
          : keepsState ? "pass it later values in '.onChange(of:)'" : "reset it with '.id(…)'"),
      related: stale.map { stale in
        RelatedLocation(
          "'\(stale.input.property.name)' is created from this parameter only once",
          at: stale.input.parameter.namePlace, in: stale.input.declaration.file)
      }, fixes: isPassive ? [] : identity + [lifting].compactMap { $0 })
  }
}
