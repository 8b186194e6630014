import Rules
import SourceText

/// "Migrate to @Observable" on the heading of an `ObservableObject` class, whether or not a rule reports it.
extension DocumentQuestion {
  func migrations(touching range: ByteRange) -> [CodeAction] {
    let file = snapshot.knowledge(by: session.reader)
    guard file.hasClassHeading(touching: range) else { return [] }
    return session.settledProject().migrations(of: file, touching: range).compactMap(action)
  }

  /// Returns the action for a migration. Returns nil if the migration is not possible and the client doesn't show
  /// disabled actions, or if the edit no longer fits the files.
  private func action(for migration: ObservableMigration) -> CodeAction? {
    if let fix = migration.fix {
      return session.workspaceEdit(for: fix.changes, visibleFile: snapshot.key).map {
        CodeAction(
          title: migration.title, kind: CodeActionKind.rewrite, edit: $0, data: ActionReference(uri: snapshot.uri))
      }
    }
    guard session.features.takesDisabledActions, let first = migration.blockers.first else { return nil }
    let name = first.path.split(separator: "/").last.map(String.init) ?? first.path
    let others = migration.blockers.count - 1
    let more = others == 0 ? "" : others == 1 ? ", and 1 more" : ", and \(others) more"
    return CodeAction(
      title: migration.title, kind: CodeActionKind.rewrite,
      disabled: CodeAction.Disabled(reason: "\(first.reason) (\(name):\(first.line + 1)\(more))"))
  }
}
