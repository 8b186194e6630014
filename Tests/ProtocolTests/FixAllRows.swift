import JSONReading
import TestSupport
import Testing

@Suite struct FixAllRows {
  /// A text with three findings that have safe fixes, two on one line and one in a nested type; one ignored finding;
  /// and one finding without a safe fix.
  private static let text = """
    import SwiftUI

    struct A: View {
        @State var a = 0; @State var b = 0
        // statewise:disable:next private-state
        @State var ignored = 0
        struct Inner: View {
            @State var c = 0
            var body: some View { Text("\\(c)") }
        }
        var body: some View { TextField("\\(a) \\(b) \\(ignored)", text: .constant("")).id(UUID()) }
    }

    """
  private static let whole = JSON.range(0, 0, 99, 0)

  @Test(arguments: ["\n", "\r\n"])
  func allSafeFixesAndNothingElse(_ end: String) throws {
    let text = Self.text.replacing("\n", with: end)
    try withServer { server in
      try server.openAndSettle(text, findings: 4)
      let actions = try server.actions(Self.whole, only: #"["source.fixAll.statewise"]"#)
      #expect(actions.count == 1)
      let edits = actions.first?.edits() ?? []
      var buffer = ClientBuffer(text)
      #expect(buffer.holds(edits: edits))
      buffer.apply(edits: edits)
      let expected = text.replacing("@State var a", with: "@State private var a")
        .replacing("@State var b", with: "@State private var b")
        .replacing("@State var c", with: "@State private var c")
      #expect(buffer.text == expected)
      // Another request has the same result. For the new text, there are no more fixes.
      #expect(try server.actions(Self.whole, only: #"["source.fixAll"]"#) == actions)
      server.replace(by: buffer.text, version: 2)
      let left = try server.shown(1, version: 2)
      #expect(left.first?["code"] == "id-volatile")
      for only in [#"["source.fixAll"]"#, #"["source.fixAll.statewise"]"#] {
        #expect(try server.actions(Self.whole, only: only).isEmpty)
      }
    }
  }

  @Test func aCleanDocumentIsLeftClean() throws {
    try withServer { server in
      server.open(Sample.good)
      try server.shown(0)
      #expect(try server.actions(Self.whole, only: #"["source.fixAll"]"#).isEmpty)
      try server.ping()
    }
  }
}
