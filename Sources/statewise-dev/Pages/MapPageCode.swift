import Foundation

/// The state map's page as Swift code, generated from its HTML, CSS, and JavaScript files. Each paragraph is one line,
/// so that the copy is short and a change of the page changes few of its lines.
///
/// SwiftPM can also embed files as arrays of bytes, but the compiler takes 22 s for those of this page.
enum MapPageCode {
  private static let folder = "Sources/StateMap/Page"
  static let path = "\(folder)/StateMapPage+Text.swift"

  static func text() throws(DeveloperError) -> String {
    var page = try Repository.text("\(folder)/page.html")
    let parts = try [
      ("<link rel=\"stylesheet\" href=\"page.css\">", "<style>\n\(Repository.text("\(folder)/page.css"))</style>"),
      ("<script src=\"page.js\"></script>", "<script>\n\(Repository.text("\(folder)/page.js"))</script>"),
    ]
    for (element, replacement) in parts { page = page.replacing(element, with: replacement) }
    var hashes = "#"
    while page.contains("\"\"\"\(hashes)") || page.contains("\\\(hashes)") { hashes += "#" }
    let newline = "\\\(hashes)n"
    let code = page.replacing("{{map}}", with: "\\\(hashes)(data)").replacing("\n", with: newline)
    return """
      // swift-format-ignore-file
      // Generated from page.html, page.css, and page.js: \(GeneratedPages.command)
      extension StateMapPage {
        static func text(around data: String) -> String {
          \(hashes)\"""
      \(code.replacing(newline + newline, with: newline + "\n"))
      \"""\(hashes)
        }
      }

      """
  }
}
