import FactQuestions
import Facts
import SourceText

/// Finds which holders create which other holders, and what state they pass to them.
extension StateMapBuilder {
  /// A place where one holder shows another.
  struct Showing {
    let from: Int
    let to: Int
    /// The index in `files`.
    let file: Int
    let range: ByteRange
    /// The function or property that contains the place; empty if it is not known.
    var member = ""
    /// The type that contains the place; nil if it is global or not known.
    var scope: Int?
  }

  /// The calls and places that are used to follow the environment.
  struct Calls {
    var showings: [Showing] = []
    /// Calls of modifiers that are functions of the project, by name.
    var modifiers: [String: [(file: Int, call: ModifierCall)]] = [:]
    /// The holders that are not views, by the names of their members that create views.
    var creators: [String: Set<Int>] = [:]
  }

  mutating func followCalls() -> Calls {
    var calls = Calls()
    var inputs: [Int: ValueInputs] = [:]
    let names = project.withAliases(Set(holders.compactMap { $0.type?.$name }))
    // The holders that are added below create views. Only the holders that exist up to here can be created themselves.
    let viewCount = holders.count
    let namesakes = Dictionary(grouping: holders.indices) { holders[$0].type?.$name ?? .empty }
    for (index, file) in files.enumerated() {
      let surroundings = Surroundings(file.facts)
      for construction in file.summary.constructions
      where construction.callee != .implicit && names.contains(construction.$typePath.lastPathComponent) {
        let types = project.alternatives(named: construction.$typePath, at: construction.site, in: file.summary)
        if types.isEmpty {
          // It is not known which of these views it creates, so none of them is unused.
          for id in namesakes[construction.$typePath.lastPathComponent] ?? [] { note(construction, makes: id) }
        }
        for type in types {
          guard let to = knownHolder(type), to < viewCount else { continue }
          let known = inputs[to] ?? project.valueInputs(of: type)
          inputs[to] = known
          follow(construction, to: to, known, inFile: index, surroundings, &calls)
        }
      }
      for injection in file.summary.injections where !injection.context.contains(.isPreview) {
        // Adds the function as a holder, so that calls of the function can be followed below.
        _ = holder(at: injection.scope, member: injection.member, inFile: index)
      }
    }
    followModifiers(&calls)
    followMakers(&calls)
    return calls
  }

  private mutating func note(_ construction: Construction, makes id: Int) {
    if construction.context.contains(.isPreview) {
      holders[id].isMadeForShow = true
    } else {
      holders[id].isMade = true
    }
  }

  private mutating func follow(
    _ construction: Construction, to: Int, _ inputs: ValueInputs, inFile index: Int, _ surroundings: Surroundings,
    _ calls: inout Calls
  ) {
    note(construction, makes: to)
    guard !construction.context.contains(.isPreview) else { return }
    let file = files[index].summary
    let from = holder(at: construction.scope, member: construction.member, inFile: index)
    if holders[from].holder.kind == .code, !construction.member.isEmpty {
      calls.creators[construction.member, default: []].insert(from)
    }
    let boundaries = surroundings.boundaries(around: construction.place.range)
    calls.showings.append(
      Showing(
        from: from, to: to, file: index, range: construction.place.range, member: construction.member,
        scope: construction.scope))
    let passed = inputs.passages(of: construction).compactMap { passage in
      link(
        for: passage, in: FoundConstruction(construction: construction, file: file), from: from, to: to,
        inFile: index, surroundings, boundaries)
    }
    links += passed
    if passed.isEmpty { add(shows: from, to, StateMap.Spot(construction.place, in: file.path), boundaries) }
  }

  /// Follows the calls of functions in extensions of `View`. Each call shows everything that the function shows.
  private mutating func followModifiers(_ calls: inout Calls) {
    var functions: [String: [Int]] = [:]
    for (key, id) in codeIDs {
      if case .file = key.owner { continue }
      functions[key.member, default: []].append(id)
    }
    for (index, file) in files.enumerated() {
      let surroundings = Surroundings(file.facts)
      for call in file.facts.modifierCalls where !call.context.contains(.isPreview) {
        guard call.name == "modifier" || functions[call.name] != nil else { continue }
        calls.modifiers[call.name, default: []].append((index, call))
        // Several functions with the same name may differ in their parameters, and it is unknown which one is called.
        let seen = (functions[call.name] ?? []).filter { project.sees(holders[$0].file, from: file.summary) }
        guard seen.count == 1, let to = seen.first else { continue }
        let from = holder(at: call.scope, member: call.member, inFile: index)
        guard from != to else { continue }
        holders[to].isMade = true
        calls.showings.append(
          Showing(from: from, to: to, file: index, range: call.place.range, member: call.member))
        add(
          shows: from, to, StateMap.Spot(call.place, in: file.summary.path),
          surroundings.boundaries(around: call.place.range))
      }
    }
  }

