import Analysis
import Facts
import Rules
import SourceText

extension StateMap {
  /// The map of all files that are checked, including the findings of the rules.
  package init(of run: ProjectRun) {
    self.init(Array(zip(run.files, run.findings())), of: run.project)
  }

  package init(_ files: [(file: FileKnowledge, findings: [Finding])], of project: Project) {
    var builder = StateMapBuilder(files, of: project)
    self = builder.map()
  }
}

extension StateMap {
  /// The view whose name the range touches in the view's declaration; nil if there is none.
  package static func view(named range: ByteRange, in file: FileKnowledge, of project: Project) -> String? {
    let summary = file.facts.summary
    for index in summary.types.indices where summary.types[index].namePlace.range.touches(range) {
      guard let owner = project.facts.owner(of: index, in: summary),
        project.facts.isSwiftUIOwner(owner) == .yes
      else { continue }
      return owner.path
    }
    return nil
  }
}
