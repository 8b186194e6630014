import Facts
import SourceText

/// Connects the values that are put into the environment with the holders that read them.
extension StateMapBuilder {
  /// What is read and injected: the two must match.
  private enum Way: Hashable {
    case object(model: Int)
    case observable(model: Int)
    case key(String)
  }

  private struct Injected {
    let file: Int
    let injection: EnvironmentInjection
    let way: Way
  }

  /// A part of a file that sees an injected value.
  private struct Region {
    let file: Int
    let range: ByteRange
    /// The outermost call of the project's function that injects the value there; nil where the modifier itself is
    /// there.
    let call: ModifierCall?
    /// The view whose body injects the value into the content that it receives. The view itself does not see the value.
    var container: Int?
  }

  private struct Inner {
    let number: Int
    let file: Int
    let range: ByteRange
    let container: Int?
  }

  private struct Function: Hashable {
    let file: Int
    let scope: Int?
    let member: String
  }

  /// The maximum number of functions through which an injection is followed. Each of them is one level deeper.
  private static let followedFunctions = 64

  mutating func followEnvironment(_ calls: Calls) {
    let found = injections().flatMap { injected in
      regions(of: injected, calls).map { (injected: injected, region: $0) }
    }
    guard !found.isEmpty else { return }
    let readers = readers()
    let showings = Dictionary(grouping: calls.showings, by: \.from)
    let showingsByFile = Dictionary(grouping: calls.showings, by: \.file)
    var inner: [Way: [Int: [Inner]]] = [:]
    for (number, found) in found.enumerated() {
      inner[found.injected.way, default: [:]][found.region.file, default: []].append(
        Inner(
          number: number, file: found.region.file, range: found.region.range, container: found.region.container))
    }
    var visited = Array(repeating: -1, count: holders.count)
    var known: Set<StateMap.Link> = []
    for (number, found) in found.enumerated() {
      guard let reading = readers[found.injected.way] else { continue }
      let (region, others) = (found.region, inner[found.injected.way] ?? [:])
      // An inner injection of the same kind hides the outer one.
      func isHidden(_ showing: Showing, isOwn: Bool) -> Bool {
        (others[showing.file] ?? []).contains { other in
          other.number != number && other.container != showing.to && other.range.contains(showing.range)
            && (!isOwn || region.range.contains(other.range) && other.range != region.range)
        }
      }
      var waiting = (showingsByFile[region.file] ?? [])
        .filter { region.container != $0.to && region.range.contains($0.range) && !isHidden($0, isOwn: true) }
        .map(\.to)
      while let next = waiting.popLast() {
        guard visited[next] != number else { continue }
        visited[next] = number
        for member in reading[next] ?? [] {
          let link = link(found.injected, region, to: next, member: member)
          if known.insert(link).inserted { links.append(link) }
        }
        for showing in showings[next] ?? [] where visited[showing.to] != number && !isHidden(showing, isOwn: false) {
          waiting.append(showing.to)
        }
      }
    }
  }

  private mutating func injections() -> [Injected] {
    var result: [Injected] = []
    for (index, file) in files.enumerated() {
      for injection in file.summary.injections where !injection.context.contains(.isPreview) {
        guard let way = way(of: injection, in: file.summary) else { continue }
        result.append(Injected(file: index, injection: injection, way: way))
      }
    }
    return result
  }

  private func way(of injection: EnvironmentInjection, in file: FileSummary) -> Way? {
    if injection.family == .key { return .key(injection.keyPath.firstPathComponent) }
    guard case .declared(let type) = project.injectedType(injection, in: file), let model = knownModel(type) else {
      return nil
    }
    return injection.family == .object ? .object(model: model) : .observable(model: model)
  }

  /// The members that read each kind of value, by holder.
  private func readers() -> [Way: [Int: [String]]] {
    var result: [Way: [Int: [String]]] = [:]
    for (id, draft) in holders.enumerated() {
      for (member, found) in zip(draft.holder.members, draft.found) where member.role == .reads {
        guard let read = found.property.readFromEnvironment else { continue }
        let way: Way? =
          switch read.family {
          case .key: .key(read.path.firstPathComponent)
          case .object: member.model.map { .object(model: $0) }
          case .observable: member.model.map { .observable(model: $0) }
          }
        if let way { result[way, default: [:]][id, default: []].append(member.name) }
      }
    }
    return result
  }

