import FactQuestions
import Facts
import SourceText

struct IdSideEffects: Rule {
  static let id: RuleID = "id-side-effects"
  let summary = "A changing identity resets more than you might expect"
  let rationale = """
    When the value in `.id(value)` changes, SwiftUI removes the view and creates a new one. Everything in the view \
    starts over: `@State`, `@FocusState`, and `@GestureState` of every view inside, scroll positions, and tasks. The \
    change itself isn't animated, because no view exists both before and after it; only a `.transition` is visible. If \
    the identity of a text field is the text that the user types, every keystroke creates a new field, and the \
    keyboard is dismissed.

    This is often intended, so the rule is off by default.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/view/id(_:)"
  var defaultSeverity: Severity { .hint }
  var isOnByDefault: Bool { false }

  let examples: [Example] = [
    .flagged(
      "What the user typed is lost when the language changes",
      """
      import SwiftUI

      struct NameField: View {
          @State private var name = ""
          var body: some View { TextField("Name", text: $name) }
      }

      struct Home: View {
          @State private var language = "en"

          var body: some View {
              NameField().id(⟦language⟧)
              Button("Deutsch") { language = "de" }
          }
      }
      """),
    .flagged(
      "A text field whose identity is its text",
      """
      import SwiftUI

      struct Home: View {
          @State private var text = ""

          var body: some View {
              TextField("", text: $text).id(⟦text⟧)
          }
      }
      """, fixed: [".id(text)": ""], because: "reset on purpose", severities: [.warning]),
    .allowed(
      "A transition that needs the new identity",
      """
      import SwiftUI

      struct Home: View {
          @State private var index = 0

          var body: some View {
              Image("x").id(index).transition(.opacity)
              Button("Next") { withAnimation { index += 1 } }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary), !file.summary.traits.contains(.isTest) else { return [] }
    return file.identities.compactMap { identity in
      guard !identity.context.contains(.isPreview), project.makesViews(identity.scope, in: file.summary),
        !identity.argument.mentions.isEmpty
      else { return nil }
      if let input = input(editing: identity, in: file) { return inputFinding(identity, input, in: file) }
      guard !identity.traits.contains(.hasTransition), !isScrollAnchor(identity, in: file),
        case .varying(let certainty) = project.variation(of: identity, in: file.summary), certainty == .likely
      else { return nil }
      return animationFinding(identity, in: file) ?? stateFinding(identity, in: file, of: project)
    }
  }

  // MARK: Text

  /// The text input inside the identified view that edits a value of the identity; nil if there is none.
  private func input(editing identity: IdentityModifier, in file: FileFacts) -> FrameworkCall? {
    file.frameworkCalls(in: identity.base.range, at: identity.scope).first { call in
      guard call.isTextInput,
        let text = call.arguments.first(where: { $0.label == "text" && $0.value.kind == .projection }),
        let edited = text.mentions.first
      else { return false }
      return identity.argument.mentions.contains { $0.$name == edited.$name && reaches($0.members, edited.members) }
    }
  }

  /// Returns whether one chain of members is a prefix of the other.
  private func reaches(_ left: String, _ right: String) -> Bool {
    left == right || left.isEmpty || right.isEmpty || left.hasPrefix(right + ".") || right.hasPrefix(left + ".")
  }

  private func inputFinding(_ identity: IdentityModifier, _ input: FrameworkCall, in file: FileFacts) -> Finding {
    Finding(
      rule: id, severity: .warning, range: identity.argument.place.range,
      message:
        "Typing changes '\(changing(identity, in: file))', so SwiftUI re-creates the '\(input.name)' "
        + "and dismisses the keyboard",
      related: [RelatedLocation("This is re-created when the id changes", at: input.place, in: file)],
      fixes: [.removing(identity, because: "the view may be reset on purpose", in: file)])
  }

  /// The identity as it is written or, for a text that contains a single value, that value.
  private func changing(_ identity: IdentityModifier, in file: FileFacts) -> String {
    guard identity.argument.value.kind == .interpolation, identity.argument.mentions.count == 1,
      let mention = identity.argument.mentions.first
    else { return file.shown(identity.argument) }
    return mention.name.appendingPath(mention.members)
  }

  // MARK: State and animation

  /// Returns whether the identity is a scroll target, because it is in a `ScrollViewReader`.
  private func isScrollAnchor(_ identity: IdentityModifier, in file: FileFacts) -> Bool {
    file.frameworkCalls(around: identity.place, at: identity.scope).contains { $0.name == "ScrollViewReader" }
  }

  private func animationFinding(_ identity: IdentityModifier, in file: FileFacts) -> Finding? {
    let isAssigned = identity.argument.mentions.contains { $0.isOfSelf && file.animatedNames.contains($0.$name) }
    guard isAssigned || identity.traits.contains(.isAnimated) else { return nil }
    return Finding(
      rule: id, severity: defaultSeverity, range: identity.argument.place.range,
      message: "Changing '\(changing(identity, in: file))' replaces the view, so the change is not animated")
  }

  private func stateFinding(
    _ identity: IdentityModifier, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard let state = project.ownedState(inside: identity.base.range, of: file.summary) else { return nil }
    return Finding(
      rule: id, severity: defaultSeverity, range: identity.argument.place.range,
      message: "Changing '\(changing(identity, in: file))' resets the state of '\(state.owner.name)', "
        + "and the change is not animated",
      related: [
        RelatedLocation("'\(state.property.name)' is reset", at: state.property.namePlace, in: state.owner.file)
      ])
  }
}
