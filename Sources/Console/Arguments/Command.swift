import Analysis
import Rules

/// One subcommand: what it accepts, what its help says, what it does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// What stands for operands in the usage line: "[PATH…]". Empty when there are none.
  var operands = ""
  /// How many operands it takes; any number when nil.
  var operandLimit: Int? = 0
  /// Sentences below the usage line.
  var discussion = ""
  var options: [Option] = []
  let run: @Sendable (Invocation, Terminal, [any Rule]) throws(UsageError) -> ExitStatus

  var allOptions: [Option] { options + [.help] }

  /// Every command, in the order in which help lists them.
  static let all: [Command] = [
    .check, .fix, .migrateObservable, .map, .explain, .rules, .initialize, .doctor, .languageServer, .completions,
  ]
}
