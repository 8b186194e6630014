import FactQuestions
import Facts
import Rules
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// What makes a proposal safe or suggested. The rules are scripted by what a text contains, so that each clause of the
/// gate can be tried alone.
@Suite("The gate for safe fixes")
struct FixGateTests {
  /// Reports a word wherever it is, and proposes one replacement for it in the file, or in others too.
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

  @Test("What leaves nothing behind is safe, however many there are at once")
  func safe() {
    #expect(safeties(["A.swift": "let bad = 1"], WordRule()) == [.safe])
    #expect(safeties(["A.swift": "bad bad bad", "B.swift": "bad"], WordRule()) == [.safe, .safe, .safe, .safe])
  }

  @Test(
    "A new finding of another rule at information or above makes it a suggestion that says so",
    arguments: [
      (Severity.warning, Safety.suggested(because: "'other' would then report: 'good' stands here")),
      (.information, .suggested(because: "'other' would then report: 'good' stands here")), (.hint, .safe),
    ])
  func newFinding(severity: Severity, expected: Safety) {
    let other = WordRule(word: "good", severity: severity, id: "other", hasFix: false)
    #expect(safeties(["A.swift": "let bad = 1"], WordRule(), other) == [expected])
  }

  @Test("A finding that was there before is no news")
  func known() {
    let other = WordRule(word: "good", id: "other", hasFix: false)
    #expect(safeties(["A.swift": "bad", "B.swift": "good"], WordRule(replacement: "fine"), other) == [.safe])
  }

  @Test("Of many proposals those that are at fault are found, and the others stay safe")
  func atFault() {
    let texts = Dictionary(uniqueKeysWithValues: (10..<40).map { ("\($0).swift", $0 == 27 ? "sad" : "bad") })
    let rules: [any Rule] = [
      WordRule(), WordRule(word: "sad", replacement: "odd", id: "sad"), WordRule(word: "odd", id: "odd", hasFix: false),
    ]
    let decided = safeties(texts, rules[0], rules[1], rules[2])
    #expect(decided.count == 30)
    #expect(decided.enumerated().filter { !$1.isSafe }.map(\.offset) == [17])
  }

  @Test("A fix that leaves its finding, or that would be offered again, is none to apply unseen")
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

  @Test("Until every file has been read nothing is safe")
  func incomplete() {
    #expect(
      safeties(["A.swift": "bad"], isComplete: false, WordRule())
        == [.suggested(because: "not every file of the project has been read yet")])
  }

  @Test("What a tool writes is not edited unseen")
  func generated() {
    #expect(
      safeties(["A.generated.swift": "bad"], WordRule())
        == [.suggested(because: "a tool generates 'A.generated.swift', and its next run overwrites the fix")])
  }

  @Test(
    "What other files use stays",
    arguments: [
      ("{ private var n", "'n' is used at B.swift:1"), ("{ var m", "'n' would no longer be declared"),
    ])
  func interface(replacement: String, reason: String) {
    let texts = ["A.swift": "struct A { var n = 0 }", "B.swift": "func use(_ a: A) -> Int { a.n }"]
    #expect(
      safeties(texts, WordRule(word: "{ var n", replacement: replacement)) == [.suggested(because: reason)])
  }

  @Test("What nobody uses may go private")
  func unused() {
    let texts = ["A.swift": "struct A { var n = 0 }", "B.swift": "func use(_ a: A) {}"]
    #expect(safeties(texts, WordRule(word: "{ var n", replacement: "{ private var n")) == [.safe])
  }

  @Test(
    "What other files only read may become a constant",
    arguments: [
      ("func f() -> Int { n }", Safety.safe),
      ("mutating func f() { n = 1 }", .suggested(because: "'n' is used at B.swift:1")),
    ])
  func constant(member: String, expected: Safety) {
    let texts = ["A.swift": "struct A { var n: Int }", "B.swift": "extension A { \(member) }"]
    #expect(safeties(texts, WordRule(word: "{ var n", replacement: "{ let n")) == [expected])
  }

  @Test("A call in another file still finds its initializer")
  func initializers() {
    let texts = ["A.swift": "struct A { var n = 0 }", "B.swift": "let a = A(n: 1)"]
    let decided = safeties(texts, WordRule(word: "}", replacement: "init() {} }"))
    #expect(decided == [.suggested(because: "the call at B.swift:1 would no longer match an initializer")])
  }
}
