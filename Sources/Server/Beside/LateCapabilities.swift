import JSONReading

/// Converts the neighbor's capabilities to registrations if they came too late for the response to `initialize`.
enum LateCapabilities {
  /// The method that each member of the capabilities announces. Methods that both servers answer are missing, because
  /// such requests always go to both.
  private static let methods: [(member: String, method: String)] = [
    ("completionProvider", "textDocument/completion"),
    ("signatureHelpProvider", "textDocument/signatureHelp"),
    ("declarationProvider", "textDocument/declaration"),
    ("definitionProvider", "textDocument/definition"),
    ("typeDefinitionProvider", "textDocument/typeDefinition"),
    ("implementationProvider", "textDocument/implementation"),
    ("referencesProvider", "textDocument/references"),
    ("documentHighlightProvider", "textDocument/documentHighlight"),
    ("documentSymbolProvider", "textDocument/documentSymbol"),
    ("codeLensProvider", "textDocument/codeLens"),
    ("documentLinkProvider", "textDocument/documentLink"),
    ("colorProvider", "textDocument/documentColor"),
    ("documentFormattingProvider", "textDocument/formatting"),
    ("documentRangeFormattingProvider", "textDocument/rangeFormatting"),
    ("documentOnTypeFormattingProvider", "textDocument/onTypeFormatting"),
    ("renameProvider", "textDocument/rename"),
    ("foldingRangeProvider", "textDocument/foldingRange"),
    ("selectionRangeProvider", "textDocument/selectionRange"),
    ("linkedEditingRangeProvider", "textDocument/linkedEditingRange"),
    ("callHierarchyProvider", "textDocument/prepareCallHierarchy"),
    ("typeHierarchyProvider", "textDocument/prepareTypeHierarchy"),
    ("semanticTokensProvider", "textDocument/semanticTokens"),
    ("monikerProvider", "textDocument/moniker"),
    ("inlayHintProvider", "textDocument/inlayHint"),
    ("inlineValueProvider", "textDocument/inlineValue"),
    ("workspaceSymbolProvider", "workspace/symbol"),
    ("executeCommandProvider", "workspace/executeCommand"),
  ]

  static func registrations(of capabilities: JSONValue) -> [JSONValue] {
    methods.compactMap { member, method in
      let capability = capabilities[member]
      var options: [String: JSONValue] = [:]
      switch capability {
      case .object(let members): options = members
      case .bool(true): break
      default: return nil
      }
      if method.hasPrefix("textDocument/"), options["documentSelector"] == nil { options["documentSelector"] = .null }
      return .object([
        "id": .string("neighbor-ability-\(method)"), "method": .string(method), "registerOptions": .object(options),
      ])
    }
  }
}
