import Console
import Rules

/// The pages of the repository that are made from the rules. A test compares, `statewise-dev pages` writes; it adds
/// those that are made from the command line.
enum GeneratedPages {
  struct Page: Sendable, Hashable {
    /// From the repository's root.
    let path: String
    /// The present text in, the text as it should be out; nil when the present text lacks the marks between which the
    /// generated part stands.
    let updated: @Sendable (_ present: String) -> String?

    init(path: String, updated: @escaping @Sendable (_ present: String) -> String?) {
      self.path = path
      self.updated = updated
    }

    static func == (left: Page, right: Page) -> Bool { left.path == right.path }
    func hash(into hasher: inout Hasher) { hasher.combine(path) }
  }

  static let command = "swift run statewise-dev pages"

  static func all(rules: [any Rule] = AllRules.rules) -> [Page] {
    [
      Page(path: "README.md") { insert(RuleTable.lines(rules, linkBase: "Sources/Rules/README.md"), into: $0) },
      Page(path: "Sources/Rules/README.md") { _ in rulesPage(rules) },
      Page(path: "editors/statewise.schema.json") { _ in ConfigurationSchema.text(rules) },
      Page(path: "Sources/Rules/Coverage.md") { _ in CoveragePage.text() },
    ]
  }

  /// Replaces what stands between the two marks.
  private static func insert(_ generated: [String], into page: String) -> String? {
    let begin = "<!-- The rule table is generated: \(command) -->\n"
    let end = "<!-- End of the generated table -->"
    guard let start = page.firstRange(of: begin), let stop = page[start.upperBound...].firstRange(of: end) else {
      return nil
    }
    return page[..<start.upperBound] + generated.map { $0 + "\n" }.joined() + page[stop.lowerBound...]
  }

  private static func rulesPage(_ rules: [any Rule]) -> String {
    let head: [PageBlock] = [
      .heading(1, "Rules"),
      .paragraph(
        "Each rule is one file of this folder and one line of `AllRules.swift`. This page is made from them by "
          + "`\(command)`; `statewise explain RULE` prints the same section in a terminal."),
      .paragraph(RuleTable.lines(rules, linkBase: "").joined(separator: "\n")),
    ]
    let notBuilt: [PageBlock] = [
      .heading(2, "Rules that are not built"),
      .paragraph("`statewise explain` prints these too, for those who look for them."),
    ]
    return
      (head + rules.flatMap { RulePage($0).blocks(level: 2) } + notBuilt
      + RulesNotBuilt.all.flatMap { RuleNotBuiltPage($0).blocks(level: 3) }).markdown
  }
}

/// All rules as a Markdown table, one row a line, linked to their sections.
enum RuleTable {
  /// - Parameter linkBase: the page that holds the sections; empty on that page itself.
  static func lines(_ rules: [any Rule], linkBase: String) -> [String] {
    let rows = rules.map { rule in
      let status = rule.isOnByDefault ? rule.defaultSeverity.word : "off"
      return "| [\(rule.id)](\(linkBase)#\(rule.id)) | \(rule.summary) | \(status) | \(fix(of: rule)) |"
    }
    return ["| Rule | Reports | Severity | Fix |", "| --- | --- | --- | --- |"] + rows
  }

  /// What the examples show of the rule's fixes.
  private static func fix(of rule: any Rule) -> String {
    let examples = rule.examples
    let areSafe = examples.compactMap { example -> Bool? in
      if case .fixed(_, let isSafe, _) = example.expectation { isSafe } else { nil }
    }
    return [areSafe.contains(true) ? "safe" : nil, areSafe.contains(false) ? "suggested" : nil]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
