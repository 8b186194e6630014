import Analysis
import Foundation

/// The state map's page as Swift code, generated from its HTML, CSS, and JavaScript files.
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
    return """
      // swift-format-ignore-file
      // Generated from page.html, page.css, and page.js: \(GeneratedPages.command)
      extension StateMapPage {
        static func text(around data: String) -> String {
          \(hashes)\"""
      \(page.replacing("{{map}}", with: "\\\(hashes)(data)"))
      \"""\(hashes)
        }
      }

      """
  }
}
