import JSONReading

/// `textDocument/didClose`: the diagnostics are cleared, and the file on disk is used again.
enum DidCloseNotification: NotificationMethod {
  static let name = "textDocument/didClose"

  static func handle(_ params: JSONValue, in session: Session) throws(ResponseError) {
    guard let key = session.openKey(try params.documentURI) else { return }
    session.close(key)
  }
}
