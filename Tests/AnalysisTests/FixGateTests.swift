import FactQuestions
import Facts
import Rules
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// Tests of which fixes are safe and which are suggested. The rules depend only on the words in a text, so that each
/// condition can be tested separately.
@Suite("The gate for safe fixes")
struct FixGateTests {
  /// Reports each occurrence of a word, and proposes one replacement for it in the file, or in other files too.
  private struct WordRule: Rule {
    static let id: RuleID = "word"
    let summary = ""
    let rationale = ""
    let reference = ""
    let examples: [Example] = []
    var word = "bad"
    var replacement = "good"
    var severity = Severity.warning
    var id: RuleID = "word"
    var hasFix = true

    func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
      let text = String(decoding: file.bytes, as: UTF8.self)
      return text.ranges(of: word).map { found in
        let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        let range = ByteRange(start, start + word.utf8.count)
        return Finding(
          rule: id, severity: severity, range: range, message: "'\(word)' stands here",
          fixes: hasFix ? [Fix("Write '\(replacement)'", .proposed, in: file.path, [Edit(range, replacement)])] : [])
      }
    }
  }

  private func safeties(
    _ texts: [String: String], roots: [String] = [], isComplete: Bool = true, _ rules: any Rule...
  ) -> [Safety] {
    let analyzer = Analyzer(rules: rules)
    let snapshot = ProjectSnapshot(of: texts, by: analyzer, roots: roots, isComplete: isComplete)
    let paths = texts.keys.sorted()
    let found = paths.map { path in
      (path: path, findings: snapshot.file(at: path).map { analyzer.findings(in: $0, of: snapshot.project) } ?? [])
    }
    return analyzer.deciding(found, in: snapshot).flatMap { $0.flatMap { $0.fixes.map(\.safety) } }
  }

  @Test("Fixes without side effects are safe, regardless of their number")
  func safe() {
    #expect(safeties(["A.swift": "let bad = 1"], WordRule()) == [.safe])
    #expect(safeties(["A.swift": "bad bad bad", "B.swift": "bad"], WordRule()) == [.safe, .safe, .safe, .safe])
  }

  @Test(
    "A fix that causes a finding, even a hint, is only suggested",
    arguments: [Severity.warning, .information, .hint])
  func newFinding(severity: Severity) {
    let other = WordRule(word: "good", severity: severity, id: "other", hasFix: false)
    let expected = Safety.suggested(because: "'other' would then report: 'good' stands here")
    #expect(safeties(["A.swift": "let bad = 1"], WordRule(), other) == [expected])
  }

  @Test("Findings that exist before the fix don't matter")
  func known() {
    let other = WordRule(word: "good", id: "other", hasFix: false)
    #expect(safeties(["A.swift": "bad", "B.swift": "good"], WordRule(replacement: "fine"), other) == [.safe])
  }

  @Test("Among many fixes, only those with side effects are not safe")
  func atFault() {
    let texts = Dictionary(uniqueKeysWithValues: (10..<40).map { ("\($0).swift", $0 == 27 ? "sad" : "bad") })
    let rules: [any Rule] = [
      WordRule(), WordRule(word: "sad", replacement: "odd", id: "sad"), WordRule(word: "odd", id: "odd", hasFix: false),
    ]
    let decided = safeties(texts, rules[0], rules[1], rules[2])
    #expect(decided.count == 30)
    #expect(decided.enumerated().filter { !$1.isSafe }.map(\.offset) == [17])
  }

  @Test("A fix that does not resolve its finding is not safe")
  func remaining() {
    #expect(
      safeties(["A.swift": "bad"], WordRule(replacement: "bad /* seen */"))
        == [.suggested(because: "it would not resolve the finding")])
  }

  @Test("A fix that breaks the syntax is not safe")
  func syntax() {
    #expect(
      safeties(["A.swift": "func a() { bad }"], WordRule(replacement: "("))
        == [.suggested(because: "it would cause a syntax error in 'A.swift'")])
  }

  @Test("No fix is safe until every file has been read")
  func incomplete() {
    #expect(
      safeties(["A.swift": "bad"], isComplete: false, WordRule())
        == [.suggested(because: "not every file of the project has been read yet")])
  }

  @Test("A fix in a generated file is not safe")
  func generated() {
    #expect(
      safeties(["A.generated.swift": "bad"], WordRule())
        == [.suggested(because: "a tool generates 'A.generated.swift', and its next run overwrites the fix")])
  }

  @Test(
    "A declaration that other files use remains",
    arguments: [
      ("{ private var n", "'n' is used at B.swift:1"), ("{ var m", "'n' would no longer be declared"),
    ])
  func interface(replacement: String, reason: String) {
    let texts = ["A.swift": "struct A { var n = 0 }", "B.swift": "func use(_ a: A) -> Int { a.n }"]
    #expect(
      safeties(texts, WordRule(word: "{ var n", replacement: replacement)) == [.suggested(because: reason)])
  }

  @Test("A declaration that no other file uses can become private")
  func unused() {
    let texts = ["A.swift": "struct A { var n = 0 }", "B.swift": "func use(_ a: A) {}"]
    #expect(safeties(texts, WordRule(word: "{ var n", replacement: "{ private var n")) == [.safe])
  }

  @Test(
    "A variable that other files only read can become a constant",
    arguments: [
      ("func f() -> Int { n }", Safety.safe),
      ("mutating func f() { n = 1 }", .suggested(because: "'n' is used at B.swift:1")),
    ])
  func constant(member: String, expected: Safety) {
    let texts = ["A.swift": "struct A { var n: Int }", "B.swift": "extension A { \(member) }"]
    #expect(safeties(texts, WordRule(word: "{ var n", replacement: "{ let n")) == [expected])
  }

  @Test("A fix that breaks an initializer call in another file is not safe")
  func initializers() {
    let texts = ["A.swift": "struct A { var n = 0 }", "B.swift": "let a = A(n: 1)"]
    let decided = safeties(texts, WordRule(word: "}", replacement: "init() {} }"))
    #expect(decided == [.suggested(because: "the call at B.swift:1 would no longer match an initializer")])
  }
}
