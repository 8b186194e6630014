import RuleTesting
import Rules
import Testing

/// Tests of the page that lists what the source documents say about state, and what checks it.
@Suite("Coverage of the source documents")
struct CoverageTests {
  /// The statements of the page, which are the rows of its tables.
  static let statements: [Statement] =
    (Repository.files.first { $0.path == "Sources/Rules/Coverage.md" }?.text ?? "").split(separator: "\n## ")
    .dropFirst().flatMap { section in
      section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { row in
        let cells = row.dropFirst(2).dropLast(2).split(separator: " | ")
        return Statement(
          source: String(section.prefix { $0 != "\n" }), text: String(cells[0]), check: String(cells[1]))
      }
    }

  struct Statement: Sendable, CustomTestStringConvertible {
    /// The document.
    let source: String
    /// The claim, paraphrased.
    let text: String
    /// The links to the rules and the title of a case, or the reason why there is none.
    let check: String

    var testDescription: String { text }
  }

  @Test("Every statement has rules and a case, or a dated reason for having none", arguments: statements)
  func isChecked(_ statement: Statement) throws {
    if statement.check.hasPrefix("No rule") {
      #expect(statement.check.wholeMatch(of: /No rule \(20\d\d-[01]\d-[0-3]\d\): .+/) != nil)
      return
    }
    let match = try #require(statement.check.wholeMatch(of: /(\[.+\)): “(.+)”/), "'\(statement.check)'")
    let rules = try match.1.split(separator: ", ").map { link in
      let name = try #require(link.wholeMatch(of: /\[(.+)\]\(README\.md#(.+)\)/), "'\(link)'")
      #expect(name.1 == name.2)
      return try #require(AllRules.rules.first { $0.id.description == name.1 }, "There is no rule '\(name.1)'")
    }
    let first = try #require(rules.first)
    #expect(
      RuleCases.all.cases(of: first).contains { $0.title == match.2 }, "'\(first.id)' has no case '\(match.2)'")
  }

  @Test("There are statements, and all are different")
  func areDistinct() {
    let texts = Self.statements.map { "\($0.source) \($0.text)" }
    #expect(texts.count > 50 && Set(texts).count == texts.count)
  }
}
