package struct TextEdit: Codable, Hashable, Sendable {
  package var range: LSPRange
  package var newText: String
  /// The id of the `ChangeAnnotation` for the edit.
  package var annotationId: String?
}

/// A note about edits that a client shows before it applies them.
package struct ChangeAnnotation: Codable, Hashable, Sendable {
  package var label: String
  package var needsConfirmation: Bool
}

package struct TextDocumentEdit: Codable, Hashable, Sendable {
  /// The edited document. `version` is written even if it is null, which means that the file is not open.
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

/// A step of a `WorkspaceEdit`.
package enum DocumentChange: Codable, Hashable, Sendable {
  /// Creates an empty file if there is none.
  package struct CreateFile: Codable, Hashable, Sendable {
    package struct Options: Codable, Hashable, Sendable {
      package var ignoreIfExists = true
    }

    package var kind = "create"
    package var uri: String
    package var options = Options()
  }

  case edit(TextDocumentEdit)
  case create(CreateFile)

  package init(from decoder: any Decoder) throws {
    if let created = try? CreateFile(from: decoder) {
      self = .create(created)
    } else {
      self = .edit(try TextDocumentEdit(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .edit(let edit): try edit.encode(to: encoder)
    case .create(let file): try file.encode(to: encoder)
    }
  }
}

/// Edits as `changes` or as `documentChanges`, depending on the client's capabilities.
package struct WorkspaceEdit: Codable, Hashable, Sendable {
  package var changes: [String: [TextEdit]]?
  package var documentChanges: [DocumentChange]?
  package var changeAnnotations: [String: ChangeAnnotation]?
}
