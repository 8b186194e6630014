import Rules

/// A subcommand: its arguments, its help, and its action.
package struct Command: Sendable {
  package let name: String
  /// A one-line description for the list of commands.
  package let summary: String
  /// The operands in the usage line: "[PATH…]"; empty if there are none.
  package internal(set) var operands = ""
  /// The maximum number of operands; nil for any number.
  var operandLimit: Int? = 0
  /// The sentences below the usage line.
  package internal(set) var discussion = ""
  package internal(set) var options: [Option] = []
  let run: @Sendable (Invocation, Terminal, [any Rule]) throws(UsageError) -> ExitStatus

  var allOptions: [Option] { options + Self.sharedOptions }

  /// The options of every command.
  package static let sharedOptions: [Option] = [.color, .help]

  /// The paragraphs of the discussion. Lines that all begin with a word and a colon are a table and aren't joined.
  package var paragraphs: [(lines: [String], isTable: Bool)] {
    discussion.split(separator: "\n\n").map { text in
      let lines = text.split(separator: "\n").map(String.init)
      return (lines, lines.count > 1 && lines.allSatisfy { $0.prefix { $0 != " " }.hasSuffix(":") })
    }
  }

  /// All commands, in the order of the help text.
  package static let all: [Command] = [
    .check, .fix, .migrateObservable, .map, .explain, .rules, .initialize, .doctor, .languageServer, .completions,
  ]
}
