import FactQuestions
import Facts
import SourceText

/// An observable class that any thread may change.
struct ObservableMainActor: Rule {
  static let id: RuleID = "observable-main-actor"
  let summary = "An @Observable class may change on another thread while views read it"
  let rationale = """
    Views read an `@Observable` object on the main actor, when their bodies run. If the class isn't isolated, any task \
    can change the same properties at the same time. In Swift 5 mode, the compiler doesn't detect the race, an \
    animation may be lost because the change didn't come from the main actor, and now and then the app crashes on a \
    partially written value.

    With `@MainActor` on the class, the compiler checks this. In return, code outside the main actor must `await` what \
    it calls, so the fix is only a suggestion. The rule reports a class that views use and that changes in its own \
    `async` functions or callbacks. It ignores classes that are `nonisolated`, that declare with `Sendable` that they \
    have their own lock, or that other code compares or decodes, and modules in Swift 6 mode or with the main actor as \
    their default isolation. If a file is in no package and no Xcode project, the default isolation is unknown, and \
    the rule reports nothing.
    """
  let defaultSeverity = Severity.information
  let reference = "https://developer.apple.com/documentation/swift/mainactor"

  let examples: [Example] = [
    .flagged(
      "A task may change what a view reads",
      """
      import SwiftUI

      @Observable final class ⟦A⟧ {
          var n = 0
          func load() async { n = await count() }
          private func count() async -> Int { 1 }
      }

      struct Card: View {
          @State private var a = A()
          var body: some View { Text("\\(a.n)") }
      }
      """, fixed: ["@Observable final class A": "@MainActor @Observable final class A"],
      because: "only with 'await'", settings: ProjectSettings(defaultIsolation: .nonisolated)),
    .allowed(
      "Isolated with attributes in any order, isolated to another global actor, or nonisolated on purpose",
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
    // If the compiler checks for data races, it prevents access from other threads.
    guard project.isComplete, project.settings(of: file.summary).languageMode.map({ $0 < 6 }) ?? true else { return [] }
    return file.summary.types.indices.compactMap { index in
      guard let type = DeclaredType(file.summary, index), type.kind == .class,
        let attribute = type.declaration.attributes.first(where: Self.isObservable),
        !type.declaration.modifiers.contains(.isNonisolated), project.isolation(of: type) == .nonisolated,
        project.conforms(type, toAnyOf: ["Sendable"], of: ["Swift"]) == .no,
        !type.properties.allSatisfy({ !$0.isStoredInstance || $0.isLet || $0.hasAttribute("MainActor") }),
        !project.inheritsNonisolatedMembers(type), project.isNamedByView(type),
        let write = project.changeOffMainActor(of: type, facts: file)
      else { return nil }
      let protocols = project.nonisolatedProtocols(of: type).map(\.name)
      let isolated = protocols.isEmpty ? "it" : "it and \(protocols.quotedList)"
      return Finding(
        rule: id, severity: defaultSeverity, range: type.declaration.namePlace.range,
        message: "'\(type.name)' may change on another thread while views read it; isolate \(isolated) with @MainActor",
        related: [
          RelatedLocation(
            "'\(write.property.name)' may change on another thread here", at: write.placeInMethod ?? write.place,
            in: file)
        ],
        fixes: protocols.isEmpty ? [fix(type, at: attribute, in: file)] : [])
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
