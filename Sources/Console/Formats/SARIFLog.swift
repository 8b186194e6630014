import Analysis
import JSONReading
import Rules
import SourceText

/// The format `sarif`: the Static Analysis Results Interchange Format (OASIS, SARIF 2.1.0), which GitHub's code
/// scanning and other tools import.
struct SARIFLog {
  private let result: CheckResult
  private let rules: [any Rule]
  private let texts: SourceTexts
  private let ruleIndices: [RuleID: Int]

  init(_ result: CheckResult, rules: [any Rule]) {
    self.result = result
    self.rules = rules
    texts = SourceTexts(result.files)
    ruleIndices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { $1 }
  }

  var json: JSONValue {
    let unchecked = result.problems.map { notification($0.sentence) }
    let misconfigured = result.configurations.runProblems.map { problem in
      notification(problem.message, at: [location(problem.path, problem.region?(.utf32))])
    }
    let driver: JSONValue = [
      "name": .string(Product.name), "semanticVersion": .string(Product.version),
      "rules": .array(rules.map(descriptor)),
    ]
    let invocation: JSONValue = [
      "executionSuccessful": .bool(unchecked.isEmpty && misconfigured.isEmpty),
      "toolExecutionNotifications": .array(unchecked), "toolConfigurationNotifications": .array(misconfigured),
    ]
    let results = result.files.flatMap { file in file.findings.map { self.result($0, in: file) } }
    let run: JSONValue = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "invocations": [invocation],
      "results": .array(results),
    ]
    return [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ]
  }

  private func notification(_ text: String, at locations: [JSONValue] = []) -> JSONValue {
    ["level": "error", "message": message(text), "locations": .array(locations)]
  }

  private func message(_ text: String) -> JSONValue { ["text": .string(text)] }

  private func descriptor(_ rule: any Rule) -> JSONValue {
    [
      "id": .string(rule.id.description), "shortDescription": message(rule.summary + "."),
      "fullDescription": message(rule.rationale),
      "help": [
        "text": .string(rule.rationale),
        "markdown": "\(rule.rationale)\n\nExamples: `\(Product.name) explain \(rule.id)`",
      ],
      "helpUri": .string(rule.reference),
      "defaultConfiguration": [
        "level": .string(rule.defaultSeverity.level), "enabled": .bool(rule.isOnByDefault),
      ],
    ]
  }

  private func result(_ finding: Finding, in file: CheckedFile) -> JSONValue {
    let related = finding.related.enumerated().map { index, related in
      location(related.path, region(related.path, related.range), id: JSONValue(index), message(related.message))
    }
    let fingerprint = BaselineKey(finding, path: RepositoryPath.of(file.path)).fingerprint
    return [
      "ruleId": .string(finding.rule.description), "ruleIndex": ruleIndices[finding.rule].map { JSONValue($0) },
      "level": .string(finding.severity.level), "message": message(finding.message),
      "locations": [location(file.path, region(file.path, finding.range))], "relatedLocations": .array(related),
      "fixes": .array(finding.fixes.compactMap(fix)),
      "partialFingerprints": ["statewise/v1": .string(fingerprint)],
    ]
  }

  /// Returns nil if a file of the fix can no longer be read.
  private func fix(_ fix: Fix) -> JSONValue? {
    var changes: [JSONValue] = []
    for change in fix.changes {
      let replacements = change.edits.compactMap { edit -> JSONValue? in
        region(change.path, edit.range).map { region in
          [
            "deletedRegion": json(region),
            "insertedContent": edit.replacement.isEmpty ? nil : message(edit.replacement),
          ]
        }
      }
      guard replacements.count == change.edits.count, !replacements.isEmpty else { return nil }
      changes.append(["artifactLocation": artifact(change.path), "replacements": .array(replacements)])
    }
    return changes.isEmpty ? nil : ["description": message(fix.title), "artifactChanges": .array(changes)]
  }

  // MARK: Places

  private func location(
    _ path: String, _ region: Region?, id: JSONValue? = nil, _ message: JSONValue? = nil
  ) -> JSONValue {
    [
      "id": id, "message": message,
      "physicalLocation": ["artifactLocation": artifact(path), "region": region.map(json)],
    ]
  }

  private func artifact(_ path: String) -> JSONValue { ["uri": .string(PathURI.of(RepositoryPath.of(path)))] }

  private func region(_ path: String, _ range: ByteRange) -> Region? {
    texts[path].map { Region(range, lines: $0.lines, unit: .utf32) }
  }

  private func json(_ region: Region) -> JSONValue {
    [
      "startLine": JSONValue(region.start.line), "startColumn": JSONValue(region.start.column),
      "endLine": JSONValue(region.end.line), "endColumn": JSONValue(region.end.column),
    ]
  }
}

extension Severity {
  /// The word for it in SARIF, and in the messages of compilers.
  var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
