/// `textDocument/didClose`: the diagnostics are cleared, and the file on disk is used again.
enum DidCloseNotification: NotificationMethod {
  static let name = "textDocument/didClose"

  struct Params: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
  }

  static func handle(_ params: Params, in session: Session) {
    guard let key = session.openKey(params.textDocument.uri) else { return }
    session.close(key)
  }
}
