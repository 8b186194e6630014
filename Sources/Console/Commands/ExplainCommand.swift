import Analysis
import Rules

extension Command {
  static let explain: Command = Command(
    name: "explain",
    summary: "Print what a rule reports, why, and how to fix it",
    operands: "[RULE]",
    operandLimit: 1,
    discussion: "Prints the rule's page. Without a name, lists all rules.",
    run: { ExplainCommand(rules: $2, terminal: $1).run($0.operands.first) })
}

struct ExplainCommand {
  let rules: [any Rule]
  let terminal: Terminal

  func run(_ name: String?) -> ExitStatus {
    guard let name else {
      terminal.write(RuleListing.table(rules, RuleLevels(), terminal.style))
      return .clean
    }
    if let rule = RulesNotBuilt.all.first(where: { $0.id.description == name }) {
      print(RuleNotBuiltPage(rule).blocks())
      return .clean
    }
    guard let rule = rules.first(where: { $0.matchesName(name) }) else {
      let known = rules.map(\.id.description) + RulesNotBuilt.all.map(\.id.description)
      return terminal.fail("\(RuleChoice.unknown(name, among: known)) '\(Product.name) explain' lists all rules.")
    }
    print(RulePage(rule).blocks())
    return .clean
  }

  private func print(_ page: [PageBlock]) {
    let style = terminal.style
    terminal.write(
      terminal.isInteractive || style.isColored
        ? page.map { text(of: $0, style) }.joined(separator: "\n\n") + "\n"
        : page.markdown)
  }

  private func text(of block: PageBlock, _ style: Style) -> String {
    switch block {
    case .heading(_, let text): style.bold(style.wrapped(text))
    case .paragraph(let text): style.wrapped(text)
    case .list(let items): items.map { style.wrapped("  - " + $0, indent: 4) }.joined(separator: "\n")
    case .code(let language, let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        "    " + colored(String(line), language, style)
      }.joined(separator: "\n")
    }
  }

  private func colored(_ line: String, _ language: String, _ style: Style) -> String {
    switch (language, line.first) {
    case ("diff", "+"): style.green(line)
    case ("diff", "-"): style.red(line)
    case ("swift", _) where line.drop { $0 == "/" || $0 == " " }.hasPrefix("^"): style.cyan(line)
    default: line
    }
  }
}
