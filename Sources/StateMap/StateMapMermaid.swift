/// A map as a flowchart for Mermaid, which Markdown pages draw (https://mermaid.js.org/syntax/flowchart.html).
package struct StateMapMermaid {
  private let diagram: StateMapDiagram

  package init(_ map: StateMap) {
    diagram = StateMapDiagram(map)
  }

  /// Ends with a line end.
  package var text: String {
    var lines = ["flowchart LR"]
    for holder in diagram.holders {
      let rows = [Self.escaped(holder.name)] + diagram.rows(of: holder).map(Self.escaped)
      let remarks = holder.remarks.map { Self.escaped("⚠ \($0.rule)") }
      lines.append("  v\(holder.id)[\"\((rows + remarks).joined(separator: "<br/>"))\"]")
    }
    for (line, labels) in diagram.lines {
      let words = [line.kind.phrase] + labels
      let label = words.map(Self.escaped).joined(separator: "<br/>")
      lines.append("  v\(line.from) \(Self.arrow(line.kind))|\"\(label)\"| v\(line.to)")
    }
    let marked = diagram.holders.filter { !$0.remarks.isEmpty }.map { "v\($0.id)" }
    if !marked.isEmpty {
      lines.append("  classDef finding stroke:#c26a12,stroke-width:3px")
      lines.append("  class \(marked.joined(separator: ",")) finding")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func arrow(_ kind: StateMap.Link.Kind) -> String {
    switch kind {
    case .argument, .firstValue: "-->"
    case .binding: "<-->"
    case .environment: "==>"
    case .shows: "-.->"
    }
  }

  /// Every character that could end a label, begin markup or be read as Markdown, as an entity by number.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "*", "_", "\\", "|", "[", "]", "{", "}", ";", "~", "$":
        result += "#\(scalar.value);"
      case "\n", "\r", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
