/// `workspace/didChangeWorkspaceFolders`: folders are added and removed, and open documents move to the projects that
/// they belong to now.
enum DidChangeWorkspaceFoldersNotification: NotificationMethod {
  static let name = "workspace/didChangeWorkspaceFolders"

  struct Params: Decodable, Sendable {
    struct Event: Decodable, Sendable {
      var added: [WorkspaceFolder]
      var removed: [WorkspaceFolder]
    }

    var event: Event
  }

  static func handle(_ params: Params, in session: Session) {
    for folder in params.event.removed { session.removeFolder(uri: folder.uri) }
    for folder in params.event.added { session.addFolder(uri: folder.uri) }
  }
}
