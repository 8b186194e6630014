import Facts
import Projects
import Rules
import SourceText

/// All files of one run, read. Trees are gone; facts and summaries remain.
package struct WholeProject: Sendable {
  /// Where the files of a run are.
  package struct Extent: Sendable, Hashable {
    /// The files that are asked about.
    package let paths: [String]
    /// The other files of their projects, which tell what may be said about the first.
    package let surroundings: [String]
    /// What could not be found.
    package let problems: [FileProblem]
    /// Packages, Xcode projects and what else tells how the files make up modules.
    package let descriptions: [String]
    /// Where the projects begin.
    package let roots: ProjectRoots

    package init(
      paths: [String], surroundings: [String] = [], problems: [FileProblem] = [], descriptions: [String] = [],
      projects: [String] = []
    ) {
      self.paths = paths
      self.surroundings = surroundings
      self.problems = problems
      self.descriptions = descriptions
      roots = ProjectRoots(projects)
    }

    /// All Swift files below the paths, and around them the projects that they are parts of.
    package init(below roots: [String]) {
      let found = SwiftFiles.find(under: roots)
      let enclosing = roots.map(ProjectRoot.enclosing)
      // A project that is asked for as a whole has nothing around it.
      var known = Set(roots.map(SwiftFiles.absolute))
      let projects = enclosing.compactMap { $0 }.filter { known.insert(SwiftFiles.absolute($0)).inserted }
      let around = SwiftFiles.find(under: projects)
      let asked = around.paths.isEmpty ? [] : Set(found.paths.map(SwiftFiles.absolute))
      self.init(
        paths: found.paths, surroundings: around.paths.filter { !asked.contains(SwiftFiles.absolute($0)) },
        problems: found.problems,
        descriptions: found.descriptions + around.descriptions + ConfigurationFile.nearest(above: roots),
        projects: zip(roots, enclosing).map { $1 ?? $0 })
    }
  }

  package let analyzer: Analyzer
  /// The files that are asked about, in the order in which the paths were given.
  package let files: [FileKnowledge]
  /// What is known of these and of the files around them.
  package let workspace: Workspace
  /// What could not be found, then the files asked about that could not be read, in the same order.
  package let problems: [FileProblem]
  private let reader: @Sendable (String) -> Result<[UInt8], FileProblem>

  /// Reads every file on all cores. One thread holds one tree at a time.
  ///
  /// - Parameters:
  ///   - isAll: whether these files are the whole project; if not, project questions answer unknown.
  ///   - reading: everything, where most of it will be asked for.
  package init(
    _ extent: Extent, isAll: Bool = true, analyzer: Analyzer, reading: Analyzer.Reading = .bodiesOnDemand,
    jobs: Int? = nil,
    onProgress: RunProgress.Listener? = nil,
    reader: @escaping @Sendable (String) -> Result<[UInt8], FileProblem> = FileReader.read
  ) {
    let paths = extent.paths + extent.surroundings
    // The description first: one project can take as long as hundreds of files.
    let readings = Workers.map(
      count: paths.count + 1, jobs: jobs, onFinish: RunProgress.counter(onProgress, .reading, of: paths.count)
    ) { number in
      guard number > 0 else {
        return Result<Reading, FileProblem>.success(
          .description(
            ProjectDescription(
              describedBy: extent.descriptions, base: SwiftFiles.absolute("."), read: { try? reader($0).get() })))
      }
      let index = number - 1
      return Reading.read(
        paths[index], isAsked: index < extent.paths.count, of: extent, analyzer: analyzer, reading: reading,
        reader: reader)
    }
    var files: [FileKnowledge] = []
    var problems = extent.problems
    var workspace = Workspace(settings: analyzer.configuration.project, roots: extent.roots)
    for (number, reading) in readings.enumerated() {
      switch reading {
      case .success(.description(let description)): workspace.update(description)
      case .success(.whole(let file, let names)):
        workspace.update(file.facts.summary, names: names)
        files.append(file)
      case .success(.summary(let summary, let names)): workspace.update(summary, names: names)
      case .failure(let problem): if number <= extent.paths.count { problems.append(problem) }
      }
    }
    if isAll { workspace.markComplete() }
    self.analyzer = analyzer
    self.reader = reader
    self.files = files
    self.workspace = workspace
    self.problems = problems
  }

  /// What reading one file gave.
  enum Reading {
    case whole(FileKnowledge, IndexedNames)
    case summary(FileSummary, IndexedNames)
    case description(ProjectDescription)

    /// - Parameter isAsked: whether the file is judged; of others the summary is enough.
    static func read(
      _ path: String, isAsked: Bool, of extent: Extent, analyzer: Analyzer, reading: Analyzer.Reading,
      reader: (String) -> Result<[UInt8], FileProblem> = FileReader.read
    ) -> Result<Reading, FileProblem> {
      reader(path).map { bytes in
        let file = analyzer.knowledge(
          of: bytes, path: path, pathInProject: extent.roots.pathInProject(path), reading: reading)
        let names = IndexedNames(file.facts.summary)
        return isAsked ? .whole(file, names) : .summary(file.facts.summary, names)
      }
    }
  }

  package var snapshot: ProjectSnapshot {
    ProjectSnapshot(workspace, files: files, analyzer: analyzer, reader: reader)
  }

  /// The findings of each file with safe and suggested fixes, in the files' order; an empty list for a file without.
  package func findings(jobs: Int? = nil, onProgress: RunProgress.Listener? = nil) -> [[Finding]] {
    let found = Workers.map(
      count: files.count, jobs: jobs, onFinish: RunProgress.counter(onProgress, .judging, of: files.count)
    ) { index in
      analyzer.findings(in: files[index], of: workspace)
    }
    return analyzer.deciding(
      zip(files, found).map { ($0.path, $1) }, in: snapshot, on: .threads(jobs))
  }
}
