import JSONReading
import TestSupport
import Testing

@Suite struct WorkspaceRows {
  /// A file with a call of the view, which changes the view's finding.
  private static let caller = "import SwiftUI\nstruct C: View { var body: some View { A(n: 1) } }\n"

  @Test(arguments: ["workspaceFolders", "rootUri", "rootPath"])
  func folderMayBeNamedInAnyWay(_ way: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("C.swift", Self.caller)
    let uri = folder.uri("A.swift")
    let members = [
      "workspaceFolders": #","rootUri":null,"workspaceFolders":[{"uri":"\#(folder.uri(""))","name":"x"}]"#,
      "rootUri": folder.asRoot, "rootPath": #","rootUri":null,"rootPath":"\#(folder.path)""#,
    ]
    try withServer(members: members[way] ?? "") { server in
      server.open(Sample.bad, uri: uri)
      try server.waitUntil("a finding that only the project tells") {
        server.lastShown(uri).contains { $0["code"] == "state-receives-argument" }
      }
    }
  }

  /// The finding is at the call, in a file that is not open.
  @Test func theFixOfACallIsOfferedAtTheViewToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Home.swift",
      """
      import SwiftUI
      struct Home: View {
        @State private var name = ""
        var body: some View {
          TextField("", text: $name)
          Panel(name: name)
        }
      }
      """)
    let uri = folder.uri("Panel.swift")
    try withServer(members: folder.asRoot) { server in
      server.open(
        """
        import SwiftUI
        final class Model: ObservableObject {
          @Published var name: String
          init(name: String) { self.name = name }
        }
        struct Panel: View {
          @StateObject private var model: Model
          init(name: String) { _model = StateObject(wrappedValue: Model(name: name)) }
          var body: some View { Text(model.name) }
        }
        """, uri: uri)
      var offered: [JSONValue] = []
      try server.waitUntil("the caller's fix") {
        offered = (try? server.fixes(JSON.range(7, 9, 7, 9), uri: uri)) ?? []
        return !offered.isEmpty
      }
      #expect(
        offered.map(\.["title"].string) == [
          "Give 'Panel' a new identity when 'name' changes (review first)", "Let 'Home' own 'model' (review first)",
        ])
      #expect(offered.first?.edits(folder.uri("Home.swift")).map(\.["newText"].string) == [".id(name)"])
      #expect(offered.first?["isPreferred"].isNull == true)
      #expect(try server.fixes(JSON.range(8, 9, 8, 9), uri: uri).isEmpty)
    }
  }

  /// The finding is at the view. The call that needs the identity is in another file.
  @Test func theIdentityOfACallIsOfferedAtBothEnds() throws {
    let folder = try TemporaryFolder()
    let (home, pager) = (folder.uri("Home.swift"), folder.uri("Pager.swift"))
    let call = """
      import SwiftUI
      struct Home: View {
        @State private var page = 1
        var body: some View {
          Stepper("Page", value: $page)
          Pager(page: page)
        }
      }
      """
    try folder.write("Home.swift", call)
    try withServer(members: folder.asRoot) { server in
      server.open(call, uri: home)
      server.open(
        """
        import SwiftUI
        struct Pager: View {
          @State var page: Int
          var body: some View { Button("\\(page)") { page = 0 } }
        }
        """, uri: pager)
      for (uri, place) in [(pager, JSON.range(2, 13, 2, 13)), (home, JSON.range(5, 18, 5, 18))] {
        try server.waitUntil("the fix in \(uri)") {
          try server.fixes(place, uri: uri).contains {
            $0["title"] == "Give 'Pager' a new identity when 'page' changes (review first)"
              && $0.edits(home).map(\.numbers) == [[5, 21, 5, 21]] && $0.edits(home).first?["newText"] == ".id(page)"
          }
        }
      }
    }
  }

  @Test func foldersComeAndGo() throws {
    let (one, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("Sub/C.swift", Self.caller)
    let uri = other.uri("A.swift")
    func change(_ server: ServerProcess, added: String, removed: String) {
      server.notify(
        "workspace/didChangeWorkspaceFolders", #"{"event":{"added":[\#(added)],"removed":[\#(removed)]}}"#)
    }
    try withServer(members: one.asRoot) { server in
      server.open(Sample.bad, uri: uri)
      try server.shown(1, uri: uri)
      let folder = #"{"uri":"\#(other.uri(""))","name":"other"}"#
      for (added, removed, isKnown) in [(folder, "", true), ("", folder, false), (folder, "", true)] {
        change(server, added: added, removed: removed)
        try server.waitUntil("findings of the folders that there are") {
          server.lastShown(uri).contains { $0["code"] == "state-receives-argument" } == isKnown
        }
      }
    }
  }

  @Test func filesThatChangeOnTheDiskAreReadAgain() throws {
    let folder = try TemporaryFolder()
    let uri = folder.uri("A.swift")
    try withServer(Capabilities.watchesFiles, members: folder.asRoot) { server in
      server.open(Sample.bad, uri: uri)
      let before = try server.shown(1, uri: uri)
      for isThere in [true, false] {
        if isThere { try folder.write("C.swift", Self.caller) } else { try folder.remove("C.swift") }
        server.notify(
          "workspace/didChangeWatchedFiles",
          #"{"changes":[{"uri":"\#(folder.uri("C.swift"))","type":\#(isThere ? 1 : 3)}]}"#)
        try server.waitUntil("the file to count") { (server.lastShown(uri) == before) != isThere }
      }
    }
  }

  @Test(arguments: [true, false])
  func progressEndsAndNeedsSupport(_ isTaken: Bool) throws {
    let folder = try TemporaryFolder()
    for number in 0..<100 {
      try folder.write("\(number).swift", Sample.bad.replacing("struct A", with: "struct A\(number)"))
    }
    try withServer(#"{"window":{"workDoneProgress":\#(isTaken ? "true" : "null")}}"#, members: folder.asRoot) {
      server in
      try server.wait("the end of reading") { $0["params"]["message"].string?.hasPrefix("Read 100 files") == true }
      try server.fence()
      let created = server.messages.filter { $0["method"] == "window/workDoneProgress/create" }
      let kinds = server.messages.filter { $0["method"] == "$/progress" }.map { $0["params"]["value"]["kind"].string }
      #expect(created.count == (kinds.isEmpty ? 0 : 1))
      #expect(isTaken || kinds.isEmpty)
      if !kinds.isEmpty {
        #expect(kinds.first == "begin" && kinds.last == "end")
        #expect(kinds.filter { $0 != "report" }.count == 2)
      }
    }
  }

  @Test func factsAreLoggedWithoutMessageBox() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Sample.bad)
    try withServer(members: folder.asRoot) { server in
      let line = try server.wait("a line for the log") { $0["method"] == "window/logMessage" }
      #expect(line["params"]["type"].integer == 3)
      #expect(!server.messages.contains { $0["method"] == "window/showMessage" })
    }
  }
}
