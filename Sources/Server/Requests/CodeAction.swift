import Analysis
import Rules
import SourceText

/// `textDocument/codeAction`: the fixes of the findings that the range touches or that the context names.
///
/// Everything is worked out from the text at hand; ranges and data that the client sends back are hints only.
enum CodeActionRequest: RequestMethod {
  static let name = "textDocument/codeAction"

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
    var actions: [CodeAction] = []
    if CodeActionKind.isWanted(CodeActionKind.quickFix, only: params.context.only) {
      actions += quickFixes(for: params)
    }
    if CodeActionKind.isWanted(CodeActionKind.fixAll, only: params.context.only), let action = fixAll() {
      actions.append(action)
    }
    return actions
  }

  private func quickFixes(for params: CodeActionRequest.Params) -> [CodeAction] {
    let asked = snapshot.buffer.byteRange(params.range, in: world.features.columnUnit)
    let findings = findings()
    var actions: [CodeAction] = []
    for (finding, reference) in zip(findings, FindingReference.references(for: findings)) {
      let named = params.context.diagnostics.filter { isAbout(finding, reference, $0) }
      guard finding.range.touches(asked) || named.contains(where: { $0["data"]["id"].string == reference.id }) else {
        continue
      }
      actions += self.actions(for: finding, echoing: named)
    }
    return actions
  }

  /// All safe fixes of the text at once; nil when there is nothing to do, because an edit without effect still makes a
  /// buffer look changed.
  private func fixAll() -> CodeAction? {
    let outcome = SafeFixes(analyzer: world.analyzer).apply(
      to: [snapshot.knowledge(by: world.analyzer)], in: world.settledWorkspace()
    ) { $0 == snapshot.key ? snapshot.buffer.bytes : nil }
    guard let text = outcome.texts[snapshot.key] else { return nil }
    let edits = MinimalEdits.between(snapshot.buffer, SourceBuffer(text))
    guard let edit = world.workspaceEdit(for: [.init(path: snapshot.key, edits: edits)]) else { return nil }
    return CodeAction(title: "Apply all safe fixes in this file", kind: CodeActionKind.fixAll, edit: edit)
  }

  private func actions(for finding: Finding, echoing diagnostics: [JSONValue]) -> [CodeAction] {
    let preferred = finding.fixes.firstIndex { $0.safety.isSafe }
    return finding.fixes.enumerated().compactMap { index, fix in
      guard let edit = world.workspaceEdit(for: fix.changes) else { return nil }
      return CodeAction(
        title: fix.title, kind: CodeActionKind.quickFix, diagnostics: diagnostics.isEmpty ? nil : diagnostics,
        isPreferred: world.features.takesIsPreferred && index == preferred ? true : nil, edit: edit)
    }
  }

  /// Whether a diagnostic of the client's is this finding's: by name, or by rule and place when it has no name.
  private func isAbout(_ finding: Finding, _ reference: FindingReference, _ diagnostic: JSONValue) -> Bool {
    guard diagnostic["code"].string == finding.rule.description, diagnostic["source"].string == "statewise" else {
      return false
    }
    if let id = diagnostic["data"]["id"].string { return id == reference.id }
    guard let range = try? JSONValueDecoder.decode(LSPRange.self, from: diagnostic["range"]) else { return false }
    return snapshot.buffer.byteRange(range, in: world.features.columnUnit).touches(finding.range)
  }
}
