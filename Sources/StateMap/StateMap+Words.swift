extension StateMap.Link.Kind {
  /// The words that describe a link between two holders.
  package var phrase: String {
    switch self {
    case .argument: "argument"
    case .binding: "binding"
    case .firstValue: "first value"
    case .environment: "environment"
    case .shows: "shows"
    }
  }
}

extension StateMap.Effect {
  /// "onChange(of: text) writes count; keeps draft in step".
  package var phrase: String {
    let written = writes.filter { !copies.contains($0) }
    let parts = [
      written.isEmpty ? nil : "writes \(written.joined(separator: ", "))",
      copies.isEmpty ? nil : "keeps \(copies.joined(separator: ", ")) in step",
    ]
    return "\(name) \(parts.compactMap { $0 }.joined(separator: "; "))"
  }
}
