import Projects
import SourceText

/// The files of one run after they have been read. Keeps their facts and summaries, but not their syntax trees.
package struct ProjectRun: Sendable {
  package typealias Reader = @Sendable (_ path: String) -> Result<[UInt8], FileProblem>

  package let analyzer: Analyzer
  private let reading: Analyzer.Reading
  private let jobs: Int?
  private let reader: Reader
  private(set) var extent: ProjectExtent
  /// The requested files that have been read, by path. `unread` contains those that couldn't be.
  private var knowledge: [String: FileKnowledge] = [:]
  private var unread: [String: FileProblem] = [:]

  /// The facts about the requested files and the other files of their project.
  package private(set) var project: Project
  /// The requested files, in the order in which the paths were given.
  package var files: [FileKnowledge] { extent.paths.compactMap { knowledge[$0] } }
  /// The problems with the requested paths, then the requested files that couldn't be read, in the order of the paths.
  package var problems: [FileProblem] { extent.problems + extent.paths.compactMap { unread[$0] } }

  /// Reads the requested files, and then the other files of the project unless nothing can be reported in the requested
  /// ones. Uses all cores unless `jobs` limits the threads. Each thread holds one tree at a time.
  ///
  /// - Parameters:
  ///   - isAll: Whether these files are the whole project; if not, questions about the project have no answer.
  ///   - reading: How much of the files to read; `everything` if most of it will be needed.
  package init(
    _ extent: ProjectExtent, isAll: Bool = true, analyzer: Analyzer, reading: Analyzer.Reading = .bodiesOnDemand,
    jobs: Int? = nil, onProgress: RunProgress.Listener? = nil, reader: @escaping Reader = FileReader.read
  ) {
    self.init(of: extent, analyzer: analyzer, reading: reading, jobs: jobs, reader: reader)
    read(extent.paths, describedBy: extent.descriptions, onProgress)
    if !extent.surroundings.isEmpty {
      guard reading == .everything || files.contains(where: \.mayHaveFindings) else { return }
      read(extent.surroundings, onProgress)
    }
    if isAll { project.markComplete() }
  }

  /// Creates a run that has not read anything yet.
  init(
    of extent: ProjectExtent, analyzer: Analyzer, reading: Analyzer.Reading, jobs: Int?,
    reader: @escaping Reader = FileReader.read
  ) {
    self.analyzer = analyzer
    self.reading = reading
    self.jobs = jobs
    self.reader = reader
    self.extent = extent
    project = Project(settings: analyzer.configuration.project, roots: extent.roots)
  }

  /// Returns whether the file isn't checked, because no target of its project compiles it.
  package func isLeftOut(_ file: FileKnowledge) -> Bool {
    file.facts.summary.importsSwiftUI && project.facts.isLeftOut(file.facts.summary)
  }

  package var snapshot: ProjectSnapshot { ProjectSnapshot(project, files: files, analyzer: analyzer, reader: reader) }

  /// Returns the findings of each file with safe and suggested fixes, in the order of the files. A file without
  /// findings has an empty array.
  ///
  /// - Parameter files: The files to check; nil for all requested files.
  package func findings(of files: [FileKnowledge]? = nil, onProgress: RunProgress.Listener? = nil) -> [[Finding]] {
    let files = files ?? self.files
    let (analyzer, project) = (analyzer, project)
    let found = Workers.map(
      count: files.count, jobs: jobs, onFinish: RunProgress.counter(onProgress, .checking, of: files.count)
    ) { analyzer.findings(in: files[$0], of: project) }
    return analyzer.deciding(zip(files, found).map { ($0.path, $1) }, in: snapshot, on: .threads(jobs))
  }

  // MARK: Changes

  /// Continues with a new list of files, and forgets the files that are gone.
  ///
  /// - Returns: Whether other files must be checked again.
  mutating func update(_ extent: ProjectExtent, without gone: [String]) -> Bool {
    self.extent = extent
    return gone.reduce(false) { affectsOthers, path in
      (knowledge[path], unread[path]) = (nil, nil)
      return project.remove(path: path) || affectsOthers
    }
  }

  /// Takes in the project's description as it is now. Returns whether every finding may change.
  mutating func update(_ description: ProjectDescription) -> Bool { project.update(description) }

  mutating func markComplete() { project.markComplete() }

  /// Reads some files of the extent.
  ///
  /// - Parameter descriptions: The files that describe the project; nil to keep its description.
  /// - Returns: Whether other files must be checked again.
  @discardableResult
  mutating func read(
    _ paths: [String], describedBy descriptions: [String]? = nil, _ onProgress: RunProgress.Listener?
  ) -> Bool {
    let (analyzer, reading, reader, roots) = (analyzer, reading, reader, extent.roots)
    let (requested, choice) = (Set(extent.paths), extent.choice)
    enum Step: Sendable {
      case described(ProjectDescription)
      case read(FileReading)
    }
    // The description is first, because one Xcode project can take as long as hundreds of files.
    let steps = Workers.map(
      count: paths.count + 1, jobs: jobs, onFinish: RunProgress.counter(onProgress, .reading, of: paths.count)
    ) { number -> Step? in
      guard number > 0 else {
        return descriptions.map { descriptions in
          .described(
            ProjectDescription(
              describedBy: descriptions, base: SwiftFiles.absolute("."), choosing: choice,
              read: { try? reader($0).get() }))
        }
      }
      let path = paths[number - 1]
      switch reader(path) {
      case .failure(let problem): return .read(FileReading(problem, at: path))
      case .success(let bytes):
        let file = analyzer.knowledge(
          of: bytes, path: path, pathInProject: roots.pathInProject(path), reading: reading)
        return .read(FileReading(file, keepsFile: requested.contains(path)))
      }
    }
    var affectsOthers = false
    for case let step? in steps {
      switch step {
      case .described(let description): affectsOthers = project.update(description) || affectsOthers
      case .read(let reading):
        affectsOthers = project.update(reading) || affectsOthers
        (knowledge[reading.path], unread[reading.path]) = (nil, nil)
        switch reading.content {
        case .success(let facts): knowledge[reading.path] = facts.file
        case .failure(let problem): if requested.contains(reading.path) { unread[reading.path] = problem }
        }
      }
    }
    return affectsOthers
  }
}
