import Analysis
import SourceText

/// A reason why a run didn't do everything that was requested, for reports to list in addition to the findings.
struct RunProblem {
  let path: String
  let message: String
  /// The place of the problem in a configuration file; nil if a whole path couldn't be checked.
  let region: ((ColumnUnit) -> Region)?
}

extension CheckResult {
  /// The mistakes in configuration files, followed by the paths that couldn't be checked.
  var runProblems: [RunProblem] {
    configurations.runProblems
      + problems.map { RunProblem(path: $0.path, message: $0.sentence, region: nil) }
  }
}

extension [ConfigurationTree.File] {
  /// Whether a file has a problem, so that the run didn't do what the user requested.
  var areBroken: Bool { contains { !$0.problems.isEmpty } }

  var runProblems: [RunProblem] {
    flatMap { file -> [RunProblem] in
      guard !file.problems.isEmpty else { return [] }
      let lines = SourceBuffer(file.bytes).lines
      return file.problems.map { problem in
        RunProblem(path: file.path, message: problem.message) { Region(problem.range, lines: lines, unit: $0) }
      }
    }
  }
}

extension Terminal {
  /// Writes one line for each problem in a configuration file.
  func warn(about configurations: [ConfigurationTree.File]) {
    for problem in configurations.runProblems {
      let place = problem.region.map { ":\($0(.utf8).start.line):\($0(.utf8).start.column)" } ?? ""
      writeErrorLine("\(problem.path.printable)\(place): error: \(problem.message.printable)")
    }
  }
}
