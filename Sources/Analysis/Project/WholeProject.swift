import Facts
import Rules
import SourceText

/// All files of one run, read. Trees are gone; facts and summaries remain.
package struct WholeProject: Sendable {
  package let analyzer: Analyzer
  /// In the order in which the paths were given.
  package private(set) var files: [FileKnowledge]
  package private(set) var workspace: Workspace
  /// Files that could not be read, in the same order.
  package let problems: [FileProblem]

  /// Reads every file on all cores. One thread holds one tree at a time.
  ///
  /// - Parameter isAll: whether the paths are the whole project; if not, project questions answer unknown.
  package init(
    paths: [String], isAll: Bool = true, analyzer: Analyzer, jobs: Int? = nil,
    reader: @escaping @Sendable (String) -> Result<[UInt8], FileProblem> = FileReader.read
  ) {
    let readings = Workers.map(count: paths.count, jobs: jobs) { index in
      reader(paths[index]).map { analyzer.knowledge(of: $0, path: paths[index]) }
    }
    var files: [FileKnowledge] = []
    var problems: [FileProblem] = []
    var workspace = Workspace()
    for reading in readings {
      switch reading {
      case .success(let file):
        workspace.update(file)
        files.append(file)
      case .failure(let problem): problems.append(problem)
      }
    }
    if isAll { workspace.markComplete() }
    self.analyzer = analyzer
    self.files = files
    self.workspace = workspace
    self.problems = problems
  }

  /// The findings of each file, in the files' order; an empty list for a file without.
  package func findings(jobs: Int? = nil) -> [[Finding]] {
    Workers.map(count: files.count, jobs: jobs) { index in
      analyzer.findings(in: files[index], of: workspace.project)
    }
  }
}
