import Facts

private let nonisolated = ProjectSettings(defaultIsolation: .nonisolated)

let observableMainActorExamples: [Example] = [
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
    because: "only with 'await'", settings: nonisolated),
  .flagged(
    "The attribute on a line of its own, and the base class is not isolated either",
    """
    import SwiftUI

    class Base {}

    enum Models {
        @available(iOS 17, *)
        @Observation.Observable
        class ⟦B⟧: Base {}
    }

    struct Card: View {
        let b: Models.B
        @Environment(Models.C.self) private var c
        var body: some View { Text("") }
    }

    extension Models {
        @Observable public final class ⟦C⟧ {}
    }
    """,
    fixed: [
      "    @Observation": "    @MainActor\n    @Observation",
      "    @Observable public": "    @MainActor @Observable public",
    ], settings: nonisolated),
  .flagged(
    "No view uses it",
    """
    import Observation

    @Observable class ⟦B⟧: Identifiable {}
    """, fixed: ["@Observable": "@MainActor @Observable"], severities: [.hint], settings: nonisolated),
  .allowed(
    "Isolated by an attribute in any order, by another global actor, or not on purpose",
    """
    import Observation

    @MainActor @Observable final class D {}
    @Observable @MainActor final class E {}
    @Observable @MyActor final class G {}
    @Observable nonisolated final class H {}
    @globalActor actor MyActor { static let shared = MyActor() }
    """, settings: nonisolated),
  .allowed(
    "Isolated by its superclass's superclass or by a protocol, in another file",
    files: [
      "Main.swift": """
      import Observation

      @Observable class E: MiddleBase {}
      @Observable class P: Presenting {}
      """,
      "Base.swift": """
      @MainActor class MainBase {}
      class MiddleBase: MainBase {}
      @MainActor protocol Presenting {}
      """,
    ], settings: nonisolated),
  .allowed(
    "Sendable classes look after themselves",
    """
    import Observation

    @Observable final class F: Sendable {}
    @Observable final class G: @unchecked Sendable {}
    """, settings: nonisolated),
  .allowed(
    "The module is built with the main actor as its default",
    """
    import Observation

    @Observable final class I {}
    """, settings: ProjectSettings(defaultIsolation: .mainActor)),
  .allowed(
    "How the module is built is not known",
    """
    import Observation

    @Observable final class I {}
    """),
  .allowed(
    "A base class of another module may be isolated, and models of SwiftData are another matter",
    """
    import Kit
    import SwiftData

    @Observable final class J: KitModel {}
    @Model final class K {}
    """, settings: nonisolated),
]
