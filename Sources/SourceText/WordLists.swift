extension [String] {
  /// Joins the elements as a list in a sentence: "a", "a or b", or "a, b, or c".
  ///
  /// - Parameter conjunction: "or", "and".
  package func joined(by conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", "))\(count == 2 ? "" : ",") \(conjunction) \(last)"
  }

  /// The first three elements, and how many more there are: "a, b, c, and 2 more".
  package var shortList: String {
    (prefix(3) + (count > 3 ? ["\(count - 3) more"] : [])).joined(by: "and")
  }

  /// The elements as a list of quoted names: "'a', 'b', and 'c'".
  package var quotedList: String { map { "'\($0)'" }.joined(by: "and") }
}

extension Sequence where Element: Hashable {
  /// The elements in order, without duplicates.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
