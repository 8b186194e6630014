import Projects
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
  /// The stamps of the Swift files by path, including files that cannot be read.
  private var stamps: [String: FileStamp?] = [:]
  /// The stamps of every file that the description was read from, including missing files.
  private var descriptionStamps: [String: FileStamp?] = [:]
  /// Findings that are still valid, by path.
  private var findings: [String: [Finding]] = [:]

  /// Creates a project that reads nothing until the first `refresh`.
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

  /// Looks for changed files, reads them, and checks what they affect.
  ///
  /// - Returns: The sorted paths that are new, changed, or gone; empty if there are none. If the paths that couldn't be
  ///   found change, also the given roots.
  package mutating func refresh(onProgress: RunProgress.Listener? = nil) -> [String] {
    let earlier = run.extent
    let extent = ProjectExtent(below: roots, choosing: choice)
    // The root of a project decides which files are tests, and which other files surround the requested ones.
    if extent.roots != earlier.roots {
      run = Self.run(of: extent, analyzer, jobs)
      (stamps, descriptionStamps, findings) = ([:], [:], [:])
    }
    let (descriptionChanged, described) = refreshDescription(of: extent)
    let present = Set(extent.paths + extent.surroundings)
    let gone = stamps.keys.filter { !present.contains($0) }
    let removalAffectsOthers = run.update(extent, without: gone)
    for path in gone { stamps[path] = nil }
    let changed = takeStamps(of: extent)
    let affectsOthers = run.read(changed, onProgress)
    run.markComplete()
    if descriptionChanged || removalAffectsOthers || affectsOthers { findings = [:] }
    for path in gone + changed { findings[path] = nil }
    check(onProgress)
    let problemsChanged = earlier.problems != extent.problems
    return (described + gone + changed + (problemsChanged ? roots : [])).sorted()
  }

  /// The result of the last `refresh`.
  package var result: CheckResult { CheckResult(of: run, findings: run.files.map { findings[$0.path] ?? [] }) }

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
    return (run.update(description), changed + added)
  }

  /// Returns the files that changed. Takes their stamps before they are read, so that what is written in the meantime
  /// counts as another change.
  private mutating func takeStamps(of extent: ProjectExtent) -> [String] {
    (extent.paths + extent.surroundings).filter { path in
      let stamp = FileStamp(ofFileAt: path)
      if let known = stamps[path], known == stamp { return false }
      stamps[path] = .some(stamp)
      return true
    }
  }

  private mutating func check(_ onProgress: RunProgress.Listener?) {
    let stale = run.files.filter { findings[$0.path] == nil }
    for (file, found) in zip(stale, run.findings(of: stale, onProgress: onProgress)) { findings[file.path] = found }
  }
}
