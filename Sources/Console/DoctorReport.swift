import Analysis
import Projects
import SourceText
import SystemCalls

/// The output of `doctor`: everything that explains the analysis, without source text.
struct DoctorReport {
  private let paths: [String]
  private let project: String?
  private let extent: ProjectExtent
  private let run: ProjectRun
  private let findings: [[Finding]]
  private let times: [(name: String, time: Duration)]

  /// Reads and checks everything below the paths of a project.
  init(_ group: ProjectGroup, choosing choice: ConfigurationChoice, analyzer: Analyzer, jobs: Int?) {
    let clock = ContinuousClock()
    let start = clock.now
    let extent = ProjectExtent(group, choosing: choice)
    let found = clock.now
    let run = ProjectRun(extent, analyzer: analyzer, jobs: jobs)
    let read = clock.now
    findings = run.findings()
    times = [
      ("finding files", found - start), ("reading files", read - found), ("checking files", clock.now - read),
    ]
    paths = group.paths
    project = group.project
    self.extent = extent
    self.run = run
  }

  /// Whether every file and every configuration could be read.
  var isWhole: Bool { run.problems.isEmpty && !configurations.flatMap(\.problems).contains(where: \.isFatal) }

  var text: String {
    let sections = [
      programSection, configurationSection, moduleSection, fileSection, findingSection,
      section("Time in milliseconds", TextTable.numbers(times.map { [$0.name, milliseconds($0.time)] })),
    ]
    return sections.joined(separator: "\n")
  }

  private func section(_ title: String, _ body: String) -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    return "\(title)\n" + lines.joined(separator: "\n")
  }

  private var programSection: String {
    let process = ProcessInfo.processInfo
    return section(
      "\(Product.name) \(Product.version)",
      TextTable.words([
        ["system", process.operatingSystemVersionString],
        ["processor", "\(Self.architecture), \(counted(process.activeProcessorCount, "core"))"],
        ["paths", paths.map(\.printable).joined(separator: ", ")],
        ["project", project?.printable ?? "none found"],
      ]))
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }

  // MARK: The project as it was understood

  private var configurations: [ConfigurationTree.File] { run.project.configurations.files }

  private var configurationSection: String {
    let idle = run.project.configurations.patterns(matchingNoneOf: extent.paths + extent.surroundings)
    let lines = configurations.flatMap { file in
      ["\(file.path.printable): \(file.problems.isEmpty ? "read" : counted(file.problems.count, "problem"))"]
        + file.problems.map { "  \($0.message.printable)" }
        + (idle[file.path] ?? []).map { "  No Swift file of the project matches '\($0.printable)'" }
    }
    return section("Configuration", (lines.isEmpty ? ["no \(ConfigurationFile.name) found"] : lines).lines)
  }

  private var moduleSection: String {
    section("Modules", ModulesText(of: extent, in: run.project).lines.map(\.printable).lines)
  }

  private var fileSection: String {
    let byteCount = run.files.reduce(0) { $0 + $1.bytes.count }
    let leftOutCount = run.files.count(where: run.isLeftOut)
    let rows = [
      ["checked", String(run.files.count - leftOutCount)],
      ["not checked, because no target contains them", String(leftOutCount)],
      ["other files in the project", String(extent.surroundings.count)],
      ["in tests", String(run.files.count(where: \.isTest))],
      ["generated", String(run.files.count(where: \.isGenerated))],
      ["bytes", String(byteCount)],
      ["suppression comments", String(run.files.reduce(0) { $0 + $1.suppressions.comments.count })],
      ["problems", String(run.problems.count)],
    ]
    return section(
      "Files", TextTable.numbers(rows) + run.problems.map { $0.sentence.printable + "\n" }.joined())
  }

  private var findingSection: String {
    let counts = Dictionary(counting: findings.joined().map(\.rule))
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { [$0.key.description, String($0.value)] }
    return section("Findings", rows.isEmpty ? "none\n" : TextTable.numbers(rows))
  }
}

extension [String] {
  fileprivate var lines: String { map { $0 + "\n" }.joined() }
}
