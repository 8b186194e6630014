import FactCollection
import FactQuestions
import Facts
import Rules
import SourceText
import Syntax

/// The sole entry point to the analysis: source in, findings out. The server and the command line call it alike.
package struct Analyzer: FileExaminer {
  /// The user's own settings, which override the project's configuration.
  package let configuration: Configuration
  /// In the catalogue's order.
  private let allRules: [any Rule]
  /// The rules that the user selected; nil for all.
  private let selection: Set<RuleID>?

  /// - Parameter selection: the rules whose findings are wanted; nil for those of all rules. Whether a fix is safe is
  ///   for all of them to say.
  package init(
    configuration: Configuration = Configuration(), rules: [any Rule] = AllRules.rules, selection: Set<RuleID>? = nil
  ) {
    self.configuration = configuration
    allRules = rules
    self.selection = selection
  }

  /// The selected rules that are on where no configuration file says otherwise, in the catalogue's order.
  package var rules: [any Rule] { rules(by: configuration) }

  private func rules(by configuration: Configuration) -> [any Rule] {
    allRules.filter { configuration.isOn($0) && selection?.contains($0.id) ?? true }
  }

  /// The same with a configuration that counts where this one leaves something open.
  package func configured(by other: Configuration) -> Analyzer {
    Analyzer(configuration: configuration.filled(from: other), rules: allRules, selection: selection)
  }

  /// The same for one rule's findings.
  package func selecting(_ rule: RuleID) -> Analyzer {
    Analyzer(configuration: configuration, rules: allRules, selection: [rule])
  }

  /// The same for the findings of all rules that are on.
  package var selectingAll: Analyzer { Analyzer(configuration: configuration, rules: allRules) }

  /// Where something may still be written that findings of a rule miss; nil for rules that miss nothing.
  package func absence(for rule: RuleID) -> Absence? { allRules.first { $0.id == rule }?.absence }

  /// Whether it gives the findings of all rules that are on.
  package var selectsAll: Bool { selection == nil }

  package func knowledge(of bytes: [UInt8], path: String, pathInProject: String) -> FileKnowledge {
    knowledge(of: bytes, path: path, pathInProject: pathInProject, reading: .everything)
  }

  /// How much of a file is read at once.
  package enum Reading: String, Sendable {
    /// For a single check: many bodies are never needed, and the others are read on demand.
    case bodiesOnDemand = "bodies-on-demand"
    /// The same, but reads files that import SwiftUI completely, because nearly all of their bodies are needed.
    case allBodiesOnDemand = "all-bodies-on-demand"
    /// For repeated checks.
    case everything
  }

  func knowledge(of bytes: [UInt8], path: String, pathInProject: String, reading: Reading) -> FileKnowledge {
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
      bytes: bytes, facts: facts, suppressions: Suppressions(in: tree), tree: tree, isWhole: !skipsBodies)
  }

  package func findings(in file: FileKnowledge, of project: Project) -> [Finding] {
    findings(in: file, of: project, while: { true })
  }

  /// The file's findings in text order, by the configuration that holds for it, without those that a comment in the
  /// file suppresses.
  ///
  /// - Parameter isWanted: asked before each rule. Once the findings are no longer wanted, the result is incomplete.
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
      .filter { !file.suppressions.suppress($0) }
      .map { finding in
        configuration.severity(of: finding.rule).map(finding.with(severity:)) ?? finding
      }
      .sorted { ($0.range, $0.rule, $0.message) < ($1.range, $1.rule, $1.message) }
  }

  /// Only for a whole project is it known what the rules would report, and so whether a comment is needed.
  private func unusedSuppressions(
    in file: FileKnowledge, reported: [Finding], by rules: [any Rule], of project: ProjectFacts
  ) -> [Finding] {
    guard project.isComplete, let rule = rules.first(where: { $0.id == UnusedSuppressions.rule }) else { return [] }
    return UnusedSuppressions(file: file, reported: reported, enabled: rules, severity: rule.defaultSeverity).findings()
  }
}
