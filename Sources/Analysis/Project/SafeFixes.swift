import Facts
import Rules
import SourceText

/// Applies safe fixes until none is left: every fix whole or not at all.
///
/// Fixes that would touch each other's edits wait for the next round, where the analysis sees the new text. Generated
/// files are never edited.
package struct SafeFixes: Sendable {
  package struct Applied: Sendable, Hashable {
    package let rule: RuleID
    package let title: String
    /// Where the finding was.
    package let path: String
  }

  package struct Outcome: Sendable {
    /// The new text of each file that changed.
    package var texts: [String: [UInt8]] = [:]
    package var applied: [Applied] = []
    /// Whether another run would change nothing.
    package var isComplete = false
  }

  /// Fixes can uncover findings with fixes, but not for ever.
  package static let roundLimit = 20

  package let analyzer: Analyzer
  private let accepts: @Sendable (Fix) -> Bool

  /// - Parameter accepts: which fixes may be applied; the safe ones, unless the user asks for others.
  package init(analyzer: Analyzer, accepting accepts: @escaping @Sendable (Fix) -> Bool = { $0.safety.isSafe }) {
    self.analyzer = analyzer
    self.accepts = accepts
  }

  /// Mends the findings of the files.
  ///
  /// - Parameters:
  ///   - files: those whose findings are mended, each path once.
  ///   - workspace: what is known of all files, these included.
  ///   - text: the present text of a file that a fix would edit; nil for a file that must stay as it is, and with
  ///     it every fix that would edit it stays out. Asked once for each path.
  package func apply(
    to files: [FileKnowledge], in workspace: Workspace, text: (String) -> [UInt8]?
  ) -> Outcome {
    var run = FixRun(analyzer: analyzer, accepts: accepts, files: files, workspace: workspace)
    var outcome = Outcome()
    for _ in 0..<Self.roundLimit {
      let applied = run.round(text: text)
      outcome.applied += applied
      if applied.isEmpty {
        outcome.isComplete = true
        break
      }
    }
    outcome.texts = run.changed
    return outcome
  }

  /// Mends one open file and edits no other: what an editor's fix-all asks for.
  package func apply(to file: AnalyzedFile, in workspace: Workspace) -> Outcome {
    apply(to: [file.knowledge], in: workspace) { $0 == file.path ? file.buffer.bytes : nil }
  }

  /// Mends every file of the project, across files where a fix reaches there.
  ///
  /// - Parameter mayEdit: whether a file may be changed. Asked once for each path that a fix would edit.
  package func apply(to project: WholeProject, mayEdit: (String) -> Bool = { _ in true }) -> Outcome {
    var texts: [String: [UInt8]] = [:]
    for file in project.files { texts[file.path] = file.bytes }
    return apply(to: project.files, in: project.workspace) { mayEdit($0) ? texts[$0] : nil }
  }
}

/// The state between rounds.
private struct FixRun {
  let analyzer: Analyzer
  let accepts: @Sendable (Fix) -> Bool
  var files: [FileKnowledge]
  var workspace: Workspace
  var changed: [String: [UInt8]] = [:]
  private var originals: [String: [UInt8]?] = [:]
  private var indices: [String: Int] = [:]
  /// Indices of files whose findings may differ from those of the last round.
  private var unsettled: [Int]

  init(
    analyzer: Analyzer, accepts: @escaping @Sendable (Fix) -> Bool, files: [FileKnowledge], workspace: Workspace
  ) {
    self.analyzer = analyzer
    self.accepts = accepts
    self.files = files
    self.workspace = workspace
    unsettled = Array(files.indices)
    for (index, file) in files.enumerated() { indices[file.path] = index }
  }

  /// Applies what fits together, and reads the new texts. Nothing applied means that nothing is left to do.
  mutating func round(text: (String) -> [UInt8]?) -> [SafeFixes.Applied] {
    var plan = FixPlan()
    var applied: [SafeFixes.Applied] = []
    var waiting: Set<Int> = []
    for index in unsettled {
      for finding in analyzer.findings(in: files[index], of: workspace) {
        guard let fix = finding.fixes.first(where: accepts), !fix.changes.isEmpty else { continue }
        guard plan.take(fix, text: { current($0, text) }) else {
          waiting.insert(index)
          continue
        }
        applied.append(SafeFixes.Applied(rule: finding.rule, title: fix.title, path: files[index].path))
      }
    }
    var othersChange = false
    for (path, edits) in plan.edits {
      guard let bytes = current(path, text), let new = edits.applied(to: bytes) else { continue }
      changed[path] = new
      let knowledge = analyzer.knowledge(
        of: new, path: path, pathInProject: indices[path].flatMap { files[$0].pathInProject })
      othersChange = workspace.update(knowledge) || othersChange
      if let index = indices[path] { files[index] = knowledge }
    }
    unsettled = files.indices.filter {
      othersChange || waiting.contains($0) || plan.edits[files[$0].path] != nil
    }
    return applied
  }

  private mutating func current(_ path: String, _ text: (String) -> [UInt8]?) -> [UInt8]? {
    if let new = changed[path] { return new }
    if let known = originals[path] { return known }
    let bytes = text(path).flatMap { analyzer.knowledge(of: $0, path: path).isGenerated ? nil : $0 }
    originals[path] = .some(bytes)
    return bytes
  }
}

/// The edits of one round.
private struct FixPlan {
  private(set) var edits: [String: [Edit]] = [:]

  /// Takes in the whole fix, or nothing of it when a file may not be edited or an edit comes too near to another.
  mutating func take(_ fix: Fix, text: (String) -> [UInt8]?) -> Bool {
    for change in fix.changes {
      let planned = edits[change.path] ?? []
      let isFree = change.edits.allSatisfy { edit in planned.allSatisfy { !$0.range.touches(edit.range) } }
      guard isFree, let bytes = text(change.path), let new = change.edits.applied(to: bytes), new != bytes else {
        return false
      }
    }
    for change in fix.changes { edits[change.path, default: []] += change.edits }
    return true
  }
}
