import Analysis
import SourceText

/// The format `json`: everything that is known about each finding. Columns are one-based and offsets are zero-based;
/// both count UTF-8 bytes. A place in a file that can no longer be read has only offsets. `report.schema.json`
/// describes the format.
struct JSONReport: Encodable {
  /// The version of the format. It increases if a change can break existing readers; a new member doesn't increase it.
  let schemaVersion = 1
  let version = Product.version
  let checkedFileCount: Int
  let findings: [Finding]
  let problems: [Problem]

  struct Place: Encodable {
    let path: String
    let start: Region.Point?
    let end: Region.Point?
    let utf8Start: Int
    let utf8End: Int
  }

  struct Finding: Encodable {
    let rule: String
    let severity: String
    let message: String
    let place: Place
    let related: [Related]
    let fixes: [Fix]
  }

  struct Related: Encodable {
    let message: String
    let place: Place
  }

  struct Fix: Encodable {
    let title: String
    let isSafe: Bool
    /// The reason why the fix needs a person's judgment; nil for a safe fix.
    let reason: String?
    let edits: [Edit]
  }

  struct Edit: Encodable {
    let place: Place
    let replacement: String
  }

  struct Problem: Encodable {
    let path: String
    let message: String
    /// The place in a configuration file; nil for other problems.
    let start: Region.Point?
  }

  init(_ result: CheckResult) {
    let texts = SourceTexts(result.files)
    func place(_ path: String, _ range: ByteRange) -> Place {
      let region = texts[path].map { Region(range, lines: $0.lines, unit: .utf8) }
      return Place(path: path, start: region?.start, end: region?.end, utf8Start: range.start, utf8End: range.end)
    }
    checkedFileCount = result.checkedPaths.count
    findings = result.files.flatMap { file in
      file.findings.map { finding in
        Finding(
          rule: finding.rule.description, severity: finding.severity.word, message: finding.message,
          place: place(file.path, finding.range),
          related: finding.related.map { Related(message: $0.message, place: place($0.path, $0.range)) },
          fixes: finding.fixes.map { fix in
            Fix(
              title: fix.title, isSafe: fix.safety.isSafe, reason: fix.safety.reason,
              edits: fix.changes.flatMap { change in
                change.edits.map { Edit(place: place(change.path, $0.range), replacement: $0.replacement) }
              })
          })
      }
    }
    problems = result.runProblems.map {
      Problem(path: $0.path, message: $0.message, start: $0.region?(.utf8).start)
    }
  }
}
