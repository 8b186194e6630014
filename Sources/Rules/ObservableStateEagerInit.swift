import FactQuestions
import Facts
import SourceText

struct ObservableStateEagerInit: Rule {
  static let id: RuleID = "observable-state-eager-init"
  let wrapper: Wrapper? = .state
  let summary = "An object that does work in its initializer is re-created on every update of the parent"
  let rationale = """
    Up to Xcode 26, `@State` is a property wrapper that takes its initial value eagerly. Every update of the parent \
    creates the view's value again, and the initial value with it, and all initial values but the first are discarded. \
    Each of them has already registered its observers, started its tasks, and read its files. `@StateObject`, which \
    takes a closure, never did that, so code that moved from it to `@Observable` and `@State` may have become slower \
    or may do things several times.

    Starting with Xcode 27, `@State` is a macro, and private state with an initial value creates it only once \
    (Apple's documentation of the macro `State()`). This doesn't apply to state that isn't private, or to `State(initialValue:)` in an initializer.

    An object whose initializer only stores its arguments, chooses among values, or subscribes to its own publishers \
    is cheap, so the rule ignores it. Otherwise, move the work out of the initializer into a method that `.task` \
    calls, or create the object in a parent that is created once, and pass it on.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/state()"
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
      ], because: "nil until the task runs", settings: ProjectSettings(sdk: 26)),
    .flagged(
      "Xcode 27 creates the object once only if it is private",
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
      "Xcode 27 creates private state once",
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
      // Several initializers that create an object are reported as one mistake.
      guard
        let object = project.eagerObjects(of: state, in: file.summary)
          .first(where: { !$0.isBuiltOnceInXcode27 || sdk.map { $0 < 27 } ?? true }),
        project.isSwiftUIOwner(state.owner) == .yes, project.isAppOrScene(state.owner) != .yes,
        !project.isOnlyHosted(state.owner), !project.isOnlyInIdleApp(state.owner), !project.isUnusedByApp(state.owner)
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
    // A property that is not optional would need something to show until the object exists.
    let later =
      object.state.property.type?.isOptional == true ? "create it in '.task'" : "move the work to '.task'"
    if isUnused {
      let (property, owner) = (object.state.property.name, object.state.owner.name)
      return "'\(owner)' never uses '\(property)', but every update of the parent creates one; delete it"
    }
    if object.isBuiltOnceInXcode27, sdk == nil {
      return
        "Before Xcode 27, every update of the parent runs the initializer of '\(name)', which does work; \(later)"
    }
    let isBuiltOnceIfPrivate =
      object.assignment == nil && !object.state.property.traits.contains(.hasValueInAttribute)
      && sdk.map { $0 >= 27 } ?? false
    return "Every update of the parent runs the initializer of '\(name)', which does work; "
      + (isBuiltOnceIfPrivate ? "make '\(object.state.property.name)' private" : later)
  }
}
