/// The folders of the projects that are judged together. They decide which folder names of a path mean something: a
/// project is not made of tests because it stands in a folder named so.
package struct ProjectRoots: Sendable, Hashable {
  /// Absolute, each once.
  private let folders: [String]

  package init(_ folders: [String] = []) {
    self.folders = Set(folders.map(SwiftFiles.absolute)).sorted()
  }

  /// What of the path lies in its project.
  package func pathInProject(_ path: String) -> String {
    let absolute = SwiftFiles.absolute(path)
    let project = folders.filter { absolute.hasPrefix($0 == "/" ? "/" : $0 + "/") }.max {
      $0.utf8.count < $1.utf8.count
    }
    return project.map { String(absolute.dropFirst($0 == "/" ? 1 : $0.count + 1)) } ?? path
  }
}
