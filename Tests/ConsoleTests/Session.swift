import Rules

@testable import Console

/// One run of the command line with everything that it wrote.
struct Session {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ arguments: String..., rules: [any Rule] = [], isInteractive: Bool = false,
    environment: [String: String] = ["NO_COLOR": "1"], input: String = "", answers: [String] = []
  ) {
    self.init(
      arguments, rules: rules, isInteractive: isInteractive, environment: environment, input: input, answers: answers)
  }

  init(
    _ arguments: [String], rules: [any Rule] = [], isInteractive: Bool = false,
    environment: [String: String] = ["NO_COLOR": "1"], input: String = "", answers: [String] = []
  ) {
    var answers = answers[...]
    var output = ""
    var errors = ""
    let terminal = Terminal(
      write: { output += $0 }, complain: { errors += $0 }, isInteractive: isInteractive, environment: environment,
      read: { Array(input.utf8) },
      ask: { question in
        output += question + "\n"
        return answers.popFirst()
      })
    status = Console.run(arguments: arguments, terminal: terminal, rules: rules, languageServer: { _ in 42 })
    self.output = output
    self.errors = errors
  }
}
