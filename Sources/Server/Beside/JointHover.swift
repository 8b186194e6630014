import JSONReading

/// Merges the hover texts of two servers for one place: the neighbor's text, then ours, with a horizontal rule between
/// them in Markdown.
enum JointHover {
  static func of(_ ours: RawJSON, _ theirs: RawJSON, asMarkdown: Bool) -> RawJSON {
    guard let contents = theirs["contents"], let other = text(contents.value, asMarkdown), !other.isEmpty else {
      return ours
    }
    guard let own = ours["contents"]?["value"]?.value.string else { return theirs }
    let value = other + (asMarkdown ? "\n\n---\n\n" : "\n\n") + own
    let kind = asMarkdown ? "markdown" : "plaintext"
    var members = [
      (
        name: "contents",
        value: RawJSON.object([("kind", RawJSON.string(kind)), ("value", RawJSON.string(value))])
      )
    ]
    if let range = ours["range"], range.value == theirs["range"]?.value { members.append(("range", range)) }
    return .object(members)
  }

  /// Reads `MarkupContent`, a `MarkedString`, or an array of them.
  private static func text(_ contents: JSONValue, _ asMarkdown: Bool) -> String? {
    switch contents {
    case .string(let text): return text
    case .array(let parts): return parts.compactMap { text($0, asMarkdown) }.joined(separator: "\n\n")
    default:
      guard let value = contents["value"].string else { return nil }
      guard asMarkdown, let language = contents["language"].string else { return value }
      return "```\(language)\n\(value)\n```"
    }
  }
}
