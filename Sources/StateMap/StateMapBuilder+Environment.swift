import Facts
import SourceText

/// Connects the values that are put into the environment with the holders that read them.
extension StateMapBuilder {
  /// A kind of value in the environment. A property reads an injected value only if both have the same kind.
  private enum InjectionKind: Hashable {
    /// An object and the generic arguments of its class: an injected `Page<Post>` does not reach a property that reads
    /// `Page<User>`.
    case object(EnvironmentFamily, model: Int, arguments: String)
    case key(String)
    /// An object whose class, or whose generic arguments, are unknown.
    case unknown(EnvironmentFamily)
  }

  private struct Injected {
    let file: Int
    let injection: EnvironmentInjection
    let kind: InjectionKind
  }

  /// Code in which an injected value is visible.
  private struct Region {
    /// The holder that contains the code.
    let owner: Int
    let file: Int
    let range: ByteRange
    /// The owner's functions and properties that the code uses. The value is also visible in the views that they show.
    var members: Set<String> = []
    /// The outermost call of the project's function that injects the value; nil if the code contains the modifier
    /// itself.
    var call: ModifierCall?
    /// The view whose body injects the value into the content passed to it. The value is not visible in the view
    /// itself.
    var container: Int?

    func contains(_ showing: Showing) -> Bool { showing.file == file && range.contains(showing.range) }

    func covers(_ showing: Showing) -> Bool {
      container != showing.to && (contains(showing) || members.contains(showing.member))
    }

    /// Returns whether the value of this region hides the value of the other region from a holder that both cover.
    func hides(_ other: Region, from showing: Showing) -> Bool {
      container != showing.to && contains(showing) && !(other.file == file && range.contains(other.range))
    }
  }

  private struct Function: Hashable {
    let file: Int
    let scope: Int?
    let member: String
  }

  /// The maximum number of functions through which an injection is followed. Each one is a level of recursion.
  private static let followedFunctions = 64

  mutating func followEnvironment(_ calls: Calls) {
    let injections = injections()
    let places = Dictionary(grouping: injections) { $0.file }
    var found: [(injected: Injected, region: Region)] = []
    for injected in injections {
      let sameKind = (places[injected.file] ?? []).filter { $0.kind == injected.kind }.compactMap(
        \.injection.base?.range)
      found += regions(of: injected, excluding: sameKind, calls).map { (injected, $0) }
    }
    guard !found.isEmpty else { return }
    let readers = readers()
    let showings = Dictionary(grouping: calls.showings, by: \.from)
    // Grouped by the holder that contains the code.
    var inner: [InjectionKind: [Int: [(number: Int, region: Region)]]] = [:]
    for (number, found) in found.enumerated() {
      inner[found.injected.kind, default: [:]][found.region.owner, default: []].append((number, found.region))
    }
    var visited = Array(repeating: -1, count: holders.count)
    var known: Set<StateMap.Link> = []
    for (number, found) in found.enumerated() {
      guard let reading = readers[found.injected.kind] else { continue }
      let (region, others) = (found.region, inner[found.injected.kind] ?? [:])
      // An inner injection of the same kind hides the outer one.
      func isHidden(_ showing: Showing, by isInner: (Region) -> Bool) -> Bool {
        (others[showing.from] ?? []).contains { $0.number != number && isInner($0.region) }
      }
      var waiting = (showings[region.owner] ?? []).filter { showing in
        region.covers(showing) && !isHidden(showing) { $0.hides(region, from: showing) }
      }.map(\.to)
      while let next = waiting.popLast() {
        guard visited[next] != number else { continue }
        visited[next] = number
        for member in reading[next] ?? [] {
          if case .unknown = found.injected.kind {
            // The first injection represents all of them.
            unfollowed[next, default: [:]][member] = unfollowed[next]?[member] ?? gap(of: found.injected)
            continue
          }
          let link = link(found.injected, region, to: next, member: member)
          if known.insert(link).inserted { links.append(link) }
        }
        for showing in showings[next] ?? [] where visited[showing.to] != number {
          if !isHidden(showing, by: { $0.covers(showing) }) { waiting.append(showing.to) }
        }
      }
    }
  }

