import FactQuestions
import Facts
import SourceText

struct StateObjectSharedInstance: Rule {
  static let id: RuleID = "state-object-shared-instance"
  let wrapper: Wrapper? = .stateObject
  let summary = "A shared instance is in @StateObject, although the view does not own it"
  let rationale = """
    `@StateObject` means that the view owns the object: that SwiftUI creates it for the view and releases it with the \
    view. Neither is true for a shared instance. Nothing breaks at run time, but the code is misleading, and a new \
    identity of the view doesn't create a new object, as it would for one that the view owns. `@ObservedObject` \
    describes what really happens.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/observedobject"
  var defaultSeverity: Severity { .hint }
  var isOnByDefault: Bool { false }

  let examples: [Example] = [
    .flagged(
      "A shared instance in the property",
      """
      import SwiftUI

      final class Store: ObservableObject {
          nonisolated(unsafe) static let shared = Store()
          static var preview: Store { Store() }

          static func make() -> Store { Store() }
      }

      struct Shelf: View {
          @StateObject private var ⟦store⟧ = Store.shared

          var body: some View {
              Text("Shelf")
          }
      }
      """, fixed: ["@StateObject": "@ObservedObject"], because: "Store.shared"),
    .allowed(
      "An object that the view owns",
      """
      import SwiftUI

      final class Store: ObservableObject {
          nonisolated(unsafe) static let shared = Store()
          static var preview: Store { Store() }

          static func make() -> Store { Store() }
      }

      struct Shelf: View {
          @StateObject private var own = Store()
          @StateObject private var made = Store.make()
          @StateObject private var fresh = Store.preview

          var body: some View {
              Text("Shelf")
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .stateObject).compactMap { wrapped in
      let property = wrapped.property
      let assignments = wrapped.owner.initializers.flatMap(\.assignments).filter {
        $0.form == .storage && $0.$property == property.$name
      }
      let typePath = property.type?.$path ?? .empty
      let inline = project.sharedInstance(
        property.value, typePath: typePath, at: property.owner, in: file.summary)
      let assigned = assignments.lazy.compactMap {
        project.sharedInstance($0.wrapped, typePath: typePath, at: property.owner, in: file.summary)
      }.first
      guard let shared = inline ?? assigned, project.isSwiftUIOwner(wrapped.owner) == .yes else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "'\(wrapped.owner.name)' does not own '\(shared)'; observe it with @ObservedObject",
        fixes: [
          Fix(
            "Observe '\(property.name)' with @ObservedObject",
            .suggested(because: "'\(shared)' is then accessed earlier, every time '\(wrapped.owner.name)' is created"),
            in: file.path,
            [Edit(wrapped.attribute.namePlace.range, "ObservedObject")]
              + assignments.compactMap { renaming($0, in: file) })
        ])
    }
  }

  /// Renames `StateObject(wrappedValue:)` in an initializer. `.init(wrappedValue:)` can stay as it is.
  private func renaming(_ assignment: Assignment, in file: FileFacts) -> Edit? {
    file.text(assignment.calleePlace) == "StateObject"
      ? Edit(assignment.calleePlace.range, "ObservedObject") : nil
  }
}
