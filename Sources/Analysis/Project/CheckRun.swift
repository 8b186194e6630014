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
  /// Every file that was judged.
  package let checkedPaths: [String]

  package var findingCount: Int { files.reduce(0) { $0 + $1.findings.count } }

  /// The same run with only some of its findings.
  package func filter(_ isIncluded: (_ path: String, Finding) -> Bool) -> CheckResult {
    let files = files.map { file in
      CheckedFile(path: file.path, buffer: file.buffer, findings: file.findings.filter { isIncluded(file.path, $0) })
    }
    return CheckResult(files: files.filter { !$0.findings.isEmpty }, problems: problems, checkedPaths: checkedPaths)
  }
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
    return judge(WholeProject(paths: found.paths, analyzer: analyzer, jobs: jobs), problems: found.problems)
  }

  /// Judges one text as if it stood in the file, among the files below the paths; the result is about that file only.
  ///
  /// Without paths nothing else is known of the project, and what depends on it stays unsaid.
  package func check(_ bytes: [UInt8], at path: String, among roots: [String]) -> CheckResult {
    let found = SwiftFiles.find(under: roots)
    let others = found.paths.filter { !SwiftFiles.isSame($0, path) }
    let project = WholeProject(paths: others + [path], isAll: !roots.isEmpty, analyzer: analyzer, jobs: jobs) {
      $0 == path ? FileReader.text(bytes, path: path) : FileReader.read($0)
    }
    let result = judge(project, problems: found.problems).filter { checked, _ in checked == path }
    return CheckResult(
      files: result.files, problems: result.problems, checkedPaths: result.checkedPaths.filter { $0 == path })
  }

  private func judge(_ project: WholeProject, problems: [FileProblem]) -> CheckResult {
    let findings = project.findings(jobs: jobs)
    let files = zip(project.files, findings).filter { !$1.isEmpty }.map { file, findings in
      CheckedFile(path: file.path, buffer: SourceBuffer(file.bytes), findings: findings)
    }
    return CheckResult(
      files: files, problems: problems + project.problems, checkedPaths: project.files.map(\.path))
  }
}
