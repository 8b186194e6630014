import FactQuestions
import Facts
import SourceText

struct StateHoldsObservableObject: Rule {
  static let id: RuleID = "state-holds-observable-object"
  let wrapper: Wrapper? = .state
  let summary = "An ObservableObject is kept in @State, which does not observe it"
  let rationale = """
    `@State` detects that a new object is assigned to the property, but not that the current object changes. A change \
    that an `ObservableObject` publishes has no effect: the view shows what it showed before until something else \
    updates it. Up to Xcode 26, SwiftUI also creates the initial value every time it creates the view, and discards \
    all but the first.

    `@StateObject` also keeps the object, creates it only once, and observes it. If the app requires iOS 17 or later, \
    a class that is marked `@Observable` instead of conforming to `ObservableObject` can stay in `@State`.

    A view can keep an object on purpose without observing it, for other views that observe it with `@ObservedObject`. \
    If this view shows nothing of the object, the rule reports nothing.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"

  let examples: [Example] = [
    .flagged(
      "An object that the view creates",
      """
      import SwiftUI

      final class Player: ObservableObject {
          @Published var title = ""
      }

      struct Home: View {
          @State private var ⟦player⟧ = Player()

          var body: some View {
              Text(player.title)
          }
      }
      """, fixed: ["@State private": "@StateObject private"], because: "every change that 'player' publishes"),
    .allowed(
      "@State works with @Observable classes",
      """
      import SwiftUI

      @Observable final class Player {
          var title = ""
      }

      struct Home: View {
          @State private var player = Player()
          var body: some View { Text(player.title) }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !project.isInWidgetExtension(file.summary) else { return [] }
    return project.wrappedProperties(in: file, by: .state).compactMap { state in
      guard let (held, shown) = project.unobservedObject(in: state, of: file) else { return nil }
      return finding(state, held: held, shown: shown, in: file, project)
    }
  }

  private func finding(
    _ state: WrappedProperty, held: DeclaredType, shown: DrawnMember, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding {
    let (name, owner) = (state.property.name, state.owner.name)
    let isOptional = state.property.type?.isOptional == true
    let mayBelongToCaller =
      project.mayBelongToCaller(state.property, to: state.owner)
      || project.isAlwaysGiven(state.property, to: state.owner)
    let remedy =
      if mayBelongToCaller {
        "use @ObservedObject"
      } else if project.mayUse(.stateObject, at: state.owner.index, in: file.summary) {
        "use @StateObject"
      } else {
        "take it with @ObservedObject"
      }
    let fix =
      mayBelongToCaller
      ? ObservingEdit(wrapped: state, file: file, project: project).fix : keepingFix(state, in: file, project)
    return Finding(
      // An optional usually determines which object another view shows.
      rule: id, severity: isOptional ? .hint : defaultSeverity, range: state.property.namePlace.range,
      message: "'\(owner)' does not update when '\(name).\(shown.member)' changes, because @State does not observe it"
        + (isOptional ? "" : "; \(remedy)"),
      related: [
        RelatedLocation("'\(shown.member)' is read here", at: shown.place, in: file),
        declaration(of: held),
      ], fixes: isOptional ? [] : [fix, migration(of: held, in: file, project)].compactMap { $0 })
  }

  private func declaration(of held: DeclaredType) -> RelatedLocation {
    RelatedLocation("'\(held.name)' is an ObservableObject", at: held.declaration.namePlace, in: held.file)
  }

  /// Returns nil if an initializer in an extension, a delegating initializer, or a closure in an initializer sets the
  /// property, or if the view replaces the object or uses it in an initializer.
  private func keepingFix(_ state: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    let assignments = project.assignments(to: state.property, of: state.owner).flatMap(\.1)
    let own = state.owner.initializers.flatMap(\.assignments).filter { $0.$property == state.property.$name }
    guard assignments.count == own.count,
      // `@StateObject` can't hold a value of a protocol's type.
      state.property.type == nil || project.objectType(of: state.property, in: state.owner.file) != nil,
      project.mayKeep(state.property, of: state.owner, in: .stateObject, facts: file)
    else { return nil }
    return Fix(
      "Keep '\(state.property.name)' with @StateObject",
      .suggested(because: reason(state, in: file, project)), in: file.path,
      RewrappingEdit.edits(for: state, to: .stateObject, assignments: assignments, in: file))
  }

  /// Offered if this file declares the class and all of the app's deployment targets support Observation.
  private func migration(of held: DeclaredType, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    guard held.file.id == file.id, project.runs(on: .observable, at: held.index, in: held.file) == .yes else {
      return nil
    }
    return ObservableMigration(of: held.index, in: file, project)?.fix
  }

  private func reason(_ state: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> String {
    let name = state.property.name
    if let use = project.use(of: state.property, as: .projected, in: state.owner, facts: file) {
      return "'$\(name)' is passed on at \(use.description) and will no longer be a binding to the object"
    }
    return project.obstacle(toWrapping: state.property, of: state.owner, in: .stateObject, facts: file)
      ?? "every change that '\(name)' publishes will update '\(state.owner.name)'"
  }
}

extension ProjectFacts {
  /// The `ObservableObject` that the view keeps in state without observing it, and the member that the view shows; nil
  /// if there is no such object or member.
  func unobservedObject(in state: WrappedProperty, of file: FileFacts) -> (held: DeclaredType, shown: DrawnMember)? {
    guard let held = heldClass(of: state.property, in: state.owner), observability(of: held) == .observableObject,
      announcesChanges(held), isSwiftUIOwner(state.owner) == .yes,
      // `@State @ObservedObject` observes the object in versions of Xcode in which the two can be combined.
      !state.property.isWrapped(by: .observedObject), !listens(state.owner, to: state.property),
      // Changes to members that are not published would not update the view in either case.
      let shown = shownMember(
        of: state.property, of: state.owner, held: held, in: file,
        where: { $0.isWrapped(by: .published) || $0.isComputed })
    else { return nil }
    return (held, shown)
  }
}
