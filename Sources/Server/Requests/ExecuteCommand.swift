import Analysis
import JSONReading
import SourceText
import StateMap
import SystemCalls

/// `workspace/executeCommand`: writes the state map to a page and asks the client to show it.
enum ExecuteCommandRequest: RequestMethod {
  static let name = "workspace/executeCommand"
  static let respondent = Respondent.ownerOfCommand
  static let showStateMap = "statewise.showStateMap"

  /// The result has the URI of the page.
  static func answer(_ params: JSONValue, in session: Session) throws(ResponseError) -> Answer {
    let command = try params.required("command", as: \.string)
    guard command == showStateMap else { throw ResponseError(.invalidParams, "Unknown command '\(command)'") }
    let argument = params["arguments"].elements.first ?? .null
    guard let uri = argument["uri"].string else {
      throw ResponseError(.invalidParams, "'params.arguments[0].uri' is missing")
    }
    guard let session = snapshot(holding: uri, in: session) else {
      throw ResponseError(.invalidParams, "No known project contains '\(uri)'")
    }
    let view = argument["view"].string
    return .later { () throws(ResponseError) in
      let uri = try session.writeStateMap(showing: view)
      return (["uri": uri], { $0.show(uri) })
    }
  }

  private static func snapshot(holding uri: String, in session: Session) -> SessionSnapshot? {
    if let document = session.document(uri) { return session.snapshot(for: document) }
    let location = DocumentURI(uri)
    return location.kind == .file ? session.snapshot(forClosed: session.canonicalKey(location)) : nil
  }
}

extension Session {
  /// Asks the client to show a page outside of itself, or tells the user where it is.
  fileprivate func show(_ uri: String) {
    if features.showsDocuments {
      sendRequest("window/showDocument", ["uri": .string(uri), "external": true, "takeFocus": true])
    } else {
      let text = "The state map is in \(DocumentURI(uri).key)"
      notify("window/showMessage", .message(text, isWarning: false))
    }
  }
}

extension SessionSnapshot {
  /// Writes the page and returns its URI. Only for worker threads: every file of the project is read again, because
  /// only the summaries of closed files are kept.
  fileprivate func writeStateMap(showing view: String?) throws(ResponseError) -> String {
    let project = settledProject()
    guard project.facts.isComplete else {
      throw ResponseError(.requestFailed, "The project is still being read; try again in a moment")
    }
    let map = stateMap(of: project)
    let focus = view.flatMap(map.focus)
    let title = hosted.root.split(separator: "/").last.map(String.init) ?? hosted.root
    let page = StateMapPage(map, title: title, root: hosted.root, focus: focus).text
    // A separate folder with a random name. If others could guess the name, they could create it first.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("statewise-\(UUID().uuidString)")
    let path = folder.appendingPathComponent("State map.html")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(page.utf8).write(to: path)
    } catch {
      throw ResponseError(.requestFailed, "'\(path.path)' cannot be written")
    }
    return DocumentURI.uri(ofPath: path.path)
  }

  private func stateMap(of project: Project) -> StateMap {
    let paths = Set(hosted.index.fingerprints.keys)
      .union(open.keys.filter { project.facts.summary(ofFileAt: $0) != nil }).sorted()
    let files = Workers.map(count: paths.count) { number -> (file: FileKnowledge, findings: [Finding])? in
      guard let file = knowledge(ofFileAt: paths[number]) else { return nil }
      return (file, reader.findings(in: file, of: project))
    }
    return StateMap(files.compactMap { $0.map { ($0.file.facts, $0.findings) } }, of: project.facts)
  }
}
