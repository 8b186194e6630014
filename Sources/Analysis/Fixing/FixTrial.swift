import SourceText

/// The result of applying fixes to a copy of a project.
struct FixTrial: Sendable {
  let edited: ProjectSnapshot.Edited
  /// The findings after the fixes, by path, of every file whose findings may have changed.
  let findings: [String: [Finding]]

  /// Applies fixes to a copy of a project, and checks it. Returns nil if an edit does not fit its text.
  ///
  /// - Parameter candidates: The fixes to try. Their edits must not overlap.
  init?(
    _ candidates: [FixGate.Candidate], on before: ProjectSnapshot, by analyzer: any FileAnalyzer,
    on workers: Workers.Place
  ) {
    guard let edited = before.applying(candidates.edits, by: analyzer, on: workers) else { return nil }
    self.edited = edited
    let checkedPaths = edited.dependents.values.reduce(into: Set(candidates.map(\.path)).union(candidates.edits.keys)) {
      $0.formUnion($1)
    }
    findings = edited.snapshot.findings(of: checkedPaths, by: analyzer, on: workers)
  }

  /// Returns the edited files that may have changed the findings of a file.
  func causes(ofFindingsAt path: String) -> Set<String> {
    var causes = Set(edited.dependents.filter { $0.value.contains(path) }.keys)
    causes.insert(path)
    return causes
  }
}

extension [FixGate.Candidate] {
  /// The edits of all candidates by path.
  var edits: [String: [Edit]] {
    reduce(into: [:]) { edits, candidate in
      for change in candidate.fix.changes { edits[change.path, default: []] += change.edits }
    }
  }
}
