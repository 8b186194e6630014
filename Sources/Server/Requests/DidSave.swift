import JSONReading

/// `textDocument/didSave`: the text is already known, but findings that were held back are reported now. If the client
/// cannot watch files, the server looks for changes on disk.
enum DidSaveNotification: NotificationMethod {
  static let name = "textDocument/didSave"

  static func handle(_ params: JSONValue, in session: Session) throws(ResponseError) {
    let uri = try params.documentURI
    session.endTyping()
    guard let document = session.document(uri) else { return }
    document.base = document.snapshot
    guard !session.features.takesWatchedFileRegistration else { return }
    session.lookForChanges(root: document.projectRoot)
  }
}
