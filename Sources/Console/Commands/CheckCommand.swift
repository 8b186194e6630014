import Analysis
import Rules

extension Command {
  static let check = Command(
    name: "check",
    summary: "Report misuse of state wrappers",
    operands: "[PATH…]",
    operandLimit: nil,
    discussion: """
      Checks all Swift files below the paths as one project, or below the current folder when no path is given.
      Hidden folders, build products and checked-out dependencies are passed by unless they are named.

      Exit status: 0 when there is nothing of severity warning or above, 1 when there is, 2 when a path could not be
      checked (everything else still is).
      """,
    options: [],
    run: { CheckCommand(invocation: $0, terminal: $1, rules: $2).run() })
}

struct CheckCommand {
  let invocation: Invocation
  let terminal: Terminal
  let rules: [any Rule]

  func run() -> ExitStatus {
    let result = CheckRun(analyzer: Analyzer(rules: rules)).check(invocation.paths)
    TextReport(result: result, style: terminal.style, showsSource: terminal.isInteractive).write(to: terminal)
    terminal.complain(about: result.problems)
    return ExitStatus(of: result)
  }
}

extension ExitStatus {
  init(of result: CheckResult) {
    let isLoud = result.files.contains { $0.findings.contains { $0.severity >= .warning } }
    self = !result.problems.isEmpty ? .failed : isLoud ? .findings : .clean
  }
}

extension Invocation {
  /// The operands as paths; the current folder when there are none.
  var paths: [String] { operands.isEmpty ? ["."] : operands }
}

extension Terminal {
  /// One line for each path that gave nothing.
  func complain(about problems: [FileProblem]) {
    for problem in problems { complainLine("\(Product.name): \(problem.sentence.printable)") }
  }
}
