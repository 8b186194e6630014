import Facts
import SourceText

/// An object that a view creates in `@ObservedObject`, which does not keep it.
struct ObservedObjectInline: Rule {
  static let id: RuleID = "observed-object-inline"
  let wrapper: Wrapper? = .observedObject
  let summary = "An object is created in @ObservedObject, which does not keep it"
  let rationale = """
    `@ObservedObject` watches an object that someone else keeps alive; it stores nothing of its own. A view is a value \
    that SwiftUI builds again whenever its parent is updated, so an object created in such a property is created again \
    each time. What it had loaded or the user had typed is gone, its subscriptions start over, and work that was under \
    way reports to an object that nobody shows any more.

    `@StateObject` builds the object once, when the view appears, and keeps it until the view goes away. Where several \
    views should have the same object, their common parent owns it and passes it on. An instance that lives elsewhere, \
    `Model.shared`, is rightly observed.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/observedobject"

  let examples: [Example] = [
    .flagged(
      "Built in the property itself",
      """
      import SwiftUI

      final class Player: ObservableObject {
          @Published var isPlaying = false
      }

      struct PlayerView: View {
          @ObservedObject var ⟦player⟧ = Player()

          var body: some View {
              Text(player.isPlaying ? "Playing" : "Paused")
          }
      }
      """, fixed: ["@ObservedObject var": "@StateObject private var"], safe: true),
    .flagged(
      "Used by an extension in another file, so it cannot be private, as state should",
      files: [
        "PlayerView.swift": """
        import SwiftUI

        final class Player: ObservableObject {
            @Published var title = ""
        }

        struct PlayerView: View {
            @ObservedObject var ⟦player⟧ = Player()

            var body: some View {
                title
            }
        }
        """,
        "PlayerView+Title.swift": """
        import SwiftUI

        extension PlayerView {
            var title: some View {
                Text(player.title)
            }
        }
        """,
      ], fixed: ["@ObservedObject": "@StateObject"], because: "used at PlayerView+Title.swift:5"),
    .allowed(
      "A shared instance lives on by itself",
      """
      import SwiftUI

      final class Player: ObservableObject {
          static let shared = Player()
      }

      struct PlayerView: View {
          @ObservedObject var player = Player.shared

          var body: some View {
              Text("Player")
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .observedObject).compactMap { observed in
      guard observed.owner.kind == .struct, project.makesObject(observed),
        project.isSwiftUIOwner(observed.owner) == .yes
      else { return nil }
      if let made = project.constructedType(of: observed.property, in: observed.owner),
        project.observability(of: made) == .observable, project.isObservableObject(made) != .yes
      {
        return observableFinding(observed, made: made, in: file, of: project)
      }
      let assignments = project.assignmentsInFile(to: observed)
      return UnkeptObject(
        property: observed.property, owner: observed.owner, wrapper: .stateObject
      )
      .finding(
        of: self,
        fixes: [
          fix(observed, assignments, in: file, of: project),
          assignments.isEmpty ? LiftingEdit(observed: observed, file: file, project: project).fix : nil,
        ].compactMap { $0 }, in: file, project)
    }
  }

  /// `@ObservedObject` does not take an `@Observable` object at all.
  private func observableFinding(
    _ observed: WrappedProperty, made: DeclaredType, in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let name = observed.property.name
    let privacy = AccessEdit.makingPrivateIfPossible(observed.property, of: observed.owner, in: project)
    return Finding(
      rule: id, severity: defaultSeverity, range: observed.property.namePlace.range,
      message: project.isApp(observed.owner) == .yes
        ? "@ObservedObject does not take '\(made.name)', which is @Observable; keep '\(name)' with @State"
        : "Each update of the parent re-creates '\(name)' and loses its state; '\(made.name)' is @Observable, "
          + "so keep it with @State",
      fixes: [
        Fix(
          AccessEdit.title("Keep '\(name)' with @State", makingPrivate: privacy),
          .suggested(because: "'\(made.name)' is @Observable and no ObservableObject"), in: file.path,
          [Edit(observed.attribute.namePlace.range, "State")] + privacy)
      ])
  }

  /// None where the view replaces the object, or where callers hand over one of theirs.
  private func fix(
    _ observed: WrappedProperty, _ assignments: [Assignment], in file: FileFacts, of project: ProjectFacts
  ) -> Fix? {
    let (property, owner) = (observed.property, observed.owner)
    guard project.replacement(of: property, of: owner, facts: file) == nil,
      !project.isHandedOver(property, to: owner), project.mayUse(.stateObject, in: file.summary)
    else { return nil }
    let privacy = AccessEdit.makingPrivateIfPossible(property, of: owner, in: project)
    let obstacle =
      obstacle(observed, assignments, of: project)
      ?? project.obstacle(toWrapping: property, of: owner, in: .stateObject, facts: file)
    return Fix(
      AccessEdit.title("Keep '\(property.name)' with @StateObject", makingPrivate: privacy),
      obstacle.map { .suggested(because: $0) } ?? .proposed, in: file.path,
      RewrappingEdit.edits(for: observed, to: .stateObject, assignments: assignments, in: file) + privacy)
  }

  /// Why what the initializers assign might not compile or not mean the same in the state object's closure.
  private func obstacle(
    _ observed: WrappedProperty, _ assignments: [Assignment], of project: ProjectFacts
  ) -> String? {
    let (name, owner) = (observed.property.name, observed.owner)
    for assignment in assignments {
      if let parameter = assignment.mentions.first(where: { $0.root == .parameter }) {
        return "'\(name)' is made from '\(parameter.name)', whose later values a state object does not see"
      }
      if project.readsSelf(assignment.mentions, traits: assignment.valueTraits, in: owner) {
        return "the state object's closure cannot read 'self' in an initializer"
      }
      if !assignment.valueTraits.isDisjoint(with: [.hasTry, .hasAwait]) {
        return "the state object's closure can neither throw nor wait"
      }
      if assignment.form == .storage, assignment.wrapped.kind == .none {
        return "the right side of '_\(name)' is not made here"
      }
    }
    return nil
  }
}
