import Analysis
import Rules
import SourceText

/// A question about one text at its place in the order of messages, to be answered by a worker.
struct DocumentQuestion: Sendable {
  let session: SessionSnapshot
  let snapshot: DocumentSnapshot
  /// The findings, when they are known already.
  private let known: HeldFindings?

  /// Nil for a document that is not open or gets no findings.
  init?(_ uri: String, in session: Session) {
    guard let document = session.document(uri), document.isChecked, let now = session.snapshot(for: document) else {
      return nil
    }
    self.session = now
    snapshot = document.snapshot
    known = session.isJudged(document) && now.unmerged.isEmpty ? document.judged?.findings : nil
  }

  /// About an open text as the session has it.
  init(open snapshot: DocumentSnapshot, _ session: SessionSnapshot) {
    self.session = session
    self.snapshot = snapshot
    known = nil
  }

  /// About a file of the project that is not open. On a worker's thread only; nil when there is no such file.
  init?(closed path: String, uri: String, _ session: SessionSnapshot) {
    guard let buffer = session.buffer(ofPath: path) else { return nil }
    self.session = session
    snapshot = DocumentSnapshot(
      key: path, pathInProject: session.hosted.project.roots.pathInProject(path), serial: 0, uri: uri, version: nil,
      buffer: buffer)
    known = nil
  }

  func findings() -> HeldFindings {
    known
      ?? session.held(
        session.reader.findings(in: snapshot.knowledge(by: session.reader), of: session.settledProject()), in: snapshot)
  }
}
