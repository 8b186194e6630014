import Analysis
import RuleTesting
import Rules
import SourceText

/// The findings of all rules in the examples of every rule, including fixes and their edits. The repository contains a
/// digest of them for each rule, which shows whether a change affects any finding.
enum ExampleFindings {
  static let path = "\(SampleReports.folder)/example-findings.txt"

  /// Returns a line for each rule: its name, the number of its examples, the number of their findings, and a digest of
  /// the findings' text.
  static func digests() -> String {
    AllRules.rules.map { rule in
      let lists = RuleCases.all.cases(of: rule).map { lines(of: run(of: $0)) }
      let findings = lists.joined().filter { !$0.hasPrefix(" ") }.count
      return "\(rule.id) \(lists.count) \(findings) \(digest(of: lists))\n"
    }.joined()
  }

  /// Returns all findings in the examples of one rule.
  static func text(of rule: any Rule, reading: Analyzer.Reading) -> String {
    RuleCases.all.cases(of: rule).map { ruleCase in
      ([ruleCase.title] + lines(of: run(of: ruleCase, reading: reading)).map { "  " + $0 }).map { $0 + "\n" }
        .joined()
    }.joined()
  }

  /// Returns the findings in the files of a project. A line that begins with spaces belongs to the finding above.
  static func lines(of run: ProjectRun) -> [String] {
    zip(run.files, run.findings()).flatMap { file, findings in
      findings.flatMap { lines(of: $0, in: file.path) }
    }
  }

  /// Returns a project with the files of a case, in which every rule is on.
  static func run(of ruleCase: RuleCase, reading: Analyzer.Reading = .bodiesOnDemand) -> ProjectRun {
    let files = ruleCase.unmarkedFiles
    let texts = Dictionary(files.map { ($0.path, Array($0.code.utf8)) }) { first, _ in first }
    let configuration = Configuration(
      settings: Dictionary(AllRules.rules.map { ($0.id, .on(nil)) }) { first, _ in first }, project: ruleCase.settings)
    return ProjectRun(
      ProjectExtent(paths: files.map(\.path)), analyzer: Analyzer(configuration: configuration), reading: reading,
      jobs: 1, reader: { .success(texts[$0] ?? []) })
  }

  private static func lines(of finding: Finding, in path: String) -> [String] {
    ["\(place(path, finding.range)) \(finding.severity) \(finding.rule): \(finding.message)"]
      + finding.related.map { "  \(place($0.path, $0.range)) \($0.message)" }
      + finding.fixes.flatMap { fix in
        ["  \(fix.title): \(fix.safety.reason ?? "safe")"]
          + fix.changes.flatMap { change in
            change.edits.map { "    \(place(change.path, $0.range)) \(String(reflecting: $0.replacement))" }
          }
      }
  }

  private static func place(_ path: String, _ range: ByteRange) -> String { "\(path):\(range.start)-\(range.end)" }

  /// Returns a digest that doesn't depend on the order of the cases.
  private static func digest(of cases: [[String]]) -> String {
    String(cases.reduce(0) { sum, lines in sum &+ Fingerprint.of(lines.map { $0 + "\n" }.joined().utf8) }, radix: 16)
  }
}

/// `statewise-dev findings [--reading HOW] [RULE…|FOLDER…]`: prints all findings in the rules' examples, or in the
/// files below folders.
enum FindingsCommand: DeveloperCommand {
  static let name = "findings"
  static let usage = "findings [--reading everything|bodies-on-demand|all-bodies-on-demand] [RULE…|FOLDER…]"
  static let summary = "Print all findings in the rules' examples or in folders, to compare two builds"

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    var operands = arguments[...]
    var reading = Analyzer.Reading.bodiesOnDemand
    if operands.first == "--reading" {
      guard let chosen = operands.dropFirst().first.flatMap(Analyzer.Reading.init) else {
        throw DeveloperError(sentence: "Usage: \(usage)")
      }
      reading = chosen
      operands = operands.dropFirst(2)
    }
    let rules = AllRules.rules.filter { operands.isEmpty || operands.contains("\($0.id)") }
    for rule in rules { print("\(rule.id)\n\(ExampleFindings.text(of: rule, reading: reading))") }
    let settings = Dictionary(AllRules.rules.map { ($0.id, Configuration.Setting.on(nil)) }) { first, _ in first }
    for folder in operands where rules.allSatisfy({ "\($0.id)" != folder }) {
      let run = ProjectRun(
        ProjectExtent(below: [folder]), analyzer: Analyzer(configuration: Configuration(settings: settings)),
        reading: reading)
      for line in ExampleFindings.lines(of: run) { print(line) }
    }
    return true
  }
}
