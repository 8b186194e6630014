import FactQuestions
import Facts
import SourceText

struct StateObjectLocalVariable: Rule {
  static let id: RuleID = "state-object-local-variable"
  let wrapper: Wrapper? = .stateObject
  let summary = "A state object is created in a local variable, so every init creates a new one"
  let rationale = """
    `StateObject(wrappedValue:)` takes its argument as an autoclosure and evaluates it once in the lifetime of the \
    view. An object in a local variable already exists by then. Every time the parent updates and the view's value is \
    created again, the initializer creates a new object, the object starts whatever its own initializer does \
    (requests, timers, observers), and then it is discarded, because SwiftUI still has the first one.

    Inside the parentheses, the same expression runs only when the object is needed. If it takes several steps to \
    prepare the object, call a function there that creates and prepares it. A local variable is right for an object \
    that is also passed to other code, because all of it has to get the same object.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)"

  let examples: [Example] = [
    .flagged(
      "Created in a constant, then passed to the state object",
      """
      import SwiftUI

      final class MovieModel: ObservableObject {
          init(title: String = "") {}
      }

      struct MovieView: View {
          @StateObject private var model: MovieModel

          init(title: String) {
              let ⟦model⟧ = MovieModel(title: title)
              _model = StateObject(wrappedValue: model)
          }

          var body: some View {
              Text("Movie")
          }
      }
      """,
      fixed: [
        "        let model = MovieModel(title: title)\n":
          "",
        "wrappedValue: model)":
          "wrappedValue: MovieModel(title: title))",
      ], safe: true, also: ["state-object-stale-input"]),
    .flagged(
      "A variable, which may be meant to change",
      """
      import SwiftUI

      final class MovieModel: ObservableObject {
          init(title: String = "") {}
      }

      struct MovieView: View {
          @StateObject private var model: MovieModel

          init() {
              var ⟦model⟧ = MovieModel()
              _model = StateObject(wrappedValue: model)
          }

          var body: some View {
              Text("Movie")
          }
      }
      """,
      fixed: [
        "        var model = MovieModel()\n":
          "",
        "wrappedValue: model)":
          "wrappedValue: MovieModel())",
      ], because: "variable"),
    .allowed(
      "Created inside the parentheses",
      """
      import SwiftUI

      final class MovieModel: ObservableObject {
          init(title: String = "") {}
      }

      struct MovieView: View {
          @StateObject private var model: MovieModel

          init(title: String) {
              _model = StateObject(wrappedValue: MovieModel(title: title))
          }

