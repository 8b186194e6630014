import Analysis
import Facts
import Rules
import SourceText

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

extension StateMap {
  /// The view whose name in its declaration the range touches.
  package static func view(named range: ByteRange, in file: FileKnowledge, of workspace: Workspace) -> String? {
    let summary = file.facts.summary
    for index in summary.types.indices where summary.types[index].namePlace.range.touches(range) {
      guard let owner = workspace.project.owner(of: index, in: summary),
        workspace.project.isSwiftUIOwner(owner) == .yes
      else { continue }
      return owner.path
    }
    return nil
  }
}
