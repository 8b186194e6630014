import Projects
import SourceText

/// A project at one moment: what is known of all its files, and everything about a file on request. This is a value, so
/// fixes are tried on a copy.
package struct ProjectSnapshot: Sendable {
  package private(set) var project: Project
  /// The files that differ from what `source` returns, by path.
  private var changed: [String: FileKnowledge] = [:]
  private let source: @Sendable (_ path: String) -> FileKnowledge?

  /// - Parameter source: Returns a file as it is in `project`; nil if it cannot be read.
  package init(_ project: Project, source: @escaping @Sendable (_ path: String) -> FileKnowledge?) {
    self.project = project
    self.source = source
  }

  /// - Parameter files: The files that are available. If others are needed, they are read again.
  init(
    _ project: Project, files: [FileKnowledge], analyzer: Analyzer,
    reader: @escaping @Sendable (String) -> Result<[UInt8], FileProblem> = FileReader.read
  ) {
    let available = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    self.init(project) { path in
      if let file = available[path] { return file }
      guard project.facts.summary(ofFileAt: path) != nil, case .success(let bytes) = reader(path) else {
        return nil
      }
      return analyzer.knowledge(of: bytes, path: path, pathInProject: project.roots.pathInProject(path))
    }
  }

  package func file(at path: String) -> FileKnowledge? { changed[path] ?? source(path) }

  /// The new text of each file that was edited.
  package var texts: [String: [UInt8]] { changed.mapValues(\.bytes) }

  /// Returns the project with only the edits of these files.
  package func keepingEdits(ofFilesAt paths: Set<String>) -> ProjectSnapshot {
    var result = self
    for path in changed.keys where !paths.contains(path) {
      result.changed[path] = nil
      if let old = source(path) { result.project.update(old) }
    }
    return result
  }

  /// The project after edits, and the files that they affect.
  struct Edited: Sendable {
    let snapshot: ProjectSnapshot
    /// For each edited file, the other files whose findings may have changed because of it.
    let dependents: [String: Set<String>]
    /// The edited files with changes that other files can see.
    let pathsWithVisibleChanges: Set<String>
  }

  /// Returns the project with the whole fix; nil if an edit does not fit its text.
  package func applying(_ fix: Fix, by analyzer: any FileAnalyzer) -> ProjectSnapshot? {
    let edits = Dictionary(fix.changes.map { ($0.path, $0.edits) }) { $0 + $1 }
    return applying(edits, by: analyzer, on: .threads(nil))?.snapshot
  }

  /// Applies edits, by path, and reads the new texts. Returns nil if an edit does not fit its text.
  func applying(
    _ edits: [String: [Edit]], by analyzer: any FileAnalyzer, on workers: Workers.Place
  ) -> Edited? {
    let paths = edits.keys.sorted()
    let before = self
    let read = Workers.map(count: paths.count, on: workers) { index -> FileKnowledge? in
      let path = paths[index]
      guard let old = before.file(at: path), let text = edits[path]?.applied(to: old.bytes) else { return nil }
      return analyzer.knowledge(of: text, path: path, pathInProject: before.project.roots.pathInProject(path))
    }.compactMap { $0 }
    guard read.count == paths.count else { return nil }
    var after = self
    var dependents: [String: Set<String>] = [:]
    var pathsWithVisibleChanges: Set<String> = []
    for file in read {
      let old = after.project.facts.summary(ofFileAt: file.path)
      after.changed[file.path] = file
      guard after.project.update(file) else { continue }
      pathsWithVisibleChanges.insert(file.path)
      dependents[file.path] = old.map { after.project.facts.dependents(ofReplacing: $0, by: file.facts.summary) }
    }
    return Edited(snapshot: after, dependents: dependents, pathsWithVisibleChanges: pathsWithVisibleChanges)
  }

  /// Returns the findings of the files, by path; an empty array for a file that cannot be read.
  func findings(
    of paths: Set<String>, by analyzer: any FileAnalyzer, on workers: Workers.Place
  ) -> [String: [Finding]] {
    let paths = paths.sorted()
    let snapshot = self
    let found = Workers.map(count: paths.count, on: workers) { index in
      snapshot.file(at: paths[index]).map { analyzer.findings(in: $0, of: snapshot.project) } ?? []
    }
    return Dictionary(zip(paths, found)) { first, _ in first }
  }
}
