/// `textDocument/didOpen`: from now on, the editor's text is used. A second notification replaces the text.
enum DidOpenNotification: NotificationMethod {
  static let name = "textDocument/didOpen"

  struct Params: Decodable, Sendable {
    var textDocument: TextDocumentItem
  }

  static func handle(_ params: Params, in session: Session) { session.open(params.textDocument) }
}
