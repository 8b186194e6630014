import RuleTesting
import Rules
import Testing

@Suite("The list of rules")
struct RuleListTests {
  private var listed: [String] { AllRules.rules.map { String(describing: type(of: $0)) } }

  @Test("Every rule file is in AllRules.swift, and every rule in it has a file")
  func complete() {
    let files = Repository.sources.filter { $0.path.hasPrefix("Sources/Rules/") }
    let declared = files.flatMap { file in
      file.text.matches(of: /struct (\w+): Rule\b/).map { (name: String($0.1), path: file.path) }
    }
    for rule in declared {
      #expect(listed.contains(rule.name), "Add \(rule.name)() to Sources/Rules/AllRules.swift")
      #expect(rule.path == "Sources/Rules/\(rule.name).swift", "Move \(rule.name) to Sources/Rules/\(rule.name).swift")
    }
    #expect(Set(listed) == Set(declared.map(\.name)))
    #expect(Set(listed).count == listed.count)
  }

  @Test("A rule's id is its type's name in lowercase words with hyphens")
  func names() {
    for rule in AllRules.rules {
      let type = String(describing: type(of: rule))
      let words = rule.id.description.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(words.joined() == type)
    }
  }

  @Test("Every rule has a one-line summary, a rationale, a reference, and examples of both kinds")
  func words() {
    for rule in AllRules.rules {
      #expect(!rule.summary.isEmpty && !rule.summary.contains("\n") && !rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.rationale.count > 80, "\(rule.id)")
      #expect(rule.reference.hasPrefix("https://"), "\(rule.id)")
      #expect(rule.examples.contains { $0.expectation != .allowed }, "\(rule.id)")
      #expect(rule.examples.contains { $0.expectation == .allowed }, "\(rule.id)")
    }
  }

  @Test("A rule has at most three examples, which show every kind of fix that it has")
  func examples() {
    for rule in AllRules.rules {
      #expect(rule.examples.count <= 3, "\(rule.id): move the others to \(RuleCases.folder) as cases")
      let shown = Set(rule.examples.compactMap { RuleCase($0).fixed?.isSafe })
      let known = Set(RuleCases.all.cases(of: rule).compactMap { $0.fixed?.isSafe })
      #expect(
        shown == known, "\(rule.id): show each kind of fix, safe or suggested, in an example for the table of rules")
    }
  }
}
