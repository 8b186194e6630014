import Projects
import SourceText

/// A file with findings.
package struct CheckedFile: Sendable {
  package let path: String
  /// The text that the findings' ranges refer to.
  package let buffer: SourceBuffer
  package let findings: [Finding]
}

/// The findings of one run over files and folders.
package struct CheckResult: Sendable {
  /// A requested file, and the configuration that excludes it; nil if the user's own options exclude it.
  package struct ExcludedFile: Sendable {
    package let path: String
    package let configuration: ConfigurationTree.File?

    package init(path: String, configuration: ConfigurationTree.File?) {
      self.path = path
      self.configuration = configuration
    }
  }

  /// The files with findings, by default in the order of the given paths.
  package let files: [CheckedFile]
  /// The problems that prevented a check: paths that couldn't be found or read, that contain no Swift file, or at which
  /// everything is excluded.
  package let problems: [FileProblem]
  /// Every file that was checked.
  package let checkedPaths: [String]
  /// The requested files that were read but not checked.
  package let excludedFiles: [ExcludedFile]
  /// The requested files with SwiftUI that have no findings because the project's targets don't contain them.
  package let leftOutPaths: [String]
  /// The configuration files that were read.
  package let configurations: [ConfigurationTree.File]
  /// The patterns that match no file, by the path of their configuration file. Empty for a part of a project, and for a
  /// configuration above several projects.
  package let idlePatterns: [String: [String]]

  /// Creates a copy of a result with other files or problems.
  private init(_ result: CheckResult, files: [CheckedFile], problems: [FileProblem]? = nil) {
    self.files = files
    (self.problems, checkedPaths) = (problems ?? result.problems, result.checkedPaths)
    (excludedFiles, leftOutPaths) = (result.excludedFiles, result.leftOutPaths)
    (configurations, idlePatterns) = (result.configurations, result.idlePatterns)
  }

  /// - Parameter findings: The findings of each file of the run, in the same order.
  init(of run: ProjectRun, findings: [[Finding]]) {
    let tree = run.project.configurations
    files = zip(run.files, findings).filter { !$1.isEmpty }.map { file, findings in
      CheckedFile(path: file.path, buffer: SourceBuffer(file.bytes), findings: findings)
    }
    problems = run.problems
    let leftOut = Set(run.files.filter(run.isLeftOut).map(\.path))
    let included = run.files.map(\.path).filter(tree.checks(fileAt:))
    checkedPaths = included.filter { !leftOut.contains($0) }
    leftOutPaths = included.filter(leftOut.contains)
    excludedFiles = run.excludedFiles
    configurations = tree.files
    idlePatterns = run.idlePatterns
  }

  /// Returns the same result with one more problem.
  package func adding(_ problem: FileProblem) -> CheckResult {
    CheckResult(self, files: files, problems: problems + [problem])
  }

  /// Merges several results into one.
  package init(merging results: [CheckResult]) {
    files = results.flatMap(\.files)
    problems = results.flatMap(\.problems)
    checkedPaths = results.flatMap(\.checkedPaths)
    excludedFiles = results.flatMap(\.excludedFiles)
    leftOutPaths = results.flatMap(\.leftOutPaths)
    // A configuration above several projects appears only once.
    var seen: Set<String> = []
    configurations = results.flatMap(\.configurations).filter { seen.insert($0.path).inserted }
    idlePatterns = Dictionary(results.flatMap(\.idlePatterns)) { $0.filter($1.contains) }
  }

  package var findingCount: Int { files.reduce(0) { $0 + $1.findings.count } }

  /// Returns the same result with some of the files moved to the end.
  package func movingToEnd(filesAt paths: Set<String>) -> CheckResult {
    CheckResult(
      self, files: files.filter { !paths.contains($0.path) } + files.filter { paths.contains($0.path) })
  }

  /// Returns the same result with only some of its findings.
  package func filter(_ isIncluded: (_ path: String, Finding) -> Bool) -> CheckResult {
    let files = files.map { file in
      CheckedFile(path: file.path, buffer: file.buffer, findings: file.findings.filter { isIncluded(file.path, $0) })
    }
    return CheckResult(self, files: files.filter { !$0.findings.isEmpty })
  }
}

/// Finds files, reads them, and checks them.
package struct CheckRun: Sendable {
  package let analyzer: Analyzer
  /// The number of threads; nil to use all cores.
  package let jobs: Int?
  private let choice: ConfigurationChoice
  private let onProgress: RunProgress.Listener?

  package init(
    analyzer: Analyzer = Analyzer(), choosing choice: ConfigurationChoice = ConfigurationChoice(), jobs: Int? = nil,
    onProgress: RunProgress.Listener? = nil
  ) {
    self.analyzer = analyzer
    self.choice = choice
    self.jobs = jobs
    self.onProgress = onProgress
  }

  /// Checks all Swift files below the paths, as parts of the projects around them. Each project is checked separately.
  package func check(_ roots: [String]) -> CheckResult {
    CheckResult(
      merging: ProjectGroup.groups(of: roots).map { group in
        check(
          ProjectRun(ProjectExtent(group, choosing: choice), analyzer: analyzer, jobs: jobs, onProgress: onProgress))
      })
  }

  /// Checks a text as the contents of a file, together with the other files of its project. If the file is in no
  /// project, it is checked together with the files below `roots` instead.
  ///
  /// If there is neither a project nor a root, only the text is known, and findings that depend on other files are not
  /// reported.
  package func check(_ bytes: [UInt8], at path: String, among roots: [String]) -> CheckResult {
    let around = ProjectRoot.enclosing(path).map { [$0] } ?? roots
    let extent = ProjectExtent(below: around)
    let others = (extent.paths + extent.surroundings).filter { !SwiftFiles.isSame($0, path) }
    let run = ProjectRun(
      ProjectExtent(
        paths: [path], surroundings: others, problems: extent.problems, descriptions: extent.descriptions,
        projects: around, choosing: choice),
      isAll: !around.isEmpty, analyzer: analyzer, jobs: jobs, onProgress: onProgress
    ) {
      $0 == path ? FileReader.text(bytes, path: path) : FileReader.read($0)
    }
    return check(run)
  }

  private func check(_ run: ProjectRun) -> CheckResult {
    CheckResult(of: run, findings: run.findings(onProgress: onProgress))
  }
}

extension ProjectRun {
  /// The patterns of the configurations that match no file, if the run contains the whole project.
  fileprivate var idlePatterns: [String: [String]] {
    extent.surroundings.isEmpty ? project.configurations.patterns(matchingNoneOf: extent.paths) : [:]
  }

  /// The requested files that are not checked.
  package var excludedFiles: [CheckResult.ExcludedFile] {
    let tree = project.configurations
    return files.map(\.path).filter { !tree.checks(fileAt: $0) }.map {
      CheckResult.ExcludedFile(path: $0, configuration: tree.excluder(ofFileAt: $0))
    }
  }
}
