import Analysis
import Projects
import Rules
import SystemCalls

extension Command {
  static let check: Command = Command(
    name: "check",
    summary: "Report misuse of state wrappers",
    operands: "[PATH…]",
    operandLimit: nil,
    discussion: """
      Checks all Swift files below the paths, or below the current folder when no path is given. They are judged as
      parts of the project around them, which is the nearest folder with a package, an Xcode project or a git work tree.
      Hidden folders, build products and checked-out dependencies are skipped unless named.

      The nearest '.statewise.json' above a file says which rules check it; 'editors/statewise.schema.json' of the
      source tree lists what may stand there.

      With --watch it stays and checks again whenever a file changes, reading what changed and nothing else. Ctrl-C ends
      it with the status of the last check.

      Exit status: 0 when there is nothing of severity warning or above, 1 when there is, 2 when a path could not be
      checked or a configuration file isn't valid JSON (everything else is still checked).
      """,
    options: [
      .value("--format", "FORMAT", choices: ReportFormat.allCases.map(\.rawValue), ReportFormat.helpText),
      .value("--severity", "LEVEL", choices: Severity.allCases.map(\.word), "Leave out what is less severe"),
      .value("--rule", "RULE", isRepeatable: true, "Check this rule only; may be given several times"),
      .optionalValue("--only-changed", "REV", "Report only files that differ from the revision, or from HEAD"),
      .value("--baseline", "FILE", "Leave out the findings that the file lists"),
      .value("--write-baseline", "FILE", "List all findings in the file instead of reporting them"),
      .flag("--stdin", "Check the text on standard input, among the files below the paths"),
      .value("--path", "NAME", "The file whose place the text on standard input takes"),
      .value("--stamp", "FILE", "Write an empty file at the end, for a build system that asks for one"),
      .flag("--exit-zero", "Answer 0 instead of 1 where there are findings"),
      .value("--jobs", "N", "Use that many threads instead of one for each core"),
      .flag("--watch", "Check again whenever a file changes, until Ctrl-C"),
      .flag("--statistics", "Count findings and time by rule"),
      .value("--facts", "FILE", "Print what is known of one file and its place in the project, and check nothing"),
    ],
    run: { (invocation, terminal, rules) throws(UsageError) in
      try CheckCommand(invocation, terminal, rules).run()
    })
}

struct CheckCommand {
  private let terminal: Terminal
  private let analyzer: Analyzer
  private let format: ReportFormat
  private let jobs: Int?
  private let invocation: Invocation

  init(_ invocation: Invocation, _ terminal: Terminal, _ rules: [any Rule]) throws(UsageError) {
    self.invocation = invocation
    self.terminal = terminal
    analyzer = try RuleChoice.analyzer(of: invocation.values["--rule"] ?? [], among: rules, for: .check)
    format = invocation.value("--format").flatMap(ReportFormat.init) ?? .text
    jobs = try invocation.positiveNumber("--jobs", of: .check)
    if invocation.has("--path"), !invocation.has("--stdin") {
      throw UsageError("Option '--path' goes with '--stdin'.", .check)
    }
    if invocation.has("--watch"), let other = ["--stdin", "--write-baseline", "--facts"].first(where: invocation.has) {
      throw UsageError("Option '--watch' goes without '\(other)'.", .check)
    }
  }

  func run() -> ExitStatus {
    if let path = invocation.value("--facts") { return showFacts(of: path) }
    guard invocation.has("--watch") else { return report(checked()) }
    let project = WatchedProject(below: invocation.paths, analyzer: analyzer, jobs: jobs)
    var loop = WatchLoop(project, terminal: terminal, report: report)
    return loop.run()
  }

