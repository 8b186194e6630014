/// State that callers give and no code changes.
extension FactCollector {
  private static let changing: NameUse.Kinds = [
    .written, .memberWritten, .writtenInInitializer, .takenInOut, .projected, .projectedMember, .storage,
    .methodCalled,
  ]

  /// The state properties without an initial value whose names no code of the file assigns, binds or calls a method of.
  mutating func unchangedState() -> Set<MemberName> {
    var result: Set<MemberName> = []
    for property in summary.properties
    where property.isStoredInstance && !property.hasInitialValue && property.isWrapped(by: .state) {
      if let owner = property.owner { result.insert(MemberName(owner: owner, name: property.$name)) }
    }
    guard !result.isEmpty else { return [] }
    let changed = Set(file.nameUses.lazy.filter { !$0.kinds.isDisjoint(with: Self.changing) }.map(\.$name))
    return result.filter { !changed.contains($0.$name) }
  }
}
