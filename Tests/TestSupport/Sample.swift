/// The text that most tests open.
package enum Sample {
  /// A text with one finding at 3:15–3:16, whose safe fix inserts `private ` at 3:11.
  package static let bad = """
    import SwiftUI

    struct A: View {
        @State var n = 0
        var body: some View { Text("\\(n)") }
    }

    """

  /// The text after the fix.
  package static let good = bad.replacing("@State var", with: "@State private var")

  package static let path = "/project/A.swift"
  package static let uri = "file:///project/A.swift"
}
