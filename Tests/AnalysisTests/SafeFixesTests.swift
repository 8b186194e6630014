import SourceText
import TestSupport
import Testing

@testable import Analysis

@Suite("Applying safe fixes")
struct SafeFixesTests {
  /// Returns the texts that the script's fixes changed.
  private func fixing(
    _ texts: [String: String], frozen: Set<String> = [], choosing choice: SafeFixes.Choice = .all,
    _ script: [String: [[Finding]]]
  ) -> (texts: [String: String], outcome: SafeFixes.Outcome) {
    let analyzer = Analyzer(rules: [choice == .all ? ScriptedRule(script) : ScriptedRule(byText: script)])
    let outcome = SafeFixes(analyzer: analyzer, choice).apply(
      to: texts.keys.sorted(), of: ProjectSnapshot(of: texts, by: analyzer)
    ) { !frozen.contains($0) }
    return (outcome.texts.mapValues { String(decoding: $0, as: UTF8.self) }, outcome)
  }

  @Test("Fixes that do not touch each other are applied in one round")
  func together() {
    let (texts, outcome) = fixing(
      ["A.swift": "a b c"],
      ["A.swift": [[.scripted(in: "A.swift", .insert("x", at: 0)), .scripted(in: "A.swift", .insert("z", at: 4))]]])
    #expect(texts == ["A.swift": "xa b zc"])
    #expect(outcome.applied.map(\.title) == ["Fix it", "Fix it"])
    #expect(outcome.isComplete)
  }

  @Test("Of two fixes at one place, the second waits until the file is checked again")
  func conflict() {
    let (texts, outcome) = fixing(
      ["A.swift": "a"],
      [
        "A.swift": [
          [.scripted(in: "A.swift", .insert("x", at: 0)), .scripted(in: "A.swift", .insert("y", at: 0))],
          [.scripted(in: "A.swift", .insert("z", at: 0))],
        ]
      ])
    #expect(texts == ["A.swift": "zxa"])
    #expect(outcome.applied.count == 2)
  }

