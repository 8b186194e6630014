import Analysis
import Rules

/// One subcommand: what it accepts, what its help says, what it does.
package struct Command: Sendable {
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// The operands in the usage line: "[PATH…]". Empty when there are none.
  package internal(set) var operands = ""
  /// How many operands it takes; any number when nil.
  var operandLimit: Int? = 0
  /// Sentences below the usage line.
  package internal(set) var discussion = ""
  package internal(set) var options: [Option] = []
  let run: @Sendable (Invocation, Terminal, [any Rule]) throws(UsageError) -> ExitStatus

  var allOptions: [Option] { options + Self.sharedOptions }

  /// The options of every command.
  package static let sharedOptions: [Option] = [.color, .help]

  /// The discussion, a paragraph at a time. Lines that all begin with a word and a colon are a table and keep their ends.
  package var paragraphs: [(lines: [String], isTable: Bool)] {
    discussion.split(separator: "\n\n").map { text in
      let lines = text.split(separator: "\n").map(String.init)
      return (lines, lines.count > 1 && lines.allSatisfy { $0.prefix { $0 != " " }.hasSuffix(":") })
    }
  }

  /// Every command, in the order in which help lists them.
  package static let all: [Command] = [
    .check, .fix, .migrateObservable, .map, .explain, .rules, .initialize, .doctor, .languageServer, .completions,
  ]
}
