import FactQuestions
import Facts
import SourceText

struct StateComposedWrapper: Rule {
  static let id: RuleID = "state-composed-wrapper"
  let wrapper: Wrapper? = .state
  let summary = "@State is combined with another property wrapper, which does not compile with Xcode 27"
  let rationale = """
    Up to Xcode 26, `@State` is a property wrapper, and you can combine wrappers. With Xcode 27, it's a macro that \
    declares the storage `_chat` and the projected value `$chat` itself. If the property has a second wrapper, the \
    compiler synthesizes both again: "invalid redeclaration of synthesized property '_chat'" (Apple's TN3211).

    Which of the two to remove depends on what the property is for. An object needs one owner: `@State` for an \
    `@Observable` class, `@StateObject` or `@ObservedObject` for an `ObservableObject`. A wrapper that keeps its value \
    itself, such as one that fetches from a database, doesn't need `@State`. A wrapper that checks or converts can be \
    applied where the value is set. In each case, `$chat` has a different meaning than before, so check its uses.
    """
  let reference =
    "https://developer.apple.com/documentation/technotes/"
    + "tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder"
  let absence: Absence? = .onItsLines
  let defaultSeverity = Severity.error

  let examples: [Example] = [
    .flagged(
      "State and an observed object, which does not compile with Xcode 27",
      """
      import SwiftUI

      final class Chat: ObservableObject {
          @Published var title = ""
      }

      struct ChatView: View {
          @State @ObservedObject private var ⟦chat⟧: Chat

          init(chat: Chat) {
              _chat = State(initialValue: ObservedObject(wrappedValue: chat))
          }

          var body: some View {
              Text(chat.title)
          }
      }
      """, fixed: ["@State @ObservedObject private": "@State private"], because: "'chat' is used at Example.swift:11",
      settings: ProjectSettings(sdk: 27)),
    .allowed(
      "Up to Xcode 26, wrappers can be combined",
      """
      import SwiftUI

      struct Counter: View {
          @State @ObservedObject private var chat = Chat.shared

          var body: some View {
              Text("\\(chat)")
          }
      }
      """, settings: ProjectSettings(sdk: 26)),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let isMacro = project.settings(of: file.summary).stateIsMacro
    guard isMacro != .no else { return [] }
    return project.composedStates(in: file.summary).map { composed in
      let name = composed.property.name
      let others = composed.others.map { "@\($0.name)" }.joined(by: "and")
      return Finding(
        rule: id, severity: isMacro == .yes ? defaultSeverity : .information,
        range: composed.property.namePlace.range,
        message: "'\(name)' has @State and \(others), which \(isMacro == .yes ? "does" : "will") not compile with "
          + "Xcode 27 because both declare '_\(name)'",
        fixes: fixes(composed, in: file, of: project))
    }
  }

  private func fixes(_ composed: ComposedState, in file: FileFacts, of project: ProjectFacts) -> [Fix] {
    // Conditional attributes are on separate lines, between `#if` and `#endif`, and cannot simply be deleted.
    guard composed.state.condition == nil, composed.others.count == 1, let other = composed.others.first,
      other.condition == nil
    else { return [] }
    let name = composed.property.name
    let projection = project.use(
      of: composed.property, as: [.projected, .projectedMember, .storage, .writtenInInitializer], in: composed.owner,
      facts: file)
    let use = projection.map { "'\(name)' is used at \($0.description) in a way that needs both wrappers" }
    return [
      Fix(
        "Remove @\(other.name)",
        .suggested(because: use ?? "'\(name)' then works without '@\(other.name)'"), in: file.path,
        [.delete(other.removal.range)]),
      Fix(
        "Remove @State",
        .suggested(because: use ?? "'@\(other.name)' then has to keep '\(name)' itself"), in: file.path,
        [.delete(composed.state.removal.range)]),
    ]
  }
}
