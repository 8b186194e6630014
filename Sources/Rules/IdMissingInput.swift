import FactQuestions
import Facts
import SourceText

/// Leaving out a value that an object is created from is a warning. Leaving out an initial value of state may be
/// intended, so it is only information.
struct IdMissingInput: Rule {
  static let id: RuleID = "id-missing-input"
  let summary = "An identity leaves out a value that the view's object or state is created from"
  let rationale = """
    With `.id(…)`, SwiftUI creates a new state object for the view when the identity changes. If the identity combines \
    only some of the values, this works only for those values: when one of the others changes, the view keeps the \
    object that was created from the old value, while it shows the new value everywhere else. The identity needs every \
    value that the object is created from and that can change; combine several values with a `Hasher`. The same \
    applies to state that gets its first value in an initializer, unless the value is only meant as a starting point.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"

  let examples: [Example] = [
    .flagged(
      "The identity leaves out one of two values",
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

          init(name: String, isOn: Bool) {
              _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
          }

          var body: some View { Text(model.text) }
      }

      struct Home: View {
          @State private var name = "Ravi"
          @State private var isOn = false

          var body: some View {
              Card(name: name, isOn: ⟦isOn⟧).id(name)
          }
      }
      """,
      fixed: [
        "    var body: some View {\n        Card(name: name, isOn: isOn).id(name)": """
            private var cardIdentity: Int {
                var hasher = Hasher()
                hasher.combine(name)
                hasher.combine(isOn)
                return hasher.finalize()
            }

            var body: some View {
                Card(name: name, isOn: isOn).id(cardIdentity)
        """
      ], because: "resets all state and focus in 'Card'"),
    .allowed(
      "A computed property combines both values with a hasher",
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

          init(name: String, isOn: Bool) {
              _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
          }

          var body: some View { Text(model.text) }
      }

      struct Home: View {
          @State private var name = "Ravi"
          @State private var isOn = false

          private var hash: Int {
              var hasher = Hasher()
              hasher.combine(name)
              hasher.combine(isOn)
              return hasher.finalize()
          }

          var body: some View {
              Card(name: name, isOn: isOn).id(hash)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.mayMakeObjectOwner(file.summary) || project.mayMakeSeededOwner(file.summary) else { return [] }
    return file.summary.constructions.flatMap { construction -> [Finding] in
      guard construction.callee == .type, !construction.arguments.isEmpty, !construction.identities.isEmpty,
        case let name = construction.$typePath.lastPathComponent,
        project.mayHoldStateObject(typeNamed: name) || project.maySeedState(typeNamed: name),
        let view = project.type(named: construction.$typePath, at: construction.site, in: file.summary),
        project.isSwiftUIOwner(view) == .yes
      else { return [] }
      let found = FoundConstruction(construction: construction, file: file.summary)
      guard let partial = project.partialIdentity(of: found, for: view),
        let identity = identity(around: construction, covering: partial, in: file, of: project)
      else { return [] }
      let fixes = IdentityExtension(identity: identity, missing: partial.missing, file: file, project: project).fixes
      return [finding(partial.missing, identity, in: file, fixes: fixes)].compactMap { $0 }
    }
  }

  /// The innermost `.id(…)` around the call that covers one of the values.
  private func identity(
    around construction: Construction, covering partial: PartialIdentity, in file: FileFacts, of project: ProjectFacts
  ) -> IdentityModifier? {
    file.identities
      .filter {
        $0.base.range.contains(construction.place.range)
          && project.mentions($0, anyOf: partial.covered, in: file.summary)
      }
      .min { $0.base.range.utf8Count < $1.base.range.utf8Count }
  }

  /// One finding for all values that the identity leaves out, because they have the same cause.
  private func finding(
    _ missing: [(argument: Argument, input: KeptInput)], _ identity: IdentityModifier, in file: FileFacts,
    fixes: [Fix]
  ) -> Finding? {
    guard let first = missing.first(where: { !$0.input.property.isWrapped(by: .state) }) ?? missing.first else {
      return nil
    }
    let names = missing.map(\.input.shownName).withoutRepeats
    let them = names.count == 1 ? "it" : "them"
    return Finding(
      rule: id, severity: first.input.property.isWrapped(by: .state) ? .information : defaultSeverity,
      range: first.argument.place.range,
      message: "'\(first.input.view.name)' keeps the '\(first.input.property.name)' "
        + "created from its first \(names.quotedList); add \(them) to '.id(…)'",
      related: [RelatedLocation("The identity leaves out \(names.quotedList)", at: identity.place, in: file)]
        + missing.map { missing in
          RelatedLocation(
            "'\(missing.input.property.name)' is created from this parameter", at: missing.input.parameter.namePlace,
            in: missing.input.declaration.file)
        }, fixes: fixes)
  }
}
