import SourceText
import SyntaxFuzzing
import TestSupport
import Testing

@testable import Analysis

/// Tests of fixes that overlap or touch each other. Each fix is applied completely or not at all.
@Suite("Conflicting fixes")
struct FixConflictTests {
  private static let texts = [
    "A.swift": "0123456789abcdefghij", "B.swift": "klmnopqrstuvwxyzABCD", "C.swift": "EFGHIJKLMN",
  ]

  @Test("Random fixes in several files are applied completely or not at all", arguments: (0..<200).map(UInt64.init))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixes = (0..<Int.random(in: 2...12, using: &random)).map { Self.fix(number: $0, using: &random) }
    // A finding is in the first file that its fix edits.
    var script: [String: [[Finding]]] = [:]
    for fix in fixes { script[fix.changes[0].path, default: [[]]][0].append(.scripted(fix: fix)) }
    let analyzer = Analyzer(rules: [ScriptedRule(script)])
    let outcome = SafeFixes(analyzer: analyzer, .all).apply(
      to: Self.texts.keys.sorted(), of: ProjectSnapshot(of: Self.texts, by: analyzer))

    let applied = fixes.filter { fix in outcome.applied.contains { $0.title == fix.title } }
    // The new texts are the old texts with exactly these fixes.
    for (path, text) in Self.texts {
      let edits = applied.flatMap(\.changes).filter { $0.path == path }.flatMap(\.edits)
      let expected = try #require(edits.applied(to: Array(text.utf8)), "Two applied fixes overlap in \(path)")
      #expect(outcome.texts[path] ?? Array(text.utf8) == expected)
    }
    // Each fix that was left out touches one that was applied.
    for fix in fixes where !applied.contains(fix) {
      #expect(applied.contains { Self.touch($0, fix) }, "\(fix.title) was left out for no reason")
    }
    for (index, fix) in applied.enumerated() {
      #expect(!applied.dropFirst(index + 1).contains { Self.touch($0, fix) }, "\(fix.title) touches another one")
    }
    #expect(outcome.isComplete)
  }

  private static func touch(_ left: Fix, _ right: Fix) -> Bool {
    left.changes.contains { change in
      right.changes.contains { other in
        change.path == other.path
          && change.edits.contains { edit in other.edits.contains { $0.range.touches(edit.range) } }
      }
    }
  }

  /// Returns a fix with one to three edits, which don't touch each other, in each of one to three files.
  private static func fix(number: Int, using random: inout SeededGenerator) -> Fix {
    let paths = texts.keys.sorted().shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    let changes = paths.map { path in
      let count = (texts[path] ?? "").utf8.count
      var edits: [Edit] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0...count, using: &random)
        let end = min(count, start + Int.random(in: 0...3, using: &random))
        let edit = Edit(ByteRange(start, end), "<\(number)>")
        if edits.allSatisfy({ !$0.range.touches(edit.range) }) { edits.append(edit) }
      }
      return Fix.FileChange(path: path, edits: edits)
    }
    return Fix("Fix \(number)", .proposed, changes: changes)
  }

  @Test("Fixes that touch each other are applied in rounds until none is left", arguments: 1...40)
  func fixpoint(count: Int) {
    let analyzer = Analyzer(rules: [RewritingRule("aa", to: "a")])
    let text = Array(("b" + String(repeating: "a", count: count) + "baab").utf8)
    let outcome = SafeFixes(analyzer: analyzer, .all).apply(
      to: ["A.swift"], of: ProjectSnapshot(of: ["A.swift": text], by: analyzer))
    #expect(outcome.texts["A.swift"].map { String(decoding: $0, as: UTF8.self) } == "babab")
    #expect(outcome.isComplete)
  }

  @Test("A second run changes nothing")
  func second() throws {
    let analyzer = Analyzer(rules: [RewritingRule("ab", to: "ba")])
    let fixes = SafeFixes(analyzer: analyzer, .all)
    let first = fixes.apply(
      to: ["A.swift"], of: ProjectSnapshot(of: ["A.swift": "aababab"], by: analyzer))
    let fixed = try #require(first.texts["A.swift"])
    #expect(String(decoding: fixed, as: UTF8.self) == "bbbaaaa")
    let second = fixes.apply(to: ["A.swift"], of: first.snapshot)
    #expect(second.applied.isEmpty && second.isComplete)
  }
}
