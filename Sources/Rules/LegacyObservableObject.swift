import Facts
import SourceText

struct LegacyObservableObject: Rule {
  static let id: RuleID = "legacy-observable-object"
  let wrapper: Wrapper? = .stateObject
  let summary = "A class that could be @Observable is an ObservableObject"
  let rationale = """
    An `ObservableObject` tells its views that something has changed, not what: every view that observes it draws again \
    for every `@Published` property, also for those that it does not read. A view follows an `@Observable` class by \
    reading it, property by property, also through arrays, optionals and other objects, and needs no wrapper for that.

    The migration is one edit of the whole project: the class and its properties, every `@StateObject`, \
    `@ObservedObject` and `@EnvironmentObject` that holds one, and every `environmentObject(_:)` that injects one. It \
    is only offered where all of that is known; `statewise migrate-observable` tells what stands in the way elsewhere. \
    An `ObservableObject` is right to keep where its publishers are used, where a subclass or Objective-C depends on \
    it, and below iOS 17, macOS 14, tvOS 17 and watchOS 10.
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
      ], because: "views then follow only what they read"),
    .allowed(
      "Objective-C observes properties in its own way",
      """
      import SwiftUI

      @objcMembers class Model: NSObject, ObservableObject {}
      """),
  ]

  private let chosen: Set<ObservableMigration.ClassName>?

  /// - Parameter chosen: the classes to report; all of them when nil.
  init(of chosen: Set<ObservableMigration.ClassName>? = nil) {
    self.chosen = chosen
  }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    ObservableMigration.classes(in: file, project).compactMap { index, name in
      guard chosen?.contains(name) ?? true else { return nil }
      return ObservableMigration(of: index, in: file, project).flatMap(finding)
    }
  }

  /// None for a class that cannot be `@Observable` as it is. Where its uses are in the way, they are named.
  private func finding(_ migration: ObservableMigration) -> Finding? {
    guard !migration.blockers.contains(where: \.isInClass) else { return nil }
    let name = migration.className.typePath.lastPathComponent
    let message =
      migration.blockers.isEmpty
      ? "'\(name)' can be an @Observable class, which views follow property by property"
      : "'\(name)' could be an @Observable class if it were used differently"
    return Finding(
      rule: id, severity: defaultSeverity, range: migration.namePlace.range, message: message,
      related: migration.blockers.map { RelatedLocation(path: $0.path, range: $0.range, message: $0.reason) },
      fixes: migration.fix.map { [$0] } ?? [])
  }
}
