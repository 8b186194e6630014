import Analysis
import Rules
import SourceText

/// Asks a person about each suggested fix, one at a time, and writes what was agreed to at once: the next question is
/// about the text as it then is.
struct SuggestedFixSession {
  private let analyzer: Analyzer
  private let terminal: Terminal
  /// Why a file may not be edited; nil when it may.
  private let obstacle: (String) -> FileProblem?
  private var files: [FileKnowledge]
  private var workspace: Workspace
  private var indices: [String: Int] = [:]
  /// How many findings of a kind were declined: so many are passed over when the file is judged again.
  private var declined: [BaselineKey: Int] = [:]

  private(set) var appliedCount = 0
  private(set) var problems: [FileProblem] = []

  /// - Parameter obstacle: asked before each write.
  init(
    _ files: [FileKnowledge], in workspace: Workspace, analyzer: Analyzer, terminal: Terminal,
    obstacle: @escaping (String) -> FileProblem?
  ) {
    self.analyzer = analyzer
    self.terminal = terminal
    self.obstacle = obstacle
    self.files = files
    self.workspace = workspace
    for (index, file) in files.enumerated() { indices[file.path] = index }
  }

  private enum Answer {
    case take(Fix)
    case decline
    case quit
  }

  /// Goes through all files; ends early when the person says so or is gone.
  mutating func run() {
    for index in files.indices {
      while let finding = nextFinding(in: files[index]) {
        switch ask(about: finding, in: files[index]) {
        case .take(let fix):
          if !apply(fix) { decline(finding, in: files[index]) }
        case .decline: decline(finding, in: files[index])
        case .quit: return
        }
      }
    }
  }

  private mutating func decline(_ finding: Finding, in file: FileKnowledge) {
    declined[BaselineKey(finding, path: file.path), default: 0] += 1
  }

  private func nextFinding(in file: FileKnowledge) -> Finding? {
    var left = declined
    return analyzer.findings(in: file, of: workspace).first { finding in
      guard !file.isGenerated, !finding.fixes.isEmpty else { return false }
      let key = BaselineKey(finding, path: file.path)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  private func ask(about finding: Finding, in file: FileKnowledge) -> Answer {
    let style = terminal.style
    let buffer = SourceBuffer(file.bytes)
    let place = Place(path: file.path, utf8Offset: finding.range.start, lines: buffer.lines)
    terminal.writeLine("\n\(style.bold("\(place): \(finding.message.printable)")) [\(finding.rule)]")
    terminal.write(
      SourceExcerpt(buffer: buffer, range: finding.range).text(style) { style.colored($0, for: finding.severity) })
    for (number, fix) in finding.fixes.enumerated() {
      let reason = fix.safety.reason.map { "; look first: \($0.printable)" } ?? ""
      terminal.writeLine("\(number + 1): \(fix.title.printable)\(reason)")
      for change in fix.changes { terminal.write(diff(of: change)) }
    }
    let choices = finding.fixes.count == 1 ? "y" : "1-\(finding.fixes.count)"
    while let answer = terminal.ask("Apply? [\(choices)] yes, [n] no, [q] quit: ")?.lowercased() {
      if answer == "q" { return .quit }
      if answer == "n" || answer.isEmpty { return .decline }
      let number = answer == "y" && finding.fixes.count == 1 ? 1 : Int(answer) ?? 0
      if number > 0, number <= finding.fixes.count { return .take(finding.fixes[number - 1]) }
    }
    return .quit
  }

  private func diff(of change: Fix.FileChange) -> String {
    guard let old = text(of: change.path), let new = change.edits.applied(to: old) else { return "" }
    return ColoredDiff.text(from: old, to: new, path: change.path, terminal.style)
  }

  private func text(of path: String) -> [UInt8]? {
    indices[path].map { files[$0].bytes } ?? (try? FileReader.read(path).get())
  }

  /// Writes the whole fix; nothing of it where one of its files may not be edited.
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
    for (path, old, new) in texts {
      do throws(FileProblem) {
        try AtomicFile.replace(path, old: old, with: new)
      } catch {
        problems.append(error)
        return false
      }
      let knowledge = analyzer.knowledge(of: new, path: path)
      workspace.update(knowledge)
      if let index = indices[path] { files[index] = knowledge }
    }
    appliedCount += 1
    return true
  }
}
