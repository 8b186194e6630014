import Projects

/// The files of a run.
package struct ProjectExtent: Sendable, Hashable {
  /// The requested files.
  package let paths: [String]
  /// The other files of their projects, which are needed to check the requested ones.
  package let surroundings: [String]
  /// The requested paths that are missing, unreadable, or without Swift files.
  package let problems: [FileProblem]
  /// The files that describe how the Swift files form modules and how they are configured, for `ProjectDescription`.
  package let descriptions: [String]
  /// The user's choice of configuration.
  package let choice: ConfigurationChoice
  /// The root folders of the projects.
  package let roots: ProjectRoots

  package init(
    paths: [String], surroundings: [String] = [], problems: [FileProblem] = [], descriptions: [String] = [],
    projects: [String] = [], choosing choice: ConfigurationChoice = ConfigurationChoice()
  ) {
    self.paths = paths
    self.surroundings = surroundings
    self.problems = problems
    self.descriptions = descriptions
    self.choice = choice
    roots = ProjectRoots(projects)
  }

  /// Finds all Swift files below the paths of a group, and the other files of its project.
  package init(_ group: ProjectGroup, choosing choice: ConfigurationChoice = ConfigurationChoice()) {
    let found = group.found
    // A project that is requested as a whole has no other files.
    let around = group.project.flatMap { project in
      group.paths.contains { SwiftFiles.isSame($0, project) } ? nil : SwiftFiles.find(under: [project])
    }
    let requested = around == nil ? [] : Set(found.paths.map(SwiftFiles.absolute))
    // Spell the other files' paths as the user spells the requested ones: relative to the current folder, or absolute.
    let fromHere = group.paths.contains { $0.hasPrefix("/") } ? nil : PathFromHere(root: "/")
    self.init(
      paths: found.paths,
      surroundings: (around?.paths ?? []).filter { !requested.contains(SwiftFiles.absolute($0)) }
        .map { fromHere?.text($0) ?? $0 },
      problems: found.problems,
      descriptions: found.descriptions + (around?.descriptions ?? [])
        + ConfigurationFile.nearest(above: group.paths + (group.project.map { [$0] } ?? [])),
      projects: group.project.map { [$0] } ?? group.paths, choosing: choice)
  }

  /// Finds all Swift files below the first path, and below the other paths in the same project.
  package init(below paths: [String], choosing choice: ConfigurationChoice = ConfigurationChoice()) {
    let group =
      ProjectGroup.groups(of: paths).first
      ?? ProjectGroup(project: nil, paths: paths, found: SwiftFiles.find(under: paths))
    self.init(group, choosing: choice)
  }
}
