import Analysis
import Projects
import SourceText

/// All safe fixes in some files, applied and written.
struct SafeFixWriting {
  let outcome: SafeFixes.Outcome
  /// The paths of the written files.
  let changed: Set<String>
  /// The reasons why files with fixes weren't changed.
  let problems: [FileProblem]
  private let fileCount: Int

  /// - Parameter scope: The findings to fix.
  init(_ scope: FixScope, of run: ProjectRun, analyzer: Analyzer, _ writeGuard: WriteGuard) {
    var problems: [FileProblem] = []
    let paths = scope.paths(of: run)
    let named = Set(run.files.map(\.path))
    // A fix in several files is applied completely or not at all, so a file that can't be written must not be edited.
    func mayEdit(_ path: String) -> Bool {
      guard named.contains(path) else { return false }
      guard let obstacle = writeGuard.obstacle(to: path) else { return true }
      problems.append(obstacle)
      return false
    }
    outcome = SafeFixes(analyzer: analyzer).apply(
      to: paths, of: run.snapshot, mayEdit: mayEdit, selecting: scope.select)
    changed = NewTexts(texts: outcome.texts, run: run).write(problems: &problems)
    self.problems = problems
    fileCount = paths.count
  }

  /// A description of the applied fixes.
  var lines: [String] {
    let applied = outcome.applied.filter { changed.contains($0.path) }
    let more = outcome.isComplete ? [] : ["There may be more to fix; run '\(Product.name) fix' again."]
    return applied.map { "\($0.path.printable):\($0.line): \($0.title.printable) [\($0.rule)]" }
      + [summary(appliedCount: applied.count)] + more
  }

  private func summary(appliedCount: Int) -> String {
    guard changed.isEmpty else {
      let share = changed.count == fileCount ? "" : "\(changed.count) of "
      return "Applied \(counted(appliedCount, "fix")) in \(share)\(counted(fileCount, "file"))."
    }
    guard !problems.isEmpty else { return "No safe fixes to apply in \(counted(fileCount, "file"))." }
    return "Nothing was fixed: \(counted(Set(problems.map(\.path)).count, "file")) with fixes could not be changed."
  }
}
