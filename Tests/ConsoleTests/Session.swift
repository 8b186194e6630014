import Rules

@testable import Console

/// One run of the command line with everything that it wrote.
struct Session {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ arguments: String..., rules: [any Rule] = [], isInteractive: Bool = false,
    environment: [String: String] = ["NO_COLOR": "1"], input: String = ""
  ) {
    self.init(arguments, rules: rules, isInteractive: isInteractive, environment: environment, input: input)
  }

  init(
    _ arguments: [String], rules: [any Rule] = [], isInteractive: Bool = false,
    environment: [String: String] = ["NO_COLOR": "1"], input: String = ""
  ) {
    var output = ""
    var errors = ""
    let terminal = Terminal(
      write: { output += $0 }, complain: { errors += $0 }, isInteractive: isInteractive, environment: environment,
      read: { Array(input.utf8) })
    status = Console.run(arguments: arguments, terminal: terminal, rules: rules, languageServer: { 42 })
    self.output = output
    self.errors = errors
  }
}
