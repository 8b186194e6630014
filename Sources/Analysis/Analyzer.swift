import Facts
import Rules
import SourceText
import Syntax

/// One version of one file with what it says about state.
package struct AnalyzedFile: Sendable {
  package let path: String
  package let buffer: SourceBuffer
  package let facts: FileFacts
}

/// The sole entry point to the analysis: source in, findings out. The server and the command line call it alike.
package struct Analyzer: Sendable {
  package init() {}

  /// Reads one file. Total: any bytes give facts.
  package func read(_ bytes: [UInt8], path: String) -> AnalyzedFile {
    AnalyzedFile(
      path: path, buffer: SourceBuffer(bytes), facts: FactCollector.facts(of: Parser.parse(bytes), path: path))
  }

  /// The file's findings in text order.
  package func findings(in file: AnalyzedFile, of project: ProjectFacts) -> [Finding] {
    AllRules.rules
      .flatMap { $0.findings(in: file.facts, of: project) }
      .sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }
}
