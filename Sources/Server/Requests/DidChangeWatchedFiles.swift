import JSONReading
import Projects

/// `workspace/didChangeWatchedFiles`: files that are not open are read again, or forgotten if they are gone. If a
/// package, an Xcode project, or a configuration has changed, the project's description is read again. If a folder is
/// deleted, created, or renamed, editors report only the folder, so the server looks for changes on disk.
enum DidChangeWatchedFilesNotification: NotificationMethod {
  static let name = "workspace/didChangeWatchedFiles"

  static func handle(_ params: JSONValue, in session: Session) {
    var paths: [String: [String]] = [:]
    var described: Set<String> = []
    var searched: Set<String> = []
    for change in params["changes"].elements {
      let location = DocumentURI(change["uri"].string ?? "")
      guard location.kind == .file else { continue }
      // 2 means that the contents have changed.
      let isNewOrGone = change["type"].integer != 2
      let path = session.canonicalKey(location)
      // A file that a configuration extends may have any name.
      let isDescription =
        DescriptionFile.matches(location.key)
        || session.projects.values.contains { $0.project.configurations.files.contains { $0.path == path } }
      let isSwift = path.hasSuffix(".swift")
      for (root, project) in session.projects
      where project.contains(path: path)
        && (isDescription || isSwift || isNewOrGone && project.mayHaveFolder(path))
        && session.isPart(path, ofProjectAt: root)
      {
        if isDescription { described.insert(root) }
        if isSwift { paths[root, default: []].append(path) }
        if !isDescription, !isSwift { searched.insert(root) }
      }
    }
    for root in searched { session.lookForChanges(root: root) }
    for root in described.subtracting(searched) { session.readDescriptionAgain(root: root) }
    for (root, changed) in paths { session.readAgain(changed, root: root) }
  }
}
