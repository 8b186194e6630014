import Facts
import SourceText

/// An `@Observable` object in `@State` whose initializer does work each time the view's value is built.
struct ObservableStateEagerInit: Rule {
  static let id: RuleID = "observable-state-eager-init"
  let wrapper: Wrapper? = .state
  let summary = "An object that does work in its initializer is re-created with each update of the parent"
  let rationale = """
    Up to Xcode 26 `@State` is a property wrapper that takes its initial value as it is. The value is built whenever the \
    view's value is, which is whenever the parent is updated, and all but the first are thrown away: each of them has \
    registered its observers, begun its tasks and read its files before. `@StateObject`, which takes a closure, never \
    did that, so code that moved from it to `@Observable` and `@State` may have become slower or do things several times.

    From Xcode 27 on `@State` is a macro, and private state with an initial value builds it once. That does not hold for \
    state that is not private, nor for `State(initialValue:)` in an initializer.

    An object whose initializer only stores what it is given, or chooses among values, is cheap and not reported. \
    Otherwise the work can move out of the initializer into a method that `.task` calls, or a parent that is built once \
    makes the object and passes it on.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/state"
  var defaultSeverity: Severity { .information }

  let examples: [Example] = [
    .flagged(
      "An initializer that registers observers, up to Xcode 26",
      """
      import SwiftUI

      @Observable final class Player {
          var title = ""
          init() { observe() }
          private func observe() {}
      }

      struct Home: View {
          @State private var ⟦player⟧: Player? = Player()

          var body: some View {
              Text("Home")
          }
      }
      """,
      fixed: [
        "player: Player? = Player()": "player: Player?",
        "        Text(\"Home\")": "        Text(\"Home\")\n            .task { player = player ?? Player() }",
      ], because: "nil until then", settings: ProjectSettings(sdk: 26)),
    .flagged(
      "Xcode 27 builds it once only where it is private",
      """
      import SwiftUI

      @Observable final class Player {
          init() { observe() }
          private func observe() {}
      }

      struct Home: View {
          @State var ⟦player⟧ = Player()
          var body: some View { Text("Home") }
      }
      """, fixed: ["@State var": "@State private var"], safe: true, also: ["private-state"],
      settings: ProjectSettings(sdk: 27, compiler: 604)),
    .allowed(
      "Xcode 27 builds private state once",
      """
      import SwiftUI

      @Observable final class Player {
          init() { observe() }
          private func observe() {}
      }

      struct Home: View {
          @State private var player = Player()
          @State fileprivate var other = Player()
          var body: some View { Text("Home") }
      }
      """, settings: ProjectSettings(sdk: 27, compiler: 604)),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    let sdk = project.settings(of: file.summary).sdkVersion
    return project.wrappedProperties(in: file, by: .state).compactMap { state in
      // However many initializers make one, it is one mistake.
      guard
        let object = project.eagerObjects(of: state, in: file.summary)
          .first(where: { !$0.isBuiltOnceInXcode27 || sdk.map { $0 < 27 } ?? true }),
        project.isSwiftUIOwner(state.owner) == .yes, project.isAppOrScene(state.owner) != .yes
      else { return nil }
      let isUnused = project.isUnused(state.property, of: state.owner, facts: file)
      return Finding(
        rule: id, severity: defaultSeverity,
        range: (object.assignment?.madePlace ?? state.property.namePlace).range,
        message: message(object, isUnused: isUnused, sdk: sdk),
        related: [
          RelatedLocation(
            path: object.work.path, range: object.work.initializer.namePlace.range,
            message: "The initializer of '\(object.made.name)' does work here")
        ],
        fixes: EagerObjectFixes(object: object, sdk: sdk, file: file, project: project).fixes
          + (isUnused ? [.deletingObject(state.property, in: file)] : []))
    }
  }

  private func message(_ object: EagerObject, isUnused: Bool, sdk: Int?) -> String {
    let name = object.made.name
    if isUnused {
      let (property, owner) = (object.state.property.name, object.state.owner.name)
      return "'\(owner)' never uses '\(property)', but starts its work again and again; delete it"
    }
    if object.isBuiltOnceInXcode27, sdk == nil {
      return "Up to Xcode 26 each update of the parent starts the work of another '\(name)'; build it in '.task'"
    }
    let isBuiltOnceIfPrivate = object.assignment == nil && sdk.map { $0 >= 27 } ?? false
    return "Each update of the parent builds another '\(name)', which starts its work again; "
      + (isBuiltOnceIfPrivate ? "make it private" : "build it in '.task'")
  }
}
