import Rules
import SourceText

/// The result of applying fixes to a copy of a project.
struct FixTrial: Sendable {
  let edited: ProjectSnapshot.Edited
  /// The findings afterwards of every file that may have others than before.
  let findings: [String: [Finding]]

  /// - Parameter candidates: their edits keep apart. Nil if one does not fit its text.
  init?(
    _ candidates: [FixGate.Candidate], on before: ProjectSnapshot, by examiner: any FileExaminer,
    on workers: Workers.Place
  ) {
    guard let edited = before.applying(candidates.edits, by: examiner, on: workers) else { return nil }
    self.edited = edited
    let judged = edited.dependents.values.reduce(into: Set(candidates.map(\.path)).union(candidates.edits.keys)) {
      $0.formUnion($1)
    }
    findings = edited.snapshot.findings(of: judged, by: examiner, on: workers)
  }

  /// The edited files that a file's findings may differ for.
  func causes(ofFindingsAt path: String) -> Set<String> {
    var causes = Set(edited.dependents.filter { $0.value.contains(path) }.keys)
    causes.insert(path)
    return causes
  }
}

extension [FixGate.Candidate] {
  /// All edits by path.
  var edits: [String: [Edit]] {
    reduce(into: [:]) { edits, candidate in
      for change in candidate.fix.changes { edits[change.path, default: []] += change.edits }
    }
  }
}
