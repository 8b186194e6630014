import Foundation
import JSONReading
import TestSupport
import Testing

/// Tests that findings which further typing may resolve are delayed, but at most until a second after the last key.
@Suite struct TypingRows {
  private static let view = """
    import SwiftUI

    struct Row: View {
        let name: String
        var body: some View { Text(name) }
    }

    """
  /// A change that gives `Row` a binding that is only read.
  private static let typed = #"[{"range":\#(JSON.range(3, 4, 3, 7)),"text":"@Binding var"}]"#

  @Test func incompleteCodeIsReportedAfterPause() throws {
    try withServer { server in
      server.open(Self.view)
      try server.publish(number: 1)
      let start = Date()
      server.change(Self.typed, version: 2)
      try server.fence()
      if Date().timeIntervalSince(start) < 0.5 { #expect(server.lastShown().isEmpty) }
      let shown = try server.shown(1, version: 2)
      #expect(shown.first?["code"] == "binding-never-written")
    }
  }

  @Test func aClientThatPullsIsAskedToPullAgain() throws {
    try withServer(Capabilities.pull) { server in
      server.open(Self.view)
      server.change(Self.typed, version: 2)
      let first = try server.pull()
      if first["result"]["items"].elements.isEmpty {
        server.answer(try server.question("workspace/diagnostic/refresh"), #""result":null"#)
      }
      #expect(try server.pull()["result"]["items"].elements.count == 1)
    }
  }
}
