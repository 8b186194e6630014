import Analysis
import Rules

/// Findings and time by rule.
struct StatisticsTable {
  let text: String

  /// Judges the files once more, a rule at a time on one thread.
  init(_ result: CheckResult, analyzer: Analyzer, jobs: Int?) {
    var counts: [RuleID: Int] = [:]
    for finding in result.files.flatMap(\.findings) { counts[finding.rule, default: 0] += 1 }
    let project = WholeProject(
      WholeProject.Extent(paths: result.checkedPaths), analyzer: analyzer, jobs: jobs)
    let rows = analyzer.rules.map { rule in
      let one = analyzer.speaking { $0.id == rule.id }
      let time = ContinuousClock().measure {
        for file in project.files { _ = one.findings(in: file, of: project.workspace) }
      }
      return [rule.id.description, String(counts[rule.id] ?? 0), Self.milliseconds(time)]
    }
    text = Self.table([["rule", "findings", "ms"]] + rows)
  }

  /// With one decimal.
  private static func milliseconds(_ time: Duration) -> String {
    let tenths = Int(time / .microseconds(100))
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The first column to the left, the others to the right.
  private static func table(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
