import JSONReading
import SourceText
import StateMap

/// "Show the state map": a command, which is offered at the name of a view, or if the client requests actions of this
/// kind. It does not belong to a finding.
extension DocumentQuestion {
  func stateMapAction(at range: ByteRange, _ context: CodeActionContext) -> CodeAction? {
    guard session.features.takesCommands, !context.isAutomatic else { return nil }
    let view = StateMap.view(
      named: range, in: snapshot.knowledge(by: session.reader).facts, of: session.settledProject().facts)
    let isRequested = CodeActionKind.isWanted(CodeActionKind.stateMap, only: context.only)
    guard isRequested || context.only.isEmpty && view != nil else { return nil }
    let title = view.map { "Show the state map of '\($0)'" } ?? "Show the state map"
    return CodeAction(
      title: title, kind: CodeActionKind.stateMap,
      command: .init(
        title: title, command: ExecuteCommandRequest.showStateMap,
        arguments: [["uri": .string(snapshot.uri), "view": view.map(JSONValue.string)]]))
  }
}
