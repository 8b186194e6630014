import Facts

/// The files that have a relation to a name. `ProjectFacts` numbers the files.
struct NameIndex: Sendable {
  /// The files of each name, by relation.
  private var files = [[Symbol: [Int32]]](repeating: [:], count: Relation.allCases.count)

  /// The numbers of the files, in no particular order.
  @inline(never)
  func files(_ relation: Relation, _ name: Symbol) -> [Int32] { files[relation.rawValue][name] ?? [] }

  func names(_ relation: Relation) -> Dictionary<Symbol, [Int32]>.Keys { files[relation.rawValue].keys }

  /// Replaces the names that one file is found under. Only names that differ are updated.
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
