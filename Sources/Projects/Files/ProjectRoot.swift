import SystemCalls

/// Finds the project that a path belongs to. A part of a project cannot be checked or safely fixed without the rest.
package enum ProjectRoot {
  /// Returns the git work tree that contains the path, or else the outermost folder at or above the path that contains
  /// a package, an Xcode project or XcodeGen's description of one, or a workspace. A package below a folder whose name
  /// ends in `Tests` is a separate project.
  ///
  /// The home folder and the folders above it are skipped, even if they contain a work tree, a package, or a project.
  ///
  /// - Returns: A path relative to the current folder if it is inside that folder, otherwise an absolute path; nil if
  ///   no folder at or above the path is a project.
  package static func enclosing(_ path: String) -> String? {
    let folders = foldersAtOrAbove(path)
    guard var root = folders.last(where: isWorkTree) ?? folders.first(where: holdsProject) else { return nil }
    for folder in folders where isPackageBelowTests(folder, of: root) { root = folder }
    return SwiftFiles.seenFromHere(root)
  }

  /// Returns the innermost folder at or above the path that is a git work tree; nil if there is none.
  package static func workTree(around path: String) -> String? {
    var folder = SwiftFiles.absolute(path)
    while !isWorkTree(folder) {
      guard folder != "/" else { return nil }
      folder = FolderPath.parent(of: folder)
    }
    return folder
  }

  /// Returns the path and the folders above it, the outermost first, without the user's home folder and the folders
  /// above that.
  private static func foldersAtOrAbove(_ path: String) -> [String] {
    let home = Files.variable("HOME").map(SwiftFiles.absolute)
    var result: [String] = []
    var folder = SwiftFiles.absolute(path)
    while folder != home {
      result.append(folder)
      guard folder != "/" else { break }
      folder = FolderPath.parent(of: folder)
    }
    return result.reversed()
  }

  /// Returns whether the folder is a git work tree. In a submodule or a linked work tree, `.git` is a file instead of a
  /// folder.
  static func isWorkTree(_ folder: String) -> Bool { Files.exists(FolderPath.joined(folder, ".git")) }

  private static func holdsProject(_ folder: String) -> Bool {
    (Files.entries(of: folder) ?? []).contains { name, _ in
      name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        || name == ModuleReader.manifest && isManifest(FolderPath.joined(folder, name))
        || XcodeGenSpec.fileNames.contains(name) && isSpec(FolderPath.joined(folder, name))
    }
  }

  private static func isSpec(_ path: String) -> Bool {
    guard case .success(let bytes) = FileReader.read(path) else { return false }
    return XcodeGenSpec.isSpec(bytes)
  }

  /// Returns whether the folder is a package below a folder whose name ends in `Tests`. Such a package is input for
  /// tests and not part of the project.
  ///
  /// - Parameter folder: An absolute path, like `root`.
  static func isPackageBelowTests(_ folder: String, of root: String) -> Bool {
    guard folder.utf8.count > root.utf8.count, folder.hasPrefix(root == "/" ? "/" : root + "/") else { return false }
    return folder.dropFirst(root.utf8.count).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
      && isManifest(FolderPath.joined(folder, ModuleReader.manifest))
  }

  /// Returns whether the file is a manifest. A file named `Package.swift` may instead declare a type called `Package`.
  private static func isManifest(_ path: String) -> Bool {
    guard case .success(let bytes) = FileReader.read(path) else { return false }
    return PackageManifest.toolsVersion(bytes) != nil
  }
}
