import Analysis
import JSONReading
import SourceText

/// `textDocument/codeAction`: the fixes of the findings that the range touches or that the context names.
///
/// Everything is computed from the current text. Ranges and data that the client sends back are only hints.
enum CodeActionRequest: RequestMethod {
  static let name = "textDocument/codeAction"
  static let respondent = Respondent.both(.codeActions)

  static func answer(_ params: JSONValue, in session: Session) throws(ResponseError) -> Answer {
    let (uri, range) = (try params.documentURI, try params.required("range", as: LSPRange.init))
    let context = try params.required("context", as: CodeActionContext.init)
    guard session.features.takesCodeActionLiterals, let question = DocumentQuestion(uri, in: session) else {
      return .now([CodeAction]())
    }
    guard CodeActionKind.isWanted(CodeActionKind.fixAll, only: context.only), !question.session.hosted.isRead else {
      return .later { (question.actions(at: range, context), nil) }
    }
    let deadline = session.clock() + HeldActions.longestWait
    return .held { id, ticket in
      session.heldActions.append(
        HeldActions(id: id, ticket: ticket, uri: uri, deadline: deadline) { $0.actions(at: range, context) })
    }
  }
}

/// A request for all safe fixes that waits until the project has been read, because no fix is known to be safe before.
/// It is answered for the text that is current by then.
struct HeldActions {
  /// Less than the second that scripts for saving wait for an answer.
  static let longestWait = Duration.milliseconds(900)

  let id: RequestID
  /// See `Session.register`.
  let ticket: Int
  let uri: String
  let deadline: ContinuousClock.Instant
  let answer: @Sendable (DocumentQuestion) -> [CodeAction]
}

extension Session {
  /// When to answer the first request that waits for its project; nil if there is none.
  var heldActionsWakeTime: ContinuousClock.Instant? { heldActions.map(\.deadline).min() }

  /// Answers the requests whose project has been read, or that have waited for long enough.
  func continueHeldActions(now: ContinuousClock.Instant) {
    let waiting = heldActions.filter { isWaiting($0.id, $0.ticket) }
    heldActions = []
    for held in waiting {
      guard phase == .running, let question = DocumentQuestion(held.uri, in: self) else {
        finish(held.id, held.ticket, .success(JSONWriter.bytes(of: [CodeAction]())))
        continue
      }
      guard question.session.hosted.isRead || held.deadline <= now else {
        heldActions.append(held)
        continue
      }
      run(.interactive) {
        let json = JSONWriter.bytes(of: held.answer(question))
        return { $0.finish(held.id, held.ticket, .success(json)) }
      }
    }
  }
}

extension DocumentQuestion {
  fileprivate func actions(at range: LSPRange, _ context: CodeActionContext) -> [CodeAction] {
    let only = context.only
    let range = snapshot.buffer.byteRange(range, in: session.features.columnUnit)
    let offer =
      CodeActionKind.isWanted(CodeActionKind.quickFix, only: only)
      ? QuickFixes(self).actions(at: range, or: context.diagnostics, isAutomatic: context.isAutomatic)
      : QuickFixes.Offer()
    var actions = offer.fixes
    if CodeActionKind.isWanted(CodeActionKind.rewrite, only: only) {
      // If the rule reports the class, its fix is the same edit.
      let offered = actions
      actions += migrations(touching: range).filter { migration in
        !offered.contains { Fix.title(ofAction: $0.title) == migration.title }
      }
    }
    actions = actions.map(offered)
    // Includes the edit for every client. It is requested when a file is saved, often by scripts that don't resolve
    // actions.
    if CodeActionKind.isWanted(CodeActionKind.fixAll, only: only), let edit = editOfSafeFixes() {
      actions.append(
        CodeAction(title: "Apply all safe fixes in this file", kind: CodeActionKind.fixAll, edit: edit))
    }
    if let action = stateMapAction(at: range, context) { actions.append(action) }
    return actions + offer.suppressing.map(offered)
  }

  /// Returns an action as this client needs it: with its edit, or with the data to find the edit once the action is
  /// chosen.
  private func offered(_ action: CodeAction) -> CodeAction {
    var action = action
    if session.features.resolvesEdits, action.data != nil { action.edit = nil } else { action.data = nil }
    return action
  }

  /// Returns the edit of an action that was offered, for the current text; nil if the action would no longer be
  /// offered.
  func edit(of title: String, by reference: ActionReference) -> WorkspaceEdit? {
    let actions =
      reference.finding.map { QuickFixes(self).actions(forFinding: $0) }
      ?? migrations(touching: ByteRange(0, snapshot.buffer.bytes.count))
    return actions.first { Fix.title(ofAction: $0.title) == Fix.title(ofAction: title) }?.edit
  }

  /// Returns the edit that applies safe fixes until none are left; nil if there are none, because an edit without
  /// effect still makes a buffer look changed.
  private func editOfSafeFixes() -> WorkspaceEdit? {
    let outcome = SafeFixes(analyzer: session.reader, gate: nil, on: .here)
      .apply(to: [snapshot.key], of: session.settledSnapshot()) { $0 == snapshot.key }
    guard let text = outcome.texts[snapshot.key] else { return nil }
    let edits = MinimalEdits.between(snapshot.buffer, SourceBuffer(text))
    return session.workspaceEdit(for: [.init(path: snapshot.key, edits: edits)], visibleFile: snapshot.key)
  }
}