  /// Each fix alone is safe: replacing `@Bindable var` with `let`, and replacing `Binding(get:set:)` with
  /// `$model.name`.
  @Test("If the fixes of two rules exclude each other, one is applied")
  func contradiction() throws {
    let texts = [
      "Editor.swift": """
      import SwiftUI
      @Observable final class Model { var name = "" }
      struct Editor: View {
        @Bindable var model: Model
        var body: some View { field }
      }
      struct Home: View {
        @State private var model = Model()
        var body: some View { Editor(model: model) }
      }
      """,
      "Field.swift": """
      import SwiftUI
      extension Editor {
        var field: some View { TextField("", text: Binding(get: { model.name }, set: { model.name = $0 })) }
      }
      """,
    ]
    let analyzer = Analyzer()
    let outcome = SafeFixes(analyzer: analyzer).apply(
      to: texts.keys.sorted(), of: ProjectSnapshot(of: texts, by: analyzer))
    let text = outcome.texts.sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) }.joined()
    #expect(outcome.applied.count == 1)
    #expect(!text.contains("$model") || !text.contains("let model"))
  }

  @Test("A fix with edits in two files is applied in both")
  func acrossFiles() {
    let fix = Fix(
      "Fix both", .proposed,
      changes: [
        .init(path: "A.swift", edits: [.insert("1", at: 0)]), .init(path: "B.swift", edits: [.insert("2", at: 0)]),
      ])
    let (texts, _) = fixing(["A.swift": "a", "B.swift": "b"], ["A.swift": [[.scripted(fix: fix)]]])
    #expect(texts == ["A.swift": "1a", "B.swift": "2b"])
  }

  @Test(
    "A fix with an edit in a file that must not change is not applied",
    arguments: ["frozen", "generated", "unknown"])
  func whole(reason: String) {
    let other = ["generated": "B.generated.swift", "unknown": "C.swift"][reason] ?? "B.swift"
    let fix = Fix(
      "Fix both", .proposed,
      changes: [
        .init(path: "A.swift", edits: [.insert("1", at: 0)]), .init(path: other, edits: [.insert("2", at: 0)]),
      ])
    let (texts, outcome) = fixing(
      ["A.swift": "a", "B.swift": "b", "B.generated.swift": "g"], frozen: ["B.swift"],
      ["A.swift": [[.scripted(fix: fix)], [.scripted(fix: fix)]]])
    #expect(texts.isEmpty)
    #expect(outcome.applied.isEmpty)
    #expect(outcome.isComplete)
  }

  @Test("A fix that conflicts in one file is applied completely in the next round")
  func waitsAcrossFiles() {
    let both = Fix(
      "Fix both", .proposed,
      changes: [
        .init(path: "A.swift", edits: [.insert("1", at: 0)]), .init(path: "B.swift", edits: [.insert("2", at: 0)]),
      ])
    let (texts, _) = fixing(
      ["A.swift": "a", "B.swift": "b"],
      [
        "A.swift": [[.scripted(in: "A.swift", .insert("0", at: 0))]],
        "B.swift": [[.scripted(fix: both)], [.scripted(fix: both)]],
      ])
    #expect(texts == ["A.swift": "10a", "B.swift": "2b"])
  }

  @Test("Suggested fixes, fixes without effect, and edits outside the text are not applied")
  func leftAlone() {
    let suggested = Fix("Maybe", .suggested(because: "it is used elsewhere"), in: "A.swift", [.insert("x", at: 0)])
    let (texts, outcome) = fixing(
      ["A.swift": "a"], choosing: .safe,
      [
        "A.swift": [
          [
            .scripted(fix: suggested), .scripted(in: "A.swift", Edit(ByteRange(0, 1), "a")),
            .scripted(in: "A.swift", .insert("x", at: 9)),
          ]
        ]
      ])
    #expect(texts.isEmpty)
    #expect(outcome.isComplete)
  }

  @Test("A safe fix after a suggested one is applied")
  func alternative() {
    let finding = Finding(
      rule: "scripted", severity: .warning, range: ByteRange(at: 0), message: "",
      fixes: [
        Fix("Maybe", .suggested(because: "…"), in: "A.swift", [.insert("x", at: 0)]),
        Fix("Surely", .proposed, in: "A.swift", [.insert("y", at: 0)]),
      ])
    #expect(fixing(["A.swift": "a"], choosing: .safe, ["A.swift": [[finding]]]).texts == ["A.swift": "ya"])
  }

  @Test("Fixes that always cause new findings end with an incomplete result")
  func bounded() {
    let again = Array(repeating: [Finding.scripted(in: "A.swift", .insert("x", at: 0))], count: 1000)
    let outcome = fixing(["A.swift": "a"], ["A.swift": again]).outcome
    #expect(!outcome.isComplete)
    #expect(outcome.applied.count == SafeFixes.roundLimit)
  }

  @Test("An editor's fix-all changes only the open file")
  func oneFile() {
    let both = Fix(
      "Fix both", .proposed,
      changes: [
        .init(path: "A.swift", edits: [.insert("1", at: 0)]), .init(path: "B.swift", edits: [.insert("2", at: 0)]),
      ])
    let here = Finding.scripted(in: "A.swift", .insert("3", at: 1))
    // The texts that the rule receives: the original, the text with both fixes, and the text with the fix that only
    // affects this file.
    let analyzer = Analyzer(rules: [
      ScriptedRule(byText: ["A.swift": [[.scripted(fix: both), here], [], [.scripted(fix: both)]]])
    ])
    let snapshot = ProjectSnapshot(of: ["A.swift": "a", "B.swift": "b"], by: analyzer)
    let outcome = SafeFixes(analyzer: analyzer).apply(to: ["A.swift"], of: snapshot) { $0 == "A.swift" }
    #expect(outcome.texts == ["A.swift": Array("a3".utf8)])
  }
}
