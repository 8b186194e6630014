import Analysis
import JSONReading

/// `initialize`: receives the client's capabilities, its folders, and its process, which the server watches.
enum InitializeRequest: RequestMethod {
  static let name = "initialize"
  static let respondent = Respondent.ours

  /// Reads the parameters leniently: no unexpected value keeps a session from starting.
  static func answer(_ params: JSONValue, in session: Session) -> Answer {
    session.features = ClientFeatures(
      capabilities: params["capabilities"], options: params["initializationOptions"])
    if let encoding = session.followedEncoding { session.features.follow(encoding) }
    session.watchedProcess = params["processId"].integer.flatMap { Int32(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
    session.phase = .running
    session.journal.trace = params["trace"].string.flatMap(Journal.Trace.init) ?? .off
    session.note(.info, "Client: \(client(params))")
    session.warn(aboutOptions: params["initializationOptions"])
    session.configure(params["initializationOptions"]["configuration"], sentIn: .initialize)
    for uri in folders(params) { session.addFolder(uri: uri) }
    return .now(
      [
        "capabilities": capabilities(for: session.features),
        "serverInfo": ["name": .string(Product.name), "version": .string(Product.version)],
      ] as JSONValue)
  }

  private static func capabilities(for features: ClientFeatures) -> JSONValue {
    let kinds = [CodeActionKind.quickFix, CodeActionKind.rewrite, CodeActionKind.fixAll]
    return [
      "positionEncoding": features.positionEncoding.map(JSONValue.string),
      // The changes are incremental.
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "codeActionProvider": [
        "codeActionKinds": .array(
          (features.takesCommands ? kinds + [CodeActionKind.stateMap] : kinds).map(JSONValue.string)),
        "resolveProvider": features.resolvesEdits ? true : nil,
      ],
      "hoverProvider": true,
      "diagnosticProvider": features.pullsDiagnostics
        ? [
          "identifier": "statewise", "interFileDependencies": true,
          "workspaceDiagnostics": .bool(features.pullsWorkspaceDiagnostics),
        ] : nil,
      "executeCommandProvider": features.takesCommands
        ? ["commands": [.string(ExecuteCommandRequest.showStateMap)]] : nil,
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  private static func client(_ params: JSONValue) -> String {
    let info = params["clientInfo"]
    return [info["name"].string ?? "without a name", info["version"].string].compactMap { $0 }.joined(separator: " ")
  }

  private static func folders(_ params: JSONValue) -> [String] {
    let folders = params["workspaceFolders"].elements.compactMap { $0["uri"].string }
    if !folders.isEmpty { return folders }
    if let uri = params["rootUri"].string { return [uri] }
    if let path = params["rootPath"].string, path.hasPrefix("/") { return [DocumentURI.uri(ofPath: path)] }
    return []
  }
}
