import Rules
import SourceText

/// One file with something to say about it.
package struct CheckedFile: Sendable {
  package let path: String
  /// The text that the findings' ranges refer to.
  package let buffer: SourceBuffer
  package let findings: [Finding]
}

/// What one run over files and folders found.
package struct CheckResult: Sendable {
  /// Files with findings only, in the order of the paths given.
  package let files: [CheckedFile]
  /// What could not be found or read.
  package let problems: [FileProblem]
  package let checkedFileCount: Int

  package var findingCount: Int { files.reduce(0) { $0 + $1.findings.count } }
}

/// Finds files, reads them, judges them.
package struct CheckRun: Sendable {
  package let analyzer: Analyzer
  /// Threads at once; all cores when nil.
  package let jobs: Int?

  package init(analyzer: Analyzer = Analyzer(), jobs: Int? = nil) {
    self.analyzer = analyzer
    self.jobs = jobs
  }

  /// Judges all Swift files below the paths as one project.
  package func check(_ roots: [String]) -> CheckResult {
    let found = SwiftFiles.find(under: roots)
    let project = WholeProject(paths: found.paths, analyzer: analyzer, jobs: jobs)
    let findings = project.findings(jobs: jobs)
    let noisy = findings.indices.filter { !findings[$0].isEmpty }
    // Only files with findings are read a second time: texts of a whole project would not fit bounded memory.
    let checked = Workers.map(count: noisy.count, jobs: jobs) { index in
      FileReader.read(project.files[noisy[index]].path).map { bytes in
        CheckedFile(
          path: project.files[noisy[index]].path, buffer: SourceBuffer(bytes), findings: findings[noisy[index]])
      }
    }
    var files: [CheckedFile] = []
    var problems = found.problems + project.problems
    for file in checked {
      switch file {
      case .success(let file): files.append(file)
      case .failure(let problem): problems.append(problem)
      }
    }
    return CheckResult(files: files, problems: problems, checkedFileCount: project.files.count)
  }
}
