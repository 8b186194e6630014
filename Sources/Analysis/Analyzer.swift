import FactCollection
import FactQuestions
import Facts
import Rules
import SourceText
import Syntax

/// The sole entry point to the analysis: source in, findings out. Both the server and the command line use it.
package struct Analyzer: FileAnalyzer {
  /// The user's own settings, which override the project's configuration.
  package let configuration: Configuration
  /// All known rules, in the order of `AllRules`.
  private let allRules: [any Rule]
  /// The rules that the user selected; nil for all.
  private let selection: Set<RuleID>?

  /// - Parameter selection: The rules to report findings of; nil for all rules. Whether a fix is safe is checked with
  ///   all rules that are on, selected or not.
  package init(
    configuration: Configuration = Configuration(), rules: [any Rule] = AllRules.rules, selection: Set<RuleID>? = nil
  ) {
    self.configuration = configuration
    allRules = rules
    self.selection = selection
  }

  /// The selected rules that are on, in the order of `AllRules`. Configuration files are not taken into account.
  package var rules: [any Rule] { rules(by: configuration) }

  private func rules(by configuration: Configuration) -> [any Rule] {
    allRules.filter { configuration.isOn($0) && selection?.contains($0.id) ?? true }
  }

  /// Returns this analyzer with a second configuration, which provides what the current one leaves unspecified.
  package func configured(by other: Configuration) -> Analyzer {
    Analyzer(configuration: configuration.filled(from: other), rules: allRules, selection: selection)
  }

  /// Returns this analyzer, limited to the findings of one rule.
  package func selecting(_ rule: RuleID) -> Analyzer {
    Analyzer(configuration: configuration, rules: allRules, selection: [rule])
  }

  /// This analyzer without a selection, so that it reports the findings of all rules that are on.
  package var selectingAll: Analyzer { Analyzer(configuration: configuration, rules: allRules) }

  /// Returns the area in which the user may still add the code that a finding of the rule reports as missing; nil for a
  /// rule that does not report missing code.
  package func absence(for rule: RuleID) -> Absence? { allRules.first { $0.id == rule }?.absence }

  /// Whether the analyzer reports the findings of all rules that are on.
  package var selectsAll: Bool { selection == nil }

  package func knowledge(of bytes: [UInt8], path: String, pathInProject: String) -> FileKnowledge {
    knowledge(of: bytes, path: path, pathInProject: pathInProject, keepsTree: false)
  }

  /// Reads a text of an editor.
  ///
  /// - Parameter keepsTree: Whether to keep the syntax tree, for questions about the code that is being typed.
  package func knowledge(of bytes: [UInt8], path: String, pathInProject: String, keepsTree: Bool) -> FileKnowledge {
    knowledge(of: bytes, path: path, pathInProject: pathInProject, reading: .everything, keepsTree: keepsTree)
  }

  /// The part of a file that is read immediately.
  package enum Reading: String, Sendable {
    /// For a single check: many bodies are never needed, and the others are read on demand. Files that import SwiftUI
    /// are read completely, because nearly all of their bodies are needed.
    case bodiesOnDemand = "bodies-on-demand"
    /// Like `bodiesOnDemand`, but for files that import SwiftUI, too.
    case allBodiesOnDemand = "all-bodies-on-demand"
    /// For repeated checks: all bodies are read immediately.
    case everything
  }

  func knowledge(
    of bytes: [UInt8], path: String, pathInProject: String, reading: Reading, keepsTree: Bool = false
  ) -> FileKnowledge {
    let (tree, skipsBodies) = Parser.parse(bytes) { tokens in
      switch reading {
      case .everything: false
      case .bodiesOnDemand: !FactCollector.importsSwiftUI(tokens, of: bytes)
      case .allBodiesOnDemand: true
      }
    }
    let facts: FileFacts
    if skipsBodies {
      let reader = BodiesOnDemand(of: bytes, path: path, pathInProject: pathInProject)
      facts =
        FactCollector.declarations(of: tree, path: path, pathInProject: pathInProject, reader: reader)
        ?? reader.whole.facts
    } else {
      facts = FactCollector.facts(of: tree, path: path, pathInProject: pathInProject)
    }
    return FileKnowledge(
      bytes: bytes, facts: facts, suppressions: Suppressions(in: tree), tree: tree, isWhole: !skipsBodies,
      keepsTree: keepsTree)
  }

  /// Returns the file's findings in text order, without those that a comment in the file suppresses. Uses the
  /// configuration that applies to the file. There are no findings if it excludes the file, or if the app does not
  /// contain the file.
  ///
  /// - Parameter isWanted: Called before each rule. Once it returns false, the result is incomplete.
  package func findings(in file: FileKnowledge, of project: Project, while isWanted: () -> Bool) -> [Finding] {
    guard let nearest = project.configurations.configuration(forFileAt: file.path),
      !project.facts.isLeftOut(file.facts.summary)
    else { return [] }
    let configuration = configuration.filled(from: nearest)
    let rules = rules(by: configuration)
    let softening = Softening(file: file, project: project.facts)
    let reported = rules.flatMap { rule in
      isWanted()
        ? rule.findings(in: file.facts, of: project.facts).compactMap { softening.softened($0, of: rule) } : []
    }
    return (reported + unusedSuppressions(in: file, reported: reported, by: rules, of: project.facts))
      .filter { !file.suppressions.isSuppressed($0) }
      .map { finding in
        configuration.severity(of: finding.rule).map(finding.with(severity:)) ?? finding
      }
      .sorted { ($0.range, $0.rule, $0.message) < ($1.range, $1.rule, $1.message) }
  }

  /// Returns findings about suppression comments that are not needed. There are none unless the project is complete,
  /// because only then is it known what the rules would report.
  private func unusedSuppressions(
    in file: FileKnowledge, reported: [Finding], by rules: [any Rule], of project: ProjectFacts
  ) -> [Finding] {
    guard project.isComplete, let rule = rules.first(where: { $0.id == UnusedSuppressions.rule }) else { return [] }
    return UnusedSuppressions(file: file, reported: reported, enabled: rules, severity: rule.defaultSeverity).findings()
  }
}
