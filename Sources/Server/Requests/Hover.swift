import Rules
import SourceText

/// `textDocument/hover`: what is behind a finding, on the finding only; everything else is another server's to explain.
enum HoverRequest: RequestMethod {
  static let name = "textDocument/hover"

  struct Params: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  struct Hover: Encodable, Sendable {
    struct Contents: Encodable, Sendable {
      var kind: String
      var value: String
    }

    var contents: Contents
    var range: LSPRange
  }

  static func answer(_ params: Params, in session: Session) -> Answer<Hover?> {
    guard let question = DocumentQuestion(params.textDocument.uri, in: session) else { return .now(nil) }
    return .later { question.hover(at: params.position) }
  }
}

extension DocumentQuestion {
  fileprivate func hover(at position: Position) -> HoverRequest.Hover? {
    let offset = snapshot.buffer.utf8Offset(position, in: world.features.columnUnit)
    guard let finding = findings().first(where: { $0.range.touches(ByteRange(at: offset)) }) else { return nil }
    let usesMarkdown = world.features.takesMarkdownHover
    let id = finding.rule.description
    var paragraphs = [usesMarkdown ? "**\(finding.message)** (`\(id)`)" : "\(finding.message) (\(id))"]
    if let rule = AllRules.rules.first(where: { $0.id == finding.rule }) {
      paragraphs.append(rule.rationale)
      if let path = DecisionPath.path(for: rule.id) {
        let title = usesMarkdown ? "**\(path.title)**" : path.title
        paragraphs.append(title + "\n\n" + path.lines.map { "- " + $0 }.joined(separator: "\n"))
      }
      paragraphs.append(rule.reference)
    }
    return HoverRequest.Hover(
      contents: .init(kind: usesMarkdown ? "markdown" : "plaintext", value: paragraphs.joined(separator: "\n\n")),
      range: snapshot.buffer.range(finding.range, in: world.features.columnUnit))
  }
}
