import Analysis
import JSONReading
import Rules
import SourceText

/// `textDocument/codeAction`: the fixes of the findings that the range touches or that the context names.
///
/// Everything is worked out from the text at hand; ranges and data that the client sends back are hints only.
enum CodeActionRequest: RequestMethod {
  static let name = "textDocument/codeAction"
  static let respondent = Respondent.both(.codeActions)

  struct Params: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
    var range: LSPRange
    var context: CodeActionContext
  }

  static func answer(_ params: Params, in session: Session) -> Answer<[CodeAction]> {
    guard session.features.takesCodeActionLiterals,
      let question = DocumentQuestion(params.textDocument.uri, in: session)
    else { return .now([]) }
    return .later { question.actions(for: params) }
  }
}

extension DocumentQuestion {
  func actions(for params: CodeActionRequest.Params) -> [CodeAction] {
    let only = params.context.only
    let asked = snapshot.buffer.byteRange(params.range, in: session.features.columnUnit)
    let offer =
      CodeActionKind.isWanted(CodeActionKind.quickFix, only: only)
      ? QuickFixes(self).actions(
        at: asked, or: params.context.diagnostics, isAutomatic: params.context.isAutomatic)
      : QuickFixes.Offer()
    var actions = offer.fixes
    if CodeActionKind.isWanted(CodeActionKind.rewrite, only: only) {
      // Where the rule reports it, its fix is the same edit.
      let titles = Set(actions.map(\.title))
      actions += migrations(touching: asked).filter { !titles.contains($0.title) }
    }
    actions = actions.map(offered)
    // With its edit for every client: it is requested on saving, often by scripts that take what they get.
    if CodeActionKind.isWanted(CodeActionKind.fixAll, only: only), let edit = editOfSafeFixes() {
      actions.append(
        CodeAction(title: "Apply all safe fixes in this file", kind: CodeActionKind.fixAll, edit: edit))
    }
    if let action = stateMapAction(at: asked, params.context) { actions.append(action) }
    return actions + offer.silencing.map(offered)
  }

  /// An action as this client wants it: whole, or with what finds its edit when it is chosen.
  private func offered(_ action: CodeAction) -> CodeAction {
    var action = action
    if session.features.resolvesEdits, action.data != nil { action.edit = nil } else { action.data = nil }
    return action
  }

  /// The edit of an action that was offered, for the text as it is now; nil when it would not be offered any more.
  func edit(of title: String, by reference: ActionReference) -> WorkspaceEdit? {
    let actions =
      reference.finding.map { QuickFixes(self).actions(forFinding: $0) }
      ?? migrations(touching: ByteRange(0, snapshot.buffer.bytes.count))
    return actions.first { $0.title == title }?.edit
  }

  /// Safe fixes of the text to their end; nil when there is nothing to do, because an edit without effect still makes a
  /// buffer look changed.
  private func editOfSafeFixes() -> WorkspaceEdit? {
    let outcome = SafeFixes(analyzer: session.reader, gate: nil, on: .here)
      .apply(to: [snapshot.key], of: session.settledSnapshot()) { $0 == snapshot.key }
    guard let text = outcome.texts[snapshot.key] else { return nil }
    let edits = MinimalEdits.between(snapshot.buffer, SourceBuffer(text))
    return session.workspaceEdit(for: [.init(path: snapshot.key, edits: edits)], askedIn: snapshot.key)
  }
}
