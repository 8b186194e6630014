import Projects

/// Where the files of a run are.
package struct ProjectExtent: Sendable, Hashable {
  /// The files that are asked about.
  package let paths: [String]
  /// The other files of their projects, which are needed to judge the first.
  package let surroundings: [String]
  /// What could not be found.
  package let problems: [FileProblem]
  /// Packages, Xcode projects and what else tells how the files make up modules.
  package let descriptions: [String]
  /// What the user says of the configuration.
  package let choice: ConfigurationChoice
  /// Where the projects begin.
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

  /// All Swift files below the paths, and around them the projects that they are parts of.
  package init(below roots: [String], choosing choice: ConfigurationChoice = ConfigurationChoice()) {
    let found = SwiftFiles.find(under: roots)
    let enclosing = roots.map(ProjectRoot.enclosing)
    // A project that is asked for as a whole has nothing around it.
    var known = Set(roots.map(SwiftFiles.absolute))
    let projects = enclosing.compactMap { $0 }.filter { known.insert(SwiftFiles.absolute($0)).inserted }
    let around = SwiftFiles.find(under: projects)
    let asked = around.paths.isEmpty ? [] : Set(found.paths.map(SwiftFiles.absolute))
    self.init(
      paths: found.paths, surroundings: around.paths.filter { !asked.contains(SwiftFiles.absolute($0)) },
      problems: found.problems,
      descriptions: found.descriptions + around.descriptions + ConfigurationFile.nearest(above: roots),
      projects: zip(roots, enclosing).map { $1 ?? $0 }, choosing: choice)
  }
}
