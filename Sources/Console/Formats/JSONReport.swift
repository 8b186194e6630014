import Analysis
import JSONReading
import SourceText

/// The format `json`: everything that is known about each finding. Columns are one-based and offsets are zero-based;
/// both count UTF-8 bytes. A place in a file that can no longer be read has only offsets. `report.schema.json`
/// describes the format.
struct JSONReport {
  private let result: CheckResult
  private let texts: SourceTexts

  init(_ result: CheckResult) {
    self.result = result
    texts = SourceTexts(result.files)
  }

  var json: JSONValue {
    [
      // It increases if a change can break existing readers; a new member doesn't increase it.
      "schemaVersion": 1,
      "version": .string(Product.version),
      "checkedFileCount": JSONValue(result.checkedPaths.count),
      "findings": .array(result.files.flatMap { file in file.findings.map { finding($0, in: file.path) } }),
      "problems": .array(
        result.runProblems.map { problem in
          [
            "path": .string(problem.path), "message": .string(problem.message),
            "start": problem.region.map { $0(.utf8).start.json },
          ]
        }),
    ]
  }

  private func finding(_ finding: Finding, in path: String) -> JSONValue {
    [
      "rule": .string(finding.rule.description), "severity": .string(finding.severity.word),
      "message": .string(finding.message), "place": place(path, finding.range),
      "related": .array(
        finding.related.map { ["message": .string($0.message), "place": place($0.path, $0.range)] }),
      "fixes": .array(finding.fixes.map(fix)),
    ]
  }

  private func fix(_ fix: Fix) -> JSONValue {
    let edits = fix.changes.flatMap { change -> [JSONValue] in
      change.edits.map { ["place": place(change.path, $0.range), "replacement": .string($0.replacement)] }
    }
    return [
      "title": .string(fix.title), "isSafe": .bool(fix.safety.isSafe),
      "reason": fix.safety.reason.map(JSONValue.string), "edits": .array(edits),
    ]
  }

  private func place(_ path: String, _ range: ByteRange) -> JSONValue {
    let region = texts[path].map { Region(range, lines: $0.lines, unit: .utf8) }
    return [
      "path": .string(path), "start": region?.start.json, "end": region?.end.json,
      "utf8Start": JSONValue(range.start), "utf8End": JSONValue(range.end),
    ]
  }
}

extension Region.Point {
  fileprivate var json: JSONValue { ["line": JSONValue(line), "column": JSONValue(column)] }
}
