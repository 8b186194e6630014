import Rules

extension StateMap {
  /// The map of all files that are asked about, with what the rules find in them.
  package init(of project: WholeProject, jobs: Int? = nil) {
    self.init(Array(zip(project.files, project.findings(jobs: jobs))), of: project.workspace)
  }

  package init(_ files: [(file: FileKnowledge, findings: [Finding])], of workspace: Workspace) {
    var builder = StateMapBuilder(files, of: workspace)
    self = builder.map()
  }
}
