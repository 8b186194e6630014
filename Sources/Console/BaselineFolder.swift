import Projects

/// The folder of a baseline, and how paths are written in it: from the folder, where both are below it or in the same
/// work tree, so that the list is good in every copy of the repository.
struct BaselineFolder {
  /// With a slash at its end.
  private let folder: String
  private let workTree: String?

  /// - Parameter path: the baseline's.
  init(ofBaselineAt path: String) {
    let parent = FolderPath.parent(of: SwiftFiles.absolute(path))
    folder = parent.hasSuffix("/") ? parent : parent + "/"
    workTree = ProjectRoot.workTree(around: parent)
  }

  /// How a file is called in the list.
  func name(ofFileAt path: String) -> String {
    let absolute = SwiftFiles.absolute(path)
    if absolute.hasPrefix(folder) { return String(absolute.dropFirst(folder.count)) }
    guard let workTree, absolute.hasPrefix(workTree + "/") else { return absolute }
    var above = String(folder.dropLast())
    var up = ""
    while above != workTree, !absolute.hasPrefix(above + "/") {
      above = FolderPath.parent(of: above)
      up += "../"
    }
    return up + absolute.dropFirst(above.count + 1)
  }

  /// The absolute path of a file by its name in a list.
  func file(named name: String) -> String {
    SwiftFiles.absolute(name.hasPrefix("/") ? name : folder + name)
  }
}
