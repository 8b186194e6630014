import Analysis
import SourceText

/// A table with the findings and the time of each rule.
struct StatisticsTable {
  let text: String

  /// Checks the files again, one rule at a time on one thread.
  init(_ result: CheckResult, analyzer: Analyzer, jobs: Int?) {
    let counts = Dictionary(counting: result.files.flatMap(\.findings).map(\.rule))
    let run = ProjectRun(
      ProjectExtent(paths: result.checkedPaths), analyzer: analyzer, jobs: jobs)
    let rows = analyzer.rules.map { rule in
      let one = analyzer.selecting(rule.id)
      let time = ContinuousClock().measure {
        for file in run.files { _ = one.findings(in: file, of: run.project) }
      }
      return [rule.id.description, String(counts[rule.id] ?? 0), milliseconds(time)]
    }
    text = TextTable.numbers([["rule", "findings", "ms"]] + rows)
  }
}
