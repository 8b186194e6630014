import Facts
import Rules
import SourceText
import Syntax

/// The sole entry point to the analysis: source in, findings out. The server and the command line call it alike.
package struct Analyzer: Sendable {
  package let configuration: Configuration
  /// The rules that are on, in the catalogue's order.
  package let rules: [any Rule]

  package init(configuration: Configuration = Configuration(), rules: [any Rule] = AllRules.rules) {
    self.configuration = configuration
    self.rules = rules.filter(configuration.isOn)
  }

  /// Reads one file and keeps its text. Total: any bytes give facts.
  ///
  /// - Parameter pathInProject: what of the path lies in the project, where that is known: a project is not made of
  ///   tests because it stands in a folder named so.
  package func read(_ bytes: [UInt8], path: String, pathInProject: String? = nil) -> AnalyzedFile {
    AnalyzedFile(
      buffer: SourceBuffer(bytes), knowledge: knowledge(of: bytes, path: path, pathInProject: pathInProject))
  }

  /// Reads one file and lets go of its tree.
  package func knowledge(of bytes: [UInt8], path: String, pathInProject: String? = nil) -> FileKnowledge {
    let tree = Parser.parse(bytes)
    return FileKnowledge(
      bytes: bytes, facts: FactCollector.facts(of: tree, path: path, pathInProject: pathInProject),
      suppressions: Suppressions(in: tree), pathInProject: pathInProject)
  }

  /// The file's findings in text order, without those that a comment in the file suppresses.
  package func findings(in file: FileKnowledge, of project: ProjectFacts) -> [Finding] {
    let said = rules.flatMap { $0.findings(in: file.facts, of: project) }
    return (said + unusedSuppressions(in: file, said: said, of: project))
      .filter { !file.suppressions.suppress($0) }
      .map { finding in
        configuration.severity(of: finding.rule).map(finding.with(severity:)) ?? finding
      }
      .sorted { ($0.range, $0.rule, $0.message) < ($1.range, $1.rule, $1.message) }
  }

  /// Only a whole project tells what the rules would say, and so what a comment is good for.
  private func unusedSuppressions(in file: FileKnowledge, said: [Finding], of project: ProjectFacts) -> [Finding] {
    guard project.isComplete, let rule = rules.first(where: { $0.id == UnusedSuppressions.rule }) else { return [] }
    return UnusedSuppressions(file: file, said: said, spoke: rules, severity: rule.defaultSeverity).findings()
  }

  package func findings(in file: AnalyzedFile, of project: ProjectFacts) -> [Finding] {
    findings(in: file.knowledge, of: project)
  }
}

extension Finding {
  fileprivate func with(severity: Severity) -> Finding {
    Finding(rule: rule, severity: severity, range: range, message: message, related: related, fixes: fixes)
  }
}
