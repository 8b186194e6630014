import Analysis
import Projects
import SourceText

/// "Turn the rule off for this project": an edit of the configuration file that applies to the text, or a new file at
/// the project's root.
extension DocumentQuestion {
  /// Returns the title and the edit; nil if the configuration cannot be edited.
  func turningOff(_ rule: RuleID, in project: Project) -> (title: String, edit: WorkspaceEdit)? {
    guard session.hosted.extent != .singleText, let edit = edit(turningOff: rule, in: project.configurations) else {
      return nil
    }
    return ("Turn '\(rule)' off for this project", edit)
  }

  private func edit(turningOff rule: RuleID, in configurations: ConfigurationTree) -> WorkspaceEdit? {
    if let file = configurations.file(forFileAt: snapshot.key) {
      // The file on disk may be newer than the text that was read.
      guard session.files.bytes(atPath: file.path).map(\.withoutByteOrderMark) == file.bytes,
        let edit = ConfigurationEdit.turnOff(rule, in: file.bytes)
      else { return nil }
      let buffer = SourceBuffer(file.bytes)
      let converted = TextEdit(
        range: buffer.range(edit.range, in: session.features.columnUnit), newText: edit.replacement)
      let uri = session.uri(ofPath: file.path)
      return session.features.takesDocumentChanges
        ? WorkspaceEdit(documentChanges: [.edit(.init(textDocument: .init(uri: uri), edits: [converted]))])
        : WorkspaceEdit(changes: [uri: [converted]])
    }
    guard session.features.supportsFileCreation else { return nil }
    let uri = session.uri(ofPath: "\(session.hosted.root)/\(ConfigurationFile.name)")
    let start = Position(line: 0, character: 0)
    let text = TextEdit(
      range: LSPRange(start: start, end: start), newText: ConfigurationEdit.newFile(turningOff: rule))
    return WorkspaceEdit(
      documentChanges: [.create(.init(uri: uri)), .edit(.init(textDocument: .init(uri: uri), edits: [text]))])
  }
}
