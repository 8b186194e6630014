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
