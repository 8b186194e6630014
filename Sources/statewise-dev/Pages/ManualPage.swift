import Analysis
import Console
import Projects

/// The manual page, generated from the commands, with the macros of man(7).
enum ManualPage {
  /// The path relative to the root of the repository.
  static let path = "Sources/Console/\(Product.name).1"

  static var text: String {
    let commands = Command.all.flatMap(section)
    let lines =
      [
        ".\\\" Generated: \(GeneratedPages.command)",
        ".TH \(Product.name.uppercased()) 1 \"\" \"\(Product.name) \(Product.version)\"",
        ".SH NAME", escaped("\(Product.name) - \(HelpText.purpose)"),
        ".SH SYNOPSIS", ".B \(Product.name)", ".I command", "[\\fIoptions\\fR] [\\fIoperands\\fR]",
        ".SH COMMANDS",
      ] + commands + [".SH OPTIONS", "Every command accepts these options."]
      + Command.sharedOptions.flatMap { item($0.usage, $0.summary + ".") } + [".SH \"EXIT STATUS\""]
      + ExitStatus.allCases.flatMap { item(String($0.rawValue), $0.meaning) }
      + [".SH ENVIRONMENT"]
      + item("NO_COLOR", "If it is set and not empty, no colors are used. The option --color overrides it.")
      + item("FORCE_COLOR, CLICOLOR_FORCE", "If one is set and not \"0\", colors are used in pipes too.")
      + item("TERM", "If it is \"dumb\", neither colors nor a progress bar are used.")
      + [".SH FILES"]
      + item(
        ConfigurationFile.name,
        "The nearest one above a Swift file determines which rules check it. '\(Product.name) init' creates one."
      )
    return lines.map { $0 + "\n" }.joined()
  }

  private static func section(_ command: Command) -> [String] {
    let synopsis =
      "\\fB\(escaped(command.name))\\fR" + (command.operands.isEmpty ? "" : " " + escaped(command.operands))
    return [".SS \(synopsis)", escaped(command.summary + ".")]
      + command.paragraphs.flatMap { paragraph in
        let lines = paragraph.lines.map(escaped)
        return [".PP"] + (paragraph.isTable ? [".nf"] + lines + [".fi"] : lines)
      }
      + command.options.flatMap { item($0.usage, $0.summary + ".") }
  }

  private static func item(_ name: String, _ text: String) -> [String] {
    [".TP", ".B \(escaped(name))", escaped(text)]
  }

  /// Escapes a period or an apostrophe at the beginning of a line, which would be a macro, and dashes, which would
  /// become hyphens.
  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
