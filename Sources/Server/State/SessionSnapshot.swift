import Analysis
import SourceText

/// A snapshot for workers: the state of one project and of all open texts at one point in the order of messages.
struct SessionSnapshot: Sendable {
  let reader: TextReader
  let files: any FileSource
  let features: ClientFeatures
  let hosted: HostedProject
  /// Texts of the project whose facts are not in it yet.
  let unmerged: [DocumentSnapshot]
  /// All open texts by key.
  let open: [String: DocumentSnapshot]
  /// The latest findings in open texts, possibly in earlier versions of them, by key.
  let latestFindings: [String: DocumentFindings]
  /// The versions of the open texts that were complete: `Document.base`. Empty if no findings may be held back.
  let bases: [String: DocumentSnapshot]
  /// The open text that the user is editing.
  let typed: DocumentSnapshot?

  var analyzer: Analyzer { reader.analyzer }

  /// Returns the project after every message that came before this point. Only for worker threads.
  func settledProject() -> Project {
    guard !unmerged.isEmpty else { return hosted.project }
    var project = hosted.project
    for snapshot in unmerged { project.update(snapshot.reading(by: reader)) }
    return project
  }

  /// Returns the files of that project, for trying fixes. Only for worker threads.
  func settledSnapshot() -> ProjectSnapshot {
    let project = settledProject()
    let session = self
    return ProjectSnapshot(project) { path in
      project.facts.summary(ofFileAt: path) == nil ? nil : session.knowledge(ofFileAt: path)
    }
  }

  /// Returns everything about a file: of the editor's text if the file is open, otherwise of the file on disk. Returns
  /// nil if the file cannot be read. Only for worker threads.
  func knowledge(ofFileAt path: String) -> FileKnowledge? {
    if let snapshot = open[path] { return snapshot.knowledge(by: reader) }
    guard let bytes = files.bytes(atPath: path) else { return nil }
    return reader.knowledge(
      of: bytes.withoutByteOrderMark, path: path, pathInProject: hosted.project.roots.pathInProject(path))
  }

  /// Returns the text of a file: the editor's if the file is open, otherwise the one on disk. Returns nil if the file
  /// cannot be read.
  func buffer(ofPath path: String) -> SourceBuffer? {
    if let snapshot = open[path] { return snapshot.buffer }
    return files.bytes(atPath: path).map { SourceBuffer($0.withoutByteOrderMark) }
  }

  func uri(ofPath path: String) -> String { open[path]?.uri ?? hosted.uri(ofPath: path) }
}
