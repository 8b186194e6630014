import JSONReading

/// `textDocument/didChange`: changes are applied in the order of arrival, regardless of the version.
enum DidChangeNotification: NotificationMethod {
  static let name = "textDocument/didChange"

  static func handle(_ params: JSONValue, in session: Session) throws(ResponseError) {
    let changes = try params.required("contentChanges") { value -> [ContentChange]? in
      guard case .array(let elements) = value else { return nil }
      let changes = elements.compactMap(ContentChange.init)
      return changes.count == elements.count ? changes : nil
    }
    guard let key = session.openKey(try params.documentURI) else { return }
    session.change(key, version: params["textDocument"]["version"].integer, changes)
  }
}
