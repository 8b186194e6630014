import Facts

/// Names that say of a value that only the first one counts.
extension ProjectFacts {
  /// "initialName", "draft", "editingText": the first word says so.
  package static func isSeedName(_ name: String) -> Bool {
    ["initial", "default", "seed", "draft", "original", "placeholder", "editing", "starting"].contains {
      hasFirstWord($0, name)
    }
  }

  /// "startExpanded": what a view that appears begins with. Of state it says less: `startDate` is a date like others.
  static func isStartName(_ name: String) -> Bool { hasFirstWord("start", name) }

  private static func hasFirstWord(_ word: String, _ name: String) -> Bool {
    name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? true
  }

  /// Whether a parameter's name or label says so.
  static func isSeed(_ parameter: Parameter) -> Bool { isSeedName(parameter.name) || isSeedName(parameter.label) }
}
