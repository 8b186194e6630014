import Analysis
import SourceText

/// Why a run did not do all that was requested, as reports hold it beside the findings.
struct RunProblem {
  let path: String
  let message: String
  /// The problem in a configuration file; nil if a whole path could not be checked.
  let region: ((ColumnUnit) -> Region)?
}

extension CheckResult {
  /// Mistakes in configuration files, then what could not be checked.
  var runProblems: [RunProblem] {
    configurations.runProblems
      + problems.map { RunProblem(path: $0.path, message: $0.sentence, region: nil) }
  }
}

extension [ConfigurationTree.File] {
  /// Whether something in one of them cannot be taken, so that the run did not do what the user requested.
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
  /// One line for each thing in a configuration file that cannot be taken.
  func complain(about configurations: [ConfigurationTree.File]) {
    for problem in configurations.runProblems {
      let place = problem.region.map { ":\($0(.utf8).start.line):\($0(.utf8).start.column)" } ?? ""
      complainLine("\(problem.path.printable)\(place): error: \(problem.message.printable)")
    }
  }
}
