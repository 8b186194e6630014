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
    let files = zip(project.files, findings).filter { !$1.isEmpty }.map { file, findings in
      CheckedFile(path: file.path, buffer: SourceBuffer(file.bytes), findings: findings)
    }
    return CheckResult(
      files: files, problems: found.problems + project.problems, checkedFileCount: project.files.count)
  }
}
