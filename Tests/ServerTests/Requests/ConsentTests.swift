import Analysis
import JSONReading
import ServerTesting
import Testing

@testable import Server

@Suite struct ConsentTests {
  private static let model = "import SwiftUI\n\nfinal class Model: ObservableObject {\n  @Published var count = 0\n}\n"
  private static let view = """
    import SwiftUI

    struct Home: View {
      @StateObject private var model = Model()
      var body: some View { Text("\\(model.count)") }
    }

    """

  private func migration(annotations: String) throws -> WorkspaceEdit {
    let capabilities = """
      {"workspace":{"workspaceEdit":{"documentChanges":true\(annotations)}},
      "textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}
      """
    let session = InProcessSession(
      analyzer: Analyzer(),
      files: FilesInMemory(["/project/Model.swift": Self.model, "/project/Home.swift": Self.view]),
      initialize: #"{"processId":null,"rootUri":"file:///project","capabilities":\#(capabilities)}"#)
    session.open("/project/Model.swift", Self.model)
    let start = Position(line: 2, character: 12)
    let action = try #require(
      session.codeActions("/project/Model.swift", at: LSPRange(start: start, end: start), only: ["refactor"]).first)
    return try #require(action.edit)
  }

  @Test func editsOfOtherFilesNeedConfirmation() throws {
    let edit = try migration(annotations: #","changeAnnotationSupport":{"groupsOnLabel":true}"#)
    let annotation = try #require(edit.changeAnnotations?.first)
    #expect(edit.changeAnnotations?.count == 1)
    #expect(annotation.value == ChangeAnnotation(label: "Changes in other files", needsConfirmation: true))
    for change in edit.documentChanges?.compactMap(\.edit) ?? [] {
      let isOther = change.textDocument.uri.hasSuffix("Home.swift")
      #expect(change.edits.allSatisfy { $0.annotationId == (isOther ? annotation.key : nil) })
    }
  }

  @Test func clientWithoutPullSupportGetsNoRefresh() throws {
    let edit = try migration(annotations: "")
    #expect(edit.changeAnnotations == nil)
    #expect(edit.documentChanges?.compactMap(\.edit).count == 2)
    #expect(edit.documentChanges?.compactMap(\.edit).flatMap(\.edits).allSatisfy { $0.annotationId == nil } == true)
  }
}
