import FactQuestions
import Facts
import SourceText

struct ObservedObjectInline: Rule {
  static let id: RuleID = "observed-object-inline"
  let wrapper: Wrapper? = .observedObject
  let summary = "An object is created in @ObservedObject, which does not keep it"
  let rationale = """
    `@ObservedObject` observes an object that other code keeps alive; it doesn't keep the object itself. SwiftUI \
    creates a view's value again every time the parent updates, so an object that is created in such a property is \
    created again every time. What it loaded or the user typed is lost, its subscriptions start over, and work in \
    progress reports to an object that no view shows anymore.

    `@StateObject` creates the object once, when the view appears, and keeps it until the view is removed. If several \
    views need the same object, let their common parent own it and pass it on. Observing an instance that lives \
    elsewhere, such as `Model.shared`, is fine. If nothing creates the view again, or if no code shows it yet, this is \
    only a hint.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/observedobject"

  let examples: [Example] = [
    .flagged(
      "An object created in the property",
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
      "Used by an extension in another file, so it cannot be private as state should be",
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
      "A shared instance that stays alive by itself",
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
      guard observed.owner.kind == .struct, !observed.owner.declaration.hasAttribute("propertyWrapper"),
        project.makesObject(observed),
        project.isSwiftUIOwner(observed.owner) == .yes,
        case let followed = project.callsFollowed(by: observed.property, of: observed.owner),
        // Where callers pass other values, the view re-creates its object on purpose. In a row, they may only be later
        // versions of the same element.
        followed.allSatisfy(\.isOfRow)
      else { return nil }
      if let made = project.constructedType(of: observed.property, in: observed.owner),
        project.observability(of: made) == .observable, project.isObservableObject(made) != .yes
      {
        return observableFinding(observed, made: made, in: file, of: project)
      }
      let assignments = project.assignmentsInFile(to: observed.property, of: observed.owner)
      return UnkeptObject(
        property: observed.property, owner: observed.owner, wrapper: .stateObject, missesInputs: !followed.isEmpty
      )
      .finding(
        of: self,
        fixes: !followed.isEmpty
          ? []
          : [
            fix(observed, assignments, in: file, of: project),
            assignments.isEmpty ? LiftingEdit(observed: observed, file: file, project: project).fix : nil,
          ].compactMap { $0 }, in: file, project)
    }
  }

  /// Reports an `@Observable` object, which `@ObservedObject` does not accept.
  private func observableFinding(
    _ observed: WrappedProperty, made: DeclaredType, in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let name = observed.property.name
    let privacy = AccessEdit.makingPrivateIfPossible(observed.property, of: observed.owner, in: project)
    return Finding(
      rule: id, severity: defaultSeverity, range: observed.property.namePlace.range,
      message: project.isApp(observed.owner) == .yes
        ? "@ObservedObject does not accept '\(made.name)', which is @Observable; keep '\(name)' with @State"
        : "Every update of the parent re-creates '\(name)' and loses its state; "
          + "keep the @Observable '\(made.name)' with @State",
      fixes: [
        Fix(
          AccessEdit.title("Keep '\(name)' with @State", makingPrivate: privacy),
          .suggested(because: "'\(made.name)' is @Observable, not an ObservableObject"), in: file.path,
          [Edit(observed.attribute.namePlace.range, "State")] + privacy)
      ])
  }

  /// Returns nil if the view replaces the object or works with it in an initializer, or if callers pass a different
  /// object.
  private func fix(
    _ observed: WrappedProperty, _ assignments: [Assignment], in file: FileFacts, of project: ProjectFacts
  ) -> Fix? {
    let (property, owner) = (observed.property, observed.owner)
    guard project.mayKeep(property, of: owner, in: .stateObject, facts: file),
      !project.mayBelongToCaller(property, to: owner)
    else { return nil }
    let privacy = AccessEdit.makingPrivateIfPossible(property, of: owner, in: project)
    let obstacle =
      RewrappingEdit.obstacle(toKeeping: property, of: owner, assigned: assignments, in: file, project)
      ?? project.obstacle(toWrapping: property, of: owner, in: .stateObject, facts: file)
    return Fix(
      AccessEdit.title("Keep '\(property.name)' with @StateObject", makingPrivate: privacy),
      obstacle.map { .suggested(because: $0) } ?? .proposed, in: file.path,
      RewrappingEdit.edits(for: observed, to: .stateObject, assignments: assignments, in: file) + privacy)
  }
}