  /// Disconnects the views that only hold state for previews from the app's views.
  mutating func leaveOutPreviewing(_ calls: inout Calls) {
    let previewing = Set(
      holders.indices.filter { id in
        holders[id].isMadeForShow && !holders[id].isMade && holders[id].holder.name.contains("Preview")
      })
    guard !previewing.isEmpty else { return }
    links.removeAll { previewing.contains($0.from) }
    calls.showings.removeAll { previewing.contains($0.from) }
  }

  mutating func add(shows from: Int, _ to: Int, _ spot: StateMap.Spot, _ boundaries: [String]) {
    links.append(
      StateMap.Link(
        kind: .shows, from: from, fromMember: nil, to: to, toMember: nil, label: "", spot: spot,
        boundaries: boundaries))
  }

  // MARK: Arguments

  /// The link for an argument. Returns nil for an argument that passes no state: a value that the map does not include,
  /// or a constant first value.
  private func link(
    for passage: Passage, in found: FoundConstruction, from: Int, to: Int, inFile index: Int,
    _ surroundings: Surroundings, _ boundaries: [String]
  ) -> StateMap.Link? {
    guard let member = holders[to].holder.members.first(where: { $0.name == passage.property.name }) else { return nil }
    var fromMember: String?
    var label = files[index].facts.line(at: passage.argument.place)
    let scope = found.construction.scope
    switch project.origin(of: passage.argument, at: scope, in: found.file) {
    case .property(let property, let owner): fromMember = knownHolder(owner) == from ? property.name : nil
    case .made, .shared: break
    case .constant: if passage.isFirstValue { return nil }
    case .unknown:
      if let list = surroundings.list(around: found.construction.place.range),
        passage.argument.mentions.first?.root == .closureParameter
      {
        label += ", an element of " + files[index].facts.line(at: list.data.place)
        let data = project.origin(of: list.data, at: scope, in: found.file)
        if case .property(let property, let owner) = data, knownHolder(owner) == from { fromMember = property.name }
      }
    }
    let kind: StateMap.Link.Kind =
      passage.isFirstValue ? .firstValue : isBinding(passage.property) ? .binding : .argument
    return StateMap.Link(
      kind: kind, from: from, fromMember: fromMember, to: to, toMember: member.name, label: label,
      spot: StateMap.Spot(passage.argument.place, in: found.file.path), boundaries: boundaries)
  }

  private func isBinding(_ property: Property) -> Bool {
    property.isWrapped(by: .binding) || property.type?.isBinding == true
  }
}

/// The constructs in a file that give the code inside them a separate identity.
struct Surroundings {
  private struct Around {
    let range: ByteRange
    let text: String
  }

  private let around: [Around]
  private let lists: [ElementList]

  init(_ facts: FileFacts) {
    lists = facts.elementLists
    let all =
      lists.map { Around(range: $0.place.range, text: facts.text(ofList: $0)) }
      + facts.presentations.map { Around(range: $0.content.range, text: facts.text(ofPresentation: $0)) }
      + facts.identities.map { Around(range: $0.base.range, text: facts.line(at: $0.place)) }
    around = all.sorted { $0.range.utf8Count > $1.range.utf8Count }
  }

  /// The boundaries around the range, from the outside in.
  func boundaries(around range: ByteRange) -> [String] { around.filter { $0.range.contains(range) }.map(\.text) }

  /// The innermost construct around the range that creates a view for each element of its data.
  func list(around range: ByteRange) -> ElementList? {
    lists.filter { $0.place.range.contains(range) }.min { $0.place.range.utf8Count < $1.place.range.utf8Count }
  }
}

extension FileFacts {
  private static let shownCharacters = 60

  /// The code of a place on one line, shortened if it is long.
  func line(at place: Place) -> String {
    let words = text(place).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > Self.shownCharacters ? words.prefix(Self.shownCharacters) + "…" : words
  }

  /// "ForEach(items, id: \.self)".
  func text(ofList list: ElementList) -> String {
    let name = text(list.place).prefix { $0.isLetter }
    let key = list.key == nil ? "" : ", id: " + line(at: list.keyPlace)
    return "\(name)(\(line(at: list.data.place))\(key))"
  }

  /// "sheet(isPresented: $isEditing)".
  func text(ofPresentation presentation: Presentation) -> String {
    presentation.name + (presentation.trigger.map { "(\(line(at: $0)))" } ?? "")
  }
}
