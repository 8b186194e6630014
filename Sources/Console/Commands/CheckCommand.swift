import Analysis
import Projects
import Rules
import SourceText
import SystemCalls

extension Command {
  static let check: Command = Command(
    name: "check",
    summary: "Report misuse of state wrappers",
    operands: "[PATH…]",
    operandLimit: nil,
    discussion: """
      Checks all Swift files below the paths, or below the current folder if no path is given, as parts of the project
      around them: the git work tree, or else the outermost folder with a package, an Xcode project, or a workspace. A
      'project.yml' of XcodeGen counts as the Xcode project that it generates. Each project is checked separately. Hidden
      folders, build products, checked-out dependencies, and nested work trees are skipped unless named. A file that
      the targets of its project leave out isn't compiled, so it isn't checked.

      The nearest '.statewise.json' above a file configures the rules for it, unless --config names another file.
      'statewise.schema.json' describes its contents. The schema is in 'editors' in the source tree, and in
      'share/statewise' in an installed copy.

      --only-changed limits the report to files with uncommitted changes. --only-changed=main also includes the files
      that changed since the merge base with main, as in a code review of the branch.

      With --watch, the command keeps running and checks again whenever a file changes, reading only what changed.
      Ctrl-C ends it with the exit status of the last check.

      Exit status: 0 if no finding has the severity warning (or the one of --fail-on) or above, 1 if one does, 2 if a
      path could not be checked, or if a configuration file is invalid or excludes all files (everything else is still
      checked).
      """,
    options: [
      .value("--format", "FORMAT", choices: ReportFormat.allCases.map(\.rawValue), ReportFormat.helpText),
      .flag("--fix", "First apply all safe fixes, then report what is left"),
      .allowDirty,
      .flag("--full", "Show the source, related places, and fixes, too, as on a terminal"),
      .flag("--concise", "Show one line for each finding and related place, as in a pipe"),
      .quiet,
      .config, .exclude,
      .value(
        "--severity", "LEVEL", choices: Severity.allCases.map(\.word),
        "Report only findings of this severity or above: error, warning, info, or hint"),
      .rule, .ignore,
      .onlyChanged, .baseline,
      .value("--write-baseline", "FILE", "List all findings in the file instead of reporting them"),
      .flag("--stdin", "Check the text on standard input, among the files below the paths"),
      .value("--path", "NAME", "The path of the file whose contents are on standard input"),
      .value("--stamp", "FILE", "Write an empty file when done, for build systems that need an output"),
      .value(
        "--fail-on", "LEVEL", choices: Severity.allCases.map(\.word),
        "Exit with 1 for findings of this severity or above (default: warning)"),
      .flag("--exit-zero", "Exit with 0 even if there are findings"),
      .value("--jobs", "N", "Use N threads instead of one per core"),
      .flag("--watch", "Check again whenever a file changes, until Ctrl-C"),
      .flag("--statistics", "Show the number of findings and the time for each rule"),
      .value("--facts", "FILE", "Print the facts that rules see in one file, for debugging"),
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
  private let choice: ConfigurationChoice
  private let invocation: Invocation

  /// Options that exclude each other, with a reason unless it is obvious.
  private static let conflicts: [(option: String, others: [String], reason: String)] = [
    ("--full", ["--concise"], ""),
    ("--watch", ["--stdin", "--write-baseline", "--facts"], ""),
    ("--fail-on", ["--exit-zero"], ""),
    ("--write-baseline", ["--severity"], "; a baseline contains all findings"),
    ("--write-baseline", ["--baseline"], "; it already reads the baseline that it updates"),
    ("--fix", ["--stdin", "--watch", "--facts", "--severity", "--write-baseline"], ""),
  ]
  /// `--facts` and the options that may be used with it: those that affect how the project is read or text is colored.
  private static let allowedWithFacts = ["--facts", "--config", "--exclude", "--jobs", Option.color.name]

  init(_ invocation: Invocation, _ terminal: Terminal, _ rules: [any Rule]) throws(UsageError) {
    self.invocation = invocation
    self.terminal = terminal
    analyzer = try RuleChoice.analyzer(invocation, among: rules, for: .check)
    format = invocation.value("--format").flatMap(ReportFormat.init) ?? .text
    jobs = try invocation.positiveNumber("--jobs", of: .check)
    choice = try invocation.configurationChoice(of: .check)
    if format != .text, let option = ["--full", "--concise"].first(where: invocation.has) {
      throw UsageError("'\(option)' cannot be used with '--format \(format.rawValue)'.", .check)
    }
    for (option, needed) in [("--path", "--stdin"), ("--allow-dirty", "--fix")]
    where invocation.has(option) && !invocation.has(needed) {
      throw UsageError("'\(option)' requires '\(needed)'.", .check)
    }
    if let path = invocation.value("--path"), Files.isFolder(path) {
      throw UsageError("'--path' must be the path of a file, and '\(path)' is a folder.", .check)
    }
    if invocation.has("--stdin"), invocation.has("--only-changed"), !invocation.has("--path") {
      throw UsageError("'--stdin' with '--only-changed' requires '--path'.", .check)
    }
    for (option, others, reason) in Self.conflicts where invocation.has(option) {
      guard let other = others.first(where: invocation.has) else { continue }
      throw UsageError("'\(option)' cannot be used with '\(other)'\(reason).", .check)
    }
    if let file = invocation.value("--facts") {
      if let other = invocation.optionNames.first(where: { !Self.allowedWithFacts.contains($0) }) {
        throw UsageError("'--facts' cannot be used with '\(other)'.", .check)
      }
      if let path = invocation.operands.first {
        throw UsageError("'--facts' describes only '\(file)'; remove '\(path)'.", .check)
      }
    }
  }

  func run() -> ExitStatus {
    if let path = invocation.value("--facts") { return showFacts(of: path) }
    if invocation.has("--fix") { return fixAndReport() }
    if invocation.has("--stdin") {
      guard let text = terminal.read() else {
        return terminal.fail(with: ConsoleError(sentence: "Standard input cannot be read."))
      }
      return report(checked(text))
    }
    // Without its paths, a watch would wait forever.
    guard invocation.has("--watch"), invocation.paths.allSatisfy(Files.exists) else { return report(checked()) }
    let projects = ProjectGroup.groups(of: invocation.paths).map {
      WatchedProject(below: $0.paths, choosing: choice, analyzer: analyzer, jobs: jobs)
    }
    var loop = WatchLoop(projects: projects, terminal: terminal, report: report)
    return loop.run()
  }

  private func fixAndReport() -> ExitStatus {
    do throws(ConsoleError) {
      let scope = try FixScope(invocation)
      let writeGuard = try WriteGuard(paths: invocation.allowsUncommitted ? [] : invocation.paths)
      let allWritten = ProjectGroup.groups(of: invocation.paths).map { fix($0, scope, writeGuard) }
      let status = report(checked())
      return allWritten.allSatisfy { $0 } ? status : .failed
    } catch {
      return terminal.fail(with: error)
    }
  }

  /// Returns whether all fixes were written.
  private func fix(_ group: ProjectGroup, _ scope: FixScope, _ writeGuard: WriteGuard) -> Bool {
    let run = terminal.showingProgress {
      ProjectRun(ProjectExtent(group, choosing: choice), analyzer: analyzer, jobs: jobs, onProgress: $0)
    }
    // With an invalid configuration, it is unknown what to fix. The report shows the problem.
    guard !run.project.configurations.files.areBroken else { return true }
    let written = SafeFixWriting(scope, of: run, analyzer: analyzer, writeGuard)
    // If no file could be read, the reported problem is enough.
    if !invocation.has("--quiet"), !run.files.isEmpty {
      written.lines.forEach(format == .text ? terminal.writeLine : terminal.writeErrorLine)
    }
    terminal.warn(about: written.problems)
    return written.problems.isEmpty
  }

  private func report(_ found: CheckResult) -> ExitStatus {
    var result = found
    var reported = ReportScope(severity: invocation.value("--severity").flatMap(Severity.init(word:)))
    do throws(ConsoleError) {
      if let changed = try invocation.changedPaths() {
        (reported.revision, reported.paths) = (invocation.revision, changed)
        let paths = Set(result.files.map(\.path).filter(reported.includes))
        result = result.filter { path, _ in paths.contains(path) }
      }
      let scope = Baseline.Scope(
        rules: invocation.values["--rule"].map(Set.init), ignored: Set(invocation.values["--ignore"] ?? []),
        paths: reported.paths)
      if let path = invocation.value("--write-baseline") { return try writeBaseline(of: result, to: path, scope) }
      if let path = invocation.value("--baseline") {
        let rest = try subtractBaseline(at: path, from: result, scope)
        reported.knownCount = result.findingCount - rest.findingCount
        result = rest
      }
      // The severity is applied last, because a baseline doesn't contain severities.
      if let level = reported.severity { result = result.filter { $1.severity >= level } }
    } catch {
      return terminal.fail(with: error)
    }
    let exclusions = Exclusions(result.excludedFiles, of: namedPaths, leaving: result.checkedPaths.count)
    let reason = exclusions.areComplete ? exclusions.lines.last.map(FileProblem.Reason.excluded) : nil
    let problem = reason.map { FileProblem(path: invocation.paths.first ?? ".", reason: $0) }
    terminal.write(
      format.report(
        problem.map(result.adding) ?? result, rules: analyzer.rules, style: terminal.style,
        showsSource: invocation.has("--full") || terminal.isInteractive && !invocation.has("--concise"),
        scope: invocation.has("--quiet") ? nil : reported, fixCommand: fixCommand))
    if invocation.has("--statistics") {
      let table = StatisticsTable(result, analyzer: analyzer, jobs: jobs).text
      if format == .text { terminal.write(table) } else { terminal.writeError(table) }
    }
    // Xcode reads both streams and would show the same lines twice.
    if format != .xcode { terminal.warn(about: result.configurations) }
    terminal.warn(about: result.problems)
    terminal.warn(aboutRevisionAmong: result.problems, of: invocation)
    terminal.warn(about: exclusions)
    terminal.warn(aboutUnusedPatternsOf: choice, result.excludedFiles, of: namedPaths)
    if !invocation.has("--quiet"), !invocation.has("--stdin"), !exclusions.areComplete,
      invocation.paths.allSatisfy(Files.isFolder)
    {
      terminal.warn(aboutIdlePatternsOf: result)
    }
    if !invocation.has("--quiet"),
      let sentence = Self.sentence(aboutUnchecked: result.leftOutPaths.filter(reported.includes))
    {
      terminal.writeErrorLine("\(Product.name): \(sentence)")
    }
    let failing = invocation.value("--fail-on").flatMap(Severity.init(word:)) ?? .warning
    let status = stamp() && !exclusions.areComplete ? ExitStatus(of: result, failingOn: failing) : .failed
    return status == .findings && invocation.has("--exit-zero") ? .clean : status
  }

  /// Returns "'Draft.swift' and 3 more were not checked, because no target of their project contains them."; nil
  /// without paths.
  private static func sentence(aboutUnchecked paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    let (more, verb, whose, them) =
      paths.count == 1 ? ("", "was", "its", "it") : (" and \(paths.count - 1) more", "were", "their", "them")
    return "'\(first.printable)'\(more) \(verb) not checked, because no target of \(whose) project contains \(them)."
  }

  /// The paths that the user names. A text on standard input has the path of `--path`.
  private var namedPaths: [String] {
    invocation.has("--stdin") ? invocation.values["--path"] ?? [] : invocation.paths
  }

  /// The command that fixes the reported findings; nil for standard input. It repeats what selected them: a rule that
  /// is off by default only runs if it is named.
  private var fixCommand: String? {
    guard !invocation.has("--stdin") else { return nil }
    let options = ["--rule", "--ignore", "--config", "--exclude", "--baseline"].flatMap { name in
      (invocation.values[name] ?? []).flatMap { [name, $0] }
    }
    let changed = invocation.value("--only-changed").map { ["--only-changed" + ($0.isEmpty ? "" : "=\($0)")] } ?? []
    // A commit hook may pass too many files for one line.
    let paths = invocation.operands.count > 3 ? ["PATH…"] : invocation.operands.map(\.shellQuoted)
    return (["\(Product.name) fix"] + (options + changed).map(\.shellQuoted) + paths).joined(separator: " ")
  }

  /// Writes the stamp file if one is requested. Returns false if it cannot be written.
  private func stamp() -> Bool {
    guard let path = invocation.value("--stamp") else { return true }
    do {
      try AtomicFile.write([], to: path)
      return true
    } catch {
      terminal.warn(about: [error])
      return false
    }
  }

  private func showFacts(of path: String) -> ExitStatus {
    if Files.isFolder(path) {
      return terminal.fail(
        with: ConsoleError(sentence: "'--facts' needs a Swift file, and '\(path.printable)' is a folder."))
    }
    switch FactsPage.page(ofFileAt: path, choosing: choice, analyzer: analyzer, jobs: jobs) {
    case .success(let page):
      terminal.write(page.text)
      terminal.warn(about: page.configurations)
      return page.configurations.areBroken ? .failed : .clean
    case .failure(let problem):
      terminal.warn(about: [problem])
      return .failed
    }
  }

  /// - Parameter text: The text to check in place of a file's contents; nil to check the files as they are.
  private func checked(_ text: [UInt8]? = nil) -> CheckResult {
    terminal.showingProgress { listener in
      let run = CheckRun(analyzer: analyzer, choosing: choice, jobs: jobs, onProgress: listener)
      guard let text else { return run.check(invocation.paths) }
      return run.check(text, at: invocation.value("--path") ?? "/stdin.swift", among: invocation.operands)
    }
  }

  private func writeBaseline(
    of result: CheckResult, to path: String, _ scope: Baseline.Scope
  ) throws(ConsoleError) -> ExitStatus {
    terminal.warn(about: result.configurations)
    // With an invalid configuration, findings may be missing, and the baseline would lose them.
    if result.configurations.areBroken { return .failed }
    let exclusions = Exclusions(result.excludedFiles, of: invocation.paths, leaving: result.checkedPaths.count)
    terminal.warn(about: exclusions)
    if exclusions.areComplete { return .failed }
    let old = Files.isFile(path) ? try Baseline(readFrom: path) : nil
    try Baseline(of: result, at: path, replacing: old, in: scope).write(to: path)
    terminal.writeLine("Wrote \(counted(result.findingCount, "finding")) to \(path.printable).")
    terminal.warn(about: result.problems)
    return stamp() && result.isWhole ? .clean : .failed
  }

  private func subtractBaseline(
    at path: String, from result: CheckResult, _ scope: Baseline.Scope
  ) throws(ConsoleError) -> CheckResult {
    let baseline = try Baseline(readFrom: path)
    let (rest, missingCount) = baseline.subtracted(from: result, at: path, in: scope)
    if let sentence = baseline.adviceIfMoved(baselinePath: path) {
      terminal.writeErrorLine("\(Product.name): \(sentence)")
    } else if missingCount > 0 {
      let offer = scope.isWhole ? "; use '--write-baseline' to update it" : ""
      terminal.writeErrorLine(
        "\(Product.name): \(counted(missingCount, "finding")) in '\(path.printable)' no longer "
          + "\(missingCount == 1 ? "occurs" : "occur")\(offer).")
    }
    return rest
  }
}

extension CheckResult {
  /// Whether everything that was requested was checked, with valid configuration files.
  fileprivate var isWhole: Bool { problems.isEmpty && !configurations.areBroken }
}

extension ExitStatus {
  fileprivate init(of result: CheckResult, failingOn level: Severity) {
    let fails = result.files.contains { $0.findings.contains { $0.severity >= level } }
    self = !result.isWhole ? .failed : fails ? .findings : .clean
  }
}

extension Invocation {
  /// The operands as paths; the current folder if there are none.
  var paths: [String] { operands.isEmpty ? ["."] : operands }

  func configurationChoice(of command: Command) throws(UsageError) -> ConfigurationChoice {
    if let file = value("--config"), !Files.exists(file) || Files.isFolder(file) {
      throw UsageError("There is no configuration file '\(file)'.", command)
    }
    // Patterns are relative to the current folder, but a shell may expand them: "$PWD/Generated".
    let current = SwiftFiles.absolute(".") + "/"
    let excluded = (values["--exclude"] ?? []).map { $0.hasPrefix(current) ? String($0.dropFirst(current.count)) : $0 }
    return ConfigurationChoice(file: value("--config"), excluded: excluded)
  }

  func positiveNumber(_ name: String, of command: Command) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError("'\(name)' must be 1 or greater, not '\(text)'.", command)
    }
    return number
  }
}

extension Terminal {
  /// Writes one line for each problem, but only one for all files with uncommitted changes.
  func warn(about problems: [FileProblem]) {
    let uncommitted = problems.filter { $0.reason == .uncommitted }.map { "'\($0.path.printable)'" }.withoutRepeats
    if uncommitted.count > 1 {
      writeErrorLine(
        "\(Product.name): \(uncommitted.count) files with uncommitted changes were not changed: \(uncommitted.shortList); "
          + "commit or stage them, or use '--allow-dirty'.")
    }
    for problem in problems where problem.reason != .uncommitted || uncommitted.count == 1 {
      writeErrorLine("\(Product.name): \(problem.sentence.printable)")
    }
  }

  /// Reports an error that stops the whole command.
  func fail(with error: ConsoleError) -> ExitStatus { fail(error.sentence.printable) }

  /// Reports that a command accepts only one project.
  func failBecauseOfSeveralProjects(_ roots: [String]) -> ExitStatus {
    let names = roots.map { "'\($0.printable)'" }.joined(separator: ", ")
    return fail("The paths belong to several projects: \(names). Name paths of one project only.")
  }
}
