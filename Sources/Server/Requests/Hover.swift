import JSONReading
import Rules
import SourceText
import StateMap

/// `textDocument/hover`: explains a finding, the owner of the state that a property with a wrapper holds, and the state
/// that a view holds. Other servers explain everything else.
enum HoverRequest: RequestMethod {
  static let name = "textDocument/hover"
  static let respondent = Respondent.both(.hover)

  static func answer(_ params: JSONValue, in session: Session) throws(ResponseError) -> Answer {
    let (uri, position) = (try params.documentURI, try params.required("position", as: Position.init))
    guard let question = DocumentQuestion(uri, in: session) else { return .now(JSONValue.null) }
    return .later { (question.hover(at: position), nil) }
  }
}

extension DocumentQuestion {
  fileprivate func hover(at position: Position) -> JSONValue {
    let offset = snapshot.buffer.utf8Offset(position, in: session.features.columnUnit)
    let file = snapshot.knowledge(by: session.reader)
    let origin = StateOrigin(in: session.settledProject().facts)
      .line(atUTF8Offset: offset, in: file.facts, bytes: file.bytes)
    guard let finding = findings().shown.first(where: { $0.range.touches(ByteRange(at: offset)) }) else {
      return origin.map { hover($0.text, at: $0.range.touches(ByteRange(at: offset)) ? $0.range : nil) } ?? .null
    }
    let usesMarkdown = session.features.takesMarkdownHover
    let id = finding.rule.description
    var paragraphs = [usesMarkdown ? "**\(finding.message)** (`\(id)`)" : "\(finding.message) (\(id))"]
    if let origin { paragraphs.append(origin.text) }
    if let rule = AllRules.rules.first(where: { $0.id == finding.rule }) {
      paragraphs.append(rule.rationale)
      if let path = DecisionPath.path(for: rule) {
        let title = usesMarkdown ? "**\(path.title)**" : path.title
        paragraphs.append(title + "\n\n" + path.lines.map { "- " + $0 }.joined(separator: "\n"))
      }
      paragraphs.append(rule.reference)
    }
    return hover(paragraphs.joined(separator: "\n\n"), at: finding.range)
  }

  /// Without a range if the position is outside: clients hide a hover when the pointer leaves the range.
  private func hover(_ text: String, at range: ByteRange?) -> JSONValue {
    [
      "contents": [
        "kind": session.features.takesMarkdownHover ? "markdown" : "plaintext", "value": .string(text),
      ],
      "range": range.map { snapshot.buffer.range($0, in: session.features.columnUnit).json },
    ]
  }
}
