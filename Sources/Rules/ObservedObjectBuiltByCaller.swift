import FactQuestions
import Facts
import SourceText

struct ObservedObjectBuiltByCaller: Rule {
  static let id: RuleID = "observed-object-built-by-caller"
  let defaultSeverity = Severity.hint
  let wrapper: Wrapper? = .observedObject
  let summary = "A body creates a new object for a view that only observes it"
  let rationale = """
    `@ObservedObject`, `@Bindable`, and a plain property do not keep an object. Every time the caller's body runs, the \
    view gets a new one: loaded data and the user's input are lost, subscriptions start over, and unfinished work reports \
    to an object that no view shows anymore.

    One of the two views must keep the object: the caller, with `@StateObject` or, for an `@Observable` class, `@State`; \
    or the view itself, which then creates it. The findings are hints, because the caller may never update while the view \
    is onscreen. A pushed or presented view, for example, is usually gone before that.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/observedobject"

  let examples: [Example] = [
    .flagged(
      "Every tap creates a new game",
      """
      import SwiftUI

      final class Game: ObservableObject {
          @Published var title = ""
          func start() { title = "on" }
      }

      struct Play: View {
          @ObservedObject var model: Game
          var body: some View { Text(model.title).onAppear { model.start() } }
      }

      struct Home: View {
          @State private var taps = 0

          var body: some View {
              Button("\\(taps)") { taps += 1 }
              Play(model: ⟦Game()⟧)
          }
      }
      """,
      fixed: [
        "    @State private var taps = 0\n":
          "    @State private var taps = 0\n    @StateObject private var game = Game()\n",
        "Play(model: Game())": "Play(model: game)",
      ], because: "the same 'Game'"),
    .allowed(
      "Objects that the caller or the view keeps, that are shared, or that have nothing to lose",
      """
      import SwiftUI

      final class Game: ObservableObject {
          static let shared = Game()
          @Published var title = ""
          func start() { title = "on" }
      }

      final class Caption: ObservableObject {
          let text: String
          init(_ text: String) { self.text = text }
      }

      struct Play: View {
          @ObservedObject var game: Game
          var body: some View { Text(game.title).onAppear { game.start() } }
      }

      struct Keep: View {
          @StateObject private var game: Game
          init(game: @autoclosure @escaping () -> Game) { _game = StateObject(wrappedValue: game()) }
          var body: some View { Text(game.title) }
      }

      struct Line: View {
          @ObservedObject var caption: Caption
          var body: some View { Text(caption.text) }
      }

      struct Home: View {
          @State private var taps = 0
          @StateObject private var game = Game()

          var body: some View {
              Button("\\(taps)") { taps += 1 }
              Play(game: game)
              Play(game: Game.shared)
              Keep(game: Game())
              Line(caption: Caption("\\(taps)"))
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest) else { return [] }
    return project.unkeptArguments(in: file).map { unkept in
      let held = held(unkept, project)
      let fix =
        held.map { passing($0, unkept, in: file) } ?? fixKeepingInCaller(unkept, in: file, project)
        ?? fixKeepingInView(unkept, in: file, project)
      return Finding(
        rule: id, severity: defaultSeverity, range: unkept.argument.place.range,
        message: "Each update of '\(unkept.caller.name)' gives '\(unkept.view.name)' a new '\(unkept.made.name)'; "
          + (held.map { "pass '\($0.name)' instead" } ?? "keep it " + place(keeping: unkept, in: file, project)),
        related: [
          RelatedLocation(
            "'\(unkept.property.name)' receives the object and does not keep it", at: unkept.property.namePlace,
            in: unkept.view.file)
        ],
        fixes: fix.map { [$0] } ?? [])
    }
  }

  /// The object that the caller gets from the environment, unless the new one is created from values and so is meant
  /// to differ.
  private func held(_ unkept: UnkeptArgument, _ project: ProjectFacts) -> Property? {
    guard unkept.argument.value.kind == .construct, unkept.mentions.isEmpty,
      let held = project.heldObject(of: unkept.made, in: unkept.caller), held.readFromEnvironment != nil
    else { return nil }
    return held
  }

