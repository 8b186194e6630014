/// `workspace/didChangeWatchedFiles`: files that are not open are read again, or forgotten when they are gone.
enum DidChangeWatchedFilesNotification: NotificationMethod {
  static let name = "workspace/didChangeWatchedFiles"

  struct Params: Decodable, Sendable {
    struct Change: Decodable, Sendable {
      var uri: String
    }

    var changes: [Change]
  }

  static func handle(_ params: Params, in session: Session) {
    var paths: [String: [String]] = [:]
    for change in params.changes {
      let location = DocumentURI(change.uri)
      guard location.kind == .file, location.key.hasSuffix(".swift") else { continue }
      let path = session.canonicalKey(location)
      for root in session.projects.keys where session.projects[root]?.contains(path: path) == true {
        paths[root, default: []].append(path)
      }
    }
    for (root, changed) in paths { session.readAgain(changed, root: root) }
  }
}
