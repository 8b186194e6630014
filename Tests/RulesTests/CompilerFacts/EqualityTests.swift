import RuleTesting
import Testing

/// Tests of the changes that an incomplete `==` hides, on which the rule equality-hides-change depends. SwiftUI's
/// comparisons cannot run here, but Observation compares with `==`, too.
@Suite struct EqualityTests {
  private func output(_ comparison: String, _ code: String) throws -> String {
    try StubCompiler.shared().output(
      ofProgram: """
        import Observation

        struct Toast: Equatable {
          let id: Int
          var text = ""
          \(comparison)
        }

        @Observable final class Center {
          var toast = Toast(id: 1)
          var all = [Toast(id: 1)]
        }

        final class Count: @unchecked Sendable { var value = 0 }

        /// Prints how often somebody who read the center is told of what happens.
        func told(_ name: String, _ change: (Center) -> Void) {
          let (center, count) = (Center(), Count())
          withObservationTracking { _ = (center.toast, center.all) } onChange: { count.value += 1 }
          change(center)
          print(name, count.value)
        }

        /// What is drawn for two values one after the other, where equal ones are not drawn again.
        func drawn(_ first: Toast, _ second: Toast) -> String { first == second ? first.text : second.text }

        \(code)
        """)
  }

  private static let partial = "static func == (a: Toast, b: Toast) -> Bool { a.id == b.id }"
  private static let fixed = "static func == (a: Toast, b: Toast) -> Bool { a.id == b.id && a.text == b.text }"

  private static let changes = """
    told("whole") { $0.toast = Toast(id: 1, text: "new") }
    told("array") { $0.all = [Toast(id: 1, text: "new")] }
    told("member") { $0.toast.text = "new" }
    print("row", drawn(Toast(id: 1, text: "old"), Toast(id: 1, text: "new")))
    """

  @Test(arguments: [(partial, "true false\n"), (fixed, "false false\n")])
  func equalValuesHaveEqualHashesWhereBothLookAtTheSame(comparison: String, expected: String) throws {
    let program = """
      extension Toast: Hashable { func hash(into hasher: inout Hasher) { hasher.combine(id); hasher.combine(text) } }
      let (old, new) = (Toast(id: 1, text: "old"), Toast(id: 1, text: "new"))
      print(old == new, old.hashValue == new.hashValue)
      """
    #expect(try output(comparison, program) == expected)
  }

  @Test func uncomparedPropertiesChangeUnseen() throws {
    #expect(try output(Self.partial, Self.changes) == "whole 0\narray 0\nmember 1\nrow old\n")
  }

  @Test(arguments: ["", fixed])
  func comparedPropertiesAreSeen(comparison: String) throws {
    #expect(try output(comparison, Self.changes) == "whole 1\narray 1\nmember 1\nrow new\n")
  }
}
