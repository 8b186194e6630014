import JSONReading

/// `workspace/didChangeWorkspaceFolders`: folders are added and removed, and open documents move to the projects that
/// they belong to now.
enum DidChangeWorkspaceFoldersNotification: NotificationMethod {
  static let name = "workspace/didChangeWorkspaceFolders"

  static func handle(_ params: JSONValue, in session: Session) {
    let event = params["event"]
    for uri in event["removed"].elements.compactMap(\.["uri"].string) { session.removeFolder(uri: uri) }
    for uri in event["added"].elements.compactMap(\.["uri"].string) { session.addFolder(uri: uri) }
  }
}
