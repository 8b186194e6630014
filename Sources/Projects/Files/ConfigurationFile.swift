import SystemCalls

/// The location of a project's configuration.
package enum ConfigurationFile {
  package static let name = ".statewise.json"

  package static func matches(_ path: String) -> Bool { FolderPath.lastComponent(of: path) == name }

  /// For each path, the nearest configuration file in the folders above it, if there is one.
  package static func nearest(above paths: [String]) -> [String] {
    paths.compactMap { path in
      self.paths(above: SwiftFiles.absolute(path)).first(where: Files.exists)
    }
  }

  /// The paths at which a configuration that applies to the file may be, the nearest one first.
  ///
  /// - Parameter path: An absolute path.
  package static func paths(above path: String) -> [String] {
    var folder = FolderPath.parent(of: path)
    var paths = [FolderPath.joined(folder, name)]
    while folder != "/", folder != "." {
      folder = FolderPath.parent(of: folder)
      paths.append(FolderPath.joined(folder, name))
    }
    return paths
  }
}
