import Analysis
import Projects
import SourceText

extension Command {
  static let fix: Command = Command(
    name: "fix",
    summary: "Apply all safe fixes",
    operands: "[PATH…]",
    operandLimit: nil,
    discussion: """
      Applies all safe fixes until none is left; a second run changes nothing. A safe fix resolves its finding: a trial
      on a copy of the project found no syntax error, no new finding, and no lost declaration that other
      code uses. Fixes that need a person's judgment are shown by 'check' and in the editor. --suggested asks about each
      of them, and '--suggested --diff' only shows what each would change after the safe fixes. Generated files are not
      changed. Whether a fix is safe depends on the whole project around the paths, as in 'check'; only files below the
      paths are written.

      Files with changes that are neither committed nor staged are not changed, so that you can tell the fixes from your
      own edits, unless --allow-dirty is given, or --only-changed without a revision, which selects these files.

      Exit status: 0 when everything was written or there was nothing to do, 1 when --diff shows a difference, 2 when a
      file could not be read, written, or changed, or when a configuration file is invalid.
      """,
    options: [
      .flag("--diff", "Show the changes as a unified diff without writing anything"),
      .rule, .ignore,
      .flag("--suggested", "After the safe fixes, ask about each fix that needs a person's judgment"),
      .onlyChanged, .baseline,
      .allowDirty, .quiet, .config, .exclude,
    ],
    run: { (invocation, terminal, rules) throws(UsageError) in
      if invocation.has("--suggested"), !invocation.has("--diff"), !terminal.isInteractive {
        throw UsageError("'--suggested' asks questions, so it needs a terminal; '--diff' only shows the fixes.", .fix)
      }
      let analyzer = try RuleChoice.analyzer(invocation, among: rules, for: .fix)
      let choice = try invocation.configurationChoice(of: .fix)
      return FixCommand(invocation: invocation, terminal: terminal, analyzer: analyzer, choice: choice).run()
    })
}

struct FixCommand {
  let invocation: Invocation
  let terminal: Terminal
  let analyzer: Analyzer
  let choice: ConfigurationChoice

  func run() -> ExitStatus {
    do throws(ConsoleError) {
      let maySkip = invocation.allowsUncommitted || invocation.has("--diff")
      let writeGuard = try WriteGuard(paths: maySkip ? [] : invocation.paths)
      let scope = try FixScope(invocation)
      var excluded: [CheckResult.ExcludedFile] = []
      let statuses = ProjectGroup.groups(of: invocation.paths).map { fix($0, scope, writeGuard, excluding: &excluded) }
      terminal.warn(aboutUnusedPatternsOf: choice, excluded, of: invocation.paths)
      return statuses.max { $0.rawValue < $1.rawValue } ?? .clean
    } catch {
      return terminal.fail(with: error)
    }
  }

  /// - Parameter allExcluded: The excluded files of this group are added to it.
  private func fix(
    _ group: ProjectGroup, _ scope: FixScope, _ writeGuard: WriteGuard,
    excluding allExcluded: inout [CheckResult.ExcludedFile]
  ) -> ExitStatus {
    let run = terminal.showingProgress {
      ProjectRun(ProjectExtent(group, choosing: choice), analyzer: analyzer, onProgress: $0)
    }
    let configurations = run.project.configurations.files
    terminal.warn(about: configurations)
    // With an invalid configuration, it is unknown what the user wants, so nothing is written.
    if configurations.areBroken { return .failed }
    let excluded = run.excludedFiles
    allExcluded += excluded
    let exclusions = Exclusions(excluded, of: group.paths, leaving: run.files.count - excluded.count)
    terminal.warn(about: exclusions)
    if exclusions.areComplete { return .failed }
    return invocation.has("--diff") ? show(run, scope) : write(run, scope, writeGuard)
  }

  private func show(_ run: ProjectRun, _ scope: FixScope) -> ExitStatus {
    let named = Set(run.files.map(\.path))
    let outcome = SafeFixes(analyzer: analyzer).apply(
      to: scope.paths(of: run), of: run.snapshot, mayEdit: named.contains, selecting: scope.select)
    var hasDifference = NewTexts(texts: outcome.texts, run: run).show(in: terminal)
    if invocation.has("--suggested"), suggestions(run, scope, of: outcome.snapshot).preview() { hasDifference = true }
    terminal.warn(about: run.problems)
    terminal.warn(aboutRevisionAmong: run.problems, of: invocation)
    return !run.problems.isEmpty ? .failed : hasDifference ? .findings : .clean
  }

  private func write(_ run: ProjectRun, _ scope: FixScope, _ writeGuard: WriteGuard) -> ExitStatus {
    let written = SafeFixWriting(scope, of: run, analyzer: analyzer, writeGuard)
    var problems = run.problems + written.problems
    // If no file could be read, the reported problem is enough.
    if !invocation.has("--quiet"), !run.files.isEmpty { written.lines.forEach(terminal.writeLine) }
    if invocation.has("--suggested") {
      // Files that couldn't be written keep their old text.
      let snapshot = written.outcome.snapshot.keepingEdits(ofFilesAt: written.changed)
      var session = suggestions(run, scope, of: snapshot) { path in
        written.changed.contains(path) ? nil : writeGuard.obstacle(to: path)
      }
      session.run()
      terminal.writeLine(
        session.appliedCount == 0
          ? "None of the suggested fixes were applied."
          : "Applied \(counted(session.appliedCount, "fix")) that you chose.")
      problems += session.problems
    }
    terminal.warn(about: problems)
    terminal.warn(aboutRevisionAmong: problems, of: invocation)
    return problems.isEmpty ? .clean : .failed
  }

  /// Returns the session for the fixes that are left after the safe ones.
  private func suggestions(
    _ run: ProjectRun, _ scope: FixScope, of snapshot: ProjectSnapshot,
    obstacle: @escaping (String) -> FileProblem? = { _ in nil }
  ) -> SuggestedFixSession {
    SuggestedFixSession(
      scope.paths(of: run), selecting: scope.select, of: snapshot, analyzer: analyzer, terminal: terminal,
      obstacle: obstacle)
  }
}
