import Analysis
import Rules

/// One subcommand: what it accepts, what its help says, what it does.
package struct Command: Sendable {
  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// What stands for operands in the usage line: "[PATH…]". Empty when there are none.
  package internal(set) var operands = ""
  /// How many operands it takes; any number when nil.
  var operandLimit: Int? = 0
  /// Sentences below the usage line.
  package internal(set) var discussion = ""
  package internal(set) var options: [Option] = []
  let run: @Sendable (Invocation, Terminal, [any Rule]) throws(UsageError) -> ExitStatus

  var allOptions: [Option] { options + [.help] }

  /// Every command, in the order in which help lists them.
  package static let all: [Command] = [
    .check, .fix, .migrateObservable, .map, .explain, .rules, .initialize, .doctor, .languageServer, .completions,
  ]
}
