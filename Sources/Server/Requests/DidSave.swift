/// `textDocument/didSave`: the text is known already, and is meant as it is. A client that cannot watch files has had
/// time to change others.
enum DidSaveNotification: NotificationMethod {
  static let name = "textDocument/didSave"

  struct Params: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
  }

  static func handle(_ params: Params, in session: Session) {
    session.endTyping()
    guard !session.features.takesWatchedFileRegistration, let document = session.document(params.textDocument.uri)
    else { return }
    session.lookForChanges(root: document.projectRoot)
  }
}
