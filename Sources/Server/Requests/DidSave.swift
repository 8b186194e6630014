/// `textDocument/didSave`: the text is already known, but findings that were held back are reported now. If the client
/// cannot watch files, the server looks for changes on disk.
enum DidSaveNotification: NotificationMethod {
  static let name = "textDocument/didSave"

  struct Params: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
  }

  static func handle(_ params: Params, in session: Session) {
    session.endTyping()
    guard let document = session.document(params.textDocument.uri) else { return }
    document.base = document.snapshot
    guard !session.features.takesWatchedFileRegistration else { return }
    session.lookForChanges(root: document.projectRoot)
  }
}
