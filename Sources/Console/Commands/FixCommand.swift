import Analysis
import Rules
import SourceText

extension Command {
  static let fix = Command(
    name: "fix",
    summary: "Apply all safe fixes",
    operands: "[PATH…]",
    operandLimit: nil,
    discussion: """
      Applies the fixes that are proven to keep the build and the behaviour, until none is left; a second run changes
      nothing. Fixes that need a person's judgement are only shown by 'check' and in the editor. Files that a tool
      generates are left alone.

      Exit status: 0 when all is written or nothing was to do, 1 when --diff shows a difference, 2 when a path could
      not be read or written.
      """,
    options: [
      .flag("--diff", "Show what would change as a unified diff, and write nothing")
    ],
    run: { FixCommand(invocation: $0, terminal: $1, rules: $2).run() })
}

struct FixCommand {
  let invocation: Invocation
  let terminal: Terminal
  let rules: [any Rule]

  func run() -> ExitStatus {
    let found = SwiftFiles.find(under: invocation.paths)
    let project = WholeProject(paths: found.paths, analyzer: Analyzer(rules: rules))
    var problems = found.problems + project.problems
    let isDiff = invocation.has("--diff")
    // A fix over several files is applied in all or in none, so a file that cannot be written is none to edit.
    let outcome = SafeFixes(analyzer: project.analyzer).apply(to: project) { path in
      guard !isDiff, let problem = AtomicFile.obstacle(to: path) else { return true }
      problems.append(problem)
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
