import SystemCalls

/// Finds the project that a path belongs to: a part of a project cannot be judged, nor fixed safely, without the rest.
package enum ProjectRoot {
  /// The git work tree around the path, or else the outermost folder at or above the path that holds a package, an Xcode
  /// project or a workspace. A package below a folder of tests is a project of its own.
  ///
  /// A work tree that is the user's whole home is skipped.
  ///
  /// - Returns: below the current folder relative to it, else absolute; nil where no folder above is a project.
  package static func enclosing(_ path: String) -> String? {
    let folders = foldersAtOrAbove(path)
    guard var root = folders.last(where: isWorkTree) ?? folders.first(where: holdsProject) else { return nil }
    for folder in folders where isPackageBelowTests(folder, of: root) { root = folder }
    return SwiftFiles.seenFromHere(root)
  }

  /// The outermost one first, without the user's home and what is above it.
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

  /// Whether git's data is there. A submodule and a linked work tree have a file instead of a folder.
  static func isWorkTree(_ folder: String) -> Bool { Files.exists(FolderPath.joined(folder, ".git")) }

  private static func holdsProject(_ folder: String) -> Bool {
    (Files.entries(of: folder) ?? []).contains { name, _ in
      name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        || name == ModuleReader.manifest && isManifest(FolderPath.joined(folder, name))
    }
  }

  /// Whether the folder is no part of the project, because it is a package that the project's tests work on.
  ///
  /// - Parameters:
  ///   - folder: absolute, as is the root.
  static func isPackageBelowTests(_ folder: String, of root: String) -> Bool {
    guard folder.utf8.count > root.utf8.count, folder.hasPrefix(root == "/" ? "/" : root + "/") else { return false }
    return folder.dropFirst(root.utf8.count).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
      && isManifest(FolderPath.joined(folder, ModuleReader.manifest))
  }

  /// A type may be called `Package` and have a file of that name.
  private static func isManifest(_ path: String) -> Bool {
    guard case .success(let bytes) = FileReader.read(path) else { return false }
    return PackageManifest.toolsVersion(bytes) != nil
  }
}
