import FactQuestions
import Facts
import SourceText

struct StateHoldsPlainClass: Rule {
  static let id: RuleID = "state-holds-plain-class"
  let wrapper: Wrapper? = .state
  let summary = "A view shows a property of a class that nothing can observe"
  let rationale = """
    `@State` detects that a new object is assigned to the property. It detects changes inside the object only if the \
    class is marked `@Observable`. For any other class, the view shows what it read when it last updated, for whatever \
    reason that was.

    Keeping such an object in `@State` is fine if it's expensive to create and the view doesn't show it: a renderer, a \
    cache, or a coordinator. Therefore, the rule checks whether the view's body reads a member of the object. The rule \
    is off by default, because a member that never changes after the view appears isn't a mistake either.
    """
  let absence: Absence? = .onItsLines
  let reference = "https://developer.apple.com/documentation/swiftui/state"
  var defaultSeverity: Severity { .hint }
  var isOnByDefault: Bool { false }

  let examples: [Example] = [
    .flagged(
      "The view shows a count whose changes it does not detect",
      """
      import SwiftUI

      final class Box {
          var count = 0
      }

      struct Home: View {
          @State private var ⟦box⟧ = Box()

          var body: some View {
              Button("Count") { box.count += 1 }
              Text("\\(box.count)")
          }
      }
      """, fixed: ["final class": "@Observable final class"], because: "then updates"),
    .allowed(
      "A cache that the view does not show",
      """
      import SwiftUI

      final class Renderer {
          var count = 0
          func draw() {}
      }

      struct Home: View {
          @State private var renderer = Renderer()

          var body: some View {
              Button("Draw") {
                  renderer.draw()
                  renderer.count += 1
              }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary), !file.summary.drawnMembers.isEmpty else { return [] }
    return project.wrappedProperties(in: file, by: .state).compactMap { state in
      guard !file.summary.drawnMembers(of: state.property.$name).isEmpty,
        let held = project.heldClass(of: state.property, in: state.owner), project.isObservable(held) == .no,
        project.isObservableObject(held) == .no, held.declaration.hasOnlyPlainAttributes,
        // An object of constants never changes. A superclass may have variables.
        held.properties.contains(where: { $0.isStoredInstance && !$0.isLet }) || project.hasSuperclass(held),
        let drawn = project.shownMember(of: state.property, of: state.owner, held: held, in: file),
        project.isSwiftUIOwner(state.owner) == .yes
      else { return nil }
      return finding(state, held: held, drawn: drawn, in: file, project)
    }
  }

  private func finding(
    _ state: WrappedProperty, held: DeclaredType, drawn: DrawnMember, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding {
    let name = state.property.name
    let inherited = project.property(named: drawn.$member, of: held)?.1
    let held = inherited?.kind == .class ? inherited ?? held : held
    return Finding(
      rule: id, severity: defaultSeverity, range: state.property.namePlace.range,
      message: "'\(state.owner.name)' does not update when '\(name).\(drawn.member)' changes, "
        + "because the class '\(held.name)' is not @Observable",
      related: [
        RelatedLocation("'\(drawn.member)' is read here", at: drawn.place, in: file),
        held.declaredHere,
      ],
      fixes: fix(held, showing: drawn.$member, project).map { [$0] } ?? [])
  }

  /// Returns nil if views could not track the member even with `@Observable`, if the project also runs on systems
  /// without it, and if it would change what the class encodes.
  private func fix(_ held: DeclaredType, showing member: Symbol, _ project: ProjectFacts) -> Fix? {
    guard project.runs(on: .observable, at: held.index, in: held.file) != .no,
      project.conforms(held, toAnyOf: ["Codable", "Encodable", "Decodable"], of: ["Swift"]) == .no
    else { return nil }
    let unsuited = held.properties.filter { property in
      property.isStoredInstance && !property.isLet
        && (property.modifiers.contains(.isLazy) || !property.attributes.allSatisfy { $0.name == "MainActor" })
    }
    guard !unsuited.contains(where: { $0.$name == member }) else { return nil }
    var edits = unsuited.map { Edit.insert("@ObservationIgnored ", at: $0.place.range.start) }
    edits.append(.insert("@Observable ", at: held.declaration.place.range.start))
    if !held.file.imports(anyOf: ["Observation", "SwiftUI"]) {
      guard let edit = held.file.importing("Observation") else { return nil }
      edits.append(edit)
    }
    return Fix(
      "Mark '\(held.name)' @Observable", .suggested(because: reason(held, unsuited.first)),
      in: held.file.path, edits)
  }

  private func reason(_ held: DeclaredType, _ unsuited: Property?) -> String {
    if let unsuited { return "views will not update for '\(unsuited.name)' because of its wrapper or 'lazy'" }
    return "every view that reads from '\(held.name)' then updates when it changes"
  }
}