  private mutating func injections() -> [Injected] {
    var result: [Injected] = []
    for (index, file) in files.enumerated() {
      for injection in file.summary.injections where !injection.context.contains(.isPreview) {
        guard let kind = kind(of: injection, in: file.summary) else { continue }
        result.append(Injected(file: index, injection: injection, kind: kind))
      }
    }
    return result
  }

  private func kind(of injection: EnvironmentInjection, in file: FileSummary) -> InjectionKind? {
    if injection.family == .key { return .key(injection.keyPath.firstPathComponent) }
    switch project.injectedType(injection, in: file) {
    case .declared(let type):
      guard let model = knownModel(type) else { return nil }
      return kind(injection.family, model, type, written: writtenType(of: injection, in: file))
    case .foreign: return nil
    case .unknown: return .unknown(injection.family)
    }
  }

  private func kind(_ family: EnvironmentFamily, _ model: Int, _ type: DeclaredType, written: String) -> InjectionKind {
    guard !type.declaration.genericParameters.isEmpty else { return .object(family, model: model, arguments: "") }
    return genericArguments(of: written).map { .object(family, model: model, arguments: $0) } ?? .unknown(family)
  }

  /// Returns the type of the injected object as a property, a variable, or an initializer call writes it; may be empty:
  /// "Post", "Page<Post>".
  private func writtenType(of injection: EnvironmentInjection, in file: FileSummary) -> String {
    if injection.argument.value.kind == .construct { return injection.argument.value.path }
    guard injection.localType.isEmpty, let mention = injection.argument.mentions.first, mention.members.isEmpty,
      case .property(let property, _) = project.origin(of: injection.argument, at: injection.scope, in: file)
    else { return injection.localType }
    return property.type?.text ?? property.value.path
  }

  /// Returns "<Post>" for "Page<Post>" and for the name of a type alias of it; nil if no generic arguments are written.
  private func genericArguments(of written: String) -> String? {
    let name = written.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
    if let start = name.firstIndex(of: "<") { return String(name[start...]) }
    let targets = Set(
      files.flatMap(\.summary.typeAliases).filter { $0.path == name && $0.target.isGeneric }.map(\.target.text))
    guard targets.count == 1, let target = targets.first, target.contains("<") else { return nil }
    return genericArguments(of: target)
  }

  /// The members that read each kind of value, grouped by holder.
  private func readers() -> [InjectionKind: [Int: [String]]] {
    var result: [InjectionKind: [Int: [String]]] = [:]
    for (id, draft) in holders.enumerated() {
      for (member, found) in zip(draft.holder.members, draft.found) where member.role == .reads {
        guard let read = found.property.readFromEnvironment else { continue }
        var kinds: [InjectionKind] = []
        if read.family == .key {
          kinds = [.key(read.path.firstPathComponent)]
        } else {
          kinds = [.unknown(read.family)]
          if let type = found.model, let model = member.model {
            kinds.append(kind(read.family, model, type, written: found.property.type?.text ?? read.path))
          }
        }
        for kind in Set(kinds) { result[kind, default: [:]][id, default: []].append(member.name) }
      }
    }
    return result
  }

  private func gap(of found: Injected) -> String {
    let (facts, injection) = (files[found.file].facts, found.injection)
    return "may be \(facts.line(at: injection.argument.place)), which is injected at "
      + "\(facts.path.fileName):\(injection.namePlace.line + 1) and whose type is not known"
  }

