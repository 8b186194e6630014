import Facts
import Projects
import Rules
import SourceText
import SystemCalls

/// A project that is checked repeatedly while its files change. Unchanged files aren't read again, and files that a
/// change doesn't affect aren't checked again.
package struct WatchedProject {
  private let roots: [String]
  private let choice: ConfigurationChoice
  private let analyzer: Analyzer
  private let jobs: Int?
  private var run: ProjectRun
  /// Of the Swift files, those that cannot be read included.
  private var stamps: [String: FileStamp?] = [:]
  /// Of every file that the description was read from, those that are missing included.
  private var descriptionStamps: [String: FileStamp?] = [:]
  /// Findings that are still valid, by path.
  private var findings: [String: [Finding]] = [:]

  /// Reads nothing yet: the first `refresh` does.
  package init(
    below roots: [String], choosing choice: ConfigurationChoice = ConfigurationChoice(), analyzer: Analyzer,
    jobs: Int? = nil
  ) {
    self.roots = roots
    self.choice = choice
    self.analyzer = analyzer
    self.jobs = jobs
    run = Self.run(of: ProjectExtent(paths: []), analyzer, jobs)
  }

  private static func run(of extent: ProjectExtent, _ analyzer: Analyzer, _ jobs: Int?) -> ProjectRun {
    ProjectRun(of: extent, analyzer: analyzer, reading: .everything, jobs: jobs)
  }

  /// Looks at every file and takes in what changed.
  ///
  /// - Returns: the paths that are new, changed or gone, in order; empty when `result` is what it was.
  package mutating func refresh(onProgress: RunProgress.Listener? = nil) -> [String] {
    let earlier = run.extent
    let extent = ProjectExtent(below: roots, choosing: choice)
    // Where a project begins decides which files are tests and which are around those that are requested.
    if extent.roots != earlier.roots {
      run = Self.run(of: extent, analyzer, jobs)
      (stamps, descriptionStamps, findings) = ([:], [:], [:])
    }
    let (descriptionChanged, described) = refreshDescription(of: extent)
    let present = Set(extent.paths + extent.surroundings)
    let gone = stamps.keys.filter { !present.contains($0) }
    let removalAffectsOthers = run.take(extent, without: gone)
    for path in gone { stamps[path] = nil }
    let changed = takeStamps(of: extent)
    let affectsOthers = run.read(changed, onProgress)
    run.markComplete()
    if descriptionChanged || removalAffectsOthers || affectsOthers { findings = [:] }
    for path in gone + changed { findings[path] = nil }
    judge(onProgress)
    let listChanged = earlier.problems != extent.problems
    return (described + gone + changed + (listChanged ? roots : [])).sorted()
  }

  /// The result of the last `refresh`.
  package var result: CheckResult {
    CheckResult(of: run, findings: run.files.map { findings[$0.path] ?? [] })
  }

  // MARK: Steps of a refresh

  private mutating func refreshDescription(of extent: ProjectExtent) -> (affectsOthers: Bool, changed: [String]) {
    let isListed = extent.descriptions.allSatisfy { descriptionStamps[$0] != nil }
    let changed = descriptionStamps.filter { $1 != FileStamp(ofFileAt: $0) }.map(\.key)
    guard !isListed || !changed.isEmpty else { return (false, []) }
    let added = extent.descriptions.filter { descriptionStamps[$0] == nil }
    var seen: [String: FileStamp?] = [:]
    let description = ProjectDescription(
      describedBy: extent.descriptions, base: SwiftFiles.absolute("."), choosing: choice,
      keeping: run.project.configurations
    ) { path in
      seen[path] = FileStamp(ofFileAt: path)
      return try? FileReader.read(path).get()
    }
    for path in extent.descriptions where seen[path] == nil { seen[path] = FileStamp(ofFileAt: path) }
    descriptionStamps = seen
    return (run.take(description), changed + added)
  }

  /// The files that changed. Their stamps are from before they are read: what is written meanwhile is another change.
  private mutating func takeStamps(of extent: ProjectExtent) -> [String] {
    (extent.paths + extent.surroundings).filter { path in
      let stamp = FileStamp(ofFileAt: path)
      if let known = stamps[path], known == stamp { return false }
      stamps[path] = .some(stamp)
      return true
    }
  }

  private mutating func judge(_ onProgress: RunProgress.Listener?) {
    let stale = run.files.filter { findings[$0.path] == nil }
    for (file, found) in zip(stale, run.findings(of: stale, onProgress: onProgress)) { findings[file.path] = found }
  }
}
