import Analysis
import Rules
import SourceText

/// What a worker may know: the state of one project and of all open texts at one point in the order of messages.
struct World: Sendable {
  let reader: TextReader
  let files: any FileSource
  let features: ClientFeatures
  let project: Project
  /// Texts of the project whose facts are not in it yet.
  let unmerged: [DocumentSnapshot]
  /// All open texts by key.
  let open: [String: DocumentSnapshot]

  var analyzer: Analyzer { reader.analyzer }

  /// The project with everything that was said before this point. On a worker's thread only.
  func settledWorkspace() -> Workspace {
    guard !unmerged.isEmpty else { return project.workspace }
    var workspace = project.workspace
    for snapshot in unmerged { workspace.update(snapshot.knowledge(by: reader)) }
    return workspace
  }

  /// The project with everything that was said before this point. On a worker's thread only.
  func settledSnapshot() -> ProjectSnapshot {
    let workspace = settledWorkspace()
    let world = self
    return ProjectSnapshot(workspace) { path in
      workspace.project.summary(ofFileAt: path) == nil ? nil : world.knowledge(ofFileAt: path)
    }
  }

  /// Everything of a file as the editor has it, or else the disk. On a worker's thread only.
  func knowledge(ofFileAt path: String) -> FileKnowledge? {
    if let snapshot = open[path] { return snapshot.knowledge(by: reader) }
    guard let bytes = files.bytes(atPath: path) else { return nil }
    return reader.knowledge(
      of: withoutByteOrderMark(bytes), path: path, pathInProject: project.workspace.roots.pathInProject(path))
  }

  /// The text of a file as the analysis saw it: the editor's when it is open, else the disk's.
  func buffer(ofPath path: String) -> SourceBuffer? {
    if let snapshot = open[path] { return snapshot.buffer }
    return files.bytes(atPath: path).map { SourceBuffer(withoutByteOrderMark($0)) }
  }

  func uri(ofPath path: String) -> String {
    open[path]?.uri ?? project.uri(ofPath: path)
  }
}

/// Editors keep a byte order mark out of their texts, so columns on the first line must not count it.
func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
}
