import JSONReading

/// `textDocument/didOpen`: from now on, the editor's text is used. A second notification replaces the text.
enum DidOpenNotification: NotificationMethod {
  static let name = "textDocument/didOpen"

  static func handle(_ params: JSONValue, in session: Session) throws(ResponseError) {
    session.open(
      try params.documentURI, languageID: params["textDocument"]["languageId"].string,
      version: params["textDocument"]["version"].integer,
      try params.required("textDocument", "text", as: \.string))
  }
}
