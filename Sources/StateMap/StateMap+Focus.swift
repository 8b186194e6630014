import Facts
import SourceText

/// Parts of a map.
extension StateMap {
  package enum Focus: Sendable, Hashable {
    case holders(Set<Int>)
    case models(Set<Int>)
  }

  /// The part that a name such as "Home.Row" or "Row" refers to: the holders with the name, or else the models. It has
  /// several elements if several have the same name; nil if there is none.
  package func focus(named name: String) -> Focus? {
    for matches in [{ $0 == name }, { $0.lastPathComponent == name }] as [(String) -> Bool] {
      let holders = holders.filter { matches($0.name) }.map(\.id)
      if !holders.isEmpty { return .holders(Set(holders)) }
      let models = models.filter { matches($0.name) }.map(\.id)
      if !models.isEmpty { return .models(Set(models)) }
    }
    return nil
  }

  /// The name in the map that is most similar to a misspelled one; nil if no name is similar.
  package func name(near word: String) -> String? {
    let names = holders.map(\.name) + models.map(\.name)
    return DidYouMean.nearest(to: word, in: names) ?? DidYouMean.nearest(to: word, in: names.map(\.lastPathComponent))
      ?? names.filter { $0.lastPathComponent.lowercased().contains(word.lowercased()) }.min()
  }

  /// The holders in the included files, or else the models in them; nil if there are neither.
  package func focus(onFilesWhere isIncluded: (String) -> Bool) -> Focus? {
    let holders = holders.filter { isIncluded($0.spot.path) }.map(\.id)
    if !holders.isEmpty { return .holders(Set(holders)) }
    let models = models.filter { isIncluded($0.spot.path) }.map(\.id)
    return models.isEmpty ? nil : .models(Set(models))
  }

  /// The part of the map around the focus: where its state comes from and where it goes, up to `depth` steps away.
  /// Other state that the sources pass on is left out.
  package func focused(on focus: Focus, depth: Int) -> StateMap {
    switch focus {
    case .holders(let ids): focused(on: ids, depth: depth)
    case .models(let ids): focused(onModels: ids)
    }
  }

  private func focused(on ids: Set<Int>, depth: Int) -> StateMap {
    let above = Set(reached(from: ids, depth: depth, Dictionary(grouping: links, by: \.to), \.from))
    let below = Set(reached(from: ids, depth: depth, Dictionary(grouping: links, by: \.from), \.to))
    return part(of: above.union(below)) { link in
      below.contains(link.to) || above.contains(link.from) && above.contains(link.to)
    }
  }

  private func reached(
    from ids: Set<Int>, depth: Int, _ next: [Int: [Link]], _ end: (Link) -> Int
  ) -> Set<Int> {
    var seen = ids
    var level = ids
    for _ in 0..<max(depth, 0) {
      level = Set(level.flatMap { (next[$0] ?? []).map(end) }).subtracting(seen)
      guard !level.isEmpty else { break }
      seen.formUnion(level)
    }
    return seen
  }

  private func focused(onModels ids: Set<Int>) -> StateMap {
    var holding: [Int: Set<String>] = [:]
    for holder in holders {
      for member in holder.members where member.model.map(ids.contains) ?? false {
        holding[holder.id, default: []].insert(member.name)
      }
    }
    let passing = links.filter { link in
      link.toMember.map { holding[link.to]?.contains($0) ?? false } ?? false
        || link.fromMember.map { holding[link.from]?.contains($0) ?? false } ?? false
    }
    let kept = Set(passing)
    return part(of: Set(holding.keys).union(passing.flatMap { [$0.from, $0.to] }), models: ids) { kept.contains($0) }
  }

  /// - Parameter modelIDs: The models of the part; nil for all whose objects its holders have.
  private func part(of ids: Set<Int>, models modelIDs: Set<Int>? = nil, linkedBy isIncluded: (Link) -> Bool) -> StateMap
  {
    var holders = holders.filter { ids.contains($0.id) }
    let outer = Dictionary(grouping: links.filter { ids.contains($0.to) && !ids.contains($0.from) }, by: \.to)
    for index in holders.indices {
      for link in outer[holders[index].id] ?? [] { holders[index].note(link, fromOutside: holder(link.from)) }
    }
    let modelIDs = modelIDs ?? Set(holders.flatMap(\.members).compactMap(\.model))
    return StateMap(
      holders: holders, models: models.filter { modelIDs.contains($0.id) },
      links: links.filter { ids.contains($0.from) && ids.contains($0.to) && isIncluded($0) })
  }
}

extension StateMap.Holder {
  /// Records the source of a member's value if the source is outside the part of the map.
  fileprivate mutating func note(_ link: StateMap.Link, fromOutside source: StateMap.Holder?) {
    guard let source, let index = members.firstIndex(where: { $0.name == link.toMember }) else { return }
    let name = [source.name, link.fromMember].compactMap { $0 }.joined(separator: ".")
    if !members[index].outerSources.contains(name) { members[index].outerSources.append(name) }
  }
}
