/// A part of a generated page, before it is known whether a terminal or a browser shows it.
package enum PageBlock: Sendable, Hashable {
  /// Level 1 is the page's own.
  case heading(Int, String)
  /// With `code` in back-ticks.
  case paragraph(String)
  case list([String])
  /// The language as a Markdown fence names it.
  case code(language: String, String)

  /// As GitHub-flavoured Markdown, without a line end.
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
  /// The whole page, ended by a line end.
  package var markdown: String { map(\.markdown).joined(separator: "\n\n") + "\n" }
}
