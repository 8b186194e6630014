extension [String] {
  /// The elements as a list: "a", "a or b", or "a, b, or c".
  package var joinedByOr: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + (count == 2 ? " or " : ", or ") + last
  }

  /// "'a', 'b' and 'c'"
  package var quotedList: String {
    let quoted = map { "'\($0)'" }
    return [quoted.dropLast().joined(separator: ", "), quoted.last ?? ""].filter { !$0.isEmpty }
      .joined(separator: " and ")
  }

  /// The elements in order, without duplicates.
  package var withoutRepeats: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
