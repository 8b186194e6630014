import Facts
import Projects
import Rules
import SourceText
import SystemCalls

/// A project that is judged again and again while its files change. What did not change is not read again, and what a
/// change does not concern is not judged again.
package struct LiveProject {
  private let roots: [String]
  private let analyzer: Analyzer
  private let jobs: Int?
  private var extent = WholeProject.Extent(paths: [])
  private var workspace: Workspace
  /// Of the Swift files, those that cannot be read included.
  private var stamps: [String: FileStamp?] = [:]
  /// Of every file that the description was read from, those that are missing included.
  private var descriptionStamps: [String: FileStamp?] = [:]
  /// Those that are asked about, by path, as the two below.
  private var files: [String: FileKnowledge] = [:]
  private var findings: [String: [Finding]] = [:]
  private var problems: [String: FileProblem] = [:]

  /// Reads nothing yet: the first `refresh` does.
  package init(below roots: [String], analyzer: Analyzer, jobs: Int? = nil) {
    self.roots = roots
    self.analyzer = analyzer
    self.jobs = jobs
    workspace = Workspace(settings: analyzer.configuration.project)
  }

  /// Looks at every file and takes in what changed.
  ///
  /// - Returns: the paths that are new, changed or gone, in order; empty when `result` is what it was.
  package mutating func refresh(onProgress: RunProgress.Listener? = nil) -> [String] {
    let earlier = extent
    extent = WholeProject.Extent(below: roots)
    // Where a project begins decides which files are tests and which are around those that are asked about.
    if extent.roots != earlier.roots { forget() }
    let (isDescriptionNews, described) = refreshDescription()
    let gone = forgetFilesThatAreGone()
    let changed = stampsOfChangedFiles()
    let isNewsForOthers = read(changed, onProgress)
    workspace.markComplete()
    let paths = changed.map(\.path)
    judge(isDescriptionNews || gone.concernsOthers || isNewsForOthers ? extent.paths : paths, onProgress)
    let isListNews = earlier.problems != extent.problems
    return (described + gone.paths + paths + (isListNews ? roots : [])).sorted()
  }

  private mutating func forget() {
    workspace = Workspace(settings: analyzer.configuration.project, roots: extent.roots)
    stamps = [:]
    descriptionStamps = [:]
    files = [:]
    findings = [:]
    problems = [:]
  }

  /// What was found at the last `refresh`.
  package var result: CheckResult {
    let checked = extent.paths.compactMap { files[$0] }
    return CheckResult(
      files: checked.compactMap { file in
        guard let findings = findings[file.path], !findings.isEmpty else { return nil }
        return CheckedFile(path: file.path, buffer: SourceBuffer(file.bytes), findings: findings)
      },
      problems: extent.problems + extent.paths.compactMap { problems[$0] },
      checkedPaths: checked.map(\.path).filter(workspace.configurations.judges(fileAt:)),
      configurations: workspace.configurations.files)
  }

  // MARK: Steps of a refresh

  private mutating func refreshDescription() -> (isNews: Bool, changed: [String]) {
    let isListed = extent.descriptions.allSatisfy { descriptionStamps[$0] != nil }
    let changed = descriptionStamps.filter { $1 != FileStamp(ofFileAt: $0) }.map(\.key)
    guard !isListed || !changed.isEmpty else { return (false, []) }
    let added = extent.descriptions.filter { descriptionStamps[$0] == nil }
    var seen: [String: FileStamp?] = [:]
    let description = ProjectDescription(
      describedBy: extent.descriptions, base: SwiftFiles.absolute("."), keeping: workspace.configurations
    ) { path in
      seen[path] = FileStamp(ofFileAt: path)
      return try? FileReader.read(path).get()
    }
    for path in extent.descriptions where seen[path] == nil { seen[path] = FileStamp(ofFileAt: path) }
    descriptionStamps = seen
    let isNews = workspace.update(description)
    return (isNews, changed + added)
  }

  private mutating func forgetFilesThatAreGone() -> (paths: [String], concernsOthers: Bool) {
    let present = Set(extent.paths + extent.surroundings)
    let gone = stamps.keys.filter { !present.contains($0) }
    var concernsOthers = false
    for path in gone {
      if workspace.remove(path: path) { concernsOthers = true }
      forget(path)
      stamps[path] = nil
    }
    return (gone, concernsOthers)
  }

  private mutating func forget(_ path: String) {
    files[path] = nil
    findings[path] = nil
    problems[path] = nil
  }

  private struct Change {
    let path: String
    /// From before it is read: what is written meanwhile is another change.
    let stamp: FileStamp?
    let isAsked: Bool
  }

  private func stampsOfChangedFiles() -> [Change] {
    (extent.paths + extent.surroundings).enumerated().compactMap { index, path in
      let stamp = FileStamp(ofFileAt: path)
      if let known = stamps[path], known == stamp { return nil }
      return Change(path: path, stamp: stamp, isAsked: index < extent.paths.count)
    }
  }

  /// Returns whether other files must be judged again.
  private mutating func read(_ changes: [Change], _ onProgress: RunProgress.Listener?) -> Bool {
    let (extent, analyzer, count) = (extent, analyzer, changes.count)
    let readings = Workers.map(
      count: count, jobs: jobs, onFinish: RunProgress.counter(onProgress, .reading, of: count)
    ) { index in
      WholeProject.Reading.read(
        changes[index].path, isAsked: changes[index].isAsked, of: extent, analyzer: analyzer, reading: .everything)
    }
    var concernsOthers = false
    for (change, reading) in zip(changes, readings) {
      stamps[change.path] = .some(change.stamp)
      forget(change.path)
      let isNews: Bool
      switch reading {
      case .success(.whole(let file, let names)):
        files[change.path] = file
        isNews = workspace.update(file.facts.summary, names: names)
      case .success(.summary(let summary, let names)): isNews = workspace.update(summary, names: names)
      case .success(.description): isNews = false
      case .failure(let problem):
        if change.isAsked { problems[change.path] = problem }
        isNews = workspace.remove(path: change.path)
      }
      if isNews { concernsOthers = true }
    }
    return concernsOthers
  }

  private mutating func judge(_ paths: [String], _ onProgress: RunProgress.Listener?) {
    let judged = paths.compactMap { files[$0] }
    let (analyzer, workspace, count) = (analyzer, workspace, judged.count)
    let found = Workers.map(
      count: count, jobs: jobs, onFinish: RunProgress.counter(onProgress, .judging, of: count)
    ) { analyzer.findings(in: judged[$0], of: workspace) }
    let decided = analyzer.deciding(
      zip(judged, found).map { ($0.path, $1) },
      in: ProjectSnapshot(workspace, files: Array(files.values), analyzer: analyzer), on: .threads(jobs))
    for (file, findings) in zip(judged, decided) { self.findings[file.path] = findings }
  }
}
