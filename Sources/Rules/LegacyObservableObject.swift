import FactQuestions
import Facts
import SourceText

struct LegacyObservableObject: Rule {
  static let id: RuleID = "legacy-observable-object"
  let wrapper: Wrapper? = .stateObject
  let summary = "A class that could be @Observable is an ObservableObject"
  let rationale = """
    An `ObservableObject` tells its views that something changed, but not what: a change of any `@Published` property \
    updates every view that observes the object, including views that don't read the property. With an `@Observable` \
    class, a view updates only for the properties that it reads, even through arrays, optionals, and other objects, \
    and it needs no wrapper for that.

    The migration is a single edit of the whole project: the class and its properties, every `@StateObject`, \
    `@ObservedObject`, and `@EnvironmentObject` that holds an object of the class, and every `environmentObject(_:)` \
    that injects one. It is offered only if all of these are known; otherwise, `statewise migrate-observable` lists \
    what prevents it. Keep an `ObservableObject` if its publishers are used, if a subclass or Objective-C depends on \
    it, and below iOS 17, macOS 14, tvOS 17, and watchOS 10.
    """
  let defaultSeverity = Severity.hint
  let isOnByDefault = false
  let reference =
    "https://developer.apple.com/documentation/swiftui/migrating-from-the-observable-object-protocol-to-the-observable-macro"
  let examples: [Example] = [
    .flagged(
      "A class and the view that owns its object",
      """
      import SwiftUI

      class ⟦Counter⟧: ObservableObject {
          @Published var count = 0
      }

      struct Home: View {
          @StateObject private var counter = Counter()

          var body: some View {
              Stepper("", value: $counter.count)
          }
      }
      """,
      fixed: [
        "class Counter: ObservableObject": "@Observable class Counter", "@Published ": "", "StateObject": "State",
      ], because: "views then update only when a property that they read changes"),
    .allowed(
      "Objective-C observes properties in its own way",
      """
      import SwiftUI

      @objcMembers class Model: NSObject, ObservableObject {}
      """),
  ]

  private let chosen: Set<ObservableMigration.ClassReference>?

  /// - Parameter chosen: The classes to report; nil for all classes.
  init(of chosen: Set<ObservableMigration.ClassReference>? = nil) { self.chosen = chosen }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    ObservableMigration.classes(in: file, project).compactMap { index, name in
      guard chosen?.contains(name) ?? true else { return nil }
      return ObservableMigration(of: index, in: file, project).flatMap(finding)
    }
  }

  /// Returns nil for a class that cannot become `@Observable` as it is. If only its uses prevent that, the finding
  /// names them.
  private func finding(_ migration: ObservableMigration) -> Finding? {
    guard !migration.blockers.contains(where: \.isInClass) else { return nil }
    let name = migration.classReference.typePath.lastPathComponent
    let message =
      migration.blockers.isEmpty
      ? "'\(name)' can be an @Observable class, so views update only for the properties that they read"
      : "'\(name)' could be an @Observable class if it were used differently"
    return Finding(
      rule: id, severity: defaultSeverity, range: migration.namePlace.range, message: message,
      related: migration.blockers.map { RelatedLocation(path: $0.path, range: $0.range, message: $0.reason) },
      fixes: migration.fix.map { [$0] } ?? [])
  }
}
