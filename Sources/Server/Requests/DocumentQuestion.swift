/// A question about one text at one point in the order of messages. A worker answers it.
struct DocumentQuestion: Sendable {
  let session: SessionSnapshot
  let snapshot: DocumentSnapshot
  /// The findings, if they are already known.
  private let known: HeldFindings?

  /// Creates a question about an open document. Returns nil if the document is not open or not checked.
  init?(_ uri: String, in session: Session) {
    guard let document = session.document(uri), document.isChecked, let now = session.snapshot(for: document) else {
      return nil
    }
    self.session = now
    snapshot = document.snapshot
    known = session.isUpToDate(document) && now.unmerged.isEmpty ? document.latestFindings?.findings : nil
  }

  /// Creates a question about an open text.
  init(open snapshot: DocumentSnapshot, _ session: SessionSnapshot) {
    self.session = session
    self.snapshot = snapshot
    known = nil
  }

  /// Creates a question about a file of the project that is not open. Returns nil if there is no such file. Only for
  /// worker threads.
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
      ?? HeldFindings(
        session.reader.findings(in: snapshot.knowledge(by: session.reader), of: session.settledProject()),
        of: snapshot, in: session)
  }
}
