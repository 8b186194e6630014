import Facts

/// Names that say that only the first value counts.
extension ProjectFacts {
  /// Whether the first word of the name says so: "initialName", "draft", "editingText".
  package static func isSeedName(_ name: String) -> Bool {
    ["initial", "default", "seed", "draft", "original", "placeholder", "editing", "starting"].contains {
      hasFirstWord($0, name)
    }
  }

  /// Whether the name is that of a value with which a view starts: "startExpanded". For state, such a name means less:
  /// `startDate` is a date like any other.
  static func isStartName(_ name: String) -> Bool { hasFirstWord("start", name) }

  private static func hasFirstWord(_ word: String, _ name: String) -> Bool {
    name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? true
  }

  /// Whether a parameter's name or label says that only the first value counts.
  static func isSeed(_ parameter: Parameter) -> Bool { isSeedName(parameter.name) || isSeedName(parameter.label) }
}
