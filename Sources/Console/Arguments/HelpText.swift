import Analysis

/// What `--help` prints.
package enum HelpText {
  package static let purpose = "finds and fixes misuse of SwiftUI's state wrappers"

  static var program: String {
    """
    \(Product.name) \(Product.version): \(purpose).

    Usage: \(Product.name) COMMAND [OPTIONS]

    Commands:
    \(table(Command.all.map { ($0.name, $0.summary) }))

    Options:
    \(table([("--version", "Show the version"), ("--help", "Show this text")]))

    Exit status:
    \(table(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }))

    '\(Product.name) COMMAND --help' tells what a command takes.

    """
  }

  static func command(_ command: Command) -> String {
    let usage = ["Usage: \(Product.name) \(command.name)", "[OPTIONS]", command.operands]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let sections = [
      "\(command.summary).", usage, command.discussion,
      "Options:\n" + table(command.allOptions.map { ($0.usage, $0.summary) }),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.summary
    }.joined(separator: "\n")
  }
}
