import Facts

/// Names that indicate that only the first value is used.
extension ProjectFacts {
  /// Returns whether the first word of the name indicates that only the first value is used: "initialName", "draft",
  /// "editingText".
  package static func isSeedName(_ name: String) -> Bool {
    ["initial", "default", "seed", "draft", "original", "placeholder", "editing", "starting"].contains {
      hasFirstWord($0, name)
    }
  }

  /// Returns whether the name is that of a value that a view starts with: "startExpanded". The name of state says less:
  /// `startDate` is a date like any other.
  static func isStartName(_ name: String) -> Bool { hasFirstWord("start", name) }

  private static func hasFirstWord(_ word: String, _ name: String) -> Bool {
    name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase ?? true
  }

  /// Returns whether a parameter's name or label indicates that only the first value is used.
  static func isSeed(_ parameter: Parameter) -> Bool {
    [parameter.name, parameter.label].contains { isSeedName($0) || hasFirstWord("starts", $0) }
  }
}
