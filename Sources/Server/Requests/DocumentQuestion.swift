import Analysis
import Rules
import SourceText

/// A question about one text at its place in the order of messages, to be answered by a worker.
struct DocumentQuestion: Sendable {
  let world: World
  let snapshot: DocumentSnapshot
  /// The findings, when they are known already.
  private let known: [Finding]?

  /// Nil for a document that is not open or gets no findings.
  init?(_ uri: String, in session: Session) {
    guard let document = session.document(uri), document.isChecked, let world = session.world(for: document) else {
      return nil
    }
    self.world = world
    snapshot = document.snapshot
    known = session.isJudged(document) && world.unmerged.isEmpty ? document.judged?.findings : nil
  }

  /// About an open text as the world has it.
  init(open snapshot: DocumentSnapshot, _ world: World) {
    self.world = world
    self.snapshot = snapshot
    known = nil
  }

  /// About a file of the project that is not open. On a worker's thread only; nil when there is no such file.
  init?(closed path: String, uri: String, _ world: World) {
    guard let buffer = world.buffer(ofPath: path) else { return nil }
    self.world = world
    snapshot = DocumentSnapshot(
      key: path, pathInProject: world.project.workspace.roots.pathInProject(path), serial: 0, uri: uri, version: nil,
      buffer: buffer)
    known = nil
  }

  func findings() -> [Finding] {
    known ?? world.reader.findings(in: snapshot.knowledge(by: world.reader), of: world.settledWorkspace())
  }
}
