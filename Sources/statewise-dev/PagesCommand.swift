import Foundation

/// A command that updates all generated pages, the reports about the sample app, and the digests of the example
/// findings.
enum PagesCommand: DeveloperCommand {
  static let name = "pages"
  static let usage = "pages"
  static let summary =
    "Write the pages generated from the rules and commands, and the reports about the sample app"

  /// All pages except the reports about the sample app.
  static var pages: [GeneratedPages.Page] {
    GeneratedPages.all() + [
      GeneratedPages.Page(path: ManualPage.path) { _ in ManualPage.text },
      GeneratedPages.Page(path: MapPageCode.path) { _ in try? MapPageCode.text() },
    ]
  }

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    for page in pages {
      guard let updated = page.updated((try? Repository.text(page.path)) ?? "") else {
        throw DeveloperError(sentence: "'\(page.path)' lacks the two marks around the generated part.")
      }
      try write(updated, to: page.path)
    }
    let root = try Repository.root().path
    guard FileManager.default.changeCurrentDirectoryPath(root) else {
      throw DeveloperError(sentence: "'\(root)' cannot be opened.")
    }
    for report in SampleReports.all(root: root) { try write(report.text, to: report.path) }
    try write(ExampleFindings.digests(), to: ExampleFindings.path)
    return true
  }

  private static func write(_ text: String, to path: String) throws(DeveloperError) {
    guard (try? Repository.text(path)) != text else { return }
    try Repository.write(text, to: path)
    print("Wrote \(path)")
  }
}
