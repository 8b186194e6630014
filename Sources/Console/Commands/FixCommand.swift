import Analysis
import Rules
import SourceText

extension Command {
  static let fix: Command = Command(
    name: "fix",
    summary: "Apply all safe fixes",
    operands: "[PATH…]",
    operandLimit: nil,
    discussion: """
      Applies the fixes that are proven to keep the build and the behaviour, until none is left; a second run changes
      nothing. Fixes that need a person's judgement are only shown by 'check' and in the editor. Files that a tool
      generates are left alone. What a fix may do is judged by the whole project around the paths, the nearest folder
      with a package, an Xcode project or a git work tree; only files below the paths are written.

      Exit status: 0 when all is written or nothing was to do, 1 when --diff shows a difference, 2 when a path could
      not be read or written. A file with changes that git has no commit of is such a path, unless --allow-dirty is
      given: the fixes could not be told from what was there.
      """,
    options: [
      .flag("--diff", "Show what would change as a unified diff, and write nothing"),
      .value("--rule", "RULE", isRepeatable: true, "Apply the fixes of this rule only; may be given several times"),
      .flag("--allow-dirty", "Write files too that hold changes which git has no commit of"),
    ],
    run: { (invocation, terminal, rules) throws(UsageError) in
      let analyzer = try RuleChoice.analyzer(of: invocation.values["--rule"] ?? [], among: rules, for: .fix)
      return FixCommand(invocation: invocation, terminal: terminal, analyzer: analyzer).run()
    })
}

struct FixCommand {
  let invocation: Invocation
  let terminal: Terminal
  let analyzer: Analyzer

  func run() -> ExitStatus {
    let project = WholeProject(WholeProject.Extent(below: invocation.paths), analyzer: analyzer)
    var problems = project.problems
    let isDiff = invocation.has("--diff")
    let uncommitted = isDiff || invocation.has("--allow-dirty") ? [] : uncommittedPaths()
    // A fix over several files is applied in all or in none, so a file that may not be written is none to edit.
    let outcome = SafeFixes(analyzer: analyzer).apply(to: project) { path in
      let isDirty = !uncommitted.isEmpty && uncommitted.contains(SwiftFiles.absolute(path))
      let obstacle = isDirty ? FileProblem(path: path, reason: .uncommitted) : AtomicFile.obstacle(to: path)
      guard !isDiff, let obstacle else { return true }
      problems.append(obstacle)
      return false
    }
    var changed: [String] = []
    for file in project.files {
      let (path, old) = (file.path, file.bytes)
      guard let new = outcome.texts[path], new != old else { continue }
      if isDiff {
        terminal.write(diff(from: old, to: new, path: path))
      } else {
        do throws(FileProblem) {
          try AtomicFile.replace(path, old: old, with: new)
        } catch {
          problems.append(error)
          continue
        }
      }
      changed.append(path)
    }
    if !isDiff { report(outcome, changed: changed, fileCount: project.files.count) }
    terminal.complain(about: problems)
    return !problems.isEmpty ? .failed : isDiff && !changed.isEmpty ? .findings : .clean
  }

  /// Empty where there is no git or no work tree: nothing can be asked then.
  private func uncommittedPaths() -> Set<String> {
    invocation.paths.reduce(into: []) { paths, path in
      if let uncommitted = try? Git(around: path).uncommittedPaths() { paths.formUnion(uncommitted) }
    }
  }

  private func diff(from old: [UInt8], to new: [UInt8], path: String) -> String {
    let style = terminal.style
    let text = UnifiedDiff.text(from: old, to: new, path: path)
    guard style.isColored else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      switch line.first {
      case "-": style.red(String(line))
      case "+": style.green(String(line))
      case "@": style.cyan(String(line))
      default: String(line)
      }
    }.joined(separator: "\n")
  }

  private func report(_ outcome: SafeFixes.Outcome, changed: [String], fileCount: Int) {
    let written = Set(changed)
    let applied = outcome.applied.filter { written.contains($0.path) }
    for fix in applied { terminal.writeLine("\(fix.path.printable): \(fix.title.printable) [\(fix.rule)]") }
    if changed.isEmpty {
      terminal.writeLine("Nothing to fix in \(counted(fileCount, "file")).")
    } else {
      let fixes = applied.count == 1 ? "1 fix" : "\(applied.count) fixes"
      terminal.writeLine("Applied \(fixes) in \(changed.count) of \(counted(fileCount, "file")).")
    }
    if !outcome.isComplete { terminal.writeLine("There may be more to fix; run '\(Product.name) fix' again.") }
  }
}
