import Analysis
import Projects

extension ProjectSnapshot {
  /// Creates a snapshot of a project from texts by path.
  package init(of texts: [String: [UInt8]], by analyzer: Analyzer, roots: [String] = [], isComplete: Bool = true) {
    var project = Project(settings: analyzer.configuration.project, roots: ProjectRoots(roots))
    var files: [String: FileKnowledge] = [:]
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let file = analyzer.knowledge(of: text, path: path, pathInProject: project.roots.pathInProject(path))
      project.update(file)
      files[path] = file
    }
    if isComplete { project.markComplete() }
    let known = files
    self.init(project) { known[$0] }
  }

  package init(of texts: [String: String], by analyzer: Analyzer, roots: [String] = [], isComplete: Bool = true) {
    self.init(of: texts.mapValues { Array($0.utf8) }, by: analyzer, roots: roots, isComplete: isComplete)
  }
}

extension Analyzer {
  /// Returns the facts about a file whose path is also its path in the project.
  package func knowledge(of bytes: [UInt8], path: String) -> FileKnowledge {
    knowledge(of: bytes, path: path, pathInProject: path)
  }
}
