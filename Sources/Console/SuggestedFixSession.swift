import Analysis
import Projects
import SourceText

/// A session that asks the user about each suggested fix, one at a time. It writes accepted fixes immediately, so that
/// each question refers to the current text. A preview shows all of them without a question.
struct SuggestedFixSession {
  private let analyzer: Analyzer
  private let terminal: Terminal
  /// Returns the reason why a file must not be edited; nil if it may be edited.
  private let obstacle: (String) -> FileProblem?
  private let paths: [String]
  private let selecting: SafeFixes.Selection
  private var snapshot: ProjectSnapshot
  /// The number of declined findings by key. The same number is skipped when the file is checked again.
  private var declined: [BaselineKey: Int] = [:]

  private var skippedRules: Set<RuleID> = []
  /// The rules whose first fix is applied without a question.
  private var acceptedRules: Set<RuleID> = []

  private(set) var appliedCount = 0
  private(set) var problems: [FileProblem] = []

  /// - Parameters:
  ///   - paths: The files with the requested findings.
  ///   - selecting: Selects the requested findings of a file.
  ///   - obstacle: Called before each write.
  init(
    _ paths: [String], selecting: @escaping SafeFixes.Selection, of snapshot: ProjectSnapshot, analyzer: Analyzer,
    terminal: Terminal,
    obstacle: @escaping (String) -> FileProblem?
  ) {
    self.analyzer = analyzer
    self.terminal = terminal
    self.obstacle = obstacle
    self.selecting = selecting
    self.paths = paths
    self.snapshot = snapshot
  }

  private enum Answer {
    case take(Fix)
    case takeAll
    case decline
    case skipRule
    case quit
  }

  /// Asks about all files. Ends early if the user quits or the input ends.
  mutating func run() {
    for path in paths {
      while let file = snapshot.file(at: path), let finding = nextFinding(in: file) {
        if acceptedRules.contains(finding.rule) {
          take(finding.fixes.first, for: finding, in: file)
          continue
        }
        switch ask(about: finding, in: file) {
        case .take(let fix): take(fix, for: finding, in: file)
        case .takeAll: acceptedRules.insert(finding.rule)
        case .decline: decline(finding, in: file)
        case .skipRule: skippedRules.insert(finding.rule)
        case .quit: return
        }
      }
    }
  }

  /// Shows all suggested fixes, each by itself. Returns whether there are any.
  func preview() -> Bool {
    var hasFixes = false
    for path in paths {
      guard let file = snapshot.file(at: path), !file.isGenerated else { continue }
      let findings = selecting(analyzer.findings(in: file, of: snapshot.project), path).filter { !$0.fixes.isEmpty }
      for finding in analyzer.deciding([(path, findings)], in: snapshot).first ?? [] where !finding.fixes.isEmpty {
        show(finding, in: file)
        hasFixes = true
      }
    }
    return hasFixes
  }

  private mutating func take(_ fix: Fix?, for finding: Finding, in file: FileKnowledge) {
    if fix.map({ apply($0) }) != true { decline(finding, in: file) }
  }

  private mutating func decline(_ finding: Finding, in file: FileKnowledge) {
    declined[BaselineKey(finding, path: file.path), default: 0] += 1
  }

  private func nextFinding(in file: FileKnowledge) -> Finding? {
    var left = declined
    let finding = selecting(analyzer.findings(in: file, of: snapshot.project), file.path).first { finding in
      guard !file.isGenerated, !finding.fixes.isEmpty, !skippedRules.contains(finding.rule) else { return false }
      return !left.takeOne(BaselineKey(finding, path: file.path))
    }
    return finding.flatMap { analyzer.deciding([(file.path, [$0])], in: snapshot).first?.first }
  }

  /// Shows a finding with the difference that each of its fixes makes.
  private func show(_ finding: Finding, in file: FileKnowledge) {
    let style = terminal.style
    let buffer = SourceBuffer(file.bytes)
    let place = buffer.lines.place(file.path, finding.range.start)
    terminal.writeLine("\n\(style.bold("\(place): \(finding.message.printable)")) [\(finding.rule)]")
    terminal.write(
      SourceExcerpt(buffer: buffer, range: finding.range).text(style) { style.colored($0, for: finding.severity) })
    for (number, fix) in finding.fixes.enumerated() {
      let reason = fix.safety.reason.map { "; review first: \($0.printable)" } ?? ""
      let label = finding.fixes.count == 1 ? "" : "\(number + 1): "
      terminal.writeLine("\(label)\(fix.title.printable)\(reason)")
      for change in fix.changes { terminal.write(diff(of: change)) }
    }
  }

  private func ask(about finding: Finding, in file: FileKnowledge) -> Answer {
    show(finding, in: file)
    let isOnly = finding.fixes.count == 1
    let title = isOnly ? finding.fixes.first.map(Self.question) : nil
    let choices = isOnly ? "[y] yes" : "[1-\(finding.fixes.count)] apply that fix"
    let question =
      "\(title ?? "Apply?") \(choices), [n] no, [a] all of the rule, [s] skip the rule, [q] quit: "
    while let line = terminal.ask(question) {
      let answer = line.lowercased().filter { !$0.isWhitespace }
      if ["q", "quit"].contains(answer) { return .quit }
      if ["a", "all"].contains(answer) { return .takeAll }
      if ["s", "skip"].contains(answer) { return .skipRule }
      if ["", "n", "no"].contains(answer) { return .decline }
      let number = ["y", "yes"].contains(answer) && isOnly ? 1 : Int(answer) ?? 0
      if number > 0, number <= finding.fixes.count { return .take(finding.fixes[number - 1]) }
      terminal.writeLine("Enter \(isOnly ? "y" : "the number of a fix"), n, a, s, or q.")
    }
    return .quit
  }

  /// The title of the fix may no longer be on the screen, after a long diff.
  private static func question(_ fix: Fix) -> String {
    "\(fix.title.printable)\(fix.changes.count > 1 ? " in \(fix.changes.count) files" : "")?"
  }

  private func diff(of change: Fix.FileChange) -> String {
    guard let old = text(of: change.path), let new = change.edits.applied(to: old) else { return "" }
    return ColoredDiff.text(from: old, to: new, path: change.path, terminal.style)
  }

  private func text(of path: String) -> [UInt8]? { snapshot.file(at: path)?.bytes }

  /// Writes the whole fix, or nothing if one of its files must not be edited. Returns whether the fix was written.
  private mutating func apply(_ fix: Fix) -> Bool {
    var texts: [(path: String, old: [UInt8], new: [UInt8])] = []
    for change in fix.changes {
      if let problem = obstacle(change.path) {
        problems.append(problem)
        return false
      }
      guard let old = text(of: change.path), let new = change.edits.applied(to: old) else { return false }
      texts.append((change.path, old, new))
    }
    guard let after = snapshot.applying(fix, by: analyzer) else { return false }
    for (path, old, new) in texts {
      do throws(FileProblem) {
        try AtomicFile.replace(path, old: old, with: new)
      } catch {
        problems.append(error)
        return false
      }
    }
    snapshot = after
    appliedCount += 1
    return true
  }
}
