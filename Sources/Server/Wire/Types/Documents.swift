package struct TextDocumentIdentifier: Codable, Hashable, Sendable {
  package var uri: String
}

/// The version is opaque: it may start anywhere, jump and repeat.
struct VersionedTextDocumentIdentifier: Codable, Hashable, Sendable {
  var uri: String
  var version: Int?
}

struct TextDocumentItem: Codable, Hashable, Sendable {
  var uri: String
  var languageId: String?
  var version: Int?
  var text: String
}

/// One step of a change. Without a range `text` is the whole new text. `rangeLength` is ignored: clients disagree on
/// what it counts.
struct ContentChange: Codable, Hashable, Sendable {
  var range: LSPRange?
  var text: String
}

struct WorkspaceFolder: Codable, Hashable, Sendable {
  var uri: String
}
