import JSONReading

/// Converts the neighbor's capabilities to registrations if they came too late for the response to `initialize`.
enum LateCapabilities {
  /// The methods about documents whose capability has their name and "Provider". Methods that both servers answer are
  /// missing, because such requests always go to both.
  private static let methods = [
    "completion", "signatureHelp", "declaration", "definition", "typeDefinition", "implementation", "references",
    "documentHighlight", "documentSymbol", "codeLens", "documentLink", "rename", "foldingRange", "selectionRange",
    "linkedEditingRange", "semanticTokens", "moniker", "inlayHint", "inlineValue",
  ]
  /// The methods of the other capabilities.
  private static let others = [
    "colorProvider": "textDocument/documentColor", "documentFormattingProvider": "textDocument/formatting",
    "documentRangeFormattingProvider": "textDocument/rangeFormatting",
    "documentOnTypeFormattingProvider": "textDocument/onTypeFormatting",
    "callHierarchyProvider": "textDocument/prepareCallHierarchy",
    "typeHierarchyProvider": "textDocument/prepareTypeHierarchy", "workspaceSymbolProvider": "workspace/symbol",
    "executeCommandProvider": "workspace/executeCommand",
  ]

  static func registrations(of capabilities: JSONValue) -> [JSONValue] {
    let all = methods.map { ("\($0)Provider", "textDocument/\($0)") } + others.sorted { $0.key < $1.key }
    return all.compactMap { member, method in
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