  private mutating func link(_ found: Injected, _ region: Region, to: Int, member: String) -> StateMap.Link {
    let (file, injection) = (files[found.file], found.injection)
    var from = holder(at: injection.scope, member: injection.member, inFile: found.file)
    var mention = injection.argument.mentions.first
    var spot = StateMap.Spot(injection.namePlace, in: file.summary.path)
    // If a function injects its parameter, the injected value is the one that its caller passes.
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

  // MARK: Coverage of an injection

  /// The regions in which the value of an injection is visible: usually the expression before the modifier. If the
  /// modifier is applied to the content of a view modifier, or in a function of an extension of `View`, these are the
  /// expressions before their calls.
  ///
  /// - Parameter inner: The ranges in this file that are covered by injections of the same kind.
  private mutating func regions(of found: Injected, excluding inner: [ByteRange], _ calls: Calls) -> [Region] {
    let injection = found.injection
    let scope = files[found.file].summary.type(at: injection.scope)
    // A chain that begins with a call of `environment` or a similar modifier applies to `self`.
    let beginsWithModifier =
      injection.root.kind == .call && !injection.root.path.contains(".") && scope?.kind == .extension
    let isOnSelf = injection.base == nil || injection.root == Value(.name, "self") || beginsWithModifier
    if isOnSelf || injection.root == Value(.name, "content") {
      var followed: Set<Function> = []
      let modified = regions(around: injection.scope, injection.member, inFile: found.file, calls, &followed)
      if !modified.isEmpty { return modified }
    }
    guard let base = injection.base else { return [] }
    let used = members(
      usedIn: base, except: inner.filter { $0 != base.range && base.range.contains($0) }, by: injection.member,
      at: injection.scope, inFile: found.file)
    let own = Region(
      owner: holder(at: injection.scope, member: injection.member, inFile: found.file), file: found.file,
      range: base.range, members: used)
    return [own] + passedContent(shownIn: base, of: found, calls)
  }

  /// The members of a type that the code uses, directly or through other members: `content` for
  /// `content.environment(store)` in a body.
  private func members(
    usedIn base: Place, except inner: [ByteRange], by member: String, at scope: Int?, inFile index: Int
  ) -> Set<String> {
    guard let owner = project.owner(of: scope, in: files[index].summary) else { return [] }
    let uses = ([owner] + project.extensions(of: owner)).flatMap { declaration in
      (facts[declaration.file.id]?.memberUses ?? []).filter { $0.scope == declaration.index }
    }
    let words = files[index].facts.words(in: base.range, except: inner)
    var result: Set<String> = []
    var waiting = uses.filter { $0.member == member && words.contains($0.name) }.map(\.name)
    while let next = waiting.popLast() {
      if result.insert(next).inserted { waiting += uses.filter { $0.member == next }.map(\.name) }
    }
    return result
  }

  /// The regions of the content that callers pass to a view: `Stored { Home() }` with `content().environment(store)` in
  /// its body.
  private func passedContent(shownIn base: Place, of found: Injected, _ calls: Calls) -> [Region] {
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
      .map { Region(owner: $0.from, file: $0.file, range: $0.range, container: id) }
  }

  private mutating func regions(
    around scope: Int?, _ member: String, inFile index: Int, _ calls: Calls, _ followed: inout Set<Function>
  ) -> [Region] {
    // Functions may call each other in a cycle, and each one has to be followed only once.
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
        let used = members(usedIn: base, except: [], by: call.member, at: call.scope, inFile: file)
        result.append(
          Region(
            owner: holder(at: call.scope, member: call.member, inFile: file), file: file, range: base.range,
            members: used, call: call))
      } else {
        result += regions(around: call.scope, call.member, inFile: file, calls, &followed)
      }
    }
    return result
  }

  private func covers(_ base: Place?, _ range: ByteRange) -> Bool { base?.range.contains(range) ?? false }
}

extension FileFacts {
  /// The names in the code of a range, without those in the excluded ranges inside it.
  fileprivate func words(in range: ByteRange, except excluded: [ByteRange]) -> Set<String> {
    var result: Set<String> = []
    var start = range.start
    for end in excluded.sorted(by: { $0.start < $1.start }) + [ByteRange(range.end, range.end)] {
      let code = String(decoding: bytes.prefix(end.start).dropFirst(start), as: UTF8.self)
      result.formUnion(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      start = max(start, end.end)
    }
    return result
  }
}
