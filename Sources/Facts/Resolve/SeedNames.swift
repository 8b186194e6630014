/// Names that say of a value that only the first one counts.
extension ProjectFacts {
  /// "initialName", "draft", "editingText": the first word says so.
  package static func isSeedName(_ name: String) -> Bool {
    ["initial", "default", "seed", "draft", "original", "placeholder", "editing", "starting"].contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      return name.dropFirst(prefix.count).first?.isUppercase ?? true
    }
  }

  /// Whether a parameter's name or label says so.
  static func isSeed(_ parameter: Parameter) -> Bool { isSeedName(parameter.name) || isSeedName(parameter.label) }
}
