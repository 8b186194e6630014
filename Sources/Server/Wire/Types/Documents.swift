package struct TextDocumentIdentifier: Codable, Hashable, Sendable {
  package var uri: String
}

/// A document and its version. The version is opaque: it may start anywhere, skip numbers, and repeat.
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

/// One step of a change. Without a range, `text` is the whole new text. `rangeLength` is ignored, because clients
/// disagree about what it counts.
struct ContentChange: Codable, Hashable, Sendable {
  var range: LSPRange?
  var text: String
}

struct WorkspaceFolder: Codable, Hashable, Sendable {
  var uri: String
}
