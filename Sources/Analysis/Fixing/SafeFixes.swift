import SourceText

/// Applies fixes until none are left. Each fix is applied completely or not at all.
///
/// Each round applies the fixes of one rule, because two rules may fix the same code in incompatible ways. If edits
/// overlap, only one of the fixes is applied; the next round sees the new text. Generated files are never edited.
package struct SafeFixes: Sendable {
  package struct Applied: Sendable, Hashable {
    package let rule: RuleID
    package let title: String
    /// The file with the finding.
    package let path: String
    /// The one-based line of the finding when its fix was applied.
    package let line: Int
  }

  package struct Outcome: Sendable {
    /// The project with all fixes.
    package let snapshot: ProjectSnapshot
    package var applied: [Applied] = []
    /// Whether another run would change nothing.
    package var isComplete = false

    /// The new text of each file that changed.
    package var texts: [String: [UInt8]] { snapshot.texts }
  }

  /// The fixes to apply.
  package enum Choice: Sendable {
    /// The fixes that `FixGate` finds safe.
    case safe
    /// The first applicable fix of each finding, safe or not.
    case all
  }

  /// The maximum number of rounds. Without a limit, fixes that lead to new fixes could go on forever.
  package static let roundLimit = 60

  private let analyzer: any FileAnalyzer
  private let gateAnalyzer: any FileAnalyzer
  /// Whether the gate runs rules other than those of `analyzer`.
  private let isSeparateGate: Bool
  private let choice: Choice
  private let workers: Workers.Place

  package init(analyzer: Analyzer, _ choice: Choice = .safe, on workers: Workers.Place = .threads(nil)) {
    self.init(analyzer: analyzer, gate: analyzer.selectsAll ? nil : analyzer.selectingAll, choice, on: workers)
  }

  /// - Parameters:
  ///   - analyzer: Reports the findings to fix.
  ///   - gate: Runs every enabled rule; nil if `analyzer` already does.
  package init(
    analyzer: any FileAnalyzer, gate: (any FileAnalyzer)?, _ choice: Choice = .safe, on workers: Workers.Place
  ) {
    self.analyzer = analyzer
    gateAnalyzer = gate ?? analyzer
    isSeparateGate = gate != nil
    self.choice = choice
    self.workers = workers
  }

  /// A function that returns which of a file's findings to fix.
  package typealias Selection = (_ findings: [Finding], _ path: String) -> [Finding]

  /// Fixes the findings of the files. Each path may appear only once.
  ///
  /// - Parameters:
  ///   - mayEdit: Returns whether a file may be changed. A fix that would edit any other file is not applied. Called
  ///     once for each path that a fix would edit.
  ///   - selecting: Called for each file in each round.
  package func apply(
    to paths: [String], of snapshot: ProjectSnapshot, mayEdit: (String) -> Bool = { _ in true },
    selecting: Selection = { findings, _ in findings }
  ) -> Outcome {
    var outcome = Outcome(snapshot: snapshot)
    var permissions: [String: Bool] = [:]
    func mayApply(_ fix: Fix) -> Bool {
      fix.changes.allSatisfy { change in
        if let known = permissions[change.path] { return known }
        let isAllowed =
          !snapshot.project.isGenerated(fileAt: change.path) && snapshot.file(at: change.path) != nil
          && mayEdit(change.path)
        permissions[change.path] = isAllowed
        return isAllowed
      }
    }
    var pathsToCheck = paths
    for _ in 0..<Self.roundLimit {
      guard let round = round(outcome.snapshot, pathsToCheck, selecting, mayApply) else {
        outcome.isComplete = true
        break
      }
      pathsToCheck = paths.filter {
        !round.after.pathsWithVisibleChanges.isEmpty || round.waiting.contains($0)
          || round.after.snapshot.texts[$0] != nil
      }
      outcome = Outcome(snapshot: round.after.snapshot, applied: outcome.applied + round.applied)
    }
    return outcome
  }

  private struct Round {
    let after: ProjectSnapshot.Edited
    let applied: [Applied]
    /// Files with fixes that must wait for a later round.
    let waiting: Set<String>
  }

  /// Applies the fixes of one round. Returns nil if no fix was applied.
  private func round(
    _ snapshot: ProjectSnapshot, _ paths: [String], _ selecting: Selection, _ mayApply: (Fix) -> Bool
  ) -> Round? {
    let found = snapshot.findings(of: Set(paths), by: analyzer, on: workers)
    let all = paths.map { (path: $0, findings: selecting(found[$0] ?? [], $0)) }
    var gate = FixGate(snapshot, analyzer: gateAnalyzer, known: isSeparateGate ? [:] : found, on: workers)
    let decided = choice == .safe ? gate.deciding(all) : all.map(\.findings)
    var plan = FixPlan()
    var chosen: [FixGate.Candidate] = []
    var waiting: Set<String> = []
    for (path, findings) in zip(paths, decided) {
      for finding in findings {
        let wanted = finding.fixes.first { (choice == .all || $0.safety == .safe) && mayApply($0) }
        guard let fix = wanted else { continue }
        let hasSameRule = chosen.first.map { $0.finding.rule == finding.rule } ?? true
        if hasSameRule, plan.take(fix, text: { snapshot.file(at: $0)?.bytes }) {
          chosen.append(FixGate.Candidate(path: path, finding: finding, fix: fix))
        } else {
          waiting.insert(path)
        }
      }
    }
    guard !chosen.isEmpty else { return nil }
    let (after, taken): (ProjectSnapshot.Edited?, [FixGate.Candidate])
    switch choice {
    case .all: (after, taken) = (snapshot.applying(chosen.edits, by: analyzer, on: workers), chosen)
    case .safe:
      let outcome = gate.applying(chosen)
      (after, taken) = (outcome?.after, outcome?.applied ?? [])
    }
    let lines = Dictionary(
      Set(taken.map(\.path)).map { ($0, LineTable(snapshot.file(at: $0)?.bytes ?? [])) }, uniquingKeysWith: { $1 })
    return after.map { after in
      Round(
        after: after,
        applied: taken.map { candidate in
          let line = lines[candidate.path]?.line(ofUTF8Offset: candidate.finding.range.start) ?? 0
          return Applied(
            rule: candidate.finding.rule, title: candidate.fix.title, path: candidate.path, line: line + 1)
        }, waiting: waiting)
    }
  }
}
