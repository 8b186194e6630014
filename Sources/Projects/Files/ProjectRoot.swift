import SystemCalls

/// Finds the project that a path belongs to: a part of a project cannot be judged, nor fixed safely, without the rest.
package enum ProjectRoot {
  /// The nearest folder at or above the path that holds a package, an Xcode project or a git work tree.
  ///
  /// A work tree that is the user's whole home is skipped.
  ///
  /// - Returns: below the current folder relative to it, else absolute; nil where no folder above is a project.
  package static func enclosing(_ path: String) -> String? {
    let home = Files.variable("HOME").map(SwiftFiles.absolute)
    var folder = SwiftFiles.absolute(path)
    while folder != home {
      if isRoot(folder) { return SwiftFiles.seenFromHere(folder) }
      guard folder != "/" else { return nil }
      folder = FolderPath.parent(of: folder)
    }
    return nil
  }

  private static func isRoot(_ folder: String) -> Bool {
    (Files.entries(of: folder) ?? []).contains { name, _ in
      name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
        || name == ModuleReader.manifest && isManifest(folder + "/" + name)
    }
  }

  /// A type may be called `Package` and have a file of that name.
  private static func isManifest(_ path: String) -> Bool {
    guard case .success(let bytes) = FileReader.read(path) else { return false }
    return PackageManifest.toolsVersion(bytes) != nil
  }
}
