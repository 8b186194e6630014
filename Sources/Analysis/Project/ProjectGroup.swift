import Projects

/// Paths that are parts of one project. Each project is checked separately.
package struct ProjectGroup: Sendable {
  /// Where the project begins; nil for paths above which nothing looks like one. These are checked together.
  package let project: String?
  /// As they were given, or found below one that was.
  package let paths: [String]
  /// The files below the paths.
  let found: SwiftFiles.Found

  /// Where the projects of the paths begin, each once; a path around which there is none is its own.
  package static func roots(of paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.map { ProjectRoot.enclosing($0) ?? $0 }.filter { seen.insert(SwiftFiles.absolute($0)).inserted }
  }

  /// The projects of the paths, in their order, and those for themselves that are below the paths: packages that tests
  /// work on and, below a folder that is no part of a project, the work trees in it.
  package static func groups(of paths: [String]) -> [ProjectGroup] {
    var order: [String] = []
    var groups: [String: (project: String?, parts: [(path: String, found: SwiftFiles.Found)])] = [:]
    var waiting = paths[...]
    while let path = waiting.popFirst() {
      let project = ProjectRoot.enclosing(path)
      let found = SwiftFiles.find(under: [path])
      waiting += found.testedPackages + (project == nil ? found.workTrees : [])
      // A folder with nothing but work trees has nothing of its own.
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
