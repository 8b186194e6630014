import Analysis
import Rules

extension Command {
  static let rules: Command = Command(
    name: "rules",
    summary: "List all rules",
    discussion: "Prints one line per rule: its name, its severity or 'off', and what it reports.",
    options: [.flag("--json", "Write the list as JSON")],
    run: { invocation, terminal, rules in
      if invocation.has("--json") {
        terminal.write(JSONText.of(rules.map(RuleListing.init)))
      } else {
        terminal.write(RuleListing.table(rules, terminal.style))
      }
      return .clean
    })
}

/// A rule in the output of `statewise rules`.
struct RuleListing: Encodable {
  let id: String
  let summary: String
  let rationale: String
  let severity: String
  let isOnByDefault: Bool
  let reference: String

  init(_ rule: any Rule) {
    id = rule.id.description
    summary = rule.summary
    rationale = rule.rationale
    severity = rule.defaultSeverity.word
    isOnByDefault = rule.isOnByDefault
    reference = rule.reference
  }

  static func table(_ rules: [any Rule], _ style: Style) -> String {
    let rows = rules.map { ($0.id, $0.isOnByDefault ? $0.defaultSeverity.word : "off", $0.summary) }
    let (first, second) = (rows.map(\.0.description.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    func padding(_ text: String, to width: Int) -> String { String(repeating: " ", count: width - text.count + 2) }
    return rows.map { id, level, summary in
      let row = style.bold(style.name(id)) + padding(id.description, to: first) + level + padding(level, to: second)
      return style.wrapped(row + summary, indent: first + second + 4) + "\n"
    }.joined()
  }
}
