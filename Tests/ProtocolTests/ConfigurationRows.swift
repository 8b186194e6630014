import JSONReading
import TestSupport
import Testing

@Suite struct ConfigurationRows {
  private static let off = #"{ "rules": { "private-state": "off" } }"#
  private static let name = ".statewise.json"

  /// Runs the body with a project that consists of one open view and the given files.
  private func withProject(
    _ files: [String: String] = [:], declaring patches: [String] = [],
    body: (ServerProcess, TemporaryFolder) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    try withNewServer { server in
      try server.initialize(capabilities: try Capabilities.patched(patches), members: folder.asRoot)
      server.open(Sample.bad, uri: folder.uri("A.swift"))
      try body(server, folder)
    }
  }

  private func tell(_ server: ServerProcess, _ folder: TemporaryFolder, _ name: String = Self.name) {
    server.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"\#(folder.uri(name))","type":2}]}"#)
  }

  @Test func nearestConfigurationAboveDocumentApplies() throws {
    try withProject([Self.name: Self.off, "Sub/\(Self.name)": "{}"]) { server, folder in
      try server.shown(0, uri: folder.uri("A.swift"))
      server.open(Sample.bad, uri: folder.uri("Sub/B.swift"))
      try server.shown(1, uri: folder.uri("Sub/B.swift"))
    }
  }

  @Test func aPullNeverShowsARuleThatIsOff() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.name, Self.off)
    for number in 0..<400 { try folder.write("Sub\(number)/B.swift", "struct B\(number) {}\n") }
    let uri = folder.uri("A.swift")
    try withNewServer { server in
      try server.initialize(capabilities: Capabilities.pull, members: folder.asRoot)
      server.open(Sample.bad, uri: uri)
      for _ in 0..<5 { #expect(try server.pull(uri: uri)["result"]["items"] == .array([])) }
    }
  }

  @Test func filesAreWatchedOnceWhereTheClientCan() throws {
    try withProject(declaring: [Capabilities.watchesFiles]) { server, folder in
      let question = try server.question("client/registerCapability")
      server.answer(question, #""result":null"#)
      try server.fence()
      let registrations = server.messages.filter { $0["method"] == "client/registerCapability" }
        .flatMap { $0["params"]["registrations"].elements }
      #expect(registrations.count == 1)
      #expect(registrations.first?["method"] == "workspace/didChangeWatchedFiles")
      #expect(registrations.first?["id"].string?.isEmpty == false)
      let globs = registrations.first?["registerOptions"]["watchers"].elements.compactMap { $0["globPattern"].string }
      #expect(globs?.contains("**/\(Self.name)") == true)
    }
  }

  @Test func reportedConfigurationChangeAppliesToAllOpenDocuments() throws {
    try withProject(declaring: [Capabilities.watchesFiles]) { server, folder in
      let uris = ["A.swift", "Sub/B.swift"].map(folder.uri)
      server.open(Sample.bad, uri: uris[1])
      for count in [1, 0, 1] {
        if count == 0 { try folder.write(Self.name, Self.off) } else { try? folder.remove(Self.name) }
        tell(server, folder)
        for uri in uris { try server.shown(count, uri: uri) }
      }
    }
  }

  @Test func changeIsNoticedOnNextSaveWithoutWatching() throws {
    try withProject { server, folder in
      let uri = folder.uri("A.swift")
      try server.shown(1, uri: uri)
      try folder.write(Self.name, Self.off)
      try server.waitUntil("the change to count") {
        server.notify("textDocument/didSave", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        try server.ping()
        return server.lastShown(uri).isEmpty
      }
      #expect(!server.messages.contains { $0["method"] == "client/registerCapability" })
    }
  }

  @Test func changeIsNoticedWhileTypingWithoutWatching() throws {
    try withProject { server, folder in
      let uri = folder.uri("A.swift")
      try server.shown(1, uri: uri)
      try folder.write(Self.name, Self.off)
      var version = 1
      try server.waitUntil("the change to count") {
        version += 1
        server.replace(by: Sample.bad, version: version, uri: uri)
        try server.ping()
        return server.lastShown(uri).isEmpty
      }
    }
  }

  @Test func aPullingClientIsAskedToPullAgain() throws {
    try withProject(declaring: [Capabilities.pull, Capabilities.watchesFiles]) { server, folder in
      let uri = folder.uri("A.swift")
      let before = try server.pull(uri: uri)["result"]
      #expect(before["items"].elements.count == 1)
      try folder.write(Self.name, Self.off)
      tell(server, folder)
      server.answer(try server.question("workspace/diagnostic/refresh"), #""result":null"#)
      let previous = #","previousResultId":\#(JSON.string(before["resultId"].string ?? ""))"#
      let after = try server.pull(uri: uri, members: previous)["result"]
      #expect(after["kind"] == "full" && after["items"] == .array([]))
      #expect(server.publishes(uri).isEmpty)
    }
  }

  @Test func aPullingClientThatCannotBeAskedGetsAnotherReport() throws {
    let patches = [Capabilities.pull, #"{"workspace":{"diagnostics":null}}"#, Capabilities.watchesFiles]
    try withProject(declaring: patches) { server, folder in
      let uri = folder.uri("A.swift")
      let before = try server.pull(uri: uri)["result"]
      try folder.write(Self.name, Self.off)
      tell(server, folder)
      let previous = #","previousResultId":\#(JSON.string(before["resultId"].string ?? ""))"#
      try server.waitUntil("another report") {
        let report = try server.pull(uri: uri, members: previous)["result"]
        return report["kind"] == "full" && report["items"] == .array([])
      }
      #expect(!server.messages.contains { $0["method"] == "workspace/diagnostic/refresh" })
    }
  }

  @Test func invalidConfigurationKeepsLastValidOneAndIsReportedOnce() throws {
    try withProject([Self.name: Self.off], declaring: [Capabilities.watchesFiles]) { server, folder in
      let (uri, configuration) = (folder.uri("A.swift"), folder.uri(Self.name))
      try server.shown(0, uri: uri)
      try folder.write(Self.name, #"{ "rules": "#)
      tell(server, folder)
      let problem = try server.shown(1, uri: configuration).first
      #expect(problem?["severity"].integer == 1 && problem?["source"] == "statewise")
      tell(server, folder)
      for version in 2...5 { server.replace(by: Sample.bad, version: version, uri: uri) }
      try server.fence()
      #expect(server.publishes(configuration).count == 1)
      #expect(server.publishes(uri).allSatisfy { $0["diagnostics"].elements.isEmpty })
      try folder.remove(Self.name)
      tell(server, folder)
      try server.shown(1, uri: uri)
      try server.shown(0, uri: configuration)
      #expect(!server.messages.contains { $0["method"] == "window/showMessage" })
    }
  }

  @Test func unknownKeysAreReportedAtTheirPlace() throws {
    try withProject([Self.name: #"{ "rules": { "private-stat": "off" } }"#]) { server, folder in
      let problem = try server.shown(1, uri: folder.uri(Self.name)).first
      #expect(problem?.numbers == [0, 13, 0, 27])
      #expect(problem?["message"].string?.contains("did you mean 'private-state'") == true)
    }
  }

  @Test func turningARuleOffIsAnEditOfTheFile() throws {
    let creates = #"{"workspace":{"workspaceEdit":{"resourceOperations":["create"]}}}"#
    try withProject(declaring: [creates, Capabilities.watchesFiles]) { server, folder in
      let uri = folder.uri("A.swift")
      try server.shown(1, uri: uri)
      let actions = try server.actionsForShown(JSON.range(3, 15, 3, 15), uri: uri)
      let off = try #require(actions.first { $0["title"].string?.hasPrefix("Turn 'private-state' off") == true })
      let broader = try server.actionsForShown(JSON.range(0, 0, 5, 0), uri: uri)
      #expect(!broader.contains { $0["title"] == off["title"] })
      let changes = off["edit"]["documentChanges"].elements
      #expect(changes.first?["kind"] == "create")
      #expect(changes.first?["uri"].string == folder.uri(Self.name))
      var buffer = ClientBuffer("")
      buffer.apply(edits: off.edits(folder.uri(Self.name)))
      try folder.write(Self.name, buffer.text)
      tell(server, folder)
      try server.shown(0, uri: uri)
    }
  }
}
