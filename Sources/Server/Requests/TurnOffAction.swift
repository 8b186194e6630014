import Analysis
import Projects
import SourceText

/// "Turn the rule off for this project": an edit of the configuration file that applies to the text, which may be open in
/// the editor, or a new file at the project's root.
extension DocumentQuestion {
  /// Returns the title and the edit; nil if the configuration cannot be edited.
  func turningOff(_ rule: RuleID, in project: Project) -> (title: String, edit: WorkspaceEdit)? {
    guard session.hosted.extent != .singleText, let edit = edit(turningOff: rule, in: project.configurations) else {
      return nil
    }
    return ("Turn '\(rule)' off for this project", edit)
  }

  private func edit(turningOff rule: RuleID, in configurations: ConfigurationTree) -> WorkspaceEdit? {
    let file = configurations.file(forFileAt: snapshot.key)
    let path = file?.path ?? "\(session.hosted.root)/\(ConfigurationFile.name)"
    let uri = session.uri(ofPath: path)
    // A new file may not have been noticed yet.
    let saved = session.files.bytes(atPath: path).map(\.withoutByteOrderMark)
    if let bytes = session.open[path]?.buffer.bytes ?? file?.bytes ?? saved {
      // The file on disk may be newer than the text that was read.
      guard session.open[path] != nil || saved == bytes,
        let edit = ConfigurationEdit.turnOff(rule, in: bytes)
      else { return nil }
      let converted = TextEdit(
        range: SourceBuffer(bytes).range(edit.range, in: session.features.columnUnit), newText: edit.replacement)
      let document = TextDocumentEdit.Document(uri: uri, version: session.open[path]?.version)
      return session.features.takesDocumentChanges
        ? WorkspaceEdit(documentChanges: [.edit(.init(textDocument: document, edits: [converted]))])
        : WorkspaceEdit(changes: [uri: [converted]])
    }
    guard session.features.supportsFileCreation else { return nil }
    let start = Position(line: 0, character: 0)
    let text = TextEdit(
      range: LSPRange(start: start, end: start), newText: ConfigurationEdit.newFile(turningOff: rule))
    return WorkspaceEdit(
      documentChanges: [.create(.init(uri: uri)), .edit(.init(textDocument: .init(uri: uri), edits: [text]))])
  }
}
