/// A part of a generated page, independent of whether a terminal or a browser shows it.
package enum PageBlock: Sendable, Hashable {
  /// A heading. Level 1 is that of the page.
  case heading(Int, String)
  /// A paragraph with `code` in backticks.
  case paragraph(String)
  case list([String])
  /// Code with the language's name in a Markdown fence.
  case code(language: String, String)

  /// The block as GitHub Flavored Markdown, without a final line ending.
  package var markdown: String {
    switch self {
    case .heading(let level, let text): String(repeating: "#", count: max(level, 1)) + " " + text
    case .paragraph(let text): text
    case .list(let items): items.map { "- " + $0 }.joined(separator: "\n")
    case .code(let language, let text): "```\(language)\n\(text)\n```"
    }
  }
}

extension [PageBlock] {
  /// The whole page as GitHub Flavored Markdown, with a final line ending.
  package var markdown: String { map(\.markdown).joined(separator: "\n\n") + "\n" }
}
