import Facts
import Projects
import Rules
import SourceText

/// The parts of a project and the findings of every rule in it, for the command `init`.
package struct ProjectSurvey: Sendable {
  /// The numbers of findings of one rule.
  package struct Count: Sendable {
    package let rule: any Rule
    package let findings: Int
    /// The number of findings that have a safe fix.
    package let fixable: Int
  }

  package let fileCount: Int
  package let swiftUIFileCount: Int
  /// The names of the modules, sorted and without duplicates.
  package let modules: [String]
  /// The generated files, relative to the folder.
  package let generatedPaths: [String]
  /// The build settings that all files with SwiftUI share. Files that belong to no module count only if no file belongs
  /// to one.
  package let settings: ProjectSettings
  /// The counts for every rule, including rules that are off, in the order of `AllRules`.
  package let counts: [Count]
  package let problems: [FileProblem]

  /// Reads the folder as a part of the project around it. All rules are on, whatever the folder's configuration says.
  package init(
    of folder: String, rules: [any Rule] = AllRules.rules, jobs: Int? = nil, onProgress: RunProgress.Listener? = nil
  ) {
    var everything = Configuration()
    for rule in rules { everything.settings[rule.id] = .on(nil) }
    let analyzer = Analyzer(configuration: everything, rules: rules)
    let run = ProjectRun(
      ProjectExtent(below: [folder]), analyzer: analyzer, jobs: jobs, onProgress: onProgress)
    let facts = run.project.facts
    let summaries = run.files.map(\.facts.summary)
    let withSwiftUI = summaries.filter(facts.seesSwiftUI)
    fileCount = summaries.count
    swiftUIFileCount = withSwiftUI.count
    modules = Set(summaries.flatMap(facts.modules).map(\.name)).sorted()
    let base = SwiftFiles.absolute(folder)
    generatedPaths = run.files.filter(\.isGenerated).map {
      String(SwiftFiles.absolute($0.path).dropFirst(base == "/" ? 1 : base.count + 1))
    }
    let inModules = withSwiftUI.filter { !facts.modules(of: $0).isEmpty }
    let settings = (inModules.isEmpty ? withSwiftUI : inModules).map(facts.settings)
    self.settings = settings.dropFirst().reduce(settings.first ?? ProjectSettings()) { $0.shared(with: $1) }
    problems = run.problems
    let found = run.findings(onProgress: onProgress).joined()
    let findings = Dictionary(counting: found.map(\.rule))
    let fixable = Dictionary(counting: found.filter { $0.fixes.contains(where: \.safety.isSafe) }.map(\.rule))
    counts = rules.map { Count(rule: $0, findings: findings[$0.id] ?? 0, fixable: fixable[$0.id] ?? 0) }
  }
}
