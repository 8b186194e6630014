/// A map in the language of Graphviz (https://graphviz.org/doc/info/lang.html).
package struct StateMapDot {
  private let diagram: StateMapDiagram

  package init(_ map: StateMap) { diagram = StateMapDiagram(map) }

  /// The graph's text, which ends with a line ending.
  package var text: String {
    // `nslimit` ends the search for the best layout early: an app with 350 views is drawn in 2 seconds instead of 10.
    var lines = [
      "digraph statewise {", "  rankdir=LR;", "  nslimit=1;",
      "  node [shape=box, style=rounded, fontname=\"sans-serif\", fontsize=11];",
      "  edge [fontname=\"sans-serif\", fontsize=9];",
    ]
    for holder in diagram.holders {
      let rows = [holder.name] + diagram.rows(of: holder) + StateMapDiagram.remarks(of: holder)
      let mark = StateMapDiagram.isMarked(holder) ? ", color=\"#c0392b\", penwidth=2" : ""
      let tip = Self.quoted("\(holder.spot.path):\(holder.spot.line + 1)")
      lines.append("  v\(holder.id) [label=\(Self.label(rows)), tooltip=\(tip)\(mark)];")
    }
    for (line, labels) in diagram.lines {
      lines.append(
        "  v\(line.from) -> v\(line.to) [label=\(Self.label([line.kind.phrase] + labels))\(Self.look(line.kind))];")
    }
    return lines.map { $0 + "\n" }.joined() + "}\n"
  }

  private static func look(_ kind: StateMap.Link.Kind) -> String {
    switch kind {
    case .argument: ", color=\"#2f6fb5\""
    case .binding: ", color=\"#8a44c8\", dir=both"
    case .firstValue: ", color=\"#c26a12\""
    case .environment: ", color=\"#1f8a5b\", style=bold"
    case .shows: ", color=\"#8b94a3\", style=dashed"
    }
  }

  /// A label whose first line is centered. All other lines are left-aligned.
  private static func label(_ lines: [String]) -> String {
    let rest = lines.dropFirst().map { escaped($0) + "\\l" }.joined()
    return "\"\(lines.first.map(escaped) ?? "")\(rest.isEmpty ? "" : "\\n")\(rest)\""
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
  }
}
