import Analysis
import Rules
import SourceText

/// The format `sarif`: the Static Analysis Results Interchange Format (OASIS, SARIF 2.1.0), which GitHub's code
/// scanning and other tools import. The names of the types are those of the standard.
struct SARIFLog: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = Product.name
    let semanticVersion = Product.version
    let rules: [ReportingDescriptor]
  }

  struct ReportingDescriptor: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let helpUri: String
    let defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    let level: String
    let enabled: Bool
  }

  struct Message: Encodable {
    let text: String
    var markdown: String?
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
    let toolConfigurationNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level = "error"
    let message: Message
    var locations: [Location] = []
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let fixes: [Fix]
    let partialFingerprints: [String: String]
  }

  struct Location: Encodable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: SARIFRegion?
  }

  struct ArtifactLocation: Encodable { let uri: String }

  struct SARIFRegion: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    init(_ region: Region) {
      (startLine, startColumn) = (region.start.line, region.start.column)
      (endLine, endColumn) = (region.end.line, region.end.column)
    }
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: SARIFRegion
    let insertedContent: Message?
  }
}

extension SARIFLog {
  init(_ result: CheckResult, rules: [any Rule]) {
    var ruleIndices: [RuleID: Int] = [:]
    for (index, rule) in rules.enumerated() { ruleIndices[rule.id] = index }
    let builder = Builder(texts: SourceTexts(result.files), ruleIndices: ruleIndices)
    let unchecked = result.problems.map { Notification(message: Message(text: $0.sentence)) }
    let misconfigured = result.configurations.runProblems.map { problem in
      Notification(
        message: Message(text: problem.message),
        locations: [
          Location(
            physicalLocation: PhysicalLocation(
              artifactLocation: Builder.location(problem.path),
              region: problem.region.map { SARIFRegion($0(.utf32)) }))
        ])
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules.map(Builder.descriptor))),
        invocations: [
          Invocation(
            executionSuccessful: unchecked.isEmpty && misconfigured.isEmpty, toolExecutionNotifications: unchecked,
            toolConfigurationNotifications: misconfigured)
        ],
        results: result.files.flatMap { file in file.findings.map { builder.result($0, in: file) } })
    ]
  }

  private struct Builder {
    let texts: SourceTexts
    let ruleIndices: [RuleID: Int]

    static func descriptor(_ rule: any Rule) -> ReportingDescriptor {
      ReportingDescriptor(
        id: rule.id.description, shortDescription: Message(text: rule.summary + "."),
        fullDescription: Message(text: rule.rationale),
        help: Message(
          text: rule.rationale,
          markdown: "\(rule.rationale)\n\nExamples: `\(Product.name) explain \(rule.id)`"),
        helpUri: rule.reference,
        defaultConfiguration: Configuration(level: rule.defaultSeverity.level, enabled: rule.isOnByDefault))
    }

    func result(_ finding: Finding, in file: CheckedFile) -> Result {
      Result(
        ruleId: finding.rule.description, ruleIndex: ruleIndices[finding.rule], level: finding.severity.level,
        message: Message(text: finding.message),
        locations: [Location(physicalLocation: physicalLocation(file.path, finding.range))],
        relatedLocations: finding.related.enumerated().map { index, related in
          Location(
            id: index, physicalLocation: physicalLocation(related.path, related.range),
            message: Message(text: related.message))
        },
        fixes: finding.fixes.compactMap(fix),
        partialFingerprints: ["statewise/v1": BaselineKey(finding, path: RepositoryPath.of(file.path)).fingerprint])
    }

    /// Returns nil if a file of the fix can no longer be read.
    private func fix(_ fix: SourceText.Fix) -> SARIFLog.Fix? {
      var changes: [ArtifactChange] = []
      for change in fix.changes {
        let replacements = change.edits.compactMap { edit in
          region(change.path, edit.range).map { region in
            Replacement(
              deletedRegion: region,
              insertedContent: edit.replacement.isEmpty ? nil : Message(text: edit.replacement))
          }
        }
        guard replacements.count == change.edits.count, !replacements.isEmpty else { return nil }
        changes.append(ArtifactChange(artifactLocation: Self.location(change.path), replacements: replacements))
      }
      guard !changes.isEmpty else { return nil }
      return SARIFLog.Fix(description: Message(text: fix.title), artifactChanges: changes)
    }

    private func physicalLocation(_ path: String, _ range: ByteRange) -> PhysicalLocation {
      PhysicalLocation(artifactLocation: Self.location(path), region: region(path, range))
    }

    static func location(_ path: String) -> ArtifactLocation {
      ArtifactLocation(uri: PathURI.of(RepositoryPath.of(path)))
    }

    private func region(_ path: String, _ range: ByteRange) -> SARIFRegion? {
      texts[path].map { SARIFRegion(Region(range, lines: $0.lines, unit: .utf32)) }
    }
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
