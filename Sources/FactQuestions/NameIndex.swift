import Facts

/// Which files say something about a name. Files are numbered by `ProjectFacts`.
struct NameIndex: Sendable {
  /// By relation.
  private var files = [[Symbol: [Int32]]](repeating: [:], count: Relation.allCases.count)

  /// The numbers of the files, in no particular order.
  func files(_ relation: Relation, _ name: Symbol) -> [Int32] { files[relation.rawValue][name] ?? [] }

  func names(_ relation: Relation) -> Dictionary<Symbol, [Int32]>.Keys { files[relation.rawValue].keys }

  /// Replaces what one file says. Costs what changed.
  mutating func replace(_ old: IndexedNames, by new: IndexedNames, file: Int32) {
    for relation in Relation.allCases {
      let (before, after) = (old[relation], new[relation])
      for name in before where !after.contains(name) {
        guard var numbers = files[relation.rawValue].removeValue(forKey: name) else { continue }
        numbers.removeAll { $0 == file }
        if !numbers.isEmpty { files[relation.rawValue][name] = numbers }
      }
      for name in after where !before.contains(name) { files[relation.rawValue][name, default: []].append(file) }
    }
  }
}
