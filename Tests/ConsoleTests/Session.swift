import Rules
import Testing

@testable import Console

/// A run of the command line with all of its output.
struct Session {
  let status: Int32
  let output: String
  let errors: String
  /// The command of the other language server; empty if there is none; nil if our language server was not started.
  let neighbor: [String]?

  /// - Parameter meanwhile: actions that run while the program waits, one for each wait. After the last one, the
  ///   program ends.
  init(
    _ arguments: String..., rules: [any Rule] = [], isInteractive: Bool = false,
    environment: [String: String] = ["NO_COLOR": "1"], input: String? = "", answers: [String] = [],
    meanwhile: [() throws -> Void] = []
  ) {
    self.init(
      arguments, rules: rules, isInteractive: isInteractive, environment: environment, input: input, answers: answers,
      meanwhile: meanwhile)
  }

  init(
    _ arguments: [String], rules: [any Rule] = [], isInteractive: Bool = false,
    environment: [String: String] = ["NO_COLOR": "1"], width: Int? = nil, outputProblem: String? = nil,
    input: String? = "", answers: [String] = [],
    meanwhile: [() throws -> Void] = []
  ) {
    var answers = answers[...]
    var meanwhile = meanwhile[...]
    var output = ""
    var errors = ""
    let terminal = Terminal(
      write: { output += $0 }, writeError: { errors += $0 }, isInteractive: isInteractive,
      isInputInteractive: isInteractive, environment: environment, width: width, read: { input.map { Array($0.utf8) } },
      ask: { question in
        output += question + "\n"
        return answers.popFirst()
      },
      wait: { _ in
        guard let next = meanwhile.popFirst() else { return false }
        do { try next() } catch { Issue.record(error) }
        return true
      }, outputProblem: { outputProblem })
    var neighbor: [String]?
    status = Console.run(
      arguments: arguments, terminal: terminal, rules: rules,
      languageServer: { _, command in
        neighbor = command
        return 42
      })
    self.neighbor = neighbor
    self.output = output
    self.errors = errors
  }
}