  private mutating func link(_ found: Injected, _ region: Region, to: Int, member: String) -> StateMap.Link {
    let (file, injection) = (files[found.file], found.injection)
    var from = holder(at: injection.scope, member: injection.member, inFile: found.file)
    var mention = injection.argument.mentions.first
    var spot = StateMap.Spot(injection.namePlace, in: file.summary.path)
    // A function that injects its parameter injects the value that its caller passes.
    if let call = region.call, let parameter = mention, parameter.root == .parameter,
      let passed = call.names.first(where: { $0.label == parameter.name })
    {
      from = holder(at: call.scope, member: call.member, inFile: region.file)
      mention = passed.reference
      spot = StateMap.Spot(call.place, in: files[region.file].summary.path)
    }
    let own = mention.flatMap { mention in
      mention.isOfSelf ? holders[from].holder.members.first { $0.name == mention.name }?.name : nil
    }
    return StateMap.Link(
      kind: .environment, from: from, fromMember: own, to: to, toMember: member,
      label: file.facts.line(at: injection.argument.place), spot: spot, boundaries: [])
  }

  // MARK: What an injection covers

  /// The expression before the modifier. For a modifier on the content of a view modifier, or in a function of an
  /// extension of `View`, the expressions before their calls.
  private func regions(of found: Injected, _ calls: Calls) -> [Region] {
    let injection = found.injection
    let scope = files[found.file].summary.type(at: injection.scope)
    // A chain that starts with a call of `environment` or a similar modifier applies to `self`.
    let beginsWithModifier =
      injection.root.kind == .call && !injection.root.path.contains(".") && scope?.kind == .extension
    let isOnSelf = injection.base == nil || injection.root == Value(.name, "self") || beginsWithModifier
    if isOnSelf || injection.root == Value(.name, "content") {
      var followed: Set<Function> = []
      let modified = regions(around: injection.scope, injection.member, inFile: found.file, calls, &followed)
      if !modified.isEmpty { return modified }
    }
    return injection.base.map { base in
      [Region(file: found.file, range: base.range, call: nil)] + givenContent(shownIn: base, of: found, calls)
    } ?? []
  }

  /// The content that callers pass to a view: `Stored { Home() }` with `content().environment(store)` in its body.
  private func givenContent(shownIn base: Place, of found: Injected, _ calls: Calls) -> [Region] {
    let file = files[found.file]
    guard let scope = found.injection.scope, let owner = project.owner(of: scope, in: file.summary),
      let id = knownHolder(owner), holders[id].holder.kind == .view
    else { return [] }
    let generic = Set(owner.declaration.genericParameters.map(\.name))
    let contents = owner.properties.filter { property in
      property.isStoredInstance
        && (property.type.map { $0.form == .function && !$0.text.hasSuffix("Void") || generic.contains($0.name) }
          ?? false)
    }
    guard !contents.isEmpty else { return [] }
    let isShown = file.facts.nameUses.contains { use in
      use.scope == scope && base.range.contains(use.place.range) && contents.contains { $0.$name == use.$name }
    }
    guard isShown else { return [] }
    return calls.showings.filter { $0.to == id }
      .map { Region(file: $0.file, range: $0.range, call: nil, container: id) }
  }

  private func regions(
    around scope: Int?, _ member: String, inFile index: Int, _ calls: Calls, _ followed: inout Set<Function>
  ) -> [Region] {
    // Functions may call each other in a cycle, and each of them has to be followed only once.
    guard followed.count < Self.followedFunctions,
      followed.insert(Function(file: index, scope: scope, member: member)).inserted,
      let declaration = files[index].summary.type(at: scope)
    else { return [] }
    let found: [(file: Int, call: ModifierCall)]
    if let owner = project.owner(of: scope, in: files[index].summary), let id = knownHolder(owner) {
      // A view modifier: `.modifier(Themed())`.
      let made = calls.showings.filter { $0.to == id }
      found = (calls.modifiers["modifier"] ?? []).filter { file, call in
        made.contains { $0.file == file && call.place.range.contains($0.range) && !covers(call.base, $0.range) }
      }
    } else if declaration.kind == .extension {
      found = calls.modifiers[member] ?? []
    } else {
      return []
    }
    var result: [Region] = []
    for (file, call) in found {
      if let base = call.base {
        result.append(Region(file: file, range: base.range, call: call))
      } else {
        result += regions(around: call.scope, call.member, inFile: file, calls, &followed)
      }
    }
    return result
  }

  private func covers(_ base: Place?, _ range: ByteRange) -> Bool { base?.range.contains(range) ?? false }
}
