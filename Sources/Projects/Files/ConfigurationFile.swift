import SystemCalls

/// The location of a project's configuration.
package enum ConfigurationFile {
  package static let name = ".statewise.json"

  package static func isOne(_ path: String) -> Bool { FolderPath.lastComponent(of: path) == name }

  /// The configuration files nearest above the paths that are not below one of the paths.
  package static func nearest(above paths: [String]) -> [String] {
    paths.compactMap { path in
      self.paths(above: SwiftFiles.absolute(path)).first(where: Files.exists)
    }
  }

  /// The paths where the configuration of a file may be, the nearest one first.
  ///
  /// - Parameter path: absolute.
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