          var body: some View {
              Text("Movie")
          }
      }
      """, also: ["state-object-stale-input"]),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary) else { return [] }
    return zip(file.summary.initializers, file.initializerBodies).flatMap { initializer, body in
      body.locals.compactMap { local in
        finding(local, body, initializer, in: file, of: project)
      }
    }
  }

  private func finding(
    _ local: LocalVariable, _ body: InitializerBody, _ initializer: Initializer, in file: FileFacts,
    of project: ProjectFacts
  ) -> Finding? {
    let handedOver = initializer.assignments.filter {
      $0.form == .storage && $0.wrapped.kind == .name && $0.wrapped.$path == local.$name
    }
    guard let assignment = handedOver.first, local.valueTraits.isDisjoint(with: [.hasTry, .hasAwait]),
      project.makesNewObject(
        local.value, reference: local.mentions.first, at: Site(scope: initializer.owner, place: local.place),
        in: file.summary),
      let owner = project.owner(of: initializer.owner, in: file.summary),
      let (property, _) = project.property(named: assignment.$property, of: owner),
      property.isWrapped(by: .stateObject) || property.isWrapped(by: .environmentStateObject),
      project.isSwiftUIOwner(owner) == .yes, project.isAppOrScene(owner) != .yes,
      // A view that is created once discards nothing, and users never see what only previews create.
      !project.isOnlyInIdleApp(owner), !project.isMadeOnlyByPreviews(owner),
      !isShared(local, in: body, by: initializer, apartFrom: assignment)
    else { return nil }
    let context = Context(
      local: local, body: body, initializer: initializer, assignment: assignment, property: property, owner: owner)
    let place =
      property.isWrapped(by: .stateObject) ? "StateObject(wrappedValue:)" : "the closure of EnvironmentStateObject"
    let canMove =
      handedOver.count == 1 && local.uses.count == 1 && local.isAlone
      && !file.isStatement(local.value, at: local.valuePlace) && mayBeCaptured(context, of: project)
    return Finding(
      rule: id, severity: defaultSeverity, range: local.namePlace.range,
      message: "Every update of the parent creates this local '\(local.name)' and discards it; "
        + "create it in \(place)",
      fixes: canMove ? [fix(context, in: file)] : [])
  }

  /// Returns whether the object is also part of another property's value. Both must then get the same object.
  private func isShared(
    _ local: LocalVariable, in body: InitializerBody, by initializer: Initializer, apartFrom own: Assignment
  ) -> Bool {
    // A value that is created from the object may keep it.
    let places =
      local.uses
      + body.locals.filter { other in local.uses.contains { other.place.range.contains($0.range) } }
      .flatMap(\.uses)
    return initializer.assignments.contains { other in
      guard other.$property != own.$property, places.contains(where: { other.place.range.contains($0.range) }) else {
        return false
      }
      // A property that only gets a member of the object doesn't keep it.
      return other.form == .storage || other.value.kind == .closure
        || other.mentions.contains { $0.$name == local.$name && $0.members.isEmpty }
    }
  }

  private struct Context {
    let local: LocalVariable
    let body: InitializerBody
    let initializer: Initializer
    let assignment: Assignment
    let property: Property
    let owner: DeclaredType
  }

  private func fix(_ context: Context, in file: FileFacts) -> Fix {
    let local = context.local
    let edits: [Edit] = [
      .delete(file.deletionRange(ofStatement: local.place)),
      Edit(context.assignment.wrappedPlace.range, file.text(local.valuePlace)),
    ]
    let obstacle = obstacle(context)
    return Fix(
      "Create '\(local.name)' where '_\(context.property.name)' is assigned",
      obstacle.map { .suggested(because: $0) } ?? .proposed, in: file.path, edits)
  }

  /// Returns whether an escaping closure may capture everything that the expression reads. It must not read `self`, an
  /// `inout` parameter, or a closure that does not escape.
  private func mayBeCaptured(_ context: Context, of project: ProjectFacts) -> Bool {
    let local = context.local
    guard !project.readsSelf(local.mentions, traits: local.valueTraits, in: context.owner) else { return false }
    return local.mentions.filter { $0.root == .parameter }
      .compactMap { context.initializer.parameter(named: $0.$name) }
      .allSatisfy { !$0.traits.contains(.isInOut) && !$0.isNonEscapingClosure }
  }

  /// The reason that the expression might mean something else after the move; nil if there is none.
  private func obstacle(_ context: Context) -> String? {
    let local = context.local
    if !local.isLet { return "'\(local.name)' is a variable" }
    if context.assignment.valueTraits.contains(.hasRedeclaredName) {
      return "a name in the value of '\(local.name)' is declared again before '_\(context.property.name)' is assigned"
    }
    let read = Set(local.mentions.map(\.$name))
    for other in context.body.locals where read.contains(other.$name) && other.isMutated {
      return "the variable '\(other.name)' changes"
    }
    let between = context.body.statements.dropFirst(local.statementIndex + 1)
      .prefix(max(context.assignment.statementIndex - local.statementIndex - 1, 0))
    for statement in between where statement.hasEffects {
      if let name = statement.names.first(where: { read.contains($0) }) {
        return "'\(name)' is used between the two statements"
      }
    }
    if let type = local.type, type.text != context.property.type?.text {
      return "'\(local.name)' is declared as '\(type.text)'"
    }
    return nil
  }
}
