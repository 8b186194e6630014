import JSONReading

/// `initialized`: from now on, the client accepts requests.
enum InitializedNotification: NotificationMethod {
  static let name = "initialized"

  static func handle(_ params: JSONValue, in session: Session) {
    guard !session.maySendRequests else { return }
    session.sendWaitingRequests()
    session.sendSettings()
    session.askForSettings()
    guard session.features.takesWatchedFileRegistration else { return }
    let patterns: [JSONValue] = [
      "**/*.swift", "**/project.pbxproj", "**/*.xcconfig", "**/.{swift,xcode}-version", "**/*.{yml,yaml}",
      // A configuration may extend a file with any name.
      "**/.statewise.json", "**/*.json",
    ]
    // Folders, which have no pattern of their own. The kind is the sum of 1 for creations and 4 for deletions.
    let watchers: [JSONValue] = patterns.map { ["globPattern": $0] } + [["globPattern": "**/*", "kind": 5]]
    let registration: JSONValue = [
      "id": "statewise-files", "method": .string(DidChangeWatchedFilesNotification.name),
      "registerOptions": ["watchers": .array(watchers)],
    ]
    session.sendRequest("client/registerCapability", ["registrations": [registration]])
  }
}
