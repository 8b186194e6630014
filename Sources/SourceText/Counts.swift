extension Dictionary where Value == Int {
  /// Counts the elements.
  package init(counting elements: some Sequence<Key>) {
    self = elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Decreases a count above zero. Returns whether there was one.
  package mutating func takeOne(_ key: Key) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}
