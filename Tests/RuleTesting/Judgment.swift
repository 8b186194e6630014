import Analysis
import Rules
import SourceText
import TestSupport

/// The findings of an analyzer in some files that belong to one project.
struct Judgment {
  struct Verdict {
    let file: Example.File
    /// The findings in text order.
    let findings: [Finding]
  }

  /// The verdicts in the order of the files.
  let verdicts: [Verdict]

  init(of files: [Example.File], by analyzer: Analyzer) {
    self.init(of: files, in: ProjectSnapshot(of: files, by: analyzer), by: analyzer)
  }

  /// - Parameter snapshot: the files as one project.
  init(of files: [Example.File], in snapshot: ProjectSnapshot, by analyzer: Analyzer) {
    verdicts = files.map { file in
      Verdict(
        file: file,
        findings: snapshot.file(at: file.path).map { analyzer.findings(in: $0, of: snapshot.project) } ?? [])
    }
  }

  private init(_ verdicts: [Verdict]) { self.verdicts = verdicts }

  /// Returns the findings with each fix marked as safe or suggested.
  func decided(in snapshot: ProjectSnapshot, by analyzer: Analyzer) -> Judgment {
    let decided = analyzer.deciding(verdicts.map { ($0.file.path, $0.findings) }, in: snapshot, on: .here)
    return Judgment(zip(verdicts, decided).map { Verdict(file: $0.file, findings: $1) })
  }

  func findings(of rule: RuleID) -> [Finding] {
    verdicts.flatMap { verdict in verdict.findings.filter { $0.rule == rule } }
  }

  /// Returns each file with marks around the ranges that the rule reports, for comparison with an example.
  func marked(by rule: RuleID) -> [Example.File] {
    verdicts.map { verdict in
      let ranges = verdict.findings.filter { $0.rule == rule }.map(\.range)
      return Example.File(path: verdict.file.path, code: MarkedText.marking(ranges, in: verdict.file.code))
    }
  }
}

extension Contract {
  /// An analyzer with the default rules and the rule of the contract.
  var analyzer: Analyzer {
    Analyzer(configuration: Configuration(settings: [rule.id: .on(nil)], project: ruleCase.settings), rules: rules)
  }

  /// Returns the findings of all rules.
  func judgment(of files: [Example.File]) -> Judgment {
    let analyzer = analyzer
    return memory.answer(.said, files) { Judgment(of: files, in: snapshot(of: files), by: analyzer) }
  }

  /// Returns the findings of all rules, with each fix marked as safe or suggested.
  func decidedJudgment(of files: [Example.File]) -> Judgment {
    memory.answer(.decided, files) { judgment(of: files).decided(in: snapshot(of: files), by: analyzer) }
  }

  /// Returns the findings of the contract's rule, for checks that do not involve other rules.
  func ownJudgment(of files: [Example.File]) -> Judgment {
    // Only this rule depends on the findings of other rules.
    guard rule.id != "unused-suppression" else { return judgment(of: files) }
    return memory.answer(.saidByOwnRule, files) {
      Judgment(of: files, in: snapshot(of: files), by: analyzer.selecting(rule.id))
    }
  }

  func snapshot(of files: [Example.File]) -> ProjectSnapshot {
    memory.snapshot(of: files) { ProjectSnapshot(of: files, by: analyzer) }
  }
}

extension ProjectSnapshot {
  /// Creates a complete project with these files.
  package init(of files: [Example.File], by analyzer: Analyzer) {
    self.init(of: Dictionary(files.map { ($0.path, $0.code) }) { first, _ in first }, by: analyzer)
  }
}

extension Analyzer {
  /// Returns a complete project with these files.
  func project(of files: [Example.File]) -> Project {
    var project = Project(settings: configuration.project)
    for file in files { project.update(knowledge(of: Array(file.code.utf8), path: file.path)) }
    project.markComplete()
    return project
  }
}

extension Fix {
  /// Returns the files after the fix; nil if its edits overlap, are outside a text, or belong to an unknown file.
  func applied(to files: [Example.File]) -> [Example.File]? {
    guard changes.allSatisfy({ change in files.contains { $0.path == change.path } }) else { return nil }
    var result: [Example.File] = []
    for file in files {
      let edits = changes.filter { $0.path == file.path }.flatMap(\.edits)
      guard let bytes = edits.applied(to: Array(file.code.utf8)) else { return nil }
      result.append(Example.File(path: file.path, code: String(decoding: bytes, as: UTF8.self)))
    }
    return result
  }
}
