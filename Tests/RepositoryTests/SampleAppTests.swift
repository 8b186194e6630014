import Analysis
import Foundation
import Testing

@testable import statewise_dev

/// Tests with the sample app, which contains a planted mistake for each rule, and similar but correct code.
@Suite("The sample app")
struct SampleAppTests {
  @Test("The reports are equal to those in the repository")
  func reports() throws {
    let root = Repository.root.standardizedFileURL.path
    try #require(FileManager.default.changeCurrentDirectoryPath(root))
    for report in SampleReports.all(root: root) {
      let expected = (try? Repository.text(report.path)) ?? ""
      let lines = (old: expected.split(separator: "\n"), new: report.text.split(separator: "\n"))
      let difference = zip(lines.old, lines.new).first { $0 != $1 }
      let isSame = report.text == expected
      #expect(
        isSame,
        """
        \(report.path) differs. If the new text is right, write it with: \(GeneratedPages.command)
        there: \(difference?.0.prefix(200) ?? "…")
        new:   \(difference?.1.prefix(200) ?? "…")
        """)
    }
  }
}
