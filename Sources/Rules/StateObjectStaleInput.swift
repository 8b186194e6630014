import Facts
import SourceText

/// A state object that is built from a value which changes later.
///
/// Reported at the call whose argument varies (a warning) and at the parameter (information). The parameter is
/// reported while some call varies or no call is known; it is silent when every known call is in order.
struct StateObjectStaleInput: Rule {
  static let id: RuleID = "state-object-stale-input"
  let wrapper: Wrapper? = .stateObject
  let summary = "A state object is built from a value whose later changes it never sees"
  let rationale = """
    The expression that builds a state object runs once for each identity of the view. When the parent is updated and \
    passes another value, the view's own properties receive it but the object does not: it was built from the first \
    value and stays as it is. The screen shows a title for one item and the content of another.

    Values that never change are fine, and so is a view that gets a new identity together with the value: in a `ForEach`, \
    in a sheet that is shown for an item, or with `.id(value)`. A new identity builds a new object and starts all state \
    below the view over (also focus and gestures), and the change is not animated. Where that is too much, tell the \
    object about the change in `.onChange(of:)`, or let the parent own it.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"

  let examples: [Example] = [
    .flagged(
      "The object has a property for the value that the view keeps",
      """
      import SwiftUI

      final class CardModel: ObservableObject {
          @Published var name: String

          init(name: String) {
              self.name = name
          }
      }

      struct Card: View {
          let name: String
          @StateObject private var model: CardModel

          init(⟦name⟧: String) {
              self.name = name
              _model = StateObject(wrappedValue: CardModel(name: name))
          }

          var body: some View {
              Text(model.name)
          }
      }
      """,
      fixed: [
        "Text(model.name)": "Text(model.name)\n            .onChange(of: name) { newName in model.name = newName }"
      ], because: "is overwritten", severities: [.information]),
    .allowed(
      "The identity follows the value",
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
      for input in project.objectInputs(of: view) where input.declaration.file.path == file.path {
        result += parameterFinding(input, in: file, of: project)
      }
    }
    return result
  }

  private func parameterFinding(_ input: ObjectInput, in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let calls = project.calls(feeding: input)
    let varying = calls.filter {
      $0.variation.isVarying && project.partialIdentity(of: $0.found, for: input.view) == nil
    }
    guard calls.isEmpty && project.isComplete || !varying.isEmpty else { return [] }
    let (name, property) = (input.parameter.name, input.property.name)
    return [
      Finding(
        rule: id, severity: severity(of: varying), range: input.parameter.namePlace.range,
        message: "'\(property)' is built from the first '\(name)' that '\(input.view.name)' is given "
          + "and never sees a later one",
        related: varying.prefix(3).map {
          RelatedLocation(
            path: $0.found.file.path, range: $0.argument.place.range, message: "A value that changes is passed here")
        }, fixes: followingFix(input, in: file, of: project).map { [$0] } ?? [])
    ]
  }

  /// As loud as the calls deserve: where a change is unlikely at all of them, a hint.
  private func severity(of varying: [InputCall]) -> Severity {
    varying.isEmpty || varying.contains { $0.variation != .varying(.unlikely) } ? .information : .hint
  }

  /// Where the view keeps the parameter and its object has a property for it.
  private func followingFix(_ input: ObjectInput, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    guard let member = project.settableMember(for: input) else { return nil }
    let target = "\(input.property.name).\(member.name)"
    return FollowingEdit(input: input, file: file, project: project)
      .fix(
        title: "Set '\(target)' when '\(input.parameter.name)' changes", target: target,
        reason: "'\(target)' may have another value by then, which is overwritten")
  }

  // MARK: Calls

  private func callFindings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.mayMakeObjectOwner(file.summary) else { return [] }
    return file.summary.constructions.flatMap { construction -> [Finding] in
      guard construction.callee == .type, !construction.arguments.isEmpty,
        project.mayHoldStateObject(typeNamed: construction.typePath.lastPathComponent),
        let view = project.type(named: construction.typePath, at: construction.site, in: file.summary)
      else { return [] }
      let found = FoundConstruction(construction: construction, file: file.summary)
      let stale = project.objectInputs(of: view).compactMap { input in
        project.call(found, feeding: input).flatMap { $0.variation.isVarying ? ($0, input) : nil }
      }
      // An identity that covers a part of the values is id-missing-input's.
      guard let first = stale.first, project.isSwiftUIOwner(view) == .yes,
        project.partialIdentity(of: found, for: view) == nil
      else { return [] }
      let fixes =
        IdentityEdit(arguments: stale.map { ($0.0.argument, $0.1) }, of: construction, in: file, of: project).fixes
        + [BuiltObjectLiftingEdit(found: found, input: first.1, file: file, project: project).fix].compactMap { $0 }
      return stale.map { call, input in callFinding(call, input, in: file, fixes: fixes) }
    }
  }

  private func callFinding(
    _ call: InputCall, _ input: ObjectInput, in file: FileFacts, fixes: [Fix]
  ) -> Finding {
    let value = file.shown(call.argument)
    let severity: Severity =
      switch call.variation {
      case .varying(.unlikely): .hint
      case .varying(.whilePushed): .information
      default: .warning
      }
    return Finding(
      rule: id, severity: severity, range: call.argument.place.range,
      message: "When '\(value)' changes, '\(input.view.name)' keeps the '\(input.property.name)' "
        + "that it built from the first value",
      related: [
        RelatedLocation(
          path: input.declaration.file.path, range: input.parameter.namePlace.range,
          message: "'\(input.property.name)' is built from this parameter once")
      ], fixes: fixes)
  }
}
