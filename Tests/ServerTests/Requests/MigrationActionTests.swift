import Analysis
import ServerTesting
import Testing

@testable import Server

@Suite struct MigrationActionTests {
  private static let model = """
    import SwiftUI

    @MainActor
    final class Model: ObservableObject {
      @Published var count = 0
    }

    """
  private static let view = """
    import SwiftUI

    struct Home: View {
      @StateObject private var model = Model()
      var body: some View { Text("\\(model.count)") }
    }

    """
  private static let blocking = """
    import SwiftUI

    func follow(_ model: Model) -> Any { [model.$count, model.$count] }
    """

  private let path = "/project/Model.swift"

  private func session(_ others: [String: String], capabilities: String? = nil) -> InProcessSession {
    let files = others.merging([path: Self.model]) { old, _ in old }
    let session =
      capabilities.map { capabilities in
        InProcessSession(
          analyzer: Analyzer(), files: FilesInMemory(files),
          initialize: #"{"processId":null,"rootUri":"file:///project","capabilities":\#(capabilities)}"#)
      } ?? InProcessSession(files: files)
    session.open(path, Self.model)
    return session
  }

  private func line(_ line: Int) -> LSPRange {
    LSPRange(start: Position(line: line, character: 12), end: Position(line: line, character: 12))
  }

  @Test func theClassAndItsUsesInOtherFilesAreOneEdit() throws {
    let session = session(["/project/Home.swift": Self.view])
    let action = try #require(session.codeActions(path, at: line(3)).first)
    #expect(action.title == "Migrate 'Model' to @Observable")
    #expect(action.kind == "refactor.rewrite")
    #expect(action.disabled == nil)
    #expect(action.isPreferred == nil)
    let texts = try #require(session.apply(action, closed: ["/project/Home.swift": Self.view]))
    #expect(texts.keys.sorted() == ["/project/Home.swift", path])
    #expect(texts[path]?.contains("@Observable\n@MainActor\nfinal class Model {\n  var count = 0") == true)
    #expect(texts["/project/Home.swift"]?.contains("@State private var model = Model()") == true)
    #expect(session.codeActions(path, at: line(3)).isEmpty)
  }

  @Test(
    arguments: [
      (2, nil, true), (3, nil, true), (4, nil, false), (0, nil, false), (3, ["refactor"], true),
      (3, ["refactor.rewrite"], true),
      (3, ["quickfix"], false), (3, ["refactor.extract"], false), (3, ["source.fixAll"], false), (3, [""], true),
    ] as [(Int, [String]?, Bool)])
  func itIsOfferedOnTheHeadingAndForItsKind(number: Int, only: [String]?, isOffered: Bool) {
    let actions = session([:]).codeActions(path, at: line(number), only: only)
    #expect(actions.contains { $0.kind == "refactor.rewrite" } == isOffered)
  }

  @Test func disabledFixesHaveReasonIfSupported() throws {
    let action = try #require(session(["/project/Follow.swift": Self.blocking]).codeActions(path, at: line(3)).first)
    #expect(action.edit == nil)
    #expect(
      action.disabled?.reason
        == "This uses a publisher of 'Model', which @Observable does not have (Follow.swift:3)")
  }

  @Test func disabledActionsAreOmittedIfUnsupported() {
    let capabilities = #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#
    let session = session(["/project/Follow.swift": Self.blocking], capabilities: capabilities)
    #expect(session.codeActions(path, at: line(3)).isEmpty)
  }

  @Test func theRulesOwnFixIsNotOfferedTwice() {
    let analyzer = Analyzer(
      configuration: Configuration(settings: ["legacy-observable-object": .on(nil)]))
    let session = InProcessSession(analyzer: analyzer, files: [path: Self.model])
    session.open(path, Self.model)
    let kinds = session.codeActions(path, at: line(3)).filter { $0.title.hasPrefix("Migrate") }.map(\.kind)
    #expect(kinds == ["quickfix"])
  }
}
