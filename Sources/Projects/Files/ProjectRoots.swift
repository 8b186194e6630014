/// The folders of the projects that are checked together. Folder names matter only inside a project: a project in a
/// folder called `Tests` does not consist of tests.
package struct ProjectRoots: Sendable, Hashable {
  /// Absolute paths without duplicates.
  private let folders: [String]

  package init(_ folders: [String] = []) { self.folders = Set(folders.map(SwiftFiles.absolute)).sorted() }

  /// The part of the path inside its project.
  package func pathInProject(_ path: String) -> String {
    let absolute = SwiftFiles.absolute(path)
    let project = folders.filter { absolute.hasPrefix($0 == "/" ? "/" : $0 + "/") }.max {
      $0.utf8.count < $1.utf8.count
    }
    return project.map { String(absolute.dropFirst($0 == "/" ? 1 : $0.count + 1)) } ?? path
  }
}
