import Facts
import SourceText

/// Decides whether fixes are safe: applies a rule's proposal to a copy of the project, and lets all enabled rules check
/// what may have changed. No other code marks a fix as safe.
///
/// A fix is safe if its finding is gone and the same fix is not offered again, no enabled rule reports anything new in
/// the project, no syntax error is added, no comment between the replaced tokens is lost, and the interface that other
/// code uses is unchanged. It is never safe while a file of the project is unread or unreadable, in a generated file, or
/// near an attribute that may be a macro. Otherwise it becomes a suggestion, with the problem that was found as the
/// reason.
///
/// Proposals with separate edits are tried together, because almost all of them pass. If there is a problem, those that
/// may have caused it are tried again in smaller groups. So the cost grows with the number of files that proposals
/// edit, not with the size of the project.
package struct FixGate {
  /// A proposal and the finding that it is for.
  struct Candidate {
    let path: String
    let finding: Finding
    let fix: Fix
  }

  private let snapshot: ProjectSnapshot
  private let analyzer: any FileAnalyzer
  private let workers: Workers.Place
  /// The findings in the snapshot by path, only for files where they were needed.
  private var baseline: [String: [Finding]]
  /// The last group that passed, and the project with its edits.
  private var passed: (edits: [String: [Edit]], after: ProjectSnapshot.Edited)?

  /// - Parameters:
  ///   - analyzer: Runs every enabled rule, even if the user selected only some.
  ///   - known: Findings that the analyzer has already reported in the snapshot, by path.
  package init(
    _ snapshot: ProjectSnapshot, analyzer: any FileAnalyzer, known: [String: [Finding]] = [:],
    on workers: Workers.Place = .threads(nil)
  ) {
    self.snapshot = snapshot
    self.analyzer = analyzer
    self.workers = workers
    baseline = known
  }

  /// Returns the findings in the same order, with each proposed fix marked as safe or suggested.
  package mutating func deciding(_ findings: [(path: String, findings: [Finding])]) -> [[Finding]] {
    var candidates: [Candidate] = []
    for file in findings {
      for finding in file.findings {
        for fix in finding.fixes where fix.safety == .proposed {
          candidates.append(Candidate(path: file.path, finding: finding, fix: fix))
        }
      }
    }
    guard !candidates.isEmpty else { return findings.map(\.findings) }
    var safeties = reasons(against: candidates).map { $0.map { Safety.suggested(because: $0) } ?? .safe }[...]
    return findings.map { file in
      file.findings.map { finding in
        finding.with(
          fixes: finding.fixes.map { fix in
            fix.safety == .proposed ? fix.with(safeties.popFirst() ?? .proposed) : fix
          })
      }
    }
  }

  /// Returns for each candidate the reason why it is not safe; nil if it is safe.
  mutating func reasons(against candidates: [Candidate]) -> [String?] {
    var reasons = candidates.map(reasonBeforeTrial)
    var waiting = candidates.indices.filter { reasons[$0] == nil }
    while !waiting.isEmpty {
      var plan = FixPlan()
      let snapshot = snapshot
      let group = waiting.filter { plan.take(candidates[$0].fix) { snapshot.file(at: $0)?.bytes } }
      guard !group.isEmpty else {
        for index in waiting { reasons[index] = "its edits do not match the text" }
        break
      }
      decide(group, of: candidates, &reasons)
      let tried = Set(group)
      waiting.removeAll(where: tried.contains)
    }
    return reasons
  }

  /// Returns a reason that is known without a trial; nil if there is none.
  private func reasonBeforeTrial(_ candidate: Candidate) -> String? {
    guard snapshot.project.facts.isComplete else { return "not every file of the project has been read yet" }
    if let path = snapshot.project.unreadPaths.min() { return "'\(path)' cannot be read, and its code is unknown" }
    for change in candidate.fix.changes {
      if snapshot.project.isGenerated(fileAt: change.path) {
        return "a tool generates '\(change.path)', and its next run overwrites the fix"
      }
      if let line = snapshot.file(at: change.path)?.lineOfComment(deletedBy: change.edits) {
        return "it would delete the comment on line \(line + 1)"
      }
      guard let summary = snapshot.project.facts.summary(ofFileAt: change.path) else { continue }
      let macro = change.edits.lazy.compactMap {
        snapshot.project.facts.possibleMacro(around: $0.range, in: summary)
      }.first
      if let macro { return "'@\(macro.name)' may be a macro that generates code from what changes" }
    }
    return nil
  }

  /// Tries a group of fixes with separate edits, and removes those that cause problems until the rest passes.
  private mutating func decide(_ group: [Int], of candidates: [Candidate], _ reasons: inout [String?]) {
    var rest = group
    while !rest.isEmpty {
      let objections = objections(to: rest.map { candidates[$0] })
      guard let first = objections.first else { return }
      if rest.count == 1 {
        reasons[rest[0]] = first.reason
        return
      }
      let isSuspect = { (index: Int) in objections.contains { $0.mayBeDue(to: candidates[index]) } }
      let suspects = rest.filter(isSuspect)
      let smaller = suspects.isEmpty || suspects.count == rest.count ? rest.halves : [suspects]
      for part in smaller { decide(part, of: candidates, &reasons) }
      let left = rest.filter { reasons[$0] == nil }
      // The smaller groups pass, but not all fixes together, and there is no way to know which one to leave out.
      if left.count == rest.count {
        for index in suspects.isEmpty ? rest : suspects { reasons[index] = first.reason }
      }
      rest = rest.filter { reasons[$0] == nil }
    }
  }

  private mutating func objections(to candidates: [Candidate]) -> [FixObjection] {
    guard let trial = FixTrial(candidates, on: snapshot, by: analyzer, on: workers) else {
      return [FixObjection(reason: "its edits do not match the text", paths: Set(candidates.edits.keys))]
    }
    let uncheckedPaths = Set(trial.findings.keys).subtracting(baseline.keys)
    baseline.merge(snapshot.findings(of: uncheckedPaths, by: analyzer, on: workers)) { known, _ in known }
    let objections = FixObjection.all(to: candidates, trial, before: snapshot, baseline)
    if objections.isEmpty { passed = (candidates.edits, trial.edited) }
    return objections
  }

  /// Applies the candidates that are safe together, and returns nil if there are none. The candidates' edits must not
  /// overlap.
  mutating func applying(_ candidates: [Candidate]) -> (after: ProjectSnapshot.Edited, applied: [Candidate])? {
    var applied = candidates
    if passed?.edits != candidates.edits {
      let reasons = reasons(against: candidates)
      applied = zip(candidates, reasons).filter { $1 == nil }.map(\.0)
    }
    guard !applied.isEmpty, let passed, passed.edits == applied.edits else { return nil }
    return (passed.after, applied)
  }
}

extension Analyzer {
  /// Returns the findings of some files in the same order, with each proposed fix marked as safe or suggested.
  package func deciding(
    _ findings: [(path: String, findings: [Finding])], in snapshot: ProjectSnapshot,
    on workers: Workers.Place = .threads(nil)
  ) -> [[Finding]] {
    let known = selectsAll ? Dictionary(findings.map { ($0.path, $0.findings) }) { first, _ in first } : [:]
    var gate = FixGate(snapshot, analyzer: selectingAll, known: known, on: workers)
    return gate.deciding(findings)
  }
}

extension [Int] {
  fileprivate var halves: [[Int]] {
    let middle = count / 2
    return [Array(prefix(middle)), Array(dropFirst(middle))]
  }
}

extension Finding {
  func with(fixes: [Fix]) -> Finding {
    Finding(rule: rule, severity: severity, range: range, message: message, related: related, fixes: fixes)
  }
}
