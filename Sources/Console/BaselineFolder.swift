import Projects

/// The folder of a baseline, which determines how the baseline spells paths. The path of a file in that folder or in
/// the same work tree is relative to the folder, so that the baseline is valid in every copy of the repository.
struct BaselineFolder {
  /// The path with a slash at its end.
  private let folder: String
  private let workTree: String?

  /// - Parameter path: The path of the baseline.
  init(ofBaselineAt path: String) {
    let parent = FolderPath.parent(of: SwiftFiles.absolute(path))
    folder = parent.hasSuffix("/") ? parent : parent + "/"
    workTree = ProjectRoot.workTree(around: parent)
  }

  /// Returns the name of a file in the baseline.
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

  /// Returns the absolute path of a file from its name in the baseline.
  func file(named name: String) -> String { SwiftFiles.absolute(name.hasPrefix("/") ? name : folder + name) }
}
