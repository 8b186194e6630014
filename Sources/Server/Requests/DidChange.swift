/// `textDocument/didChange`: changes are applied in the order of arrival, regardless of the version.
enum DidChangeNotification: NotificationMethod {
  static let name = "textDocument/didChange"

  struct Params: Decodable, Sendable {
    var textDocument: VersionedTextDocumentIdentifier
    var contentChanges: [ContentChange]
  }

  static func handle(_ params: Params, in session: Session) {
    guard let key = session.openKey(params.textDocument.uri) else { return }
    session.change(key, version: params.textDocument.version, params.contentChanges)
  }
}
