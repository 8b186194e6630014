import SourceText

extension SessionSnapshot {
  private static let otherFilesAnnotationID = "elsewhere"

  /// Returns the workspace edit for changes of files; nil if one of them no longer fits its text, or if there are no
  /// changes.
  ///
  /// - Parameter visibleFile: The file that the user is looking at. Changes of other files require confirmation if the
  ///   client supports that.
  func workspaceEdit(for changes: [Fix.FileChange], visibleFile visiblePath: String) -> WorkspaceEdit? {
    var converted: [(path: String, edits: [TextEdit])] = []
    for change in changes where !change.edits.isEmpty {
      guard let buffer = buffer(ofPath: change.path), isUnchangedSinceAnalysis(change.path, buffer),
        let edits = change.edits.sortedForApplication(),
        edits.allSatisfy({ $0.range.end <= buffer.bytes.count })
      else { return nil }
      converted.append(
        (
          change.path,
          edits.map { TextEdit(range: buffer.range($0.range, in: features.columnUnit), newText: $0.replacement) }
        ))
    }
    guard !converted.isEmpty else { return nil }
    if features.takesDocumentChanges {
      let needsConfirmation = features.takesChangeAnnotations && converted.contains { $0.path != visiblePath }
      return WorkspaceEdit(
        documentChanges: converted.map { path, edits in
          .edit(
            TextDocumentEdit(
              textDocument: .init(uri: uri(ofPath: path), version: open[path]?.version),
              edits: needsConfirmation && path != visiblePath
                ? edits.map { $0.annotated(Self.otherFilesAnnotationID) } : edits))
        },
        changeAnnotations: needsConfirmation
          ? [Self.otherFilesAnnotationID: ChangeAnnotation(label: "Changes in other files", needsConfirmation: true)]
          : nil)
    }
    return WorkspaceEdit(
      changes: Dictionary(converted.map { (uri(ofPath: $0.path), $0.edits) }, uniquingKeysWith: { $0 + $1 }))
  }

  /// Returns whether a file is still the same as when it was analyzed. A closed file may have changed on disk, and
  /// edits would end up in the wrong place.
  private func isUnchangedSinceAnalysis(_ path: String, _ buffer: SourceBuffer) -> Bool {
    if open[path] != nil { return true }
    return hosted.index.fingerprints[path] == Fingerprint.of(buffer.bytes)
  }
}

extension TextEdit {
  fileprivate func annotated(_ id: String) -> TextEdit {
    var edit = self
    edit.annotationId = id
    return edit
  }
}
