import Analysis
import Projects

/// `workspace/didChangeWatchedFiles`: files that are not open are read again, or forgotten if they are gone. If a
/// package, an Xcode project, or a configuration has changed, the project's description is read again.
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
    var described: Set<String> = []
    for change in params.changes {
      let location = DocumentURI(change.uri)
      guard location.kind == .file else { continue }
      let path = session.canonicalKey(location)
      // A file that a configuration extends may have any name.
      let isDescription =
        DescriptionFile.matches(location.key)
        || session.projects.values.contains { $0.project.configurations.files.contains { $0.path == path } }
      guard isDescription || path.hasSuffix(".swift") else { continue }
      for root in session.projects.keys
      where session.projects[root]?.contains(path: path) == true && session.isPart(path, ofProjectAt: root) {
        if isDescription { described.insert(root) }
        if path.hasSuffix(".swift") { paths[root, default: []].append(path) }
      }
    }
    for root in described { session.readDescriptionAgain(root: root) }
    for (root, changed) in paths { session.readAgain(changed, root: root) }
  }
}
