package struct TextEdit: Codable, Hashable, Sendable {
  package var range: LSPRange
  package var newText: String
}

package struct TextDocumentEdit: Codable, Hashable, Sendable {
  /// `version` is written even when it is null: the file is not open.
  package struct Document: Codable, Hashable, Sendable {
    package var uri: String
    package var version: Int?

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  package var textDocument: Document
  package var edits: [TextEdit]
}

/// Either `changes` or `documentChanges`, as the client declared.
package struct WorkspaceEdit: Codable, Hashable, Sendable {
  package var changes: [String: [TextEdit]]?
  package var documentChanges: [TextDocumentEdit]?
}