  private func passing(_ held: Property, _ unkept: UnkeptArgument, in file: FileFacts) -> Fix {
    Fix(
      "Pass '\(held.name)'",
      .suggested(because: "'\(unkept.view.name)' then uses the object that '\(unkept.caller.name)' already has"),
      in: file.path, [Edit(unkept.argument.place.range, held.name)])
  }

  private func isCreatedWithoutLocalValues(_ unkept: UnkeptArgument) -> Bool {
    !unkept.value.isMade
      || !unkept.namesLocals && unkept.mentions.allSatisfy { $0.root == .memberOrGlobal && $0.name.startsLikeType }
  }

  private func place(keeping unkept: UnkeptArgument, in file: FileFacts, _ project: ProjectFacts) -> String {
    guard belongsToView(unkept, in: file, project) else { return "in '\(unkept.caller.name)'" }
    return "in '\(unkept.view.name)' with @\(wrapper(keeping: unkept.made, project).rawValue)"
      + (project.isMadeOfChangingValues(unkept, in: file.summary) ? " and reset it with '.id(…)'" : "")
  }

  /// Returns whether the view should keep the object, rather than the caller. A caller cannot keep one object for each
  /// row, but each row can. Presented and pushed content, content in a branch, and an object that is created from the
  /// caller's values start over with each presentation, with the branch, or with other values. A view cannot keep its
  /// own object if other calls pass one that the caller keeps.
  private func belongsToView(_ unkept: UnkeptArgument, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    file.isInRow(unkept.argument.place.range)
      || startsOver(unkept) && !project.isKeptByCaller(unkept.property, of: unkept.view)
  }

  private func startsOver(_ unkept: UnkeptArgument) -> Bool {
    !unkept.construction.context.isDisjoint(with: [.isPresented, .isPushed]) || !unkept.construction.branch.isEmpty
      || !isCreatedWithoutLocalValues(unkept)
  }

  private func wrapper(keeping made: DeclaredType, _ project: ProjectFacts) -> Wrapper {
    project.observability(of: made) == .observable ? .state : .stateObject
  }

  /// Returns nil if the caller should keep the object, if the object is created from values that change, if the wrapper
  /// would be `@State`, if the property has an initial value, or if the view has no memberwise initializer. The
  /// memberwise initializer takes the object of `@StateObject` as an autoclosure, so calls stay the same.
  private func fixKeepingInView(_ unkept: UnkeptArgument, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    let (property, view) = (unkept.property, unkept.view)
    guard belongsToView(unkept, in: file, project), !project.isMadeOfChangingValues(unkept, in: file.summary),
      wrapper(keeping: unkept.made, project) == .stateObject, let attribute = property.attribute(.observedObject),
      attribute.argumentLabels == nil, !property.hasInitialValue, project.hasMemberwiseInitializer(view),
      !project.isKeptByCaller(property, of: view), project.mayUse(.stateObject, at: view.index, in: view.file)
    else { return nil }
    return Fix(
      "Keep '\(property.name)' with @StateObject",
      .suggested(because: "every '\(view.name)' that appears then keeps its first '\(unkept.made.name)'"),
      in: view.file.path, [Edit(attribute.namePlace.range, "StateObject")])
  }

  /// Returns nil if the view should keep the object.
  private func fixKeepingInCaller(_ unkept: UnkeptArgument, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    let (argument, made) = (unkept.argument, unkept.made)
    let wrapper = wrapper(keeping: made, project)
    guard argument.value.kind == .construct, !file.isInRow(argument.place.range), !startsOver(unkept),
      project.mayUse(wrapper, at: unkept.construction.scope, in: file.summary),
      file.summary.type(at: unkept.construction.scope)?.kind == .struct
    else { return nil }
    let member = NewMember(
      file: file, project: project, scope: unkept.construction.scope, place: unkept.construction.place)
    let name = member.name(forType: made.name)
    let line = "@\(wrapper.rawValue) private var \(name) = \(file.text(argument.place))"
    guard let insertion = member.insertion(of: [line]) else { return nil }
    return Fix(
      "Keep the '\(made.name)' in '\(unkept.caller.name)'",
      .suggested(
        because: "'\(unkept.view.name)' then uses the same '\(made.name)' as long as "
          + "'\(unkept.caller.name)' is onscreen"),
      in: file.path, [insertion, Edit(argument.place.range, name)])
  }
}
