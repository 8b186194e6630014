import Facts
import SourceText

/// An observable class whose changes may come from any thread.
struct ObservableMainActor: Rule {
  static let id: RuleID = "observable-main-actor"
  let summary = "An @Observable class is not isolated to the main actor"
  let rationale = """
    Views read an `@Observable` object while they draw, on the main actor. A class without isolation lets any task change \
    the same properties at the same time: the compiler cannot see the race, an animation may be lost because the change \
    did not come from the main actor, and now and then the app stops with an access to a value that is half written.

    `@MainActor` on the class has the compiler check it. The price is that code which is not on the main actor must \
    `await` what it calls, so the fix is a suggestion. Classes that no view uses, that bring a lock of their own and say \
    so with `Sendable`, or that are `nonisolated` on purpose are fine. In a module that is built with the main actor as \
    its default isolation, and in a subclass of an isolated class, the attribute is there already, unwritten.
    """
  let defaultSeverity = Severity.information
  let reference = "https://developer.apple.com/documentation/swift/mainactor"

  let examples: [Example] = [
    .flagged(
      "A class that views use",
      """
      import SwiftUI

      @Observable final class ⟦A⟧ { var n = 0 }

      struct Card: View {
          @State private var a = A()
          var body: some View { Text("\\(a.n)") }
      }
      """, fixed: ["@Observable final class A": "@MainActor @Observable final class A"],
      because: "only with 'await'", settings: ProjectSettings(defaultIsolation: .nonisolated)),
    .allowed(
      "Isolated by an attribute in any order, by another global actor, or not on purpose",
      """
      import Observation

      @MainActor @Observable final class D {}
      @Observable @MainActor final class E {}
      @Observable @MyActor final class G {}
      @Observable nonisolated final class H {}
      @globalActor actor MyActor { static let shared = MyActor() }
      """, settings: ProjectSettings(defaultIsolation: .nonisolated)),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    file.summary.types.indices.compactMap { index in
      guard let type = DeclaredType(file.summary, index), type.kind == .class,
        let attribute = type.declaration.attributes.first(where: Self.isObservable),
        !type.declaration.modifiers.contains(.isNonisolated), project.isolation(of: type) == .nonisolated,
        project.conforms(type, toAnyOf: ["Sendable"], of: ["Swift"]) == .no
      else { return nil }
      let isUsed = project.isNamedByView(type)
      return Finding(
        rule: id, severity: isUsed ? defaultSeverity : .hint, range: type.declaration.namePlace.range,
        message: isUsed
          ? "'\(type.name)' is @Observable and not isolated to the main actor, so any task may change it while views draw it"
          : "'\(type.name)' is @Observable and not isolated to the main actor",
        fixes: [fix(type, at: attribute, in: file)])
    }
  }

  private static func isObservable(_ attribute: Attribute) -> Bool {
    attribute.name == "Observable" && attribute.condition == nil
      && ["", "Observation", "SwiftUI"].contains(attribute.base)
  }

  private func fix(_ type: DeclaredType, at attribute: Attribute, in file: FileFacts) -> Fix {
    let range = attribute.place.range
    let standsAlone =
      file.isFirstOnLine(range.start) && file.skipBlanks(from: range.end) == file.lineEnd(of: range.end)
    let gap = standsAlone ? file.lineEnding + file.indentation(ofLineAt: range.start) : " "
    return Fix(
      "Isolate '\(type.name)' to the main actor",
      .suggested(because: "code outside the main actor can then use '\(type.name)' only with 'await'"), in: file.path,
      [.insert("@MainActor" + gap, at: range.start)])
  }
}
