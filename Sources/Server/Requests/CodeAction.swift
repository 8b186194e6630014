import Analysis
import JSONReading
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
    if CodeActionKind.isWanted(CodeActionKind.rewrite, only: params.context.only) {
      // Where the rule speaks, its fix is the same edit.
      let offered = Set(actions.map(\.title))
      actions += migrations(for: params).filter { !offered.contains($0.title) }
    }
    if CodeActionKind.isWanted(CodeActionKind.fixAll, only: params.context.only),
      let edit = edit(ofSafeFixesBy: world.analyzer)
    {
      actions.append(
        CodeAction(title: "Apply all safe fixes in this file", kind: CodeActionKind.fixAll, edit: edit))
    }
    return actions
  }

  /// First the fixes of the findings, then what concerns more than one finding, then ways to be left alone.
  private func quickFixes(for params: CodeActionRequest.Params) -> [CodeAction] {
    let asked = snapshot.buffer.byteRange(params.range, in: world.features.columnUnit)
    let all = findings()
    let concerned = zip(all, FindingReference.references(for: all)).compactMap { finding, reference in
      let named = params.context.diagnostics.filter { isAbout(finding, reference, $0) }
      let isMeant = finding.range.touches(asked) || named.contains { $0["data"]["id"].string == reference.id }
      return isMeant ? (finding: finding, diagnostics: named) : nil
    }
    guard !concerned.isEmpty else { return [] }
    let workspace = world.settledWorkspace()
    var actions = concerned.flatMap { self.actions(for: $0.finding, echoing: $0.diagnostics) }
    var rules: Set<RuleID> = []
    for (finding, _) in concerned where rules.insert(finding.rule).inserted {
      actions += fixesOfAll(like: finding, among: all)
    }
    for (finding, _) in concerned {
      guard let fix = suppression(of: finding, among: all, in: workspace) else { continue }
      actions += action(for: fix, isPreferred: false, echoing: [])
    }
    rules = []
    for (finding, _) in concerned where rules.insert(finding.rule).inserted {
      actions += turnOff(finding.rule, in: workspace)
    }
    return actions
  }

  private func actions(for finding: Finding, echoing diagnostics: [JSONValue]) -> [CodeAction] {
    let preferred = finding.fixes.firstIndex { $0.safety.isSafe }
    return finding.fixes.enumerated().flatMap { index, fix in
      action(for: fix, isPreferred: index == preferred, echoing: diagnostics)
    }
  }

  /// None when the fix no longer fits the files.
  private func action(for fix: Fix, isPreferred: Bool, echoing diagnostics: [JSONValue]) -> [CodeAction] {
    guard let edit = world.workspaceEdit(for: fix.changes) else { return [] }
    return [
      CodeAction(
        title: fix.title, kind: CodeActionKind.quickFix, diagnostics: diagnostics.isEmpty ? nil : diagnostics,
        isPreferred: world.features.takesIsPreferred && isPreferred ? true : nil, edit: edit)
    ]
  }

  /// The safe fixes of one rule at once, where there are several.
  private func fixesOfAll(like finding: Finding, among findings: [Finding]) -> [CodeAction] {
    let mendable = findings.filter { $0.rule == finding.rule && $0.fixes.contains(where: \.safety.isSafe) }
    guard mendable.count > 1,
      let edit = edit(ofSafeFixesBy: world.analyzer.speaking { $0.id == finding.rule })
    else { return [] }
    let title = "Apply every safe fix of '\(finding.rule)' in this file"
    return [CodeAction(title: title, kind: CodeActionKind.quickFix, edit: edit)]
  }

  /// Safe fixes of the text to their end; nil when there is nothing to do, because an edit without effect still makes a
  /// buffer look changed.
  private func edit(ofSafeFixesBy analyzer: Analyzer) -> WorkspaceEdit? {
    let outcome = SafeFixes(analyzer: analyzer).apply(
      to: [snapshot.knowledge(by: world.analyzer)], in: world.settledWorkspace()
    ) { $0 == snapshot.key ? snapshot.buffer.bytes : nil }
    guard let text = outcome.texts[snapshot.key] else { return nil }
    let edits = MinimalEdits.between(snapshot.buffer, SourceBuffer(text))
    return world.workspaceEdit(for: [.init(path: snapshot.key, edits: edits)])
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
