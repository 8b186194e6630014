import FactQuestions
import Facts
import SourceText

extension StateMap {
  /// The map of the files, with the findings in each.
  package init(_ files: [(file: FileFacts, findings: [Finding])], of project: ProjectFacts) {
    var builder = StateMapBuilder(files, of: project)
    self = builder.map()
  }
}

extension StateMap {
  /// The view whose name the range touches in the view's declaration; nil if there is none.
  package static func view(named range: ByteRange, in file: FileFacts, of project: ProjectFacts) -> String? {
    let summary = file.summary
    for index in summary.types.indices where summary.types[index].namePlace.range.touches(range) {
      guard let owner = project.owner(of: index, in: summary),
        project.isSwiftUIOwner(owner) == .yes
      else { continue }
      return owner.path
    }
    return nil
  }
}