  private func report(_ found: CheckResult) -> ExitStatus {
    var result = found
    if let level = invocation.value("--severity").flatMap(Severity.init(word:)) {
      result = result.filter { $1.severity >= level }
    }
    do throws(ConsoleError) {
      if invocation.has("--only-changed") { result = try changed(result) }
      if let path = invocation.value("--write-baseline") { return try writeBaseline(of: result, to: path) }
      if let path = invocation.value("--baseline") { result = try subtractBaseline(at: path, from: result) }
    } catch {
      terminal.complainLine("\(Product.name): \(error.sentence)")
      return .failed
    }
    terminal.write(
      format.report(result, rules: analyzer.rules, style: terminal.style, showsSource: terminal.isInteractive))
    if invocation.has("--statistics") {
      let table = StatisticsTable(result, analyzer: analyzer, jobs: jobs).text
      if format == .text { terminal.write(table) } else { terminal.complain(table) }
    }
    terminal.complain(about: result.configurations)
    terminal.complain(about: result.problems)
    let status = stamp() ? ExitStatus(of: result) : .failed
    return status == .findings && invocation.has("--exit-zero") ? .clean : status
  }

  /// Returns whether there is a stamp where one is asked for.
  private func stamp() -> Bool {
    guard let path = invocation.value("--stamp") else { return true }
    do {
      try AtomicFile.write([], to: path)
      return true
    } catch {
      terminal.complainLine("\(Product.name): \(error.sentence)")
      return false
    }
  }

  private func showFacts(of path: String) -> ExitStatus {
    switch FactsPage.text(ofFileAt: path, analyzer: analyzer, jobs: jobs) {
    case .success(let text):
      terminal.write(text)
      return .clean
    case .failure(let problem):
      terminal.complain(about: [problem])
      return .failed
    }
  }

  private func checked() -> CheckResult {
    terminal.showingProgress { listener in
      let run = CheckRun(analyzer: analyzer, jobs: jobs, onProgress: listener)
      guard invocation.has("--stdin") else { return run.check(invocation.paths) }
      return run.check(terminal.read(), at: invocation.value("--path") ?? "/stdin.swift", among: invocation.operands)
    }
  }

  private func changed(_ result: CheckResult) throws(ConsoleError) -> CheckResult {
    let revision = invocation.value("--only-changed") ?? ""
    var changed: Set<String> = []
    for path in invocation.paths {
      try changed.formUnion(Git(around: path).changedPaths(since: revision.isEmpty ? "HEAD" : revision))
    }
    return result.filter { path, _ in changed.contains(SwiftFiles.absolute(path)) }
  }

  private func writeBaseline(of result: CheckResult, to path: String) throws(ConsoleError) -> ExitStatus {
    let baseline = Baseline(of: result, at: path)
    try baseline.write(to: path)
    terminal.writeLine("Wrote \(counted(result.findingCount, "finding")) to \(path.printable).")
    terminal.complain(about: result.problems)
    return result.problems.isEmpty ? .clean : .failed
  }

  private func subtractBaseline(at path: String, from result: CheckResult) throws(ConsoleError) -> CheckResult {
    let (rest, gone) = try Baseline(readFrom: path).subtracted(from: result, at: path)
    for key in gone {
      terminal.complainLine("\(key.path.printable): no longer occurs: \(key.message.printable) [\(key.rule)]")
    }
    if !gone.isEmpty {
      terminal.complainLine(
        "\(Product.name): \(counted(gone.count, "finding")) of '\(path.printable)' no longer "
          + "\(gone.count == 1 ? "occurs" : "occur"); '--write-baseline' writes it again.")
    }
    return rest
  }
}

extension ExitStatus {
  init(of result: CheckResult) {
    let hasWarnings = result.files.contains { $0.findings.contains { $0.severity >= .warning } }
    let isWhole = result.problems.isEmpty && !result.configurations.areBroken
    self = !isWhole ? .failed : hasWarnings ? .findings : .clean
  }
}

extension Invocation {
  /// The operands as paths; the current folder when there are none.
  var paths: [String] { operands.isEmpty ? ["."] : operands }

  func positiveNumber(_ name: String, of command: Command) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError("Option '\(name)' takes a number from 1, not '\(text)'.", command)
    }
    return number
  }
}

extension Terminal {
  /// One line for each path that gave nothing.
  func complain(about problems: [FileProblem]) {
    for problem in problems { complainLine("\(Product.name): \(problem.sentence.printable)") }
  }
}
