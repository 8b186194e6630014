/// A map as a flowchart for Mermaid, which many Markdown viewers draw (https://mermaid.js.org/syntax/flowchart.html).
package struct StateMapMermaid {
  private let diagram: StateMapDiagram

  package init(_ map: StateMap) { diagram = StateMapDiagram(map) }

  /// The number of lines between boxes that Mermaid draws by default, `maxEdges`. A diagram cannot change this limit.
  static let lineLimit = 500
  /// The number of characters that Mermaid reads by default, `maxTextSize`. A diagram cannot change this limit.
  static let characterLimit = 50_000

  /// A warning for the reader if Mermaid would refuse to draw the map; nil if it can draw it.
  package var warning: String? {
    guard let excess else { return nil }
    let map = diagram.map
    let holdings = Dictionary(grouping: map.holders.flatMap(\.members).compactMap(\.model)) { $0 }.mapValues(\.count)
    let parts = map.models.sorted { holdings[$0.id] ?? 0 > holdings[$1.id] ?? 0 }.lazy.filter { model in
      StateMapMermaid(map.focused(on: .models([model.id]), depth: 1)).excess == nil
    }.prefix(3).map { "'\($0.name)'" }
    return "Mermaid draws \(excess). Name a view or a model to draw the part around it"
      + (parts.isEmpty ? "." : ", such as \(parts.joined(separator: ", ")).")
  }

  /// "500 lines at most, and this map has 612"; nil if the map is within the limits.
  private var excess: String? {
    let (lines, characters) = (diagram.lines.count, chart.unicodeScalars.count)
    if lines > Self.lineLimit { return "\(Self.lineLimit) lines at most, and this map has \(lines)" }
    guard characters > Self.characterLimit else { return nil }
    return "\(Self.characterLimit) characters at most, and this map has \(characters)"
  }

  /// The flowchart's text, which ends with a line ending.
  package var text: String { "flowchart LR\n" + (warning.map { "  %% \($0)\n" } ?? "") + chart }

  private var chart: String {
    var lines: [String] = []
    for holder in diagram.holders {
      let rows = [Self.escaped(holder.name)] + diagram.rows(of: holder).map(Self.escaped)
      let remarks = StateMapDiagram.remarks(of: holder).map(Self.escaped)
      lines.append("  v\(holder.id)[\"\((rows + remarks).joined(separator: "<br/>"))\"]")
    }
    for (line, labels) in diagram.lines {
      let words = [line.kind.phrase] + labels
      let label = words.map(Self.escaped).joined(separator: "<br/>")
      lines.append("  v\(line.from) \(Self.arrow(line.kind))|\"\(label)\"| v\(line.to)")
    }
    let marked = diagram.holders.filter(StateMapDiagram.isMarked).map { "v\($0.id)" }
    if !marked.isEmpty {
      lines.append("  classDef finding stroke:#c0392b,stroke-width:3px")
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

  /// Replaces every character that could end a label, begin markup, or be read as Markdown with its numeric entity.
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
