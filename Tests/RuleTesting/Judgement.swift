import Analysis
import Rules
import SourceText

/// What the analyzer says about some files that make up one workspace.
package struct Judgement: Sendable {
  package struct Verdict: Sendable {
    package let file: Example.File
    /// In text order.
    package let findings: [Finding]
  }

  /// In the order of the files.
  package let verdicts: [Verdict]

  package init(of files: [Example.File]) {
    let analyzer = Analyzer()
    var workspace = Workspace()
    let analyzed = files.map { analyzer.read(Array($0.code.utf8), path: $0.path) }
    for file in analyzed { workspace.update(file) }
    workspace.markComplete()
    let project = workspace.project
    verdicts = zip(files, analyzed).map {
      Verdict(file: $0, findings: analyzer.findings(in: $1, of: project))
    }
  }

  package func findings(of rule: RuleID) -> [Finding] {
    verdicts.flatMap { verdict in verdict.findings.filter { $0.rule == rule } }
  }

  /// Each file with marks around what the rule reports, for comparison with an example.
  package func marked(by rule: RuleID) -> [Example.File] {
    verdicts.map { verdict in
      let ranges = verdict.findings.filter { $0.rule == rule }.map(\.range)
      return Example.File(path: verdict.file.path, code: MarkedText.marking(ranges, in: verdict.file.code))
    }
  }
}

extension Fix {
  /// The files after the fix, or nil when its edits overlap, lie outside a text or are meant for an unknown file.
  package func applied(to files: [Example.File]) -> [Example.File]? {
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
