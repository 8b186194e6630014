import Projects

/// Paths that are parts of one project. Each project is checked separately.
package struct ProjectGroup: Sendable {
  /// The root folder of the project; nil for paths that are in no project. Those are checked together.
  package let project: String?
  /// The paths as they were given, or as they were found below a given path.
  package let paths: [String]
  /// The files below the paths.
  let found: SwiftFiles.Found

  /// Returns the root folders of the projects that contain the paths, each once. A path that is in no project is its
  /// own root.
  package static func roots(of paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.map { ProjectRoot.enclosing($0) ?? $0 }.filter { seen.insert(SwiftFiles.absolute($0)).inserted }
  }

  /// Returns the projects that contain the paths, in the order of the paths. Then come the separate projects below them:
  /// packages that tests use as input, and work trees below a folder that is in no project.
  package static func groups(of paths: [String]) -> [ProjectGroup] {
    var order: [String] = []
    var groups: [String: (project: String?, parts: [(path: String, found: SwiftFiles.Found)])] = [:]
    var waiting = paths[...]
    while let path = waiting.popFirst() {
      let project = ProjectRoot.enclosing(path)
      let found = SwiftFiles.find(under: [path])
      waiting += found.packagesBelowTests + (project == nil ? found.workTrees : [])
      // A folder that contains only work trees has no files of its own.
      if project == nil, !found.workTrees.isEmpty, found.paths.isEmpty { continue }
      let key = project.map(SwiftFiles.absolute) ?? ""
      if groups[key] == nil { order.append(key) }
      groups[key, default: (project, [])].parts.append((path, found))
    }
    return order.compactMap { groups[$0] }.map { project, parts in
      ProjectGroup(
        project: project, paths: parts.map(\.path), found: SwiftFiles.Found(merging: parts.map(\.found)))
    }
  }
}
