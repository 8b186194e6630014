import Analysis

/// The text that `--help` prints.
package enum HelpText {
  package static let purpose = "finds and fixes misuse of SwiftUI's state wrappers"

  static func program(_ style: Style) -> String {
    """
    \(style.wrapped("\(Product.name) \(Product.version): \(purpose)."))

    Usage: \(Product.name) COMMAND [OPTIONS]

    Commands:
    \(table(Command.all.map { ($0.name, $0.summary) }, style))

    Options:
    \(table([("--version", "Show the version"), ("--help", "Show this text")], style))

    Exit status:
    \(table(ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }, style))

    \(style.wrapped("Run '\(Product.name) COMMAND --help' for the arguments of a command."))

    """
  }

  static func command(_ command: Command, _ style: Style) -> String {
    let usage = ["Usage: \(Product.name) \(command.name)", "[OPTIONS]", command.operands]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let sections = [
      style.wrapped("\(command.summary)."), style.wrapped(usage, indent: 2),
      style.width == nil ? command.discussion : reflowed(command, style),
      "Options:\n" + table(command.allOptions.map { ($0.usage, $0.summary) }, style),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func reflowed(_ command: Command, _ style: Style) -> String {
    command.paragraphs.map { paragraph in
      style.wrapped(
        paragraph.lines.joined(separator: paragraph.isTable ? "\n" : " "), indent: paragraph.isTable ? 6 : 0)
    }.joined(separator: "\n\n")
  }

  private static func table(_ rows: [(name: String, summary: String)], _ style: Style) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      style.wrapped(
        "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.summary, indent: width + 4)
    }.joined(separator: "\n")
  }
}
